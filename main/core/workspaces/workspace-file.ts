import { join } from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Clock } from "../../../shared/time.ts";
import { WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { checkedText } from "../storage/checked-json.ts";
import { replaceDurably } from "../storage/durable-file.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { renameToQuarantine, revisionAnew } from "../storage/quarantine.ts";
import { WORKSPACES_FILE } from "../storage/shared-files.ts";
import { underLock } from "../storage/number-locks.ts";
import { readJsonFile } from "../storage/json-file.ts";

/**
 * 2 since a workspace can name how its servers are reached, 3 since it can be archived; an earlier version would treat
 * such a file as corrupted.
 */
const FORMAT = 3;
const Stored = WorkspaceList.extend({ format: z.int().min(1).max(FORMAT) });
const Later = z.looseObject({ format: z.int().min(FORMAT + 1) });

type FilePorts = { readonly dataDir: string; readonly clock: Clock };

/** Path of the workspaces file of a data folder. */
export function workspacesPath(dataDir: string): string {
  return join(dataDir, WORKSPACES_FILE);
}

/**
 * Reads the workspaces of a data folder; an empty list without a file, at revision 0 unless a corrupted one was renamed.
 * Creates nothing.
 *
 * Problems: newerVersion (nothing is changed); storageDamaged, once: the file is renamed and the list starts
 * empty.
 */
export function readWorkspaces({ dataDir, clock }: FilePorts): Result<WorkspaceList, StorageProblem> {
  const path = workspacesPath(dataDir);
  return catchStorageErrors(() => {
    const json = readJsonFile(path);
    if (json === "absent") return ok({ revision: revisionAnew(path), workspaces: [] });
    const stored = Stored.safeParse(json.value);
    if (stored.success) return ok({ revision: stored.data.revision, workspaces: stored.data.workspaces });
    const later = Later.safeParse(json.value);
    if (later.success) return err({ kind: "newerVersion", found: later.data.format, known: FORMAT });
    return err({ kind: "storageDamaged", setAside: renameToQuarantine(path, clock.now()) });
  });
}

/** The stored workspaces, for display; undefined if they can't be read. Changes nothing. */
export function peekWorkspaces({ dataDir }: Pick<FilePorts, "dataDir">): WorkspaceList | undefined {
  const read = catchStorageErrors(() => ok(readJsonFile(workspacesPath(dataDir))));
  if (!read.ok || read.value === "absent") return undefined;
  const stored = Stored.safeParse(read.value.value);
  if (!stored.success) return undefined;
  return { revision: stored.data.revision, workspaces: stored.data.workspaces };
}

/** Gives the new list for the one that is on disk now. */
export type Change<P> = (current: WorkspaceList) => Result<WorkspaceList["workspaces"], P>;

/**
 * Reads the list again, changes it and writes it durably, under a lock. Returns the list as written, with the
 * next revision.
 */
export function changeWorkspaces<P>(
  ports: FilePorts,
  change: Change<P>,
): Result<WorkspaceList, P | StorageProblem> {
  return underLock<WorkspaceList, P>(ports.dataDir, "workspaces", () => {
    const current = readWorkspaces(ports);
    if (!current.ok) return current;
    const changed = change(current.value);
    if (!changed.ok) return changed;
    const next = { revision: current.value.revision + 1, workspaces: changed.value };
    replaceDurably(workspacesPath(ports.dataDir), checkedText({ format: FORMAT, ...next }, 2));
    return ok(next);
  });
}
