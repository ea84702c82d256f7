import { mkdtempSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { IN_ITS_FILE, testRecords } from "../../../main/core/connectivity/records.ts";
import { makeCopy } from "../../../main/core/data-copy/make-copy.ts";
import { restoreCopy } from "../../../main/core/data-copy/restore-copy.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { redact } from "../../../shared/redacted.ts";
import { valueOf } from "../../support/expect-result.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { BEFORE, replacedRecord } from "../../support/webhooks/scripted-level.ts";

const PASSPHRASE = redact("a passphrase of the copy", "copy passphrase");
const BINDING = { workspace: "ws-7k2q9d", number: "+12025550123", purpose: "address", schema: 1 } as const;
const ports = { clock: virtualClock(), random: randomFrom(3), appVersion: "1.2.3" };

async function vaultOf(dataDir: string): Promise<FolderVault> {
  const keySource = passphraseSource({ N: 2, r: 1, p: 1 });
  const vault = openVault({ ...ports, dataDir, keySource });
  valueOf(await vault.unlock(PASSPHRASE));
  return vault;
}

/** A signal that is asked before each write, and does something once the first database is being read. */
function onceDatabaseIsRead(dataDir: string, change: () => void): AbortSignal {
  let isDone = false;
  const ask = (): false => {
    if (!isDone && readdirSync(dataDir).some((name) => name.startsWith("copying-"))) {
      isDone = true;
      change();
    }
    return false;
  };
  return new Proxy(new AbortController().signal, {
    get: (_, name) => (name === "aborted" ? ask() : undefined),
  });
}

/** Copies a folder in which something changes meanwhile, and restores the copy. */
async function restoredAfter(
  begin: (dataDir: string, vault: FolderVault) => () => void,
): Promise<{ readonly dataDir: string; readonly vault: FolderVault }> {
  const from = tempFolder();
  const storage = valueOf(openStorage({ ...ports, dataDir: from, stateDir: tempFolder() }));
  storage.close();
  const vault = await vaultOf(from);
  const change = begin(from, vault);
  const file = join(tempFolder(), "copy");
  const copyCost = { N: 2, r: 1, p: 1 };
  const signal = onceDatabaseIsRead(from, change);
  valueOf(await makeCopy({ ...ports, dataDir: from, copyCost }, { file, passphrase: PASSPHRASE, signal }));
  const dataDir = join(mkdtempSync(join(tempFolder(), "r")), "data");
  valueOf(await restoreCopy({ ...ports, dataDir }, { file, passphrase: PASSPHRASE }));
  return { dataDir, vault: await vaultOf(dataDir) };
}

const { borrowed, ...begun } = replacedRecord();
const replaced = { ...begun, borrowed };

test("[ZG2] a copy has the URL of a callback that is replaced while it is made, from the vault", async () => {
  const { dataDir, vault } = await restoredAfter((from, own) => {
    const records = testRecords(from, tempFolder());
    valueOf(records.write(begun));
    return () => {
      const address = valueOf(own.seal(BINDING, redact(BEFORE, "address")));
      valueOf(records.write({ ...replaced, address }));
    };
  });
  const record = valueOf(testRecords(dataDir, tempFolder()).one(begun.test));
  expect(record?.borrowed?.level).toBe("number");
  const opened = vault.open(record?.address as Parameters<FolderVault["open"]>[0], BINDING);
  expect(valueOf(opened).reveal()).toBe(BEFORE);
});

test("[ZG2] a copy has the URL of a callback that is replaced while it is made, from its file", async () => {
  const { dataDir } = await restoredAfter((from) => {
    const records = testRecords(from, tempFolder());
    valueOf(records.write(begun));
    return () => {
      valueOf(records.writeAddress(begun.test, BEFORE));
      valueOf(records.write({ ...replaced, address: IN_ITS_FILE }));
    };
  });
  const records = testRecords(dataDir, tempFolder());
  const record = valueOf(records.one(begun.test));
  expect(record?.borrowed?.level).toBe("number");
  expect(record && valueOf(records.readAddress(record))).toEqual({ kind: "address", address: BEFORE });
});

test("[ZG2] a database that is set aside while a copy is made is in it under its new name", async () => {
  const { dataDir } = await restoredAfter((from) => {
    writeFileSync(join(from, "webhooks.db"), "not a database");
    return () => renameSync(join(from, "webhooks.db"), join(from, "webhooks.db.damaged-14"));
  });
  expect(readdirSync(dataDir)).toContain("webhooks.db.damaged-14");
  expect(readdirSync(dataDir)).not.toContain("webhooks.db");
});
