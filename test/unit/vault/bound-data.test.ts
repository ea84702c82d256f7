import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Random } from "../../../main/core/runtime/random.ts";
import { NONCE_BYTES } from "../../../main/core/vault/cipher.ts";
import { forgetKeys, freshRef, keysFrom, openRecord, storeRecord } from "../../../main/core/vault/records.ts";
import { type RecordFile, readRecord, recordPath } from "../../../main/core/vault/record-file.ts";
import type { SealedRef } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const BINDING = { workspace: "default", number: "+12025550123", purpose: "pair", schema: 1 } as const;

/** The keys of a vault in a separate folder, and a function that stores a value under the binding above. */
function vault(vaultId = "ab".repeat(16)) {
  const random = seededRandom();
  const folder = tempFolder();
  const keys = keysFrom(new Uint8Array(32).fill(7), vaultId, folder);
  const store = (text: string, origin?: string): SealedRef =>
    valueOf(
      storeRecord(keys, random, {
        ref: freshRef(random),
        binding: BINDING,
        value: redact(text, "pair"),
        head: {
          kind: "plain",
          storedAt: "2026-01-15T12:00:00.000Z",
          ...(origin === undefined ? {} : { origin }),
        },
      }),
    );
  return { keys, folder, store };
}

function fileOf(folder: string, ref: SealedRef): RecordFile {
  const file = readRecord(recordPath(folder, ref));
  if (typeof file === "string") throw new Error(`a record is ${file}`);
  return file;
}

describe("[I2] the body of a record opens in its own place alone", () => {
  test("and not below another record's head, though both have the same binding", () => {
    const { keys, folder, store } = vault();
    const [one, other] = [store("the first pair"), store("the second pair")];
    const mixed = { ...fileOf(folder, one), body: fileOf(folder, other).body };
    writeFileSync(recordPath(folder, one), JSON.stringify(mixed));
    expect(problemIn(openRecord(keys, { ref: one, binding: BINDING, label: "pair" }))).toEqual({
      kind: "recordDamaged",
    });
    expect(valueOf(openRecord(keys, { ref: other, binding: BINDING, label: "pair" })).value.reveal()).toBe(
      "the second pair",
    );
  });

  test("and not below a head that names another address", () => {
    const { keys, folder, store } = vault();
    const [one, other] = [store("token", "https://one.example"), store("token", "https://two.example")];
    const mixed = { ...fileOf(folder, one), body: fileOf(folder, other).body };
    writeFileSync(recordPath(folder, one), JSON.stringify(mixed));
    expect(problemIn(openRecord(keys, { ref: one, binding: BINDING, label: "token" }))).toEqual({
      kind: "recordDamaged",
    });
  });

  test("and not in another vault that has the same data key", () => {
    const here = vault();
    const there = vault("cd".repeat(16));
    const ref = here.store("the pair");
    writeFileSync(recordPath(there.folder, ref), readFileSync(recordPath(here.folder, ref)));
    expect(problemIn(openRecord(there.keys, { ref, binding: BINDING, label: "pair" }))).toEqual({
      kind: "recordDamaged",
    });
  });
});

test("[I13] keys that are no longer needed are overwritten, every one", () => {
  const { keys } = vault();
  const all = [keys.dataKey, keys.records, keys.heads, keys.labels, keys.fingerprints];
  expect(new Set(all.map((key) => key.toString("hex"))).size).toBe(5);
  forgetKeys(keys);
  expect(all).toEqual(all.map(() => Buffer.alloc(32)));
});

test("no two boxes of a vault share a nonce", () => {
  const { folder, store } = vault();
  const files = [store("one"), store("two")].map((ref) => fileOf(folder, ref));
  const nonces = files.flatMap(({ head, body }) => [head.nonce, body.nonce]);
  expect(new Set(nonces).size).toBe(4);
  expect(nonces.map((nonce) => Buffer.from(nonce, "base64").length)).toEqual([12, 12, 12, 12]);
  expect(NONCE_BYTES).toBe(12);
});

test.each([
  ["head", 1],
  ["body", 2],
] as const)("[I1] a record whose %s would not open again takes no place", (_part, at) => {
  const { keys, folder } = vault();
  const good = seededRandom();
  const ref = freshRef(good);
  let nonces = 0;
  // A nonce of another length encrypts, but decryption rejects it.
  const random: Random = {
    bytes(length) {
      if (length === NONCE_BYTES) nonces += 1;
      return good.bytes(nonces === at ? length - 1 : length);
    },
  };
  const head = { kind: "plain", storedAt: "2026-01-15T12:00:00.000Z" } as const;
  const stored = storeRecord(keys, random, { ref, binding: BINDING, value: redact("pair", "pair"), head });
  expect(problemIn(stored)).toEqual({ kind: "recordDamaged" });
  expect(readdirSync(folder)).toEqual([]);
});
