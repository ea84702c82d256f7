import { existsSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../../shared/result.ts";
import type { Push } from "./topics.ts";
import type { MigrationDeps } from "./migration/desk.ts";
import { createPublisher } from "./migration/publisher.ts";
import { createSessions, type Sessions } from "./migration/sessions.ts";
import { snapshotNow } from "./migration/status.ts";
import type { HostPorts, Vault } from "./ports.ts";
import { openSettings } from "./settings/open-settings.ts";
import { openStorage } from "./storage/open-storage.ts";
import type { Storage, StorageProblem } from "./storage/port.ts";
import { passphraseSource } from "./vault/passphrase-source.ts";
import { openVault } from "./vault/open-vault.ts";

/** The data folder of this process: storage and vault, opened when they are first wanted. */
export type DataFolder = {
  readonly vault: Vault;
  /** Does the folder hold a database already? A mere check must not create one. */
  exists(): boolean;
  storage(): Result<Storage, StorageProblem>;
  migration(): Result<MigrationDeps, StorageProblem>;
  close(): Promise<void>;
};

const TRACES = ["identity.json", "journal.db", "journal.heads"] as const;

/** Gives the data folder without touching it yet. */
export function openDataFolder(ports: HostPorts, push: Push): DataFolder {
  const vault = openVault({ ...ports, keySource: ports.keySource ?? passphraseSource() });
  const sessions: Sessions = createSessions(ports, vault);
  let opened: Storage | undefined;
  const storage = (): Result<Storage, StorageProblem> => {
    if (opened !== undefined) return ok(opened);
    const result = openStorage(ports);
    if (result.ok) opened = result.value;
    return result;
  };
  return {
    vault,
    // Any trace will do: a folder that lost one of its files is a damaged folder, not an empty one.
    exists: () => TRACES.some((name) => existsSync(join(ports.dataDir, name))),
    storage,
    migration() {
      const store = storage();
      if (!store.ok) return store;
      const publisher = createPublisher(
        { step: (event) => push("steps", event), run: (snapshot) => push("runs", snapshot) },
        // A process that is closing has no snapshots to give.
        (state) => (opened === undefined ? undefined : snapshotNow({ storage: store.value, ports }, state)),
      );
      return ok({
        ports,
        storage: store.value,
        vault,
        sessions,
        publisher,
        workspace: () => workspaceOf(ports),
      });
    },
    async close() {
      await sessions.closeAll();
      opened?.close();
      opened = undefined;
      vault.lock();
    },
  };
}

/** The name under which runs of this folder seal what they seal. */
async function workspaceOf(ports: HostPorts): Promise<Result<string, StorageProblem>> {
  const settings = await openSettings(ports);
  if (settings.ok) return ok(settings.value.read().workspace);
  return err(settings.problem.kind === "settingsReadOnly" ? { kind: "storageReadOnly" } : settings.problem);
}
