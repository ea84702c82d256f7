import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test, vi } from "vitest";
import { canonical, closeBox, NONCE_BYTES } from "../../../main/core/vault/cipher.ts";
import { freshRef, keysFrom, openHead, openRecord, storeRecord } from "../../../main/core/vault/records.ts";
import {
  readRecord,
  recordPath,
  removeRecord,
  writeRecord,
  type RecordFile,
} from "../../../main/core/vault/record-file.ts";
import type { SealedRef } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const BINDING = { workspace: "default", number: "+12025550123", purpose: "pair", schema: 1 } as const;
const VALUE = "the pair of a backup";

function vault() {
  const random = seededRandom();
  const folder = tempFolder();
  const keys = keysFrom(new Uint8Array(32).fill(7), "ab".repeat(16), folder);
  const ref = freshRef(random);
  const store = (text = VALUE) =>
    storeRecord(keys, random, {
      ref,
      binding: BINDING,
      value: redact(text, "pair"),
      head: { kind: "plain", storedAt: "2026-01-15T12:00:00.000Z" },
    });
  return { keys, folder, ref, path: recordPath(folder, ref), random, store };
}

function fileAt(path: string): RecordFile {
  const file = readRecord(path);
  if (typeof file === "string") throw new Error(`a record is ${file}`);
  return file;
}

test("[I3] a record that isn't there is missing, and nothing is made of it", () => {
  const { keys, folder, ref } = vault();
  expect(problemIn(openRecord(keys, { ref, binding: BINDING, label: "pair" }))).toEqual({
    kind: "recordMissing",
  });
  expect(openHead(keys, ref)).toBe("missing");
  expect(readdirSync(folder)).toEqual([]);
});

test("[F37] a record of a later format is newer, and stays as it is", () => {
  const { keys, ref, path } = vault();
  const text = JSON.stringify({ format: 2, whatever: true });
  writeFileSync(path, text);
  expect([readRecord(path), openHead(keys, ref)]).toEqual(["newer", "newer"]);
  expect(problemIn(openRecord(keys, { ref, binding: BINDING, label: "pair" }))).toEqual({
    kind: "vaultNewer",
  });
  expect(readFileSync(path, "utf8")).toBe(text);
});

test("[I2] a record isn't found by another binding than its own, and stays for its own", () => {
  const { keys, ref, store } = vault();
  valueOf(store());
  for (const other of [
    { ...BINDING, workspace: "another" },
    { ...BINDING, number: "+12025550199" },
    { ...BINDING, purpose: "token" },
  ])
    expect(problemIn(openRecord(keys, { ref, binding: other, label: "pair" }))).toEqual({
      kind: "recordMissing",
    });
  expect(valueOf(openRecord(keys, { ref, binding: BINDING, label: "pair" })).value.reveal()).toBe(VALUE);
});

test("[I3] a copy of a damaged record is set aside", () => {
  const { keys, folder, ref, path } = vault();
  writeFileSync(path, "{ not a record");
  expect(problemIn(openRecord(keys, { ref, binding: BINDING, label: "pair" }))).toEqual({
    kind: "recordDamaged",
  });
  const names = readdirSync(folder);
  expect([names.length, names.includes(basename(path))]).toEqual([2, true]);
  for (const name of names) expect(readFileSync(join(folder, name), "utf8")).toBe("{ not a record");
});

test("[I1] a value that would read back as another one is not stored", () => {
  const { folder, store } = vault();
  expect(problemIn(store("half a pair: \ud83d"))).toEqual({ kind: "recordDamaged" });
  expect(readdirSync(folder)).toEqual([]);
});

test("[I1] a record that isn't good takes no place, though its file is gone by then", () => {
  const { folder, path } = vault();
  const record = {
    format: 1,
    vaultId: "v",
    head: { nonce: "", sealed: "" },
    body: { nonce: "", sealed: "" },
  };
  const done = writeRecord(path, record as RecordFile, () => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    return false;
  });
  expect([done, readdirSync(folder)]).toEqual([false, []]);
});

test("[I13] a value in the clear is overwritten once it was stored, read back and handed out", () => {
  const { keys, ref, store } = vault();
  const fill = vi.spyOn(Buffer.prototype, "fill");
  const wiped = (use: () => unknown): number => {
    fill.mockClear();
    use();
    const buffers = fill.mock.contexts.map((buffer) => buffer as Buffer);
    return buffers.filter(({ length }) => length === Buffer.byteLength(VALUE)).length;
  };
  // The value itself, and what was read back before and after it took its place.
  expect(wiped(() => valueOf(store()))).toBe(3);
  expect(wiped(() => valueOf(openRecord(keys, { ref, binding: BINDING, label: "pair" })))).toBe(1);
});

test("[I13] removing a record removes what a killed write of it left beside it", () => {
  const { folder, ref, path, store } = vault();
  valueOf(store());
  const [left, fresh] = [`${path}.0123456789ab.tmp`, `${path}.ba9876543210.tmp`];
  writeFileSync(left, "an older value");
  utimesSync(left, 1_700_000_000, 1_700_000_000);
  writeFileSync(fresh, "another process is at it");
  expect(removeRecord(folder, ref)).toBe(true);
  expect([existsSync(path), existsSync(left), existsSync(fresh)]).toEqual([false, false, true]);
});

test("a head that opens and isn't one of ours is an internal error", () => {
  const { keys, ref, path, random, store } = vault();
  valueOf(store());
  const bound: readonly [string, string, SealedRef] = ["head", keys.vaultId, ref];
  const foreign = Buffer.from(JSON.stringify([7]));
  const head = closeBox(keys.heads, random.bytes(NONCE_BYTES), foreign, bound);
  writeFileSync(path, JSON.stringify({ ...fileAt(path), head }));
  expect(() => openHead(keys, ref)).toThrow("a head that decrypts is one that we wrote");
  expect(canonical(["7"])).not.toEqual(foreign);
});
