import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { SystemKeyStore } from "../../../main/core/runtime/ports.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { SealedRef, SecretLabel } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

/** A vault as version 0.1.0 wrote it, at a low cost; its key store returned its input reversed. */
const LEFT = z
  .object({
    plain: SealedRef,
    shown: SealedRef,
    fingerprint: z.string(),
    files: z.record(z.string(), z.unknown()),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "first-release.json"), "utf8")));
const COST = { N: 4, r: 2, p: 2 };
const PASSPHRASE = redact("café of the bakery", "passphrase");
const BINDING = { workspace: "default", number: "+12025550123", purpose: "pair", schema: 1 } as const;
const PAIR = SecretLabel.parse("backup-r-20260115-first1");

const reversed = (bytes: Uint8Array): Uint8Array => Uint8Array.from(bytes).reverse();
const keyStore: SystemKeyStore = {
  status: async () => ({ kind: "usable", backend: "keyring" }),
  liesOpen: () => false,
  wrap: async (bytes) => reversed(bytes),
  unwrap: async (bytes) => ({ bytes: reversed(bytes), stale: false }),
};

function left(cost = COST): { readonly vault: FolderVault; readonly folder: string } {
  const dataDir = tempFolder();
  const folder = join(dataDir, "vault");
  mkdirSync(folder);
  for (const [name, content] of Object.entries(LEFT.files))
    writeFileSync(join(folder, name), JSON.stringify(content));
  const keySource = passphraseSource(cost);
  const vault = openVault({ dataDir, clock: virtualClock(), random: seededRandom(), keySource, keyStore });
  return { vault, folder };
}

/** Everything that was stored in the vault. */
const contentOf = (vault: FolderVault) => ({
  token: valueOf(vault.take(SecretLabel.parse("cloud-token"), "https://cloud.example")).reveal(),
  pin: valueOf(vault.take(SecretLabel.parse("pin"))).reveal(),
  copy: valueOf(vault.open(LEFT.plain, BINDING)).reveal(),
  pair: valueOf(vault.open(LEFT.shown, BINDING)).reveal(),
  fingerprint: valueOf(vault.fingerprint(redact("271828", "pin"))),
  list: valueOf(vault.list()).map(({ label, secretKind, origin }) => [label, secretKind, origin]),
});

const CONTENT = {
  token: "the token",
  pin: "271828",
  copy: "a copy",
  pair: "the pair",
  fingerprint: LEFT.fingerprint,
  list: [
    [PAIR, "backup-pair", undefined],
    ["cloud-token", "access-token", "https://cloud.example"],
    ["pin", "pin", undefined],
  ],
};

describe("[I3] a vault that version 0.1.0 made", () => {
  test("opens with its passphrase and gives everything back", async () => {
    const { vault } = left();
    expect(vault.state()).toBe("locked");
    expect(valueOf(await vault.unlock(PASSPHRASE))).toBe("opened");
    expect(contentOf(vault)).toEqual(CONTENT);
  });

  test("opens by the key store that remembers it, and gives everything back", async () => {
    const { vault } = left();
    expect(valueOf(await vault.openRemembered())).toBe("opened");
    expect(contentOf(vault)).toEqual(CONTENT);
  });

  test("is the same after its cost was raised, for the passphrase and for the key store", async () => {
    const { vault, folder } = left({ N: 8, r: 2, p: 2 });
    const names = readdirSync(folder);
    valueOf(await vault.unlock(PASSPHRASE));
    expect(readFileSync(join(folder, "key.json"), "utf8")).toContain('"N": 8');
    expect(contentOf(vault)).toEqual(CONTENT);
    vault.lock();
    expect(valueOf(await vault.openRemembered())).toBe("opened");
    expect(contentOf(vault)).toEqual(CONTENT);
    // The key file and the backup, which was read, have a second file each now.
    const added = readdirSync(folder).filter((name) => !names.includes(name));
    expect(readdirSync(folder)).toEqual([...names, ...added].toSorted());
    expect(added.map((name) => name.replace(/^[0-9a-f]{32}/, "backup"))).toEqual([
      "backup.sealed-copy",
      "key-copy.json",
    ]);
  });

  test("puts a new value where the old one of a label lies", async () => {
    const { vault, folder } = left();
    valueOf(await vault.unlock(PASSPHRASE));
    valueOf(vault.put(SecretLabel.parse("pin"), "pin", redact("314159", "pin")));
    expect(readdirSync(folder)).toHaveLength(Object.keys(LEFT.files).length + 1);
    expect(valueOf(vault.take(SecretLabel.parse("pin"))).reveal()).toBe("314159");
  });
});
