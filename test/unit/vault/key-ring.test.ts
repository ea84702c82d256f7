import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  createKeyFile,
  keyFilePath,
  readKeyFile,
  type KeyFile,
  type KeyWrap,
} from "../../../main/core/vault/key-file.ts";
import {
  belongsTo,
  judgeFolder,
  makeDataKey,
  openDataKey,
  rewrapDataKey,
} from "../../../main/core/vault/key-ring.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { recordPath, writeRecord } from "../../../main/core/vault/record-file.ts";
import { SealedRef } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const SOURCE = passphraseSource({ N: 2, r: 1, p: 1 });
const COSTLY = passphraseSource({ N: 4, r: 1, p: 1 });
const GIVEN = redact("correct horse", "passphrase");
const OWN = "ab".repeat(16);
const RECOVERY: KeyWrap = { source: "recovery", nonce: "", sealed: "" };
const PASSPHRASE: KeyWrap = { source: "passphrase", nonce: "AA==", sealed: "" };

function vaultFolder(): string {
  const folder = join(tempFolder(), "vault");
  mkdirSync(folder);
  return folder;
}

function withKeyFile(wraps: readonly KeyWrap[]): string {
  const folder = vaultFolder();
  const keyFile: KeyFile = { format: 1, vaultId: OWN, keyCheck: "0".repeat(64), wraps: [...wraps] };
  createKeyFile(keyFilePath(folder), keyFile);
  return folder;
}

function addRecord(folder: string, ref: string, vaultId: string): void {
  const box = { nonce: "", sealed: "" };
  const path = recordPath(folder, SealedRef.parse(ref.repeat(16)));
  writeRecord(path, { format: 1, vaultId, head: box, body: box }, () => true);
}

describe("a vault's folder", () => {
  const kindOf = (folder: string) => judgeFolder(folder, SOURCE).kind;

  test("[F28] is absent only without a key file and without a record", () => {
    expect(kindOf(vaultFolder())).toBe("absent");
    const damaged = vaultFolder();
    writeFileSync(keyFilePath(damaged), "{");
    expect(kindOf(damaged)).toBe("damaged");
    const without = vaultFolder();
    addRecord(without, "01", OWN);
    expect(kindOf(without)).toBe("damaged");
  });

  test("[F28] is changed where all records that can be read are another vault's", () => {
    const folder = withKeyFile([PASSPHRASE]);
    expect(kindOf(folder)).toBe("locked");
    writeFileSync(recordPath(folder, SealedRef.parse("01".repeat(16))), "{");
    expect(kindOf(folder)).toBe("locked");
    addRecord(folder, "02", "cd".repeat(16));
    expect(kindOf(folder)).toBe("changed");
    addRecord(folder, "03", OWN);
    expect(kindOf(folder)).toBe("locked");
  });

  test("[F28] is opened by the wrap of the source that was asked for, and by no other", () => {
    expect(judgeFolder(withKeyFile([RECOVERY, PASSPHRASE]), SOURCE)).toMatchObject({ wrap: PASSPHRASE });
    expect(kindOf(withKeyFile([RECOVERY]))).toBe("changed");
  });
});

describe("a data key", () => {
  test("[I3] is wrapped anew in its own place, at no lower cost, beside the wraps of other sources", async () => {
    const [random, made] = [seededRandom(), vaultFolder()];
    const key = await makeDataKey(made, COSTLY, GIVEN, random);
    if (key === undefined) throw new Error("a data key was made");
    const first = valueOf(readKeyFile(keyFilePath(made)));
    const folder = vaultFolder();
    const keyFile = { ...first, wraps: [RECOVERY, ...first.wraps] };
    createKeyFile(keyFilePath(folder), keyFile);
    const next = redact("another horse", "passphrase");
    expect(await rewrapDataKey(folder, SOURCE, { keyFile, key, given: next, random })).toBe("replaced");
    const { wraps } = valueOf(readKeyFile(keyFilePath(folder)));
    expect(wraps).toMatchObject([RECOVERY, { source: "passphrase", kdf: { N: 4 } }]);
    const [, wrap] = wraps;
    if (wrap === undefined) throw new Error("two wraps");
    expect(valueOf(await openDataKey(keyFile, wrap, SOURCE, next)).dataKey).toEqual(key.dataKey);
    expect(problemIn(await openDataKey(keyFile, wrap, SOURCE, GIVEN))).toEqual({ kind: "wrongPassphrase" });
  });

  test("[I2] belongs to the vault whose check value it fulfils", async () => {
    const folder = vaultFolder();
    const key = await makeDataKey(folder, SOURCE, GIVEN, seededRandom());
    if (key === undefined) throw new Error("a data key was made");
    const keyFile = valueOf(readKeyFile(keyFilePath(folder)));
    expect(belongsTo(keyFile, key)).toBe(true);
    expect(belongsTo(keyFile, { ...key, vaultId: OWN })).toBe(false);
    expect(belongsTo({ ...keyFile, vaultId: OWN }, { ...key, vaultId: OWN })).toBe(false);
    expect(belongsTo(keyFile, { ...key, dataKey: Buffer.alloc(32) })).toBe(false);
  });

  test("[I15] of a vault that another process made meanwhile is not used", async () => {
    const folder = withKeyFile([PASSPHRASE]);
    expect(await makeDataKey(folder, SOURCE, GIVEN, seededRandom())).toBeUndefined();
  });
});
