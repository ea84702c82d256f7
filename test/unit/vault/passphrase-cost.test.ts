import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import {
  keyFilePath,
  readKeyFile,
  type KeyWrap,
  type ScryptCost,
} from "../../../main/core/vault/key-file.ts";
import { type KeySource, passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const PASSPHRASE = redact("correct horse battery", "passphrase");
const NEXT = redact("another horse", "passphrase");
const LABEL = SecretLabel.parse("cloud-token");
const EARLIER: ScryptCost = { N: 4, r: 2, p: 1 };
const TODAY: ScryptCost = { N: 8, r: 2, p: 1 };

const vaultIn = (dataDir: string, keySource: KeySource): FolderVault =>
  openVault({ dataDir, clock: virtualClock(), random: seededRandom(), keySource });

/** A vault with one secret, created by a version with another cost. */
async function made(cost = EARLIER) {
  const dataDir = tempFolder();
  const vault = vaultIn(dataDir, passphraseSource(cost));
  valueOf(await vault.unlock(PASSPHRASE));
  valueOf(vault.put(LABEL, "token", redact("the token", "token")));
  const path = keyFilePath(join(dataDir, "vault"));
  return { dataDir, path, today: (now = TODAY) => vaultIn(dataDir, passphraseSource(now)) };
}

function costAt(path: string): ScryptCost {
  const [wrap] = valueOf(readKeyFile(path)).wraps;
  if (wrap?.kdf === undefined) throw new Error("a passphrase wrap records its cost");
  const { N, r, p } = wrap.kdf;
  return { N, r, p };
}

const wrapAt = (cost: ScryptCost): KeyWrap => ({
  source: "passphrase",
  kdf: { name: "scrypt", ...cost, salt: "" },
  nonce: "",
  sealed: "",
});

test("the cost of a passphrase is scrypt with N = 2^17, r = 8 and p = 1 unless told otherwise", () => {
  const source = passphraseSource();
  expect(source.isWeak(wrapAt({ N: 2 ** 17, r: 8, p: 1 }))).toBe(false);
  expect(source.isWeak(wrapAt({ N: 2 ** 16, r: 8, p: 1 }))).toBe(true);
  expect(source.isWeak(wrapAt({ N: 2 ** 17, r: 7, p: 1 }))).toBe(true);
  // More of one parameter does not make up for less of another.
  expect(source.isWeak(wrapAt({ N: 2 ** 16, r: 16, p: 4 }))).toBe(true);
  expect(source.isWeak(wrapAt({ N: 2 ** 18, r: 8, p: 1 }))).toBe(false);
  expect(source.isWeak({ source: "system", nonce: "", sealed: "" })).toBe(false);
});

test("a wrap is weak if any of its three parameters is below today's", () => {
  const source = passphraseSource({ N: 4, r: 2, p: 2 });
  expect(source.isWeak(wrapAt({ N: 4, r: 2, p: 2 }))).toBe(false);
  for (const low of [
    { N: 2, r: 2, p: 2 },
    { N: 4, r: 1, p: 2 },
    { N: 4, r: 2, p: 1 },
  ])
    expect(source.isWeak(wrapAt(low))).toBe(true);
});

test("[I13] the key that a passphrase gives is overwritten once it wrapped or opened the data key", async () => {
  const key = { vaultId: "ab".repeat(16), dataKey: Buffer.alloc(32, 7) };
  const source = passphraseSource(EARLIER);
  const fill = vi.spyOn(Buffer.prototype, "fill");
  const wiped = (): number =>
    fill.mock.contexts
      .map((buffer) => buffer as Buffer)
      .filter((buffer) => buffer.length === 32 && buffer.every((byte) => byte === 0)).length;
  const wrap = await source.wrap(key, PASSPHRASE, seededRandom());
  expect(wiped()).toBe(1);
  fill.mockClear();
  expect(await source.unwrap(wrap, key.vaultId, PASSPHRASE)).toEqual(key.dataKey);
  expect(wiped()).toBe(1);
});

test("every wrap has a salt of its own, of 16 bytes", async () => {
  const key = { vaultId: "ab".repeat(16), dataKey: Buffer.alloc(32, 7) };
  const random = seededRandom();
  const source = passphraseSource(EARLIER);
  const salts = [await source.wrap(key, PASSPHRASE, random), await source.wrap(key, PASSPHRASE, random)].map(
    ({ kdf }) => Buffer.from(kdf?.salt ?? "", "base64"),
  );
  expect(salts.map(({ length }) => length)).toEqual([16, 16]);
  expect(salts[0]).not.toEqual(salts[1]);
});

test("a wrap without a recorded cost is a mistake of ours, and no passphrase is tried on it", async () => {
  const wrap = { source: "passphrase", nonce: "", sealed: "" };
  await expect(passphraseSource(EARLIER).unwrap(wrap, "ab".repeat(16), PASSPHRASE)).rejects.toThrow(
    "records its cost",
  );
});

describe("a vault of an earlier version", () => {
  test("gets today's cost when it is opened, once, and everything in it stays", async () => {
    const { dataDir, path, today } = await made();
    const records = readdirSync(join(dataDir, "vault"));
    const vault = today();
    expect(valueOf(await vault.unlock(PASSPHRASE))).toBe("opened");
    expect(costAt(path)).toEqual(TODAY);
    expect(valueOf(vault.take(LABEL)).reveal()).toBe("the token");
    expect(readdirSync(join(dataDir, "vault"))).toEqual(records);
    const raised = readFileSync(path);
    const later = today();
    expect(valueOf(await later.unlock(PASSPHRASE))).toBe("opened");
    expect(valueOf(later.take(LABEL)).reveal()).toBe("the token");
    expect(readFileSync(path)).toEqual(raised);
  });

  test("is as it was after a wrong passphrase", async () => {
    const { path, today } = await made();
    const before = readFileSync(path);
    expect(problemIn(await today().unlock(NEXT))).toEqual({ kind: "wrongPassphrase" });
    expect(readFileSync(path)).toEqual(before);
  });

  test("keeps whatever is higher than today's, when it is opened and when its passphrase changes", async () => {
    const { path, today } = await made({ N: 16, r: 1, p: 2 });
    valueOf(await today().unlock(PASSPHRASE));
    expect(costAt(path)).toEqual({ N: 16, r: 2, p: 2 });
    valueOf(await today({ N: 2, r: 1, p: 1 }).changePassphrase(PASSPHRASE, NEXT));
    expect(costAt(path)).toEqual({ N: 16, r: 2, p: 2 });
    expect(valueOf(await today().unlock(NEXT))).toBe("opened");
  });

  test("gets today's cost when its passphrase changes", async () => {
    const { path, today } = await made();
    valueOf(await today().changePassphrase(PASSPHRASE, NEXT));
    expect(costAt(path)).toEqual(TODAY);
  });

  test("is not weaker than it was after it was opened by a program that asks for less", async () => {
    const { path, today } = await made(TODAY);
    const before = readFileSync(path);
    valueOf(await today(EARLIER).unlock(PASSPHRASE));
    expect(readFileSync(path)).toEqual(before);
  });

  test("opens at its old cost where the new wrap does not open again, and stays as it was", async () => {
    const { dataDir, path } = await made();
    const before = readFileSync(path);
    const good = passphraseSource(TODAY);
    const broken: KeySource = {
      ...good,
      async wrap(...given) {
        const wrap = await good.wrap(...given);
        return { ...wrap, sealed: wrap.nonce };
      },
    };
    const vault = vaultIn(dataDir, broken);
    expect(valueOf(await vault.unlock(PASSPHRASE))).toBe("opened");
    expect(valueOf(vault.take(LABEL)).reveal()).toBe("the token");
    expect(readFileSync(path)).toEqual(before);
    expect(problemIn(await vault.changePassphrase(PASSPHRASE, NEXT))).toEqual({
      kind: "storageFailed",
      code: "EIO",
    });
    expect(readFileSync(path)).toEqual(before);
  });

  test("[F23] opens at its old cost where there is no room for the new wrap", async () => {
    const { dataDir, path } = await made();
    const before = readFileSync(path);
    const full: KeySource = {
      ...passphraseSource(TODAY),
      wrap: () => Promise.reject(Object.assign(new Error("no room"), { code: "ENOSPC" })),
    };
    const vault = vaultIn(dataDir, full);
    expect(valueOf(await vault.unlock(PASSPHRASE))).toBe("opened");
    expect(valueOf(vault.take(LABEL)).reveal()).toBe("the token");
    expect(readFileSync(path)).toEqual(before);
    expect(problemIn(await vault.changePassphrase(PASSPHRASE, NEXT))).toEqual({ kind: "storageFull" });
  });

  test("[I15] does not undo a change of passphrase by another process meanwhile", async () => {
    const { dataDir, path, today } = await made();
    const good = passphraseSource(TODAY);
    let others = 0;
    const slow: KeySource = {
      ...good,
      async wrap(...given) {
        if (others === 0) {
          others += 1;
          valueOf(await today().changePassphrase(PASSPHRASE, NEXT));
        }
        return good.wrap(...given);
      },
    };
    const vault = vaultIn(dataDir, slow);
    expect(valueOf(await vault.unlock(PASSPHRASE))).toBe("opened");
    expect(valueOf(vault.take(LABEL)).reveal()).toBe("the token");
    expect(costAt(path)).toEqual(TODAY);
    expect(problemIn(await today().unlock(PASSPHRASE))).toEqual({ kind: "wrongPassphrase" });
    expect(valueOf(await today().unlock(NEXT))).toBe("opened");
  });

  test("[I15] of two changes of passphrase the later one has to know the earlier one's", async () => {
    const { dataDir, today } = await made();
    const good = passphraseSource(TODAY);
    let others = 0;
    const slow: KeySource = {
      ...good,
      async wrap(...given) {
        if (others === 0) {
          others += 1;
          valueOf(await today().changePassphrase(PASSPHRASE, NEXT));
        }
        return good.wrap(...given);
      },
    };
    const mine = redact("a third horse", "passphrase");
    expect(problemIn(await vaultIn(dataDir, slow).changePassphrase(PASSPHRASE, mine))).toEqual({
      kind: "wrongPassphrase",
    });
    expect(valueOf(await today().unlock(NEXT))).toBe("opened");
  });
});
