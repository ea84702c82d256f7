import { expect, test } from "vitest";
import { openVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { memoryVault, memoryVaultFolder } from "../../support/memory-vault.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { fingerprintIn, vaultContract, type VaultHarness } from "./vault-contract.ts";

/** Makes deriving a key cheap, so that the tests are fast. */
const CHEAP = { N: 2, r: 1, p: 1 };

const onDisk = (): VaultHarness => {
  const ports = {
    dataDir: tempFolder(),
    clock: virtualClock(),
    random: seededRandom(),
    keySource: passphraseSource(CHEAP),
  };
  return { open: () => openVault(ports) };
};

const inMemory = (): VaultHarness => {
  const ports = { folder: memoryVaultFolder(), clock: virtualClock(), random: seededRandom() };
  return { open: () => memoryVault(ports) };
};

vaultContract("the vault on disk", onDisk);
vaultContract("the vault in memory", inMemory);

test.each([
  ["on disk", onDisk],
  ["in memory", inMemory],
])("a fingerprint says nothing outside of its own vault (%s)", async (_where, harness) => {
  expect(await fingerprintIn(harness().open(), "123456")).not.toBe(
    await fingerprintIn(harness().open(), "123456"),
  );
});
