import { randomBytes } from "node:crypto";
import { open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCopy, writeHead } from "../../../main/core/data-copy/copy-content.ts";
import { beginCopy, CopyDamaged, openCopy, type CopyWriter } from "../../../main/core/data-copy/copy-file.ts";
import { redact } from "../../../shared/redacted.ts";
import { must } from "../../support/harness.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const PASSPHRASE = redact("a passphrase of the copy", "copy passphrase");
const COST = { N: 2 ** 10, r: 8, p: 1 } as const;
const MANIFEST = { madeAt: "2026-11-26T10:00:00.000Z", appVersion: "1.0.0", dataDir: "/data", moved: false };

async function copyOf(fill: (copy: CopyWriter) => Promise<void>): Promise<string> {
  const path = join(tempFolder(), "copy");
  const file = await open(path, "wx");
  const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };
  const copy = await beginCopy(file, PASSPHRASE, { random, cost: COST });
  await fill(copy);
  await copy.end();
  await file.close();
  return path;
}

async function filesIn(path: string): Promise<Map<string, Buffer>> {
  const copy = must(await openCopy(path, PASSPHRASE));
  const found = new Map<string, Buffer>();
  let [name, parts]: [string, Buffer[]] = ["", []];
  try {
    await readCopy(copy, {
      async begin(next) {
        [name, parts] = [next, []];
      },
      async write(bytes) {
        parts.push(Buffer.from(bytes));
      },
      async end() {
        found.set(name, Buffer.concat(parts));
      },
    });
  } finally {
    await copy.close();
  }
  return found;
}

const MB = 1_048_576;

/** Content of these lengths, around the borders of blocks. */
async function withFiles(copy: CopyWriter, lengths: readonly number[]): Promise<void> {
  await writeHead(copy, MANIFEST);
  for (const [index, bytes] of lengths.entries()) {
    await writeHead(copy, { path: `file-${index}`, bytes });
    await copy.write(Buffer.alloc(bytes, index + 1));
  }
  await writeHead(copy, { end: true, files: lengths.length });
}

test("[ZG1] content of every length comes back as it was, at the borders of blocks too", async () => {
  const lengths = [0, 1, MB - 200, MB, MB + 1, 2 * MB, 3 * MB - 17];
  const found = await filesIn(await copyOf((copy) => withFiles(copy, lengths)));
  expect([...found.values()].map(({ length }) => length)).toEqual(lengths);
  expect([...found.values()].every((bytes, index) => bytes.every((byte) => byte === index + 1))).toBe(true);
});

test("[ZG3] blocks that were cut off, repeated, exchanged or taken from another copy are damage", async () => {
  const path = await copyOf((copy) => withFiles(copy, [4 * MB]));
  const other = await readFile(await copyOf((copy) => withFiles(copy, [4 * MB])));
  const whole = await readFile(path);
  const head = whole.indexOf("\n") + 1;
  const block = (index: number, from = whole): Buffer =>
    from.subarray(head + index * (MB + 16), head + (index + 1) * (MB + 16));
  const versions = {
    "cut at a block": whole.subarray(0, head + 2 * (MB + 16)),
    repeated: Buffer.concat([
      whole.subarray(0, head),
      block(0),
      block(0),
      ...[2, 3, 4].map((at) => block(at)),
    ]),
    exchanged: Buffer.concat([
      whole.subarray(0, head),
      block(1),
      block(0),
      ...[2, 3, 4].map((at) => block(at)),
    ]),
    "of another": Buffer.concat([
      whole.subarray(0, head),
      block(0, other),
      ...[1, 2, 3, 4].map((at) => block(at)),
    ]),
    "only the last": Buffer.concat([whole.subarray(0, head), block(4)]),
    "none at all": whole.subarray(0, head),
  };
  for (const bytes of Object.values(versions)) {
    await writeFile(path, bytes);
    await expect(filesIn(path)).rejects.toBeInstanceOf(CopyDamaged);
  }
});

test("[ZG3] what a copy of something else could hold is refused before it is written", async () => {
  const head = (value: object): Buffer => {
    const text = Buffer.from(JSON.stringify(value));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    return Buffer.concat([length, text]);
  };
  const bad: readonly (readonly Buffer[])[] = [
    [],
    [Buffer.from([255, 255, 255, 255])],
    [head({})],
    [head(MANIFEST), head({ path: "../x", bytes: 0 })],
    [head(MANIFEST), head({ path: "x", bytes: 2 ** 50 })],
    [head(MANIFEST), head({ path: "x", bytes: -1 })],
    [head(MANIFEST), head({ path: "x", bytes: 0 }), head({ path: "X", bytes: 0 })],
    [head(MANIFEST), head({ end: true, files: 1 })],
    [head(MANIFEST), head({ end: true, files: 0 }), Buffer.from("more")],
    [head(MANIFEST)],
  ];
  for (const parts of bad) {
    const path = await copyOf(async (copy) => {
      for (const part of parts) await copy.write(part);
    });
    await expect(filesIn(path)).rejects.toBeInstanceOf(CopyDamaged);
  }
});
