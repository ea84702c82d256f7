import type { RunId, SecretLabel } from "../../../shared/ids.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { recoveryArea } from "../../../shared/rpc/areas/recovery.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import { backupLabel } from "../migration/backup.ts";
import type { LocationChecker } from "../migration/location-checks.ts";
import { readRun } from "../migration/read-runs.ts";
import { placeOf } from "../migration/snapshot.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { isKeyChanged } from "../vault/vault-errors.ts";

type VaultHandlers = Omit<Pick<Handlers, `vault.${string}` & keyof Handlers>, keyof typeof recoveryArea>;

/** Handlers for the vault: they accept secrets and return only labels. */
export function vaultHandlers(
  ports: HostPorts,
  folder: DataFolder,
  checker: Pick<LocationChecker, "besideAll">,
): VaultHandlers {
  const { vault } = folder;
  const changed = (): void => folder.vaultChanged();
  return {
    "vault.state": async () => ok(vault.state()),
    "vault.unlock": async ({ passphrase, allowCreate }) => {
      if (vault.state() === "absent" && !allowCreate) return err({ kind: "vaultAbsent" });
      const unlocked = await vault.unlock(passphrase);
      if (unlocked.ok) {
        folder.keptShut.end();
        changed();
      }
      return unlocked;
    },
    // An automatic check holds the vault for as long as its requests take: the lock waits for it.
    "vault.lock": () =>
      checker.besideAll(async () => {
        if (folder.underWay.any()) return err({ kind: "vaultInUse" });
        await folder.lock();
        return ok(vault.state());
      }),
    "vault.changePassphrase": async ({ current, next }) => {
      const done = await vault.changePassphrase(current, next);
      if (isKeyChanged(done)) changed();
      return done;
    },
    "vault.keyStore": async () => ok(await vault.keyStore()),
    "vault.remember": async ({ on }) => {
      const done = await vault.remember(on);
      if (isKeyChanged(done)) changed();
      return done;
    },
    "vault.openRemembered": ({ asked }) => openRemembered(folder, asked),
    "vault.put": async ({ label, secretKind, value, origin }) => {
      const put = vault.put(label, secretKind, value, origin);
      if (!put.ok) return put;
      changed();
      const listed = vault.list();
      if (!listed.ok) return listed;
      const stored = listed.value.find((secret) => secret.label === label);
      return stored === undefined ? err({ kind: "recordMissing" }) : ok(stored);
    },
    "vault.list": async () => {
      const listed = vault.list();
      return listed.ok ? ok([...listed.value]) : listed;
    },
    "vault.unclaimed": async () => {
      const { unclaimedIn } = await import("./unclaimed.ts");
      const found = unclaimedIn(ports, folder);
      return found.ok ? ok({ ...found.value, sealed: [...found.value.sealed] }) : found;
    },
    "vault.damaged": async () => {
      const damaged = vault.damaged();
      return damaged.ok ? ok([...damaged.value]) : damaged;
    },
    "vault.forget": async ({ label }) => {
      const user = userOfBackup(ports, folder, label);
      if (!user.ok) return user;
      if (user.value !== undefined) return err({ kind: "pairInUse", run: user.value });
      const forgotten = vault.forget(label);
      if (forgotten.ok) changed();
      return forgotten;
    },
  };
}

/** Opens a remembered vault unless it was locked here since; the user may still request it. */
async function openRemembered(
  folder: DataFolder,
  asked: boolean,
): ReturnType<VaultHandlers["vault.openRemembered"]> {
  const { vault, keptShut } = folder;
  if (vault.state() === "open") return ok("opened");
  if (keptShut.isOn() && !asked) return ok("locked-by-person");
  const locks = keptShut.times();
  const opened = await vault.openRemembered();
  if (!opened.ok || opened.value !== "opened") return opened;
  // The key store may take its time; a lock in the meantime takes effect.
  if (keptShut.times() !== locks) {
    await folder.lock();
    return ok("locked-by-person");
  }
  keptShut.end();
  folder.vaultChanged();
  return opened;
}

/**
 * The run that still needs the backup with this label: it has not ended, or its number's location is unknown.
 */
function userOfBackup(
  ports: HostPorts,
  folder: DataFolder,
  label: SecretLabel,
): Result<RunId | undefined, StorageProblem> {
  if (!folder.exists()) return ok(undefined);
  const storage = folder.storage();
  if (!storage.ok) return storage;
  const runs = storage.value.runs();
  if (!runs.ok) return runs;
  const owner = runs.value.find(({ run }) => backupLabel(run) === label)?.run;
  if (owner === undefined) return ok(undefined);
  const read = readRun(storage.value, owner);
  // If the journal cannot be read, the backup must not be deleted: its number may still need it.
  const known = read.ok && read.value !== undefined && "state" in read.value ? read.value : undefined;
  // Only this run's own state counts, not that of a newer run.
  const done = known?.state.ended !== undefined && placeOf(known.state, known.damaged).numberIs !== "unknown";
  return ok(done ? undefined : owner);
}
