import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { sealSecrets } from "../../../main/core/migration/sealed-secrets.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { STORE_KEY_BINDING } from "../../../main/core/webhooks/store/sealing.ts";
import { SecretLabel, type SealedRef } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { windowCore } from "../../support/window-core.ts";
import { stateFolder } from "../../support/state-folder.ts";

const PASSPHRASE = "correct horse battery";
const RUN = runNamed("sealed");
const BINDING = { workspace: "default", number: NUMBER, purpose: "token", schema: 1 } as const;

/** A core over a data folder with an unlocked vault, and the same vault as another process opens it. */
async function rig() {
  const { client, dataDir, app } = windowCore();
  valueOf(await client.call("vault.unlock", { passphrase: PASSPHRASE, allowCreate: true }));
  const clock = virtualClock();
  const random = seededRandom();
  const vault: FolderVault = openVault({
    dataDir,
    clock,
    random,
    keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
  });
  valueOf(await vault.unlock(redact(PASSPHRASE, "passphrase")));
  return {
    client,
    dataDir,
    app,
    vault,
    clock,
    seal: (): SealedRef => valueOf(vault.seal(BINDING, redact("text", "token"))),
    /** Writes the first row of a run that names these copies. */
    begin: (sealed: Readonly<Record<string, SealedRef>>): void => {
      const storage = valueOf(
        openStorage({ dataDir, stateDir: stateFolder(), clock, random, appVersion: "1.2.3" }),
      );
      valueOf(storage.create(NUMBER, { ...opened(RUN), sealed })).release();
      storage.close();
    },
    unclaimed: async () => valueOf(await client.call("vault.unclaimed", {})),
  };
}

const NOTHING = { sealed: [], damaged: 0, unreadRuns: 0 };

describe("sealed values that nothing refers to", () => {
  test("[F26] leave no room for a corrupted one, which is counted, whatever else is listed", async () => {
    const { seal, unclaimed, dataDir } = await rig();
    const harmed = seal();
    const sound = seal();
    writeFileSync(join(dataDir, "vault", `${harmed}.sealed`), "{");
    expect(await unclaimed()).toMatchObject({ sealed: [{ ref: sound }], damaged: 1 });
    expect(readdirSync(join(dataDir, "vault"))).toContain(`${harmed}.sealed`);
  });

  test("[ZQ7] [F26] the corrupted ones are told by their files, and no more once the value was put in again", async () => {
    const { client, dataDir } = await rig();
    const label = SecretLabel.parse("cloud-token");
    const damaged = async () => valueOf(await client.call("vault.damaged", {}));
    const put = async () =>
      valueOf(await client.call("vault.put", { label, secretKind: "other", value: "x" }));
    await put();
    expect(await damaged()).toEqual([]);
    const file = readdirSync(join(dataDir, "vault")).find((name) => name.endsWith(".sealed")) ?? "";
    writeFileSync(join(dataDir, "vault", file), "{");
    expect(await damaged()).toEqual([file.slice(0, -".sealed".length)]);
    await put();
    expect(await damaged()).toEqual([]);
    expect(readdirSync(join(dataDir, "vault")).some((name) => name.startsWith(`${file}.damaged-`))).toBe(
      true,
    );
    valueOf(await client.call("vault.lock", {}));
    expect(problemIn(await client.call("vault.damaged", {}))).toEqual({ kind: "vaultLocked" });
  });

  test("[F21] are told after a kill between sealing and the first row, and kept", async () => {
    const { vault, unclaimed, dataDir, begin } = await rig();
    expect(await unclaimed()).toEqual(NOTHING);
    const { plan } = opened(RUN);
    const owner = { run: RUN, workspace: "default", plan };
    const secrets = { accessToken: redact("one", "token"), pin: redact("123456", "pin") };
    const sealed = valueOf(sealSecrets(vault, owner, secrets as never));
    const refs = [...new Set(Object.values(sealed))];
    const found = await unclaimed();
    expect(found.sealed.map(({ ref }) => ref)).toEqual(refs);
    expect(found.unreadRuns).toBe(0);
    expect(Object.keys(found.sealed[0] ?? {}).sort()).toEqual(["ref", "storedAt"]);
    expect(readdirSync(join(dataDir, "vault"))).toEqual(
      [`${refs[0]}.sealed`, "key-copy.json", "key.json"].sort(),
    );
    begin(sealed);
    expect(await unclaimed()).toEqual(NOTHING);
  });

  test("are told oldest first", async () => {
    const { clock, seal, unclaimed } = await rig();
    const first = seal();
    await clock.advance(1_000);
    const second = seal();
    await clock.advance(1_000);
    const third = seal();
    expect((await unclaimed()).sealed.map(({ ref }) => ref)).toEqual([first, second, third]);
  });

  test("are neither what a person put in, nor a backup, nor the key of the event store", async () => {
    const { vault, unclaimed } = await rig();
    valueOf(vault.put(SecretLabel.parse("cloud-token"), "token", redact("text", "token")));
    const shown = { label: SecretLabel.parse("backup-r-20260115-sealed"), secretKind: "backup-pair" };
    valueOf(vault.seal(BINDING, redact("pair", "pair"), shown));
    valueOf(vault.seal(STORE_KEY_BINDING, redact("key", "key")));
    expect(await unclaimed()).toEqual(NOTHING);
  });

  test("are not what a connectivity test names, though its record be damaged", async () => {
    const { dataDir, seal, unclaimed } = await rig();
    const [ref, other] = [seal(), seal()];
    mkdirSync(join(dataDir, "tests"));
    writeFileSync(join(dataDir, "tests", "t-20260115-abcdef.json"), `{"token":"${ref}"`);
    expect((await unclaimed()).sealed.map((record) => record.ref)).toEqual([other]);
    expect(readdirSync(join(dataDir, "tests"))).toEqual(["t-20260115-abcdef.json"]);
  });

  test("[F28] are told together with how many runs have journals that cannot be read", async () => {
    const { client, dataDir, seal, begin, unclaimed } = await rig();
    const ref = seal();
    begin({ accessToken: ref });
    expect(await unclaimed()).toEqual(NOTHING);
    const database = new DatabaseSync(join(dataDir, "journal.db"));
    database.exec("UPDATE journal SET payload = 'harmed'");
    database.close();
    const found = await client.call("vault.unclaimed", {});
    expect(valueOf(found)).toMatchObject({ sealed: [{ ref }], unreadRuns: 1 });
  });

  test("are not looked for while the vault is locked, and no database is made for looking", async () => {
    const { client, dataDir, seal, unclaimed } = await rig();
    seal();
    await unclaimed();
    expect(readdirSync(dataDir)).toEqual(["locks", "vault"]);
    valueOf(await client.call("vault.lock", {}));
    expect(problemIn(await client.call("vault.unclaimed", {}))).toEqual({ kind: "vaultLocked" });
  });
});
