import { generateKeyPairSync } from "node:crypto";
import { aggregate } from "../../../main/core/allowlist/aggregate.ts";
import { readAnswer } from "../../../main/core/allowlist/registry-answer.ts";
import { loadBatch } from "../../../main/core/batch/load-batch.ts";
import { describeCertificate } from "../../../main/core/checks/certificate/describe-certificate.ts";
import { readContent as readHandover, summaryOf } from "../../../main/core/handover/handover-content.ts";
import { closeHandover, openHandover } from "../../../main/core/handover/handover-file.ts";
import { readPlanJson } from "../../../main/core/plan/read-plan-json.ts";
import { renderHtml } from "../../../main/core/report/render-html.ts";
import { renderMarkdown } from "../../../main/core/report/render-markdown.ts";
import { reportKey, signReport, verifyReport } from "../../../main/core/report/signature.ts";
import { contentOf, readContent } from "../../../main/core/storage/row-versions.ts";
import { countTimestamps } from "../../../main/core/traffic/count-timestamps.ts";
import { readEgress } from "../../../shared/egress/read-egress.ts";
import { RunId } from "../../../shared/ids.ts";
import { parsePlan } from "../../../shared/migration/plan-problem.ts";
import { redact } from "../../../shared/redacted.ts";
import type { ReportForm } from "../../../shared/report/report.ts";
import { err, ok } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import { zoneClock } from "../../../shared/traffic/zone.ts";
import { imagineRun } from "../../support/imagined-run.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { seedsOf, type Target } from "../target.ts";

const NOW = instant(Date.UTC(2026, 10, 26, 12));

const PLAN = {
  version: 1,
  direction: "to-cloud",
  dialect: { brand: "chat", apiVersion: "v23.0" },
  cloud: {
    baseUrl: "https://api.example",
    businessAccountId: "102290129340398",
    appId: "42",
    accessToken: { env: "CLOUD_TOKEN" },
    tls: { caFile: "ca.pem" },
  },
  onPrem: {
    baseUrl: "https://client.example:9090",
    auth: { username: "admin", password: { env: "ONPREM_PASSWORD" } },
    tls: { sha256: "AA:".repeat(31) + "AA" },
  },
  number: {
    phoneNumberId: "106540352242922",
    cc: "1",
    phoneNumber: "2025550123",
    pin: { env: "PIN" },
    cert: { file: "cert.txt" },
    method: "sms",
    shards: 2,
    displayName: "Example Shop",
  },
};

/** Rows of journals that were drawn, and some of version 1, which names none. */
export function journalRows(): Target {
  const rows = (["to-cloud", "to-onprem"] as const).flatMap((direction) =>
    [1, 2, 3, 4].flatMap((seed) => {
      const random = randomFrom(seed);
      const tape = Array.from({ length: 600 }, () => random.between(0, 1_000_000));
      return imagineRun(direction, tape, { lateAnswers: true }).rows.map(({ entry }) => contentOf(entry));
    }),
  );
  const sorts = [...new Map(rows.map((row) => [row.replaceAll(/[0-9]+/g, "0").slice(0, 120), row])).values()];
  return {
    name: "journal",
    seeds: seedsOf(...sorts, ...sorts.slice(0, 20).map((row) => row.replace('"v":4,', ""))),
    words: ["v", "kind", "intent", "outcome", "observation", "late-answer", "evidence", "5", "2"],
    take(input) {
      const read = readContent(input.toString("utf8"), { asked: "12025550123" });
      // What was read and written again reads the same.
      return read.kind === "entry" && readContent(contentOf(read.entry)).kind !== "entry"
        ? "a row that was read cannot be read again"
        : undefined;
    },
  };
}

export function plans(): Target {
  return {
    name: "plans",
    seeds: seedsOf(PLAN, JSON.stringify(PLAN, undefined, 2), `\ufeff${JSON.stringify(PLAN)}`, "{", "[]"),
    words: ["direction", "to-onprem", "vault", "env", "file", "http://127.0.0.1", "network", "proxy", "cert"],
    take(input) {
      const json = readPlanJson({ read: () => ok(input.toString("utf8")) }, "plan.json");
      const plan = json.ok ? parsePlan(json.value) : undefined;
      const written = plan?.ok === true ? parsePlan(JSON.parse(JSON.stringify(plan.value))) : undefined;
      return written?.ok === false ? "a plan that was read cannot be read again" : undefined;
    },
  };
}

const TABLE = `plan,number.phoneNumberId,number.cc,number.phoneNumber,number.shards,window
plan.json,106540352242922,1,2025550123,2,08:00-18:00
plan.json,106540352242923,1,2025550124,1,"22:00-06:00"
`;

export function tables(): Target {
  const source = {
    folder: "/tables",
    files: {
      read: (path: string) => (path.endsWith("plan.json") ? ok(JSON.stringify(PLAN)) : NO_FILE(path)),
    },
    secrets: { env: () => redact("482913", "secret"), file: () => ok(redact("482913", "secret")) },
  };
  const rows = [{ plan: "plan.json", "number.phoneNumberId": "1065", number: PLAN.number }, PLAN];
  return {
    name: "tables",
    seeds: seedsOf(
      TABLE,
      TABLE.replaceAll(",", ";"),
      TABLE.replaceAll("\n", "\r\n"),
      rows,
      [],
      `\ufeff${TABLE}`,
    ),
    words: [
      "direction",
      "to-cloud",
      "cloud.accessToken",
      "number.pin",
      "backupPassword",
      "window",
      '"',
      "\t",
    ],
    take(input) {
      const read = loadBatch(input.toString("utf8"), source);
      const lines = read.ok ? read.value.map(({ line }) => line) : read.problem.map(({ line }) => line);
      return lines.every((line) => Number.isSafeInteger(line) && line >= 1)
        ? undefined
        : `line ${lines.join()}`;
    },
  };
}
const NO_FILE = (path: string) => err({ kind: "fileUnreadable", path, code: "ENOENT" } as const);

export function whois(): Target {
  const route = (family: string, prefix: string) => `${family}: ${prefix}\ndescr: x # y\norigin: AS64500\n\n`;
  return {
    name: "whois",
    seeds: seedsOf(
      route("route", "31.13.24.0/21") + route("route6", "2a03:2880::/32"),
      `% remark\n\n${route("route", "157.240.0.0/17").replaceAll("\n", "\r\n")}% end\r\n\r\n`,
      "% ERROR: 101: no entries found\n\n",
      route("route:\n+ 31.13.24.0/21", ""),
    ),
    words: [
      "route",
      "route6",
      "origin",
      "AS64500",
      "0.0.0.0/0",
      "::/0",
      "::ffff:10.0.0.0/104",
      "/129",
      "31.13.24.1/21",
    ],
    take(input) {
      const read = readAnswer(input.toString("latin1"), 64500);
      if (!read.ok) return undefined;
      for (const family of [4, 6] as const) aggregate(read.value[family], family);
      return undefined;
    },
  };
}

export function egress(): Target {
  const printed = [
    "Connection to api.example 443 port [tcp/https] succeeded!",
    "nc: connect to client.example (10.0.0.1) port 9090 (tcp) failed: Connection refused",
    "curl: (60) SSL certificate problem: self-signed certificate\n*  issuer: O=Proxy; CN=inspect",
    "ComputerName     : api.example\nRemotePort       : 443\nTcpTestSucceeded : True",
    "\u001b[31mTRY api.example 443\u001b[0m",
  ];
  return {
    name: "egress",
    seeds: seedsOf(...printed, printed.join("\n")),
    words: [
      "timed out",
      "refused",
      "issuer",
      "port",
      "443",
      "api.example",
      "HTTP/1.1 407",
      "could not resolve",
    ],
    take(input) {
      readEgress(input.toString("utf8"), ["api.example"]);
      return undefined;
    },
  };
}

export function timestamps(): Target {
  const clock = zoneClock("Europe/Madrid");
  if (clock === undefined) throw new Error("the runtime knows this zone");
  return {
    name: "timestamps",
    seeds: seedsOf(
      'at,text\n2026-11-20T10:00:00Z,hello\n2026-11-20 11:30,"a\nb"\n',
      "1764158400\n1764158460\n1764158460000\n",
      "when;who\n20.11.2026 10:00;1\n11/20/2026 10:00 PM;2\n",
    ),
    words: [
      "2026-02-30",
      "24:00",
      "-271821-04-20T00:00:00Z",
      "+275760-09-13T00:00:01Z",
      "9999999999999999",
      "T",
    ],
    async take(input) {
      await countTimestamps(only(input), { clock, now: NOW });
      return undefined;
    },
  };
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export function certificates(): Target {
  const field = (tag: number, bytes: Uint8Array) => Buffer.concat([Buffer.from([tag, bytes.length]), bytes]);
  const content = Buffer.concat([
    field(0x0a, Buffer.from("12025550123")),
    field(0x12, Buffer.from("Example Shop")),
    Buffer.from([0x18, 0x80, 0xa0, 0xb4, 0xc9, 0x06]),
    Buffer.from([0x20, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]),
  ]);
  const texts = [
    content,
    field(0x0a, content),
    Buffer.concat([field(0x0a, content), field(0x12, Buffer.alloc(64, 7))]),
  ];
  const plan = parsePlan(PLAN);
  return {
    name: "certificates",
    seeds: seedsOf(...texts.map((bytes) => bytes.toString("base64")), "-----BEGIN CERTIFICATE-----\nMIIB\n"),
    words: ["====", "AAAA", "f39/", "GICAgICAgICAfw"],
    take(input) {
      const text = redact(input.toString("latin1"), "certificate");
      // Also as the bytes that the text stands for: mutations of base64 rarely get that far.
      const inner = redact(input.toString("base64"), "certificate");
      for (const one of [text, inner])
        describeCertificate(one, { now: NOW, ...(plan.ok ? { plan: plan.value } : {}) });
      return undefined;
    },
  };
}

const HANDOVER = {
  madeAt: "2026-11-26T12:00:00.000Z",
  appVersion: "0.1.0",
  workspace: {
    id: "ws-abc123",
    name: "Shop",
    dialect: PLAN.dialect,
    cloud: { baseUrl: "https://api.example", businessAccountId: "102290129340398" },
    numbers: [{ phoneNumberId: "106540352242922", cc: "1", phoneNumber: "2025550123" }],
  },
  certificates: [{ path: "/ca/a.pem", pem: "-----BEGIN CERTIFICATE-----" }],
  reports: [{ run: "r-20261126-abcdef", content: "{}" }],
  secrets: [{ name: "cloud-token", kind: "access-token", value: "EAA", origin: "https://api.example" }],
};

/** Files of handed-over workspaces, and what is in them once they are opened. */
export async function handovers(): Promise<Target> {
  const passphrase = redact("a passphrase", "file passphrase");
  const random = { bytes: (length: number) => randomFrom(5).bytes(length) };
  const content = redact(JSON.stringify(HANDOVER), "workspace");
  const file = await closeHandover(content, passphrase, { random, cost: { N: 2, r: 1, p: 1 } });
  const list = { revision: 1, workspaces: [] };
  return {
    name: "handovers",
    seeds: seedsOf(file, HANDOVER),
    words: [
      "format",
      "version",
      "2",
      "kdf",
      "salt",
      "524288",
      "check",
      "nonce",
      "sealed",
      "sum",
      "__proto__",
    ],
    async take(input) {
      const text = input.toString("utf8");
      const opened = await openHandover(text, passphrase);
      if (opened.ok && text.trim() !== file.trim() && JSON.stringify(JSON.parse(text)) !== file.trim())
        return "a file that was changed opens";
      const read = readHandover(redact(text, "workspace"));
      if (read.ok) summaryOf(read.value, list);
      return undefined;
    },
  };
}

/** Signed reports in each form. */
export function reports(): Target {
  const { privateKey } = generateKeyPairSync("ed25519");
  const key = { ...reportKey(privateKey.export({ format: "jwk" }).x ?? ""), privateKey };
  const document = {
    language: "en" as const,
    title: "A report",
    headline: "It moved.",
    lead: ["From here to there."],
    sections: [{ heading: "Signature", facts: [["Fingerprint", key.fingerprint]] as const }],
  };
  const contents: Readonly<Record<ReportForm, string>> = {
    html: renderHtml(document),
    md: renderMarkdown(document),
    pdf: `%PDF-1.4\n${key.fingerprint}\n%%EOF\n`,
    json: `{\n  "format": "switchover-report",\n  "key": ${JSON.stringify(key.fingerprint)}`,
  };
  const stated = { run: RunId.parse("r-20261126-abcdef"), madeAt: "2026-11-26T12:00:00.000Z" };
  const genuine = (["html", "md", "pdf", "json"] as const).map((form) =>
    Buffer.from(signReport(Buffer.from(contents[form]), { ...stated, form }, key)),
  );
  return {
    name: "reports",
    seeds: genuine,
    words: ["switchover-report-signature v1 ", "-->", "% ", "signature"],
    take(input) {
      const { kind } = verifyReport(input);
      const isAsSigned = genuine.some((one) => one.equals(input));
      if (kind === "genuine" && !isAsSigned) return "a report that was changed is genuine";
      return isAsSigned && kind !== "genuine" ? `a genuine report is ${kind}` : undefined;
    },
  };
}
