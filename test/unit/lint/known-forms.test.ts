import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blockCheck, type CheckedBlock } from "../../../main/core/lint/check-block.ts";
import type { LintSettings } from "../../../shared/lint/finding.ts";
import { formOf } from "../../../shared/lint/forms/form.ts";
import { endOfNumber, endOfText } from "../../../shared/lint/forms/values.ts";
import { lintLine, NOT_UTF8 } from "../../../shared/lint/lint-line.ts";
import { imaginedLines } from "../../support/imagined-lines.ts";

const SETTINGS: LintSettings = { brand: "chat", blockedHosts: [] };
const DECODER = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Each line by itself, parsed and checked by every rule. */
function checkedOneByOne(lines: readonly Buffer[], settings: LintSettings, isFirst: boolean) {
  const findings: CheckedBlock["findings"][number][] = [];
  let payloads = 0;
  for (const [index, line] of lines.entries()) {
    const found = findingsOf(line, settings, isFirst && index === 0);
    if (found === undefined) continue;
    payloads += 1;
    for (const one of found) findings.push({ ...one, line: index + 1 });
  }
  return { lines: lines.length, payloads, findings };
}

function findingsOf(line: Buffer, settings: LintSettings, isFirst: boolean) {
  try {
    return lintLine(DECODER.decode(line), settings, isFirst)?.findings;
  } catch {
    return NOT_UTF8;
  }
}

describe("lines of known forms", () => {
  test.each([
    ["", SETTINGS],
    [" with blocked hosts", { brand: "chat", blockedHosts: ["blocked.example", "cdn.example.com"] }],
  ])("[L20] thousands of lines%s have the findings that each has by itself", (_, settings) => {
    const drawn = imaginedLines(14);
    let check = blockCheck(settings);
    let all = 0;
    let parsed = 0;
    let found = 0;
    for (let round = 0; round < 40; round += 1) {
      // Forms are learned most eagerly at the beginning.
      if (round % 5 === 0) check = blockCheck(settings);
      // Bytes that are no UTF-8 decide how the lines around them are read, so many blocks have none.
      const lines = Array.from({ length: 100 }, drawn.next).filter(
        (line) => round % 2 === 0 || findingsOf(line, settings, true) !== NOT_UTF8,
      );
      const { parsed: characters, ...checked } = check(Buffer.concat(lines), round === 0);
      expect(checked).toEqual(checkedOneByOne(lines, settings, round === 0));
      all += Buffer.concat(lines).length;
      parsed += characters;
      found += checked.findings.length;
    }
    expect(found).toBeGreaterThan(800);
    // Otherwise this would prove nothing.
    expect(parsed).toBeLessThan(all * 0.8);
  });

  test("[L20] a line of a known form that is too long is one, wherever it stands", () => {
    const line = (body: string): string =>
      `${JSON.stringify({ messaging_product: "chat", to: "12025550123", type: "text", text: { body } })}\n`;
    const most = 3 * 1024 * 1024 - line("").length + 1;
    const check = blockCheck(SETTINGS);
    const block = [line("a"), line("b"), line("c".repeat(most)), line("d".repeat(most + 1)), line("e")].join(
      "",
    );
    const { findings, parsed, ...counts } = check(Buffer.from(block), true);
    expect(counts).toEqual({ lines: 5, payloads: 5 });
    expect(findings.map(({ line: at, sentence }) => [at, sentence])).toEqual([[4, "tooLong"]]);
    expect(parsed).toBe(line("a").length);
  });

  test("[L20] the values of a form that may differ are those that decide nothing", () => {
    const form = (message: object, settings = SETTINGS): string =>
      (
        formOf(JSON.stringify({ messaging_product: "chat", to: "12025550123", ...message }), [], settings)
          ?.parts ?? []
      )
        .map((part) =>
          typeof part === "string" ? part : typeof part.open === "string" ? `<${part.open}>` : "<like>",
        )
        .join("");
    const head = '{"messaging_product":"chat","to":"<like>"';
    expect(form({ type: "text", text: { body: "Hi", preview_url: true } })).toBe(
      `${head},"type":"text","text":{"body":"<text>","preview_url":true}}`,
    );
    expect(form({ type: "location", location: { latitude: 1.5, name: 7 } })).toBe(
      `${head},"type":"location","location":{"latitude":<number>,"name":<number>}}`,
    );
    const image = { type: "image", image: { link: "https://media.example/a.jpg", caption: "a" } };
    expect(form(image)).toBe(`${head},"type":"image","image":{"link":"<like>","caption":"<text>"}}`);
    expect(form(image, { brand: "chat", blockedHosts: ["blocked.example"] })).toBe(
      `${head},"type":"image","image":{"link":"https://media.example/a.jpg","caption":"<text>"}}`,
    );
  });

  test("[L20] a byte order mark is part of no form", () => {
    const good = `${JSON.stringify({ messaging_product: "chat", to: "12025550123", text: { body: "a" } })}\n`;
    const { findings, payloads } = blockCheck(SETTINGS)(
      Buffer.from(`\uFEFF${good}${good}\uFEFF${good}${good}`),
      true,
    );
    expect([payloads, findings.map(({ line, sentence }) => [line, sentence])]).toEqual([4, [[3, "syntax"]]]);
  });

  test("[L20] a value that counts in one message and not in another is told by what follows it", () => {
    const line = (type: string, payload: string): string => {
      const components = [{ parameters: [{ payload }], type, index: "0" }];
      const template = { name: "a", language: { code: "en" }, components };
      return `${JSON.stringify({ messaging_product: "chat", to: "12025550123", type: "template", template })}\n`;
    };
    const kinds = ["body", "button"] as const;
    for (const order of [kinds, kinds.toReversed()]) {
      const check = blockCheck(SETTINGS);
      check(Buffer.from(order.map((type) => line(type, "a")).join("")), true);
      const { findings } = check(Buffer.from(order.map((type) => line(type, "")).join("")), false);
      expect(findings.map(({ line: at, sentence }) => [at, sentence])).toEqual([
        [order.indexOf("button") + 1, "valueMissing"],
      ]);
    }
  });

  test("[L20] a finding has its place in each line, behind characters of any length", () => {
    const line = (body: string): string =>
      `${JSON.stringify({ to: "12025550123", type: "text", text: { body, n: 1 }, ttl: 5, last: 2 })}\n`;
    const bodies = ["a", "", "Sí, mañana", "👍👍", 'a "b"', "語".repeat(30)];
    const { findings, parsed } = blockCheck(SETTINGS)(Buffer.from(bodies.map(line).join("")), true);
    expect(parsed).toBe(line("a").length);
    expect(findings.map(({ line: at, sentence, offset }) => [at, sentence, offset])).toEqual(
      bodies.flatMap((body, index) => [
        [index + 1, "productMissing", 0],
        [index + 1, "onPremisesProperty", line(body).indexOf('5,"last')],
      ]),
    );
  });

  test("[L20] a line may have thousands of values, in one form or in many", () => {
    const line = (values: number): string => {
      const sizes = Array.from({ length: values }, (_, index) => index % 10);
      return `${JSON.stringify({ messaging_product: "chat", to: "12025550123", text: { body: "a" }, sizes })}\n`;
    };
    const counts = [4_000, 4_000, 3_990, 3_995, 3_999, 4_000];
    const { parsed, ...checked } = blockCheck(SETTINGS)(Buffer.from(counts.map(line).join("")), true);
    expect(checked).toEqual({ lines: 6, payloads: 6, findings: [] });
    expect(parsed).toBe([4_000, 3_990, 3_995, 3_999].reduce((sum, values) => sum + line(values).length, 0));
  });

  test("[L20] one line with a fault does not keep others from being known", () => {
    const line = (to: string, id: string): string =>
      `${JSON.stringify({ messaging_product: "chat", to, type: "image", image: { id } })}\n`;
    const good = (index: number): string => line(`+1202555${1_000 + index}`, String(index));
    const check = blockCheck(SETTINGS);
    check(
      Buffer.from(
        [line("+1 202 555 0123", "1"), line("+1-202", "1"), line("+12025550123", "a-b"), good(1)].join(""),
      ),
      true,
    );
    const many = Array.from({ length: 50 }, (_, index) => good(index)).join("");
    expect(check(Buffer.from(many), false)).toEqual({ lines: 50, payloads: 50, findings: [], parsed: 0 });
  });

  test("[L20] more forms than are remembered change nothing but the time", () => {
    const message = { messaging_product: "chat", to: "12025550123", type: "text", text: { body: "a" } };
    const common = Buffer.from(`${JSON.stringify(message)}\n`);
    const check = blockCheck(SETTINGS);
    let parsed = 0;
    for (let round = 0; round < 1_200; round += 1) {
      const own = Buffer.from(
        `${JSON.stringify({ ...message, [`x${round}`]: 1, ...(round % 7 === 0 ? { ttl: 1 } : {}) })}\n`,
      );
      const lines = [...Array<Buffer>(20).fill(common), own];
      const checked = check(Buffer.concat(lines), false);
      expect(checked.findings.map(({ line, sentence }) => [line, sentence])).toEqual(
        round % 7 === 0 ? [[21, "onPremisesProperty"]] : [],
      );
      expect(checked.payloads).toBe(21);
      parsed += checked.parsed - own.length;
    }
    // The one that is used is never forgotten.
    expect(parsed).toBe(common.length);
  });
});

test("[L20] texts and numbers end where JSON has them end, and nothing else is one", () => {
  const ends = (text: string, endOf: (bytes: Uint8Array) => number): string | undefined => {
    const end = endOf(Buffer.from(text, "utf8"));
    return end < 0 ? undefined : Buffer.from(text, "utf8").toString("utf8", 0, end);
  };
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const texts = fc.array(
    fc.constantFrom(
      "a",
      "\\",
      "u",
      "0",
      "dE9f",
      "n",
      "/",
      '"',
      "\u0000",
      "\u001f",
      "\t",
      "\u007f",
      "é",
      "👍",
    ),
    {
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(texts, fc.boolean(), (parts, mayEscape) => {
      const text = parts.join("");
      const end = ends(`${text}"`, (bytes) => endOfText(bytes, 0, mayEscape));
      const first = [...`${text}"`.matchAll(/"/g)]
        .map(({ index }) => text.slice(0, index))
        .find((one) => isJson(`"${one}"`));
      expect(end).toBe(mayEscape || first?.includes("\\") !== true ? first : undefined);
    }),
    { numRuns: 5_000, seed: 14 },
  );
  const digits = fc.array(fc.constantFrom("0", "1", "9", "-", "+", ".", "e", "E", "a", ","), {
    maxLength: 7,
  });
  fc.assert(
    fc.property(digits, (parts) => {
      const text = parts.join("");
      const end = ends(`${text},`, (bytes) => endOfNumber(bytes, 0));
      // What stands behind a number decides whether the line goes on as the form does.
      expect(isJson(text) ? end === text : end === undefined || isJson(end)).toBe(true);
    }),
    { numRuns: 5_000, seed: 14 },
  );
});
