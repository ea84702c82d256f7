import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eraseSealed, openSealed, sealSecrets } from "../../../main/core/migration/sealed-secrets.ts";
import { openVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { redact } from "../../../shared/redacted.ts";
import { NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";
import { valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const RUN = runNamed("bundle");
const OWNER = { run: RUN, workspace: "default", plan: opened(RUN).plan };
const SECRETS = {
  "cloud.accessToken": redact('token "quoted" \ud800', "token"),
  "number.pin": redact("123456", "PIN"),
  backupPassword: redact("battery staple", "password"),
};

async function rig() {
  const dataDir = tempFolder();
  const vault = openVault({
    dataDir,
    clock: virtualClock(),
    random: seededRandom(),
    keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
  });
  valueOf(await vault.unlock(redact("correct horse", "passphrase")));
  const records = () => readdirSync(join(dataDir, "vault")).filter((name) => name.endsWith(".sealed"));
  return { vault, records };
}

test("[I13] the secrets of a migration are in one record, and each is opened by its member", async () => {
  const { vault, records } = await rig();
  const sealed = valueOf(sealSecrets(vault, OWNER, SECRETS));
  expect(records()).toHaveLength(1);
  expect(openSealed(vault, OWNER, sealed, "cloud.accessToken")?.reveal()).toBe('token "quoted" \ud800');
  expect(openSealed(vault, OWNER, sealed, "number.pin")?.reveal()).toBe("123456");
  expect(openSealed(vault, OWNER, sealed, "onPrem.auth.token")).toBeUndefined();
  expect([...eraseSealed(vault, sealed)].toSorted()).toEqual(Object.keys(SECRETS).toSorted());
  expect(records()).toEqual([]);
});

test("[I2] a record of one migration opens nothing for another", async () => {
  const { vault } = await rig();
  const sealed = valueOf(sealSecrets(vault, OWNER, SECRETS));
  const other = { ...OWNER, run: runNamed("others") };
  expect(openSealed(vault, other, sealed, "number.pin")).toBeUndefined();
});

test("[I27] the copies of an earlier version, a record for each member, still open", async () => {
  const { vault, records } = await rig();
  const alone = (member: string) =>
    ({
      workspace: "default",
      number: NUMBER,
      purpose: `run ${RUN} ${member}`,
      schema: 1,
    }) as const;
  const sealed = {
    "number.pin": valueOf(vault.seal(alone("number.pin"), SECRETS["number.pin"])),
    backupPassword: valueOf(vault.seal(alone("backupPassword"), SECRETS.backupPassword)),
  };
  expect(openSealed(vault, OWNER, sealed, "number.pin")?.reveal()).toBe("123456");
  expect(openSealed(vault, OWNER, sealed, "backupPassword")?.reveal()).toBe("battery staple");
  expect(eraseSealed(vault, sealed)).toHaveLength(2);
  expect(records()).toEqual([]);
});

test("a migration without secrets needs no record", async () => {
  const { vault, records } = await rig();
  expect(valueOf(sealSecrets(vault, OWNER, {}))).toEqual({});
  expect(records()).toEqual([]);
});
