import { join } from "node:path";
import type { RunId } from "../../../shared/ids.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { throughAll } from "../runtime/through-all.ts";
import type { Push, Topics } from "../runtime/topics.ts";
import type { LateAnswers, MigrationDeps } from "../migration/run-context.ts";
import { createLateAnswers } from "../migration/late-answers.ts";
import { createPublisher, type Listeners } from "../migration/publisher.ts";
import { createConnectionCache, type ConnectionCache } from "../migration/run-connections.ts";
import { snapshotNow } from "../migration/status.ts";
import { activityCounter, type ActivityCounter } from "../migration/activity-counter.ts";
import { logRows } from "../log/observe.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { observationsFromRuns } from "../observations/from-runs.ts";
import { openObservations, type Observations } from "../observations/observations.ts";
import { openSettings } from "../settings/open-settings.ts";
import { whileNoneArrives } from "../storage/arrived-copy.ts";
import { refusedByClosed } from "../storage/closed-part.ts";
import { canBeFolder, nameTaken } from "../storage/durable-file.ts";
import { inTheWayFromOutside } from "../storage/machine/from-outside.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { NumberProblem, Storage, StorageProblem } from "../storage/port.ts";
import { manualLock, type ManualLock } from "../vault/locking.ts";
import { passphraseSource } from "../vault/passphrase-source.ts";
import { openVault, type FolderVault } from "../vault/open-vault.ts";
import { peekWorkspaces, readWorkspaces } from "../workspaces/workspace-file.ts";

/** The data folder of this process: storage and vault, opened on first use. */
export type DataFolder = {
  readonly vault: FolderVault;
  readonly readings: Observations;
  /** Counts the work on runs in this process. */
  readonly underWay: ActivityCounter;
  /** Publishes the vault's state. */
  vaultChanged(): void;
  /**
   * Locks the vault, blocks automatic unlock, and closes the connections opened with its secrets, except
   * those that only wait for a late answer.
   */
  lock(): Promise<void>;
  readonly keptShut: ManualLock;
  /** Records the answers that arrive after their requests timed out. */
  readonly lateAnswers: LateAnswers;
  /** The number (seq) of the last row that this process wrote to a run's journal; 0 for none. */
  lastWritten(run: RunId): number;
  /** True if the folder already holds data. A check must not create any. */
  exists(): boolean;
  storage(): Result<Storage, StorageProblem>;
  /** What other data folders and processes do with a plan's number; creates no data folder. */
  inTheWay(plan: Plan): Result<null, StorageProblem | NumberProblem>;
  migration(): Result<MigrationDeps, StorageProblem>;
  /** Ends all access to the storage at once and for good: nothing in progress records an outcome. */
  haltStorage(): void;
  close(): Promise<void>;
};

const TRACES = ["identity.json", "identity-copy.json", "journal.db", "journal.heads"] as const;

/**
 * Gives the data folder without accessing it yet. `witness` finds proof in the webhooks received here; snapshots of
 * runs are made only while someone hears them.
 */
export function openDataFolder(
  ports: HostPorts,
  push: Push,
  witness: MigrationDeps["witness"] = () => undefined,
  isHeard: Topics["isHeard"] = () => true,
): DataFolder {
  const vault = openVault({ ...ports, keySource: ports.keySource ?? passphraseSource() });
  const sessions: ConnectionCache = createConnectionCache(ports, vault);
  const lateAnswers = createLateAnswers();
  const readings = openObservations(
    ports.dataDir,
    (reading) => push("readings", reading),
    () => {
      const list = peekWorkspaces(ports);
      return list && new Set(list.workspaces.map(({ id }) => id));
    },
  );
  const manual = manualLock();
  const written = new Map<RunId, number>();
  const listeners: Listeners = {
    ...runTopics(push),
    wrote: (run, seq) => written.set(run, seq),
    looked: observationsFromRuns(readings, () => workspacesOf(ports)),
  };
  const vaultChanged = vaultPublisher(vault, push);
  let opened: Storage | undefined;
  let isHalted = false;
  const storage = (): Result<Storage, StorageProblem> => {
    if (isHalted) return refusedByClosed();
    if (opened !== undefined) return ok(opened);
    const result = whileNoneArrives(ports.dataDir, () => openStorage(ports));
    if (!result.ok) return result;
    opened = logRows(result.value, ports.log);
    return ok(opened);
  };
  // For good: a call that is still to be handled must not open it again and send something.
  const haltStorage = (): void => {
    isHalted = true;
    opened?.close();
    opened = undefined;
  };
  return {
    vault,
    readings,
    underWay: activityCounter(),
    vaultChanged,
    keptShut: manual,
    lateAnswers,
    lastWritten: (run) => written.get(run) ?? 0,
    async lock() {
      manual.begin();
      vault.lock();
      vaultChanged();
      await sessions.closeAll();
    },
    exists: () => isDataFolder(ports.dataDir),
    storage,
    inTheWay: (plan) => inTheWayOf(isDataFolder(ports.dataDir) ? storage() : undefined, ports, plan),
    migration() {
      const store = storage();
      if (!store.ok) return store;
      // A closing process gives no more snapshots, and nobody needs one without listeners.
      const isOpen = (): boolean => opened !== undefined && isHeard("runs");
      const publisher = publishing(listeners, { storage: store.value, ports, lateAnswers }, isOpen);
      const workspace = () => workspaceOf(ports);
      return ok({ ports, storage: store.value, vault, sessions, publisher, lateAnswers, witness, workspace });
    },
    haltStorage,
    async close() {
      await throughAll(
        () => lateAnswers.stop(),
        () => sessions.closeAll(),
        haltStorage,
        () => vault.close(),
      );
    },
  };
}

function publishing(
  listeners: Listeners,
  about: Parameters<typeof snapshotNow>[0],
  isOpen: () => boolean,
): MigrationDeps["publisher"] {
  return createPublisher(listeners, (state) => (isOpen() ? snapshotNow(about, state) : undefined));
}

// One trace is enough: a folder that lost some of its files is corrupted, not empty. A path that is no
// folder, or has no read permission, is not empty either: the storage reports why it can't be used.
function isDataFolder(path: string): boolean {
  return !canBeFolder(path) || TRACES.some((name) => nameTaken(join(path, name)));
}

function inTheWayOf(
  storage: Result<Storage, StorageProblem> | undefined,
  ports: HostPorts,
  plan: Plan,
): ReturnType<DataFolder["inTheWay"]> {
  if (storage === undefined) return inTheWayFromOutside(ports, plan);
  return storage.ok ? storage.value.inTheWay(plan) : storage;
}

function vaultPublisher(vault: Pick<FolderVault, "state">, push: Push): () => void {
  let revision = 0;
  return () => {
    revision += 1;
    push("vault", { revision, state: vault.state() });
  };
}

function runTopics(push: Push): Pick<Listeners, "step" | "run"> {
  return { step: (event) => push("steps", event), run: (snapshot) => push("runs", snapshot) };
}

/** The workspaces; empty if they can't be read, which other calls report. */
function workspacesOf(ports: HostPorts): WorkspaceList["workspaces"] {
  const list = readWorkspaces(ports);
  return list.ok ? list.value.workspaces : [];
}

/** The workspace ID under which runs of this folder encrypt their secrets. */
async function workspaceOf(ports: HostPorts): Promise<Result<string, StorageProblem>> {
  const settings = await openSettings(ports);
  if (settings.ok) return ok(settings.value.read().workspace);
  return err(settings.problem.kind === "settingsReadOnly" ? { kind: "storageReadOnly" } : settings.problem);
}
