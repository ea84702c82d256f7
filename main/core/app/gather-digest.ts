import type { Digest } from "../../../shared/alert/digest.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { digitsOf } from "../../../shared/phone.ts";
import type { WatchState } from "../../../shared/watch/finding.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import type { GatherDigest } from "../alerts/digests.ts";
import { replacedIn } from "../connectivity/copied-records.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { statusOf, unreadableRuns } from "../migration/status.ts";
import { errorCode } from "../storage/system-error.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";
import type { Webhooks } from "./open-webhooks.ts";

type Deps = {
  readonly ports: Pick<HostPorts, "clock" | "dataDir">;
  readonly folder: Pick<DataFolder, "exists" | "storage">;
  readonly webhooks: Pick<Webhooks, "arrivals" | "watched">;
  /** Only a process that monitors knows what monitoring has found. */
  readonly isMonitoring: boolean;
};

type Covers = Parameters<GatherDigest>[0]["covers"];

/** Gathers what a digest tells, from all that a data folder has; what can't be read is left out. */
export async function gatherDigest(
  { ports, folder, webhooks, isMonitoring }: Deps,
  { covers, ...period }: Parameters<GatherDigest>[0],
): ReturnType<GatherDigest> {
  const list = readWorkspaces(ports);
  const workspaces = list.ok ? list.value.workspaces.filter(({ id }) => covers(id)) : [];
  const arrived = list.ok
    ? await webhooks.arrivals({
        period,
        workspaces: workspaces.filter(({ archivedAt }) => archivedAt === undefined),
        isTerminalTold: covers(undefined),
      })
    : list;
  const migrations = migrationsIn({ ports, folder }, covers);
  const watched = isMonitoring ? await webhooks.watched() : undefined;
  const monitoring = watched?.ok === true ? monitoringIn(watched.value, covers) : undefined;
  const replaced = list.ok ? replacedOf(ports, covers, workspaces) : undefined;
  return {
    ...(arrived.ok ? { arrivals: arrived.value } : {}),
    ...(migrations === undefined ? {} : { migrations }),
    ...(monitoring === undefined ? {} : { monitoring }),
    ...(replaced === undefined ? {} : { replaced }),
  };
}

function migrationsIn(
  { ports, folder }: Pick<Deps, "ports" | "folder">,
  covers: Covers,
): Digest["migrations"] {
  if (!folder.exists()) return { open: 0, unknown: 0 };
  const storage = folder.storage();
  if (!storage.ok) return undefined;
  const all = statusOf({ storage: storage.value, ports });
  const unreadable = unreadableRuns(storage.value);
  // What can't be read may be open.
  if (!all.ok || !unreadable.ok || unreadable.value.length > 0) return undefined;
  const newest = all.value.filter(({ newer, workspace }) => newer === undefined && covers(workspace));
  return {
    open: newest.filter(({ phase }) => phase.kind !== "ended").length,
    unknown: newest.filter(isUnknown).length,
  };
}

function isUnknown({ phase, numberIs, move }: RunSnapshot): boolean {
  if (phase.kind !== "ended") return phase.kind === "unknown";
  return numberIs === "unknown" && move !== "not-made";
}

function monitoringIn(state: WatchState, covers: Covers): Digest["monitoring"] {
  const findings = [
    ...state.findings.filter(({ receiver }) => covers(receiver)),
    ...(covers(undefined) ? state.ofFolder : []),
  ].filter(({ settled }) => !settled);
  const failed = state.looks.filter(({ workspace, check }) => covers(workspace) && check.status === "fail");
  return { findings: findings.length, failed: failed.length, paused: state.paused !== undefined };
}

function replacedOf(
  { dataDir }: Deps["ports"],
  covers: Covers,
  workspaces: readonly Workspace[],
): number | undefined {
  const numbers = new Set(
    workspaces.flatMap((one) => one.numbers.map(({ cc, phoneNumber }) => `${cc}${phoneNumber}`)),
  );
  try {
    return replacedIn(dataDir, (record) =>
      record === undefined
        ? covers(undefined)
        : covers(record.receiver) || numbers.has(digitsOf(record.number)),
    );
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return undefined;
  }
}
