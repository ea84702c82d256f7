import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  checkSources,
  diffOf,
  fixSource,
  MOST_BYTES,
  MOST_FINDINGS,
} from "../../../renderer/screens/tools/lint/check-sources.ts";
import { pausingWith } from "../../../renderer/screens/tools/lint/pausing.ts";
import { pastedSource, type Source } from "../../../renderer/screens/tools/lint/source.ts";
import { ROW_CHARACTERS, textRows } from "../../../renderer/screens/tools/lint/text-rows.ts";
import { fileKindOf } from "../../../shared/lint/lint-job.ts";
import { findingLine } from "../../../shared/wording/lint.ts";
import { cli } from "../../support/cli.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const SETTINGS = { brand: "chat", blockedHosts: ["blocked.example"] };
const pausing = pausingWith(new AbortController().signal, () => undefined);

const GOOD = '{"messaging_product":"chat","to":"12025550123","type":"text","text":{"body":"hi"}}';
const BAD =
  '{ "to":"+1 202\u00a0555-0123" ,"ttl":60, "type":"text","text":{"body":"\u202edid"}, "n":1.0e+2 }';
const TEMPLATE = {
  to: "+1 (202) 555-0123",
  type: "template",
  messaging_product: "other",
  template: {
    namespace: "n",
    name: "t",
    language: { policy: "fallback", code: "en" },
    components: [
      { type: "button", parameters: [{ type: "text", text: "a" }] },
      { type: "button", parameters: [] },
    ],
  },
};
const ROWS = [{ title: "  A\u3000", description: " \t" }, { title: "B" }];
const LIST = { type: "interactive", to: "1202", interactive: { action: { sections: [{ rows: ROWS }] } } };

/** What a customer's folder may hold, good, bad and hostile. */
const FOLDER: Readonly<Record<string, string | Buffer>> = {
  "a/bom-crlf.json": `\uFEFF${JSON.stringify(TEMPLATE, null, 2).replaceAll("\n", "\r\n")}\r\n`,
  "a/list.json": `[\n\t${BAD},\n\t${JSON.stringify(LIST)},7,\n\t${GOOD}]`,
  "a/one-line.json": JSON.stringify(Array.from({ length: 40 }, () => TEMPLATE)),
  "a/twice.json": '{"to":"1 2025550123","to":"2 2025550123","ttl":1,"ttl":2,"__proto__":{"ttl":1}}',
  "a/cut.json": '[{"to":"1 2025550123"},{"to":',
  "a/empty.json": "",
  "a/empty-object.json": "{}",
  "a/spaces.json": " {\n} ",
  "a/deep.json": `${'{"a":['.repeat(50_000)}${"]}".repeat(50_000)}`,
  "a/surrogates.json": '{"to":"1 2025550123","text":{"body":"\\ud83d\u0000"}}'.replace("\u0000", "👍\\udc4d"),
  "a/not-utf8.json": Buffer.from([0x22, 0xff, 0x22]),
  "b.ndjson": `\uFEFF${BAD}\r\n\r\n${GOOD}\n \t\n${JSON.stringify(TEMPLATE)}\nnope\n${JSON.stringify(LIST)}`,
  "c.jsonl": Buffer.concat([
    Buffer.from(`{"to":"1 ${"0".repeat(3 * 1024 * 1024)}"}\n${BAD}\n`),
    Buffer.from([0x22, 0xff, 0x0a]),
    Buffer.from(`${BAD}\n`),
  ]),
  "d/e/f.NDJSON": `${Array.from({ length: 3_000 }, (_, n) => (n % 3 === 0 ? BAD : GOOD)).join("\n")}\n`,
  "notes.txt": "x",
};
const RECORDED = {
  log: {
    entries: [
      {
        request: {
          method: "POST",
          url: "https://client.example/v1/messages",
          postData: { encoding: "base64", text: Buffer.from(BAD).toString("base64") },
        },
      },
    ],
  },
};

function folderOf(files: typeof FOLDER): string {
  const folder = tempFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

function sourcesOf(files: typeof FOLDER): readonly Source[] {
  return Object.entries(files)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, content]) => {
      const kind = fileKindOf(name);
      const bytes = typeof content === "string" ? content : new Uint8Array(content);
      return kind === undefined ? [] : [{ name, kind, content: new Blob([bytes]) }];
    });
}

async function bytesOf({ content }: Source): Promise<Buffer> {
  return Buffer.from(await content.arrayBuffer());
}

describe("the same folder in the window and in the terminal", () => {
  test("[L17] is fixed to the same bytes, and a second fix changes none", async () => {
    const folder = folderOf(FOLDER);
    await cli(["lint", ".", "--fix"], { folder });
    for (const source of sourcesOf(FOLDER)) {
      const fixed = await fixSource(source, SETTINGS, pausing);
      const expected = readFileSync(join(folder, source.name));
      expect((await bytesOf(fixed)).equals(expected), source.name).toBe(true);
      expect(await fixSource(fixed, SETTINGS, pausing), source.name).toBe(fixed);
    }
    expect(readFileSync(join(folder, "b.ndjson"), "utf8")).not.toBe(FOLDER["b.ndjson"]);
  });

  test("[L17] has the same findings, counts and diff", async () => {
    const files = { ...FOLDER, "z.har": JSON.stringify(RECORDED) };
    const folder = folderOf(files);
    const { stdout } = await cli(["lint", ".", "--json"], { folder });
    const lines = stdout.trimEnd().split("\n");
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const checked = await checkSources(sourcesOf(files), SETTINGS, pausing);
    expect(told.slice(0, -1)).toEqual(
      checked.findings.map((finding) => ({
        type: "finding",
        at: expect.any(String) as string,
        ...findingLine(finding),
      })),
    );
    const { payloads, errors, warnings } = checked.counts;
    expect(told.at(-1)).toMatchObject({ files: checked.files.length, payloads, errors, warnings });
    const diffs = await Promise.all(sourcesOf(FOLDER).map((source) => diffOf(source, SETTINGS, pausing)));
    const plain = folderOf(FOLDER);
    expect((await cli(["lint", ".", "--fix", "--diff"], { folder: plain })).stdout).toBe(diffs.join(""));
  });
});

test("a recording is checked and never rewritten", async () => {
  const source: Source = { name: "a.har", kind: "har", content: new Blob([JSON.stringify(RECORDED)]) };
  expect((await checkSources([source], SETTINGS, pausing)).counts).toMatchObject({ errors: 3, fixable: 0 });
  expect(await fixSource(source, SETTINGS, pausing)).toBe(source);
  expect(await diffOf(source, SETTINGS, pausing)).toBe("");
});

test("a file that is too large is named without being read, and the others are still checked", async () => {
  const large = { size: MOST_BYTES.whole + 1 } as Blob;
  const gone = {
    size: 1,
    arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")),
  } as unknown as Blob;
  const checked = await checkSources(
    [
      { name: "large.json", kind: "json", content: large },
      { name: "gone.json", kind: "json", content: gone },
      { name: "a.json", kind: "json", content: new Blob([GOOD]) },
    ],
    SETTINGS,
    pausing,
  );
  expect(checked.files.map(({ problem }) => problem)).toEqual(["tooLarge", "unreadable", undefined]);
  expect(checked.counts).toMatchObject({ payloads: 1, errors: 0 });
});

test("10,000 findings are listed, and all of them are counted", async () => {
  const content = new Blob([Array.from({ length: 6_000 }, () => BAD).join("\n")]);
  const { findings, counts } = await checkSources(
    [{ name: "a.ndjson", kind: "lines", content }],
    SETTINGS,
    pausing,
  );
  expect(findings).toHaveLength(MOST_FINDINGS);
  expect(counts.errors).toBe(18_000);
});

test("a check ends as soon as it is canceled, whatever it reads", async () => {
  for (const [kind, text] of [
    ["json", `[${Array<string>(100_000).fill(BAD).join()}]`],
    ["lines", Array<string>(100_000).fill(BAD).join("\n")],
    ["har", `{"log":{"entries":[${Array<string>(100_000).fill('{"a":{}}').join()}]}}`],
  ] as const) {
    const controller = new AbortController();
    const parts: number[] = [];
    const work = checkSources(
      [{ name: "a", kind, content: new Blob([text]) }],
      SETTINGS,
      pausingWith(controller.signal, (part) => {
        parts.push(part);
        if (parts.length === 2) controller.abort();
      }),
    );
    await expect(work, kind).rejects.toMatchObject({ name: "AbortError" });
    expect(
      parts.every((part) => part >= 0 && part <= 1),
      kind,
    ).toBe(true);
  }
});

describe("rows of a text", () => {
  test("join to the text, and each place is in the row that shows it", async () => {
    const long = `${"x".repeat(ROW_CHARACTERS - 1)}👍${"y".repeat(500)}`;
    const text = `a\r\n\n${long}\nend\n`;
    const rows = await textRows(text, pausing);
    const shown = Array.from({ length: rows.count }, (_, row) => [rows.line(row), rows.text(row)] as const);
    expect(shown.map(([line, part]) => `${line === undefined ? "" : "\n"}${part}`).join("")).toBe(
      `\n${text.replace("\r", "")}`,
    );
    expect(shown.map(([line]) => line).filter((line) => line !== undefined)).toEqual([1, 2, 3, 4, 5]);
    for (const column of [0, ROW_CHARACTERS - 1, ROW_CHARACTERS + 2, long.length - 1]) {
      const row = rows.rowAt({ line: 3, column }) ?? -1;
      expect(rows.text(row), String(column)).toContain(long.slice(column, column + 1));
    }
    expect(rows.rowAt({ line: 3, column: 1e9 })).toBe(rows.rowAt({ line: 3, column: long.length - 1 }));
    expect(rows.rowAt({ line: 9, column: 0 })).toBeUndefined();
    expect((await textRows("", pausing)).count).toBe(1);
  });

  test("end at a million, however many there are", async () => {
    for (const text of ["\n".repeat(1_200_000), "x".repeat(ROW_CHARACTERS * 1_000_001)]) {
      const rows = await textRows(text, pausing);
      expect([rows.count, rows.isCut]).toEqual([1_000_000, true]);
    }
  });
});

test.each([
  [GOOD, "json"],
  [`[${GOOD}]`, "json"],
  [`${GOOD}\n${BAD}\n`, "lines"],
  [`${GOOD}\r\n\r\nnope`, "lines"],
  [JSON.stringify(RECORDED), "har"],
  [`{\n"to": }`, "json"],
  ["nope", "json"],
])("[L11] a pasted text is read as what it is: %j", (text, kind) => {
  expect(pastedSource("Pasted", text).kind).toBe(kind);
});
