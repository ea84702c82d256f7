import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockForTest } from "../../../main/core/connectivity/test-lock.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { LABEL, NEW, OLD, SECRET, vaultWithKit } from "../../support/vault-with-kit.ts";

/** A vault whose locks can't be opened, as those that another user's process made. As root, a test can open every file. */
async function vaultWithoutLocks() {
  const kit = await vaultWithKit();
  const locks = join(kit.dataDir, "locks");
  rmSync(locks, { recursive: true });
  mkdirSync(locks);
  for (const name of ["vault-key", "vault-records", "webhooks-test-106540352242922"])
    symlinkSync("nowhere/at-all", join(locks, `${name}.lock`));
  return kit;
}

const UNOPENED = { kind: "storageFailed", code: "SQLITE_CANTOPEN" };

test("[F25] what needs the lock of the key file says that it can't be taken, and changes nothing", async () => {
  const { vault, open, key } = await vaultWithoutLocks();
  expect(problemIn(await vault.changePassphrase(OLD, NEW))).toEqual(UNOPENED);
  expect(problemIn(await vault.recovery.make(() => ok(null)))).toEqual(UNOPENED);
  expect(problemIn(await vault.recovery.make(() => ok(null), "sheet"))).toEqual(UNOPENED);
  expect(problemIn(await vault.recovery.waive())).toEqual(UNOPENED);
  expect(problemIn(await vault.recovery.setPassphrase(key, NEW))).toEqual(UNOPENED);
  const next = open();
  expect(valueOf(await next.unlock(OLD))).toBe("opened");
  expect(valueOf(next.take(LABEL)).reveal()).toBe(SECRET);
  expect(valueOf(await open().recovery.unlock(key))).toBeNull();
});

test("[F25] a value is stored and deleted although no lock can be taken", async () => {
  const { vault } = await vaultWithoutLocks();
  valueOf(vault.put(LABEL, "token", redact("another", "secret")));
  expect(valueOf(vault.take(LABEL)).reveal()).toBe("another");
  expect(valueOf(vault.forget(LABEL))).toBe("forgotten");
});

test("[F25] the same is said of the lock of a webhook test", async () => {
  const { dataDir } = await vaultWithoutLocks();
  expect(problemIn(lockForTest(dataDir, "106540352242922"))).toEqual({ kind: "storageReadOnly" });
});
