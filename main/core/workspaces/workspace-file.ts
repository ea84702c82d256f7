import { join } from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Clock } from "../../../shared/time.ts";
import { WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { replaceDurably } from "../storage/durable-file.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { renameToQuarantine } from "../storage/quarantine.ts";
import { underLock } from "../storage/number-locks.ts";
import { readJsonFile } from "../storage/json-file.ts";

/** 2 since a workspace may say how its servers are reached; an earlier version would take such a file for damaged. */
const FORMAT = 2;
const Stored = WorkspaceList.extend({ format: z.int().min(1).max(FORMAT) });
const Later = z.looseObject({ format: z.int().min(FORMAT + 1) });

type Place = { readonly dataDir: string; readonly clock: Clock };

/** Where the workspaces of a data folder lie. */
export function workspacesPath(dataDir: string): string {
  return join(dataDir, "workspaces.json");
}

/**
 * Reads the workspaces of a data folder; none, at revision 0, where there is no file. Makes nothing.
 *
 * Problems: newerVersion (nothing is touched); storageDamaged, once: the file is renamed and the list begins anew.
 */
export function readWorkspaces({ dataDir, clock }: Place): Result<WorkspaceList, StorageProblem> {
  const path = workspacesPath(dataDir);
  return catchStorageErrors(() => {
    const json = readJsonFile(path);
    if (json === "absent") return ok({ revision: 0, workspaces: [] });
    const stored = Stored.safeParse(json.value);
    if (stored.success) return ok({ revision: stored.data.revision, workspaces: stored.data.workspaces });
    const later = Later.safeParse(json.value);
    if (later.success) return err({ kind: "newerVersion", found: later.data.format, known: FORMAT });
    return err({ kind: "storageDamaged", setAside: renameToQuarantine(path, clock.now()) });
  });
}

/** The workspaces as they lie on disk, for showing; undefined where they cannot be read. Nothing is touched. */
export function peekWorkspaces({ dataDir }: Pick<Place, "dataDir">): WorkspaceList | undefined {
  const read = catchStorageErrors(() => ok(readJsonFile(workspacesPath(dataDir))));
  if (!read.ok || read.value === "absent") return undefined;
  const stored = Stored.safeParse(read.value.value);
  if (!stored.success) return undefined;
  return { revision: stored.data.revision, workspaces: stored.data.workspaces };
}

/** What a change makes of the list that is on disk right now. */
export type Change<P> = (current: WorkspaceList) => Result<WorkspaceList["workspaces"], P>;

/**
 * Reads the list anew, changes it and writes it durably, while no other process does the same.
 * Gives the list as it is written, one revision on.
 */
export function changeWorkspaces<P>(
  place: Place,
  change: Change<P>,
): Result<WorkspaceList, P | StorageProblem> {
  return underLock<WorkspaceList, P>(place.dataDir, "workspaces", () => {
    const current = readWorkspaces(place);
    if (!current.ok) return current;
    const changed = change(current.value);
    if (!changed.ok) return changed;
    const next = { revision: current.value.revision + 1, workspaces: changed.value };
    const text = JSON.stringify({ format: FORMAT, ...next }, null, 2);
    replaceDurably(workspacesPath(place.dataDir), `${text}\n`);
    return ok(next);
  });
}
