import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  readRecord,
  recordPath,
  recordRefs,
  removeRecord,
  writeRecord,
  type RecordFile,
} from "../../../main/core/vault/record-file.ts";
import { isLockedNamed, lockNamed } from "../../../main/core/storage/run-lock.ts";
import { SealedRef } from "../../../shared/ids.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const REF = SealedRef.parse("ab".repeat(16));
const record = (vaultId: string): RecordFile => ({
  format: 1,
  vaultId,
  head: { nonce: "n", sealed: "s" },
  body: { nonce: "n", sealed: "s" },
});

test("[I3] a record that reads back wrong replaces nothing, and none of it is left", () => {
  const folder = tempFolder();
  const path = recordPath(folder, REF);
  expect(writeRecord(path, record("first"), () => true)).toBe(true);
  const before = readFileSync(path);
  expect(writeRecord(path, record("second"), () => false)).toBe(false);
  expect(readFileSync(path)).toEqual(before);
  expect(readdirSync(folder)).toEqual([`${REF}.sealed`]);
});

test("[I1] a record is looked at before it takes its place and once more there", () => {
  const folder = tempFolder();
  const path = recordPath(folder, REF);
  const looks: string[][] = [];
  const answers = [true, false];
  const done = writeRecord(path, record("first"), (read) => {
    looks.push([
      read.vaultId,
      ...readdirSync(folder).map((name) => name.slice(32).replace(/\.[a-f0-9]{12}\./, ".")),
    ]);
    return answers.shift() ?? true;
  });
  expect(looks).toEqual([
    ["first", ".sealed.tmp"],
    ["first", ".sealed"],
  ]);
  expect(done).toBe(false);
});

test("[I1] a record that is damaged by the time it has its place is not told as written", () => {
  const folder = tempFolder();
  const read: string[] = [];
  const done = writeRecord(recordPath(folder, REF), record("first"), ({ vaultId }) => {
    read.push(vaultId);
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), "{");
    return true;
  });
  expect([done, read]).toEqual([false, ["first"]]);
});

test("the references of a folder are those of its records, and of nothing else that lies there", () => {
  const folder = tempFolder();
  expect(recordRefs(join(folder, "absent"))).toEqual([]);
  writeRecord(recordPath(folder, REF), record("first"), () => true);
  const other = "cd".repeat(16);
  for (const name of [
    "key.json",
    "short.sealed",
    REF,
    other,
    `.sealed${other}`,
    `${REF}.sealed.damaged-1-2`,
    `${REF}.other.`,
  ])
    writeFileSync(join(folder, name), "");
  expect(recordRefs(folder)).toEqual([REF]);
});

test("a record is missing, damaged or whole, and a failing disk is none of these", () => {
  const folder = tempFolder();
  const path = recordPath(folder, REF);
  expect(readRecord(path)).toBe("missing");
  writeFileSync(path, "{");
  expect(readRecord(path)).toBe("damaged");
  writeFileSync(path, "{}");
  expect(readRecord(path)).toBe("damaged");
  expect(() => readRecord(folder)).toThrow("EISDIR");
});

test("[I3] a record is not deleted while another process may make it anew, and nothing of it stays afterwards", () => {
  const dataDir = tempFolder();
  const folder = join(dataDir, "vault");
  mkdirSync(folder);
  const path = recordPath(folder, REF);
  writeRecord(path, record("first"), () => true);
  for (const name of [`${path}.damaged-12-34`, `${path}-copy.damaged-12-34`]) writeFileSync(name, "sealed");
  writeFileSync(join(folder, `${"cd".repeat(16)}.sealed.damaged-12-34`), "another record's");
  const held = lockNamed(dataDir, "vault-records", 0);
  expect(() => removeRecord(folder, REF, 0)).toThrow(expect.objectContaining({ code: "EBUSY" }));
  expect(readdirSync(folder)).toHaveLength(4);
  held?.release();
  expect(removeRecord(folder, REF)).toBe(true);
  expect(readdirSync(folder)).toEqual([`${"cd".repeat(16)}.sealed.damaged-12-34`]);
});

test("removing a record says whether there was one", () => {
  const folder = tempFolder();
  const path = recordPath(folder, REF);
  writeRecord(path, record("first"), () => true);
  expect([removeRecord(folder, REF), removeRecord(folder, REF)]).toEqual([true, false]);
  expect(readRecord(path)).toBe("missing");
});

test("[I3] no other process replaces or deletes a record before it was looked at in its place", () => {
  const dataDir = tempFolder();
  const folder = join(dataDir, "vault");
  mkdirSync(folder);
  const isLocked: boolean[] = [];
  const done = writeRecord(recordPath(folder, REF), record("first"), () => {
    isLocked.push(isLockedNamed(dataDir, "vault-records"));
    return true;
  });
  expect([done, isLocked.at(-1)]).toEqual([true, true]);
  expect(isLockedNamed(dataDir, "vault-records")).toBe(false);
});

test("[I3] a record is written where nothing can be locked", () => {
  const dataDir = tempFolder();
  const folder = join(dataDir, "vault");
  mkdirSync(folder);
  writeFileSync(join(dataDir, "locks"), "");
  expect(writeRecord(recordPath(folder, REF), record("first"), () => true)).toBe(true);
});
