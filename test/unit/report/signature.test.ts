import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../../../main/core/report/render-markdown.ts";
import { renderHtml } from "../../../main/core/report/render-html.ts";
import {
  pdfMark,
  reportKey,
  signReport,
  verifyReport,
  type SigningKey,
} from "../../../main/core/report/signature.ts";
import { RunId } from "../../../shared/ids.ts";
import type { ReportDocument } from "../../../shared/report/document.ts";
import type { ReportForm } from "../../../shared/report/report.ts";

function newKey(): SigningKey {
  const { privateKey } = generateKeyPairSync("ed25519");
  return { ...reportKey(privateKey.export({ format: "jwk" }).x ?? ""), privateKey };
}

const KEY = newKey();
const STATED = { run: RunId.parse("r-20260115-report"), madeAt: "2026-01-15T12:00:00.000Z" };

const document: ReportDocument = {
  language: "en",
  title: "A report",
  headline: "It moved.",
  lead: ["From here to there."],
  sections: [{ heading: "Signature", facts: [["Fingerprint", KEY.fingerprint]] }],
};
const CONTENT: Readonly<Record<ReportForm, string>> = {
  html: renderHtml(document),
  md: renderMarkdown(document),
  pdf: `%PDF-1.4\n<</Title (A report: +1 202 555 0123 \\(${STATED.run}\\))>>\ncompressed\n%%EOF\n${pdfMark(KEY)}`,
  json: `{\n  "format": "switchover-report",\n  "key": ${JSON.stringify(KEY.fingerprint)}`,
};
const FORMS = ["html", "md", "pdf", "json"] as const;

function signed(form: ReportForm, key = KEY): Buffer {
  return Buffer.from(signReport(Buffer.from(CONTENT[form]), { ...STATED, form }, key));
}

describe.each(FORMS)("a report as %s", (form) => {
  test("[R1] is genuine as it was signed, and says when and by which key", () => {
    const found = verifyReport(signed(form));
    expect(found).toMatchObject({
      kind: "genuine",
      statement: { ...STATED, form },
      key: reportKey(KEY.publicKey),
    });
  });

  test("[R1] is no longer genuine with any one of its bytes changed", () => {
    const file = signed(form);
    for (let at = 0; at < file.length; at += 1)
      for (const bit of [0x01, 0x20, 0x80]) {
        const changed = Buffer.from(file);
        changed[at] = (file[at] ?? 0) ^ bit;
        expect(verifyReport(changed).kind, `byte ${at}`).not.toBe("genuine");
      }
  });

  test("[R1] is no longer genuine with bytes added or cut off at any place", () => {
    const file = signed(form);
    const places = [...file.keys()];
    const parts = places.map((at) => [file.subarray(0, at), file.subarray(at)] as const);
    const genuine = (changed: Uint8Array): boolean => verifyReport(changed).kind === "genuine";
    expect(parts.filter(([head, tail]) => genuine(Buffer.concat([head, Buffer.from(" "), tail])))).toEqual(
      [],
    );
    expect(genuine(Buffer.concat([file, Buffer.from("\n")]))).toBe(false);
    expect(parts.filter(([head]) => genuine(head))).toEqual([]);
    expect(parts.slice(1).filter(([, tail]) => genuine(tail))).toEqual([]);
  });
});

test("[R1] a report with its signature is still a file of its kind", () => {
  expect(JSON.parse(signed("json").toString())).toMatchObject({ format: "switchover-report" });
  const pdf = signed("pdf").toString();
  // A reader looks for a PDF's end within its last 1,024 bytes.
  expect(pdf.length - pdf.lastIndexOf("%%EOF")).toBeLessThan(1_024);
  for (const form of ["html", "md"] as const)
    expect(signed(form).toString().slice(CONTENT[form].length)).toMatch(/^\n?<!-- [^<>]* -->\n$/);
});

test("[R1] a signature of another report, or of two in one file, is told as altered", () => {
  const one = signed("html");
  const other = signReport(
    Buffer.from(CONTENT.html.replace("It moved", "It stayed")),
    { ...STATED, form: "html" },
    KEY,
  );
  const trailer = one.subarray(CONTENT.html.length);
  const swapped = Buffer.concat([Buffer.from(CONTENT.html.replace("It moved", "It stayed")), trailer]);
  expect(verifyReport(swapped)).toEqual({ kind: "altered", why: "bytes" });
  expect(verifyReport(Buffer.concat([one, Buffer.from(other)]))).toEqual({ kind: "altered", why: "bytes" });
  expect(verifyReport(Buffer.concat([one, Buffer.from("<p>and more</p>")]))).toEqual({
    kind: "altered",
    why: "after",
  });
});

test.each(FORMS)(
  "[R1] as %s, a report that another key signed anew is altered: it names the first key",
  (form) => {
    expect(verifyReport(signed(form, newKey()))).toEqual({ kind: "altered", why: "named" });
  },
);

test("[R1] a report whose signature is gone is altered; any other file is unknown", () => {
  for (const form of FORMS)
    expect(verifyReport(Buffer.from(CONTENT[form]))).toEqual({ kind: "altered", why: "missing" });
  for (const text of [
    "",
    "hello",
    "<html></html>",
    "{}",
    "%PDF-1.4\n%%EOF\n",
    "%PDF-1.4\n<</Title (r-1)>>\n",
  ])
    expect(verifyReport(Buffer.from(text))).toEqual({ kind: "unknown" });
});

test("[R1] a PDF that was cut off is told by its title", () => {
  const file = signed("pdf");
  const cut = file.subarray(0, file.indexOf("compressed"));
  expect(verifyReport(cut)).toEqual({ kind: "altered", why: "missing" });
});
