import {
  chmodSync,
  chownSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { cli, type CliOptions } from "../../support/cli.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const GOOD = '{"messaging_product":"chat","to":"12025550123","type":"text","text":{"body":"hi"}}';
const BAD = '{"messaging_product":"chat","to":"+1 202 555 0123","ttl":60,"type":"text","text":{"body":"hi"}}';
const MENDED = '{"messaging_product":"chat","to":"+12025550123","type":"text","text":{"body":"hi"}}';
const NOT_MENDED = '{"messaging_product":"chat","to":"001202","type":"text","text":{"body":"hi"}}';

function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = tempFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const FindingLine = z.strictObject({
  type: z.literal("finding"),
  at: z.iso.datetime(),
  file: z.string(),
  line: z.number(),
  pointer: z.string(),
  rule: z.string(),
  severity: z.enum(["error", "warning"]),
  message: z.string(),
  fixable: z.boolean(),
});
const ResultLine = z.strictObject({
  type: z.literal("result"),
  at: z.iso.datetime(),
  outcome: z.enum(["clean", "findings"]),
  files: z.number(),
  payloads: z.number(),
  errors: z.number(),
  warnings: z.number(),
  fixed: z.number(),
});

async function lint(folder: string, args: readonly string[], options: CliOptions = {}) {
  const end = await cli(["lint", ...args], { ...options, folder });
  const lines = end.stdout.startsWith('{"type"') ? end.stdout.trimEnd().split("\n") : [];
  const [result] = lines.slice(-1).map((line) => ResultLine.parse(JSON.parse(line)));
  return { ...end, findings: lines.slice(0, -1).map((line) => FindingLine.parse(JSON.parse(line))), result };
}

describe("lint", () => {
  test("[L10] names file, line, pointer and rule, and its exit code tells whether there are errors", async () => {
    const folder = folderOf({ "a.ndjson": `${GOOD}\n\n${BAD}\r\nnope\n`, "b.json": GOOD });
    const { code, findings, result } = await lint(folder, ["a.ndjson", "b.json", "--json"]);
    expect(code).toBe(1);
    expect(
      findings.map(({ file, line, pointer, rule, severity, fixable }) => [
        file,
        line,
        pointer,
        rule,
        severity,
        fixable,
      ]),
    ).toEqual([
      ["a.ndjson", 3, "/to", "recipient-format", "error", true],
      ["a.ndjson", 3, "/ttl", "unsupported-property", "error", true],
      ["a.ndjson", 4, "", "json-syntax", "error", false],
    ]);
    expect(result).toMatchObject({
      type: "result",
      outcome: "findings",
      files: 2,
      payloads: 4,
      errors: 3,
      warnings: 0,
      fixed: 0,
    });
    expect((await lint(folder, ["b.json"])).code).toBe(0);
  });

  test("[L10] a warning alone is a finding and no error", async () => {
    const folder = folderOf({ "a.json": GOOD.replace('"type"', '"type":"text","type"') });
    expect(await lint(folder, ["a.json", "--format", "json"])).toMatchObject({
      code: 0,
      findings: [{ rule: "duplicate-key", pointer: "/type", severity: "warning", fixable: false }],
      result: { outcome: "findings", errors: 0, warnings: 1 },
    });
  });

  test("[L11] an array's pointers lead into its payloads, its lines into the file", async () => {
    const folder = folderOf({ "a.json": `[\n  ${GOOD},\n  ${NOT_MENDED},\n  7\n]\n` });
    const { findings, result } = await lint(folder, ["a.json", "--json"]);
    expect(findings).toMatchObject([
      { line: 3, pointer: "/to", rule: "recipient-format" },
      { line: 4, pointer: "", rule: "json-syntax" },
    ]);
    expect(result).toMatchObject({ payloads: 3 });
  });

  test("[L11] a folder is read to its depth, other kinds are passed over, links to folders are not followed", async () => {
    const folder = folderOf({ "notes.txt": "x", "b.jsonl": BAD });
    writeFileSync(join(folder, "A.JSON"), BAD);
    symlinkSync(folder, join(folder, "again"));
    const { findings, result } = await lint(folder, [".", "--json"]);
    expect(findings.map(({ file }) => file)).toEqual(["A.JSON", "A.JSON", "b.jsonl", "b.jsonl"]);
    expect(result).toMatchObject({ files: 2 });
  });

  test("[L11] of a recording only messages that were posted are read, encoded or not, at the line of their text", async () => {
    const entry = (method: string, url: string, postData: object) => ({ request: { method, url, postData } });
    const log = {
      entries: [
        entry("POST", "https://client.example/v1/messages?x=1", { text: BAD }),
        entry("POST", "https://client.example/v1/messages", {
          text: Buffer.from(NOT_MENDED).toString("base64"),
          encoding: "base64",
        }),
        entry("POST", "https://client.example/v1/media", { text: BAD }),
        entry("GET", "https://client.example/v1/messages", { text: BAD }),
        { request: { method: "POST", url: "https://client.example/v1/messages" } },
      ],
    };
    const text = JSON.stringify({ log }, null, 2);
    const folder = folderOf({ "a.har": text, "b.har": "{}" });
    const { findings, result } = await lint(folder, ["a.har", "--json"]);
    const lines = text.split("\n").flatMap((line, index) => (line.includes('"text"') ? [index + 1] : []));
    expect(findings.map(({ line, pointer }) => [line, pointer])).toEqual([
      [lines[0], "/to"],
      [lines[0], "/ttl"],
      [lines[1], "/to"],
    ]);
    expect(result).toMatchObject({ payloads: 2 });
    expect((await lint(folder, ["b.har", "--json"])).findings).toMatchObject([{ rule: "json-syntax" }]);
    expect((await lint(folder, ["a.har", "--fix"])).code).toBe(2);
  });

  test("[L12] a line above 3 MB or that is no UTF-8 is a finding, and the next line is read", async () => {
    const long = `{"to":"${"1".repeat(3 * 1024 * 1024)}"}`;
    const bytes = Buffer.concat([
      Buffer.from(`${long}\n`),
      Buffer.from([0x22, 0xff, 0x22, 0x0a]),
      Buffer.from(BAD),
    ]);
    const folder = folderOf({ "a.ndjson": bytes });
    const { findings, result } = await lint(folder, ["a.ndjson", "--json"]);
    expect(findings.map(({ line, rule }) => [line, rule])).toEqual([
      [1, "json-syntax"],
      [2, "json-syntax"],
      [3, "recipient-format"],
      [3, "unsupported-property"],
    ]);
    expect(result).toMatchObject({ payloads: 3 });
    const fixed = await lint(folder, ["a.ndjson", "--fix", "--json"]);
    expect(fixed.result).toMatchObject({ fixed: 2, errors: 2 });
    expect(
      readFileSync(join(folder, "a.ndjson")).equals(
        Buffer.concat([bytes.subarray(0, -BAD.length), Buffer.from(MENDED)]),
      ),
    ).toBe(true);
  });

  test("[L12] only what JSON calls white space makes a line blank", async () => {
    const folder = folderOf({ "a.ndjson": `\uFEFF\n \t\r\n\u00a0\n\uFEFF${GOOD}\n${GOOD}` });
    const { findings, result } = await lint(folder, ["a.ndjson", "--json"]);
    expect(findings.map(({ line, rule }) => [line, rule])).toEqual([
      [3, "json-syntax"],
      [4, "json-syntax"],
    ]);
    expect(result).toMatchObject({ payloads: 3 });
  });

  test("[L12] standard input is read as it comes", async () => {
    const { findings, code } = await lint("/", ["-", "--json"], { input: `${GOOD}\n${NOT_MENDED}` });
    expect(code).toBe(1);
    expect(findings).toMatchObject([{ file: "-", line: 2, pointer: "/to" }]);
  });
});

describe("lint --fix", () => {
  test("[L13] rewrites what can be fixed and nothing else, keeps mode and link, and changes nothing the second time", async () => {
    const folder = folderOf({ "real.ndjson": `\uFEFF${BAD}\r\n\n${GOOD}\n${NOT_MENDED}` });
    chmodSync(join(folder, "real.ndjson"), 0o640);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(join(folder, "real.ndjson"), 1234, 2345);
    symlinkSync("real.ndjson", join(folder, "link.ndjson"));
    const once = await lint(folder, ["link.ndjson", "--fix", "--json"]);
    expect(once).toMatchObject({ code: 1, result: { fixed: 2, errors: 1, payloads: 3 } });
    const after = `\uFEFF${MENDED}\r\n\n${GOOD}\n${NOT_MENDED}`;
    expect(readFileSync(join(folder, "real.ndjson"), "utf8")).toBe(after);
    const { mode, uid, gid } = statSync(join(folder, "real.ndjson"));
    expect(mode & 0o777).toBe(0o640);
    expect([uid, gid]).toEqual(isRoot ? [1234, 2345] : [process.getuid?.(), process.getgid?.()]);
    expect(lstatSync(join(folder, "link.ndjson")).isSymbolicLink()).toBe(true);
    expect(await lint(folder, ["link.ndjson", "--fix", "--json"])).toMatchObject({
      result: { fixed: 0, errors: 1 },
    });
    expect(readFileSync(join(folder, "real.ndjson"), "utf8")).toBe(after);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test("[L13] a read-only file is left, the others are done, and the exit code says so", async () => {
    const folder = folderOf({ "a.json": BAD, "b.json": BAD });
    chmodSync(join(folder, "a.json"), 0o444);
    const { code, findings, result, stderr } = await lint(folder, ["a.json", "b.json", "--fix", "--json"]);
    expect({ code, result }).toMatchObject({
      code: 2,
      result: { outcome: "findings", payloads: 2, errors: 2, fixed: 2 },
    });
    expect(findings.map(({ file, pointer }) => [file, pointer])).toEqual([
      ["a.json", "/to"],
      ["a.json", "/ttl"],
    ]);
    expect(stderr).toContain("a.json is read-only");
    expect(readFileSync(join(folder, "a.json"), "utf8")).toBe(BAD);
    expect(readFileSync(join(folder, "b.json"), "utf8")).toBe(MENDED);
  });

  test("[L13] a file whose new version doesn't fit keeps every byte, and each of its findings is told once", async ({
    skip,
  }) => {
    const { folder } = smallDisk(400, skip);
    const twice = BAD.replace('"ttl":60', '"ttl":60,"ttl":90');
    const text = [twice, NOT_MENDED, ...Array.from({ length: 3_000 }, () => BAD), NOT_MENDED].join("\n");
    writeFileSync(join(folder, "a.ndjson"), text);
    writeFileSync(join(folder, "b.ndjson"), BAD);
    const { code, findings, result, stderr } = await lint(folder, [
      "a.ndjson",
      "b.ndjson",
      "--fix",
      "--json",
    ]);
    expect({ code, result }).toMatchObject({
      code: 2,
      result: { outcome: "findings", payloads: 3_004, errors: 6_004, warnings: 1, fixed: 2 },
    });
    expect(findings).toHaveLength(6_005);
    expect(new Set(findings.map(({ line, pointer, rule }) => `${line}${pointer}${rule}`)).size).toBe(6_005);
    expect(stderr).toContain("a.ndjson can't be rewritten");
    expect(readFileSync(join(folder, "a.ndjson"), "utf8")).toBe(text);
    expect(readdirSync(folder)).toEqual(["a.ndjson", "b.ndjson"]);
  });

  test("[L13] a signal leaves the file as it was and nothing beside it", async () => {
    const text = [NOT_MENDED, ...Array.from({ length: 50_000 }, () => BAD)].join("\n");
    const folder = folderOf({ "a.ndjson": text });
    let press = (): void => undefined;
    const beside: string[][] = [];
    const pressing = setInterval(() => {
      const names = readdirSync(folder);
      if (names.length === 2) {
        beside.push(names);
        press();
      }
    });
    const { code, stdout } = await cli(["lint", "a.ndjson", "--fix", "--json"], {
      folder,
      onInterruptible: (listener) => (press = listener),
    });
    clearInterval(pressing);
    expect(beside[0]).toHaveLength(2);
    expect(code).toBe(1);
    expect(stdout).not.toContain('"type":"result"');
    expect(readdirSync(folder)).toEqual(["a.ndjson"]);
    expect(readFileSync(join(folder, "a.ndjson"), "utf8")).toBe(text);
  });

  test("[L14] --diff writes nothing, and what it prints makes the file what --fix makes it", async () => {
    const pretty = `${JSON.stringify([JSON.parse(BAD), JSON.parse(GOOD), { to: "1 202 555 0123" }], null, 2)}\n`;
    const many = [BAD, ...Array.from({ length: 20 }, () => GOOD), BAD, GOOD, BAD].join("\n");
    for (const [name, text] of [
      ["a.json", pretty],
      ["b.ndjson", many],
      ["c.json", '{"ttl":1}'],
      ["d.ndjson", [BAD, `{"to":"${"1".repeat(6 * 1024 * 1024)}"}`, GOOD, BAD].join("\n")],
    ] as const) {
      const folder = folderOf({ [name]: text });
      const { stdout, code } = await lint(folder, [name, "--fix", "--diff"]);
      expect(readFileSync(join(folder, name), "utf8")).toBe(text);
      expect(code).toBe(1);
      const patched = applied(text, stdout);
      await lint(folder, [name, "--fix"]);
      expect(readFileSync(join(folder, name), "utf8")).toBe(patched);
      expect(patched).not.toBe(text);
    }
  });
});

const UNENDED = "\n\\ No newline at end of file\n";

/** Applies a unified diff, and insists on every line that it says is there. */
function applied(text: string, diff: string): string {
  const lines = text.split(/(?<=\n)/);
  const done: string[] = [];
  let at = 0;
  const body = diff
    .replaceAll(UNENDED, "\u0000\n")
    .split(/(?<=\n)/)
    .slice(2);
  for (const line of body.map((one) => one.replace("\u0000\n", ""))) {
    const from = /^@@ -(\d+)(?:,(\d+))? /.exec(line);
    if (from !== null) {
      const start = from[2] === "0" ? Number(from[1]) : Number(from[1]) - 1;
      done.push(...lines.slice(at, start));
      at = start;
    } else if (line.startsWith("+")) done.push(line.slice(1));
    else {
      if (line.slice(1) !== lines[at]) throw new Error(`line ${at + 1} isn't ${line}`);
      if (line.startsWith(" ")) done.push(lines[at] ?? "");
      at += 1;
    }
  }
  return [...done, ...lines.slice(at)].join("");
}

describe("wrong usage of lint", () => {
  test.each([
    [["missing.json"], "doesn't exist"],
    [["notes.txt"], "isn't a .json"],
    [["a.json", "--format", "xml"], "--format takes"],
    [["a.json", "--format", "sarif", "--json"], "contradict"],
    [["a.json", "--diff"], "--diff needs --fix."],
    [["-", "--fix"], "can be checked, but not fixed"],
    [["a.json", "--blocked-hosts", "none.txt"], "can't read none.txt"],
    [["a.json", "--blocked-hosts", "bad.txt"], "Line 2"],
    [[], "missing required argument"],
  ])("[L15] %j checks and changes nothing", async (args, said) => {
    const folder = folderOf({ "a.json": BAD, "notes.txt": "x", "bad.txt": "ok.example\nhttps://x/\n" });
    const { code, stdout, stderr } = await lint(folder, args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(said);
    expect(readFileSync(join(folder, "a.json"), "utf8")).toBe(BAD);
  });
});

test("[L15] blocked hosts come from a file with comments", async () => {
  const image = {
    messaging_product: "chat",
    to: "12025550123",
    type: "image",
    image: { link: "https://cdn.Bad.example./x" },
  };
  const folder = folderOf({ "a.json": JSON.stringify(image), "hosts.txt": "# ours\n\nBAD.example # cdn\n" });
  const { findings } = await lint(folder, ["a.json", "--json", "--blocked-hosts", "hosts.txt"]);
  expect(findings).toMatchObject([{ rule: "media-host", pointer: "/image/link" }]);
});

test("[L16] SARIF is one document with every finding", async () => {
  const folder = folderOf({ "a b.ndjson": `${BAD}\n${GOOD}\n`, "c.json": GOOD });
  const { code, stdout, stderr } = await lint(folder, ["a b.ndjson", "c.json", "--format", "sarif"]);
  expect(code).toBe(1);
  const { version, runs } = JSON.parse(stdout) as { version: string; runs: { results: object[] }[] };
  expect(version).toBe("2.1.0");
  expect(runs[0]?.results).toMatchObject([
    {
      ruleId: "recipient-format",
      level: "error",
      locations: [
        { physicalLocation: { artifactLocation: { uri: "a%20b.ndjson" }, region: { startLine: 1 } } },
      ],
    },
    { ruleId: "unsupported-property" },
  ]);
  expect(stderr).toContain("2 errors");
  expect(JSON.parse((await lint(folder, ["c.json", "--format", "sarif"])).stdout)).toMatchObject({
    runs: [{ results: [] }],
  });
});

test("[L10] for people each finding is named with its reason, and the end in one line", async () => {
  const folder = folderOf({ "a.json": BAD });
  const { stdout } = await lint(folder, ["a.json"]);
  expect(stdout).toContain("a.json:1 /to");
  expect(stdout).toContain("The cloud API reaches a recipient by the full number.");
  expect(stdout).toContain("2 errors and 0 warnings in 1 message. 2 can be fixed with --fix");
  expect((await lint(folderOf({ "a.json": GOOD }), ["a.json"])).stdout).toContain("1 message is ready");
});
