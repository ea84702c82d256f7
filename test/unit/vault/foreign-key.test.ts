import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { fakeKeyStore } from "../../support/fake-key-store.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const PASSPHRASE = redact("correct horse battery", "passphrase");

/**
 * An unlocked, remembered vault whose otherwise valid key file then got the check value of another data key.
 */
async function foreign() {
  const dataDir = tempFolder();
  const keyStore = fakeKeyStore();
  const open = (): FolderVault =>
    openVault({
      dataDir,
      clock: virtualClock(),
      random: seededRandom(),
      keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
      keyStore,
    });
  const vault = open();
  valueOf(await vault.unlock(PASSPHRASE));
  valueOf(await vault.remember(true));
  const path = join(dataDir, "vault", "key.json");
  const { keyFile } = JSON.parse(readFileSync(path, "utf8")) as { keyFile: { keyCheck: string } };
  keyFile.keyCheck = "ab".repeat(32);
  const sha256 = createHash("sha256").update(JSON.stringify(keyFile)).digest("hex");
  writeFileSync(path, JSON.stringify({ sha256, keyFile }));
  return { vault, open, path, left: readFileSync(path, "utf8") };
}

describe("[F28] a data key that comes out of a wrap and is not this vault's", () => {
  test.each([
    ["its passphrase", (vault: FolderVault) => vault.unlock(PASSPHRASE)],
    ["the key store", (vault: FolderVault) => vault.openRemembered()],
    [
      "a change of its passphrase",
      (vault: FolderVault) => vault.changePassphrase(PASSPHRASE, redact("another one", "passphrase")),
    ],
  ])("opens nothing by %s, and the key file stays", async (_by, how) => {
    const { open, path, left } = await foreign();
    const vault = open();
    expect(problemIn<unknown, unknown>(await how(vault))).toEqual({ kind: "vaultChanged" });
    expect(vault.state()).toBe("locked");
    expect(readFileSync(path, "utf8")).toBe(left);
  });

  test("is not what an open vault is remembered with", async () => {
    const { vault, path, left } = await foreign();
    expect(problemIn(await vault.remember(true))).toEqual({ kind: "vaultChanged" });
    expect(readFileSync(path, "utf8")).toBe(left);
  });
});
