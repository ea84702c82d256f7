import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { SystemKeyStore } from "../../../main/core/runtime/ports.ts";
import { catchVaultErrors, catchVaultErrorsAsync } from "../../../main/core/vault/vault-errors.ts";
import { keyFilePath } from "../../../main/core/vault/key-file.ts";
import { type KeySource, passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { VaultProblem } from "../../../shared/rpc/problems.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { fakeKeyStore } from "../../support/fake-key-store.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const COST = { N: 2, r: 1, p: 1 };
const PASSPHRASE = redact("correct horse", "passphrase");
const NEXT = redact("another horse", "passphrase");
const BINDING = { workspace: "default", number: "+12025550123", purpose: "pair", schema: 1 } as const;
const label = (text: string): SecretLabel => SecretLabel.parse(text);

type Given = { readonly keySource?: KeySource; readonly keyStore?: SystemKeyStore };

function rig({ keySource = passphraseSource(COST), keyStore }: Given = {}) {
  const dataDir = tempFolder();
  const clock = virtualClock();
  const random = seededRandom();
  const open = (source = keySource): FolderVault =>
    openVault({ dataDir, clock, random, keySource: source, ...(keyStore === undefined ? {} : { keyStore }) });
  return { dataDir, clock, open, folder: join(dataDir, "vault"), vault: open() };
}

test("[I13] every copy of the data key and of what wraps it is overwritten once it was used", async () => {
  const handed: Uint8Array[] = [];
  const good = passphraseSource(COST);
  const seen = (source: KeySource): KeySource => ({
    ...source,
    async unwrap(...given) {
      const key = await source.unwrap(...given);
      if (key !== undefined) handed.push(key);
      return key;
    },
  });
  const store = fakeKeyStore();
  const keyStore: SystemKeyStore = {
    ...store,
    wrap: (bytes) => {
      handed.push(bytes);
      return store.wrap(bytes);
    },
    async unwrap(wrapped) {
      const found = await store.unwrap(wrapped);
      if (found !== undefined) handed.push(found.bytes);
      return found;
    },
  };
  const { open } = rig({ keySource: seen(good), keyStore });
  const kept = (): number => handed.filter((bytes) => bytes.some((byte) => byte !== 0)).length;
  const vault = open();
  valueOf(await vault.unlock(PASSPHRASE));
  expect([handed.length, kept()]).toEqual([1, 0]);
  valueOf(await vault.changePassphrase(PASSPHRASE, NEXT));
  expect([handed.length, kept()]).toEqual([3, 0]);
  valueOf(await vault.remember(true));
  expect([handed.length, kept()]).toEqual([5, 0]);
  valueOf(await open().openRemembered());
  expect([handed.length, kept()]).toEqual([6, 0]);
  valueOf(await open(seen(passphraseSource({ ...COST, N: 4 }))).unlock(NEXT));
  expect([handed.length, kept()]).toEqual([8, 0]);
});

test("a vault is not made with a key source whose wrap does not open again", async () => {
  const good = passphraseSource(COST);
  const { vault, folder } = rig({ keySource: { ...good, unwrap: async () => undefined } });
  await expect(vault.unlock(PASSPHRASE)).rejects.toThrow("did not open again");
  expect(readdirSync(folder)).toEqual([]);
  expect(vault.state()).toBe("absent");
});

describe("what a person put in", () => {
  test("is listed by label, and under one label by time", async () => {
    const { vault, clock } = rig();
    valueOf(await vault.unlock(PASSPHRASE));
    const shown = { label: label("backup"), secretKind: "backup-pair" };
    for (const name of ["pin", "alpha", "token"]) valueOf(vault.put(label(name), name, redact("x", "x")));
    valueOf(vault.seal(BINDING, redact("first", "pair"), shown));
    const first = clock.now();
    await clock.advance(1_000);
    valueOf(vault.seal(BINDING, redact("second", "pair"), shown));
    await clock.advance(1_000);
    valueOf(vault.seal(BINDING, redact("third", "pair"), shown));
    const listed = valueOf(vault.list());
    expect(listed.map((secret) => secret.label)).toEqual([
      "alpha",
      "backup",
      "backup",
      "backup",
      "pin",
      "token",
    ]);
    const after = listed.slice(1, 4).map(({ storedAt }) => Date.parse(storedAt) - first);
    expect(after).toEqual([0, 1_000, 2_000]);
    expect(valueOf(vault.forget(label("backup")))).toBe("forgotten");
    expect(valueOf(vault.list())).toHaveLength(3);
  });

  test("that cannot be read any more is left out of the list and stays on disk", async () => {
    const { vault, folder } = rig();
    valueOf(await vault.unlock(PASSPHRASE));
    const ref = valueOf(vault.seal(BINDING, redact("copy", "pair")));
    valueOf(vault.put(label("pin"), "pin", redact("x", "pin")));
    for (const name of readdirSync(folder).filter((entry) => entry.endsWith(".sealed")))
      truncateSync(join(folder, name), 10);
    expect(valueOf(vault.list())).toEqual([]);
    expect(problemIn(vault.erase(ref))).toEqual({ kind: "recordDamaged" });
    expect(problemIn(vault.take(label("pin")))).toEqual({ kind: "recordDamaged" });
    expect(readdirSync(folder).filter((entry) => entry.endsWith(".sealed"))).toHaveLength(2);
  });
});

describe("a vault whose key file is another one", () => {
  test("[I1] takes nothing under keys that are no longer on disk", async () => {
    const here = rig();
    const there = rig();
    for (const { vault } of [here, there]) valueOf(await vault.unlock(PASSPHRASE));
    copyFileSync(keyFilePath(there.folder), keyFilePath(here.folder));
    expect(problemIn(here.vault.seal(BINDING, redact("x", "pair")))).toEqual({ kind: "vaultChanged" });
    expect(problemIn(here.vault.put(label("pin"), "pin", redact("x", "pin")))).toEqual({
      kind: "vaultChanged",
    });
    expect(problemIn(await here.vault.remember(true))).toEqual({ kind: "vaultChanged" });
    expect(readdirSync(here.folder)).toEqual(["key-copy.json", "key.json"]);
  });

  test("says so to whoever asks a locked one for something", async () => {
    const here = rig();
    const there = rig();
    for (const { vault } of [here, there]) valueOf(await vault.unlock(PASSPHRASE));
    valueOf(here.vault.seal(BINDING, redact("x", "pair")));
    copyFileSync(keyFilePath(there.folder), keyFilePath(here.folder));
    expect(problemIn(here.open().list())).toEqual({ kind: "vaultChanged" });
    for (const name of ["key.json", "key-copy.json"]) rmSync(join(here.folder, name));
    expect(problemIn(here.open().list())).toEqual({ kind: "vaultDamaged" });
    expect(problemIn(await here.vault.remember(false))).toEqual({ kind: "vaultDamaged" });
  });

  test("that cannot even be read is damaged, and the first call that needs it says why", async () => {
    const { vault, folder } = rig();
    mkdirSync(keyFilePath(folder), { recursive: true });
    expect(vault.state()).toBe("damaged");
    expect(problemIn(vault.list())).toEqual({ kind: "storageFailed", code: "EISDIR" });
    expect(problemIn(await vault.unlock(PASSPHRASE))).toEqual({ kind: "storageFailed", code: "EISDIR" });
  });
});

test("a vault that was locked and opened anew has its keys, and another one's lock does not take them", async () => {
  const { vault, open } = rig();
  valueOf(await vault.unlock(PASSPHRASE));
  const ref = valueOf(vault.seal(BINDING, redact("copy", "pair")));
  const other = open();
  valueOf(await other.unlock(PASSPHRASE));
  valueOf(await vault.unlock(PASSPHRASE));
  vault.lock();
  expect(vault.state()).toBe("locked");
  expect(problemIn(vault.open(ref, BINDING))).toEqual({ kind: "vaultLocked" });
  expect(valueOf(other.open(ref, BINDING)).reveal()).toBe("copy");
  valueOf(await vault.unlock(PASSPHRASE));
  expect(valueOf(vault.open(ref, BINDING)).reveal()).toBe("copy");
});

describe("an error of the vault's files", () => {
  const failing = (code?: string) => (): never => {
    throw Object.assign(new Error("failed"), code === undefined ? {} : { code });
  };
  type Outcome = Result<null, VaultProblem>;

  test.each([
    ["ENOSPC", { kind: "storageFull" }],
    ["EDQUOT", { kind: "storageFull" }],
    ["EROFS", { kind: "storageFailed", code: "EROFS" }],
  ])("%s is a problem", async (code, problem) => {
    expect(problemIn(catchVaultErrors(failing(code)))).toEqual(problem);
    expect(problemIn(await catchVaultErrorsAsync(async () => failing(code)()))).toEqual(problem);
  });

  test.each([undefined, "ERR_INVALID_ARG_TYPE", "e1", "XENOSPC"])(
    "%s is none of the system's and stays a mistake of ours",
    async (code) => {
      expect(() => catchVaultErrors(failing(code))).toThrow("failed");
      await expect(catchVaultErrorsAsync(async () => failing(code)())).rejects.toThrow("failed");
    },
  );

  test("none leaves the outcome as it is", async () => {
    const fine = (): Outcome => ok(null);
    expect(catchVaultErrors(fine)).toEqual(ok(null));
    expect(await catchVaultErrorsAsync(async () => fine())).toEqual(ok(null));
  });
});

test("nothing is made for looking at a folder without a vault", async () => {
  const { vault, dataDir } = rig({ keyStore: fakeKeyStore() });
  expect(vault.state()).toBe("absent");
  expect(valueOf(await vault.openRemembered())).toBe("not-remembered");
  expect(await vault.keyStore()).toMatchObject({ kind: "usable", remembered: false });
  expect(problemIn(await vault.changePassphrase(PASSPHRASE, NEXT))).toEqual({ kind: "vaultAbsent" });
  expect(existsSync(join(dataDir, "vault"))).toBe(false);
  writeFileSync(join(dataDir, "other"), "");
  expect(vault.state()).toBe("absent");
});
