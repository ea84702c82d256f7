import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import { WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { ensurePrivateFolder, errorCode, replaceDurably } from "../storage/durable-file.ts";
import { databaseFault, fileProblem } from "../storage/problems.ts";
import { lockNamed } from "../storage/run-lock.ts";

const FORMAT = 1;
const LOCK_WAIT_MS = 500;
const Stored = WorkspaceList.extend({ format: z.literal(FORMAT) });
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
  return guardedFile(() => {
    const json = jsonIn(path);
    if (json === "absent") return ok({ revision: 0, workspaces: [] });
    const stored = Stored.safeParse(json.value);
    if (stored.success) return ok({ revision: stored.data.revision, workspaces: stored.data.workspaces });
    const later = Later.safeParse(json.value);
    if (later.success) return err({ kind: "newerVersion", found: later.data.format, known: FORMAT });
    return err({ kind: "storageDamaged", setAside: renameAside(path, clock) });
  });
}

/** The workspaces as they lie on disk, for showing; undefined where they cannot be read. Nothing is touched. */
export function peekWorkspaces({ dataDir }: Pick<Place, "dataDir">): WorkspaceList | undefined {
  const read = guardedFile(() => ok(jsonIn(workspacesPath(dataDir))));
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
  return guardedFile<WorkspaceList, P>(() => {
    ensurePrivateFolder(place.dataDir);
    const lock = lockNamed(place.dataDir, "workspaces", LOCK_WAIT_MS);
    if (lock === undefined) return err({ kind: "storageFailed", code: "WORKSPACES_BUSY" });
    try {
      const current = readWorkspaces(place);
      if (!current.ok) return current;
      const changed = change(current.value);
      if (!changed.ok) return changed;
      const next = { revision: current.value.revision + 1, workspaces: changed.value };
      const text = JSON.stringify({ format: FORMAT, ...next }, null, 2);
      replaceDurably(workspacesPath(place.dataDir), `${text}\n`);
      return ok(next);
    } finally {
      lock.release();
    }
  });
}

function jsonIn(path: string): "absent" | { readonly value: unknown } {
  try {
    return { value: JSON.parse(readFileSync(path, "utf8")) };
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return "absent";
    // JSON's own message quotes what it read, so it goes no further; undefined has no list's shape.
    if (cause instanceof SyntaxError) return { value: undefined };
    throw cause;
  }
}

function renameAside(path: string, clock: Clock): string {
  const aside = `${path}.damaged-${isoOf(clock.now()).replace(/[:.]/g, "-")}`;
  renameSync(path, aside);
  return aside;
}

function guardedFile<T, P>(work: () => Result<T, P | StorageProblem>): Result<T, P | StorageProblem> {
  try {
    return work();
  } catch (cause) {
    const fault = databaseFault(cause);
    if (fault !== undefined && fault.kind !== "damaged") return err(fault.problem);
    const problem = fileProblem(cause);
    if (problem === undefined) throw cause;
    return err(problem);
  }
}
