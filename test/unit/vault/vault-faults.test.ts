import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keyFilePath, readKeyFile } from "../../../main/core/vault/key-file.ts";
import { type KeySource, passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import type { SecretBinding } from "../../../main/core/runtime/ports.ts";
import { SecretLabel, type SealedRef } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { ofNewerFormat } from "../../support/newer-key-file.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const CHEAP = { N: 2, r: 1, p: 1 };
const PASSPHRASE = redact("correct horse", "passphrase");
const BINDING: SecretBinding = { workspace: "default", number: "+12025550123", purpose: "pair", schema: 1 };
const LABEL = SecretLabel.parse("token");

const vaultIn = (dataDir: string, keySource: KeySource = passphraseSource(CHEAP)): FolderVault =>
  openVault({ dataDir, clock: virtualClock(), random: seededRandom(), keySource });

/** A folder whose vault holds one sealed value. */
const filled = async (): Promise<{ dataDir: string; folder: string; ref: SealedRef; vault: FolderVault }> => {
  const dataDir = tempFolder();
  const vault = vaultIn(dataDir);
  valueOf(await vault.unlock(PASSPHRASE));
  const ref = valueOf(vault.seal(BINDING, redact("the pair", "pair")));
  return { dataDir, folder: join(dataDir, "vault"), ref, vault };
};

// A flipped bit may change the format number, so that the file appears to be of a later version.
const problemAfter = (harmed: Buffer): string =>
  /"format": ?[2-9]/.test(harmed.toString("latin1")) ? "vaultNewer" : "vaultDamaged";

/** The second key file, which stands in for the first one. */
const secondKeyFile = (folder: string): string => join(folder, "key-copy.json");

const recordFile = (folder: string, ref: SealedRef): string => join(folder, `${ref}.sealed`);

describe("[F28] a vault whose files were harmed", () => {
  test.each([
    ["truncated", (path: string) => truncateSync(path, 40)],
    ["emptied", (path: string) => truncateSync(path, 0)],
    ["overwritten", (path: string) => writeFileSync(path, "{}")],
    [
      "with another cost",
      (path: string) => writeFileSync(path, readFileSync(path, "utf8").replace('"N": 2', '"N": 1073741824')),
    ],
  ])(
    "a key file %s, twice, is damage: nothing is deleted or made anew, a copy is kept",
    async (_how, harm) => {
      const { dataDir, folder, ref } = await filled();
      for (const path of [keyFilePath(folder), secondKeyFile(folder)]) harm(path);
      const left = readFileSync(keyFilePath(folder));
      const vault = vaultIn(dataDir);
      expect(vault.state()).toBe("damaged");
      const problem = problemIn(await vault.unlock(PASSPHRASE));
      expect(problem.kind).toBe("vaultDamaged");
      expect(readFileSync(keyFilePath(folder))).toEqual(left);
      expect(readFileSync("setAside" in problem ? (problem.setAside ?? "") : "")).toEqual(left);
      expect(existsSync(recordFile(folder, ref))).toBe(true);
      expect(problemIn(await vault.changePassphrase(PASSPHRASE, redact("next", "passphrase"))).kind).toBe(
        "vaultDamaged",
      );
    },
  );

  test.each([
    ["with a checksum of today's kind", {}],
    ["with other members", { kit: {} }],
  ])("a key file of a newer version %s is told as that and left alone", async (_how, members) => {
    const { dataDir, folder, vault } = await filled();
    const text = readFileSync(keyFilePath(folder), "utf8");
    writeFileSync(keyFilePath(folder), ofNewerFormat(text, members));
    const left = readFileSync(keyFilePath(folder));
    const names = readdirSync(folder);
    const later = vaultIn(dataDir);
    expect(later.state()).toBe("newer");
    const next = redact("next", "passphrase");
    expect([
      problemIn(await later.unlock(PASSPHRASE)),
      problemIn(await later.changePassphrase(PASSPHRASE, next)),
      problemIn(await later.openRemembered()),
      problemIn(later.list()),
      problemIn(await vault.remember(false)),
      problemIn(vault.put(LABEL, "token", redact("x", "token"))),
    ]).toEqual(Array.from({ length: 6 }, () => ({ kind: "vaultNewer" })));
    expect(readFileSync(keyFilePath(folder))).toEqual(left);
    expect(readdirSync(folder)).toEqual(names);
  });

  test("[I3] a record of a newer version is told as that, and neither replaced nor set aside", async () => {
    const { folder, ref, vault } = await filled();
    valueOf(vault.put(LABEL, "token", redact("old", "token")));
    for (const file of readdirSync(folder).filter((entry) => entry.endsWith(".sealed"))) {
      const text = readFileSync(join(folder, file), "utf8");
      writeFileSync(join(folder, file), text.replace('"format":1', '"format":2,"more":1'));
    }
    const names = readdirSync(folder);
    const left = names.map((name) => readFileSync(join(folder, name)));
    expect([
      problemIn(vault.open(ref, BINDING)),
      problemIn(vault.erase(ref)),
      problemIn(vault.take(LABEL)),
      problemIn(vault.put(LABEL, "token", redact("new", "token"))),
    ]).toEqual(Array.from({ length: 4 }, () => ({ kind: "vaultNewer" })));
    expect(readdirSync(folder)).toEqual(names);
    expect(names.map((name) => readFileSync(join(folder, name)))).toEqual(left);
  });

  test("a key file that is gone twice while records exist is damage, and no new vault", async () => {
    const { dataDir, folder } = await filled();
    for (const path of [keyFilePath(folder), secondKeyFile(folder)]) rmSync(path);
    const vault = vaultIn(dataDir);
    expect(vault.state()).toBe("damaged");
    expect(problemIn(await vault.unlock(PASSPHRASE))).toEqual({ kind: "vaultDamaged" });
    expect(existsSync(keyFilePath(folder))).toBe(false);
  });

  test("every single flipped bit of a key file is damage, never a wrong passphrase and never another key", async () => {
    const { dataDir, folder } = await filled();
    rmSync(secondKeyFile(folder));
    const whole = readFileSync(keyFilePath(folder));
    const random = seededRandom();
    for (let round = 0; round < 100; round += 1) {
      const harmed = Buffer.from(whole);
      const at = random.between(0, whole.length - 1);
      harmed[at] = (whole[at] ?? 0) ^ (1 << random.between(0, 7));
      writeFileSync(keyFilePath(folder), harmed);
      const unlocked = await vaultIn(dataDir).unlock(PASSPHRASE);
      rmSync(secondKeyFile(folder), { force: true });
      // White space between members has no meaning; a flipped bit there may leave the file valid.
      const told = unlocked.ok
        ? readKeyFile(keyFilePath(folder)).ok
        : unlocked.problem.kind === problemAfter(harmed);
      expect(told).toBe(true);
    }
    writeFileSync(keyFilePath(folder), whole);
    expect(valueOf(await vaultIn(dataDir).unlock(PASSPHRASE))).toBe("opened");
  });

  test("another folder's key file is a change: its passphrase opens nothing here", async () => {
    const here = await filled();
    const there = await filled();
    copyFileSync(keyFilePath(there.folder), keyFilePath(here.folder));
    const vault = vaultIn(here.dataDir);
    expect(vault.state()).toBe("changed");
    expect(problemIn(await vault.unlock(PASSPHRASE))).toEqual({ kind: "vaultChanged" });
    expect(existsSync(recordFile(here.folder, here.ref))).toBe(true);
  });

  test("a vault made with another key source is a change", async () => {
    const { dataDir } = await filled();
    const other: KeySource = { ...passphraseSource(CHEAP), name: "system-store" };
    expect(vaultIn(dataDir, other).state()).toBe("changed");
    expect(problemIn(await vaultIn(dataDir, other).unlock(PASSPHRASE))).toEqual({ kind: "vaultChanged" });
  });

  test("[I1] nothing is sealed under a key that is no longer on disk", async () => {
    const { folder, vault } = await filled();
    const before = readdirSync(folder).length;
    for (const path of [keyFilePath(folder), secondKeyFile(folder)]) rmSync(path);
    expect(problemIn(vault.seal(BINDING, redact("x", "pair")))).toEqual({ kind: "vaultDamaged" });
    expect(problemIn(vault.put(LABEL, "token", redact("x", "token")))).toEqual({ kind: "vaultDamaged" });
    expect(readdirSync(folder)).toHaveLength(before - 2);
  });

  test("[I2] a record with any flipped bit is damaged or missing, never another value, and stays on disk", async () => {
    const { folder, ref, vault } = await filled();
    const path = recordFile(folder, ref);
    const whole = readFileSync(path);
    const random = seededRandom();
    for (let round = 0; round < 200; round += 1) {
      const harmed = Buffer.from(whole);
      const at = random.between(0, whole.length - 1);
      harmed[at] = (whole[at] ?? 0) ^ (1 << random.between(0, 7));
      writeFileSync(path, harmed);
      const opened = vault.open(ref, BINDING);
      expect(opened.ok ? opened.value.reveal() : opened.problem.kind).toMatch(
        problemAfter(harmed) === "vaultNewer" ? /^vaultNewer$/ : /^(the pair|recordDamaged)$/,
      );
      expect(readFileSync(path)).toEqual(harmed);
    }
  });

  test("a record under another record's name does not open", async () => {
    const { folder, ref, vault } = await filled();
    const other = valueOf(vault.seal(BINDING, redact("another pair", "pair")));
    copyFileSync(recordFile(folder, other), recordFile(folder, ref));
    expect(problemIn(vault.open(ref, BINDING))).toEqual({ kind: "recordDamaged" });
    expect(valueOf(vault.open(other, BINDING)).reveal()).toBe("another pair");
  });

  test("a damaged record under a label is kept aside before a new value takes its place", async () => {
    const { folder, vault } = await filled();
    valueOf(vault.put(LABEL, "token", redact("old", "token")));
    for (const file of readdirSync(folder).filter((entry) => entry.endsWith(".sealed")))
      truncateSync(join(folder, file), 10);
    valueOf(vault.put(LABEL, "token", redact("new", "token")));
    expect(valueOf(vault.take(LABEL)).reveal()).toBe("new");
    expect(readdirSync(folder).filter((file) => file.includes(".damaged-"))).toHaveLength(1);
  });
});

test("[F25] a value that a read-only disk keeps is said to be kept", async ({ skip }) => {
  const disk = smallDisk(256, skip);
  const vault = vaultIn(disk.folder);
  valueOf(await vault.unlock(PASSPHRASE));
  valueOf(vault.put(LABEL, "token", redact("kept", "token")));
  const ref = valueOf(vault.seal(BINDING, redact("the pair", "pair")));
  disk.makeReadOnly();
  expect(problemIn(vault.forget(LABEL))).toEqual({ kind: "storageFailed", code: "EROFS" });
  expect(problemIn(vault.erase(ref))).toEqual({ kind: "storageFailed", code: "EROFS" });
  expect(valueOf(vault.take(LABEL)).reveal()).toBe("kept");
});

describe("the passphrase", () => {
  test("a change leaves the records as they are; the new one opens, the old one does not", async () => {
    const { dataDir, folder, ref, vault } = await filled();
    const record = readFileSync(recordFile(folder, ref));
    const next = redact("another horse", "passphrase");
    valueOf(await vault.changePassphrase(PASSPHRASE, next));
    expect(readFileSync(recordFile(folder, ref))).toEqual(record);
    expect(problemIn(await vaultIn(dataDir).unlock(PASSPHRASE))).toEqual({ kind: "wrongPassphrase" });
    const later = vaultIn(dataDir);
    valueOf(await later.unlock(next));
    expect(valueOf(later.open(ref, BINDING)).reveal()).toBe("the pair");
    expect(problemIn(await vault.changePassphrase(PASSPHRASE, PASSPHRASE))).toEqual({
      kind: "wrongPassphrase",
    });
  });

  test("the recorded cost counts, so that a vault made at one cost opens in a program with another", async () => {
    const { dataDir } = await filled();
    expect(valueOf(await vaultIn(dataDir, passphraseSource({ N: 4, r: 2, p: 1 })).unlock(PASSPHRASE))).toBe(
      "opened",
    );
  });

  test("the same letters typed on another keyboard open the vault", async () => {
    const dataDir = tempFolder();
    valueOf(await vaultIn(dataDir).unlock(redact("caf\u00e9", "passphrase")));
    expect(valueOf(await vaultIn(dataDir).unlock(redact("cafe\u0301", "passphrase")))).toBe("opened");
  });

  test("two processes that make the vault at once end with one vault", async () => {
    const dataDir = tempFolder();
    const random = seededRandom();
    const ports = { dataDir, clock: virtualClock(), random, keySource: passphraseSource(CHEAP) };
    const [one, other] = [openVault(ports), openVault(ports)];
    const results = await Promise.all([one.unlock(PASSPHRASE), other.unlock(PASSPHRASE)]);
    expect(results.map(valueOf).sort()).toEqual(["created", "opened"]);
    const ref = valueOf(one.seal(BINDING, redact("x", "pair")));
    expect(valueOf(other.open(ref, BINDING)).reveal()).toBe("x");
  });
});

test.runIf(process.platform !== "win32")("every file is its owner's alone", async () => {
  const { dataDir, folder } = await filled();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const modes = readdirSync(folder).map((file) => statSync(join(folder, file)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
  expect(readdirSync(dataDir)).toEqual(["locks", "vault"]);
  expect(statSync(join(dataDir, "locks")).mode & 0o777).toBe(0o700);
});
