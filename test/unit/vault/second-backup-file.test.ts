import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import type { SecretBinding } from "../../../main/core/runtime/ports.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const BACKUP: SecretBinding = { workspace: "default", number: "+12025550123", purpose: "backup", schema: 1 };
const LABEL = SecretLabel.parse("backup-r-20260115-abcdef");

/** A vault that holds a backup, and both of its files. */
async function withBackup() {
  const dataDir = tempFolder();
  const vault = openVault({
    dataDir,
    clock: virtualClock(),
    random: randomFrom(1),
    keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
  });
  valueOf(await vault.unlock(redact("correct horse", "passphrase")));
  const shown = { label: LABEL, secretKind: "backup pair" };
  const ref = valueOf(vault.seal(BACKUP, redact("the backup", "backup"), shown));
  const folder = join(dataDir, "vault");
  return {
    vault,
    ref,
    folder,
    files: [`${ref}.sealed`, `${ref}.sealed-copy`].map((name) => join(folder, name)),
  };
}

describe("[ZQ12] [I3] a backup", () => {
  test("is read from whichever of its two files is whole, and the first is mended and kept", async () => {
    const { vault, ref, folder, files } = await withBackup();
    const [first = "", second = ""] = files;
    const whole = readFileSync(first, "utf8");
    expect(readFileSync(second, "utf8")).toBe(whole);
    for (let length = 0; length < whole.length; length += 37) {
      writeFileSync(first, whole.slice(0, length));
      expect([length, valueOf(vault.open(ref, BACKUP)).reveal()]).toEqual([length, "the backup"]);
      expect([length, readFileSync(first, "utf8")]).toEqual([length, whole]);
    }
    expect(readdirSync(folder).filter((name) => name.includes(".damaged-")).length).toBeGreaterThan(5);
    writeFileSync(first, whole.replace(/"sealed":"..../, '"sealed":"AAAA'));
    expect(valueOf(vault.open(ref, BACKUP)).reveal()).toBe("the backup");
    rmSync(first);
    expect([valueOf(vault.list()).map(({ label }) => label), valueOf(vault.damaged())]).toEqual([
      [LABEL],
      [],
    ]);
    expect(valueOf(vault.open(ref, BACKUP)).reveal()).toBe("the backup");
    // The second one is mended as well, and made for a backup of an earlier version.
    for (const spoil of [() => writeFileSync(second, "{"), () => rmSync(second)]) {
      spoil();
      expect(valueOf(vault.open(ref, BACKUP)).reveal()).toBe("the backup");
      expect(readFileSync(second, "utf8")).toBe(readFileSync(first, "utf8"));
    }
    expect(readdirSync(folder).some((name) => name.startsWith(`${ref}.sealed-copy.damaged-`))).toBe(true);
  });

  test("that is corrupted twice is told, listed as corrupted and never deleted", async () => {
    const { vault, ref, files } = await withBackup();
    for (const file of files) writeFileSync(file, "{");
    expect(problemIn(vault.open(ref, BACKUP))).toEqual({ kind: "recordDamaged" });
    expect(valueOf(vault.damaged())).toEqual([ref]);
    expect(files.map((file) => readFileSync(file, "utf8"))).toEqual(["{", "{"]);
  });

  test("[I2] opens for its own number alone, from either file", async () => {
    const { vault, ref, files } = await withBackup();
    rmSync(files[0] ?? "");
    expect(problemIn(vault.open(ref, { ...BACKUP, number: "+12025550199" }))).toEqual({
      kind: "recordMissing",
    });
  });

  test("is gone with both files once a person deletes it", async () => {
    const { vault, ref, folder } = await withBackup();
    expect(valueOf(vault.forget(LABEL))).toBe("forgotten");
    expect(readdirSync(folder).filter((name) => name.startsWith(ref))).toEqual([]);
    expect(valueOf(vault.list())).toEqual([]);
  });
});
