import type { RunId } from "../../../shared/ids.ts";
import type { E164 } from "../../../shared/phone.ts";
import { ok, type Result } from "../../../shared/result.ts";
import { hasEnded } from "./journal-rows.ts";
import type { JournalTools } from "./journal-store.ts";
import type { FolderNumbers, OwnRun } from "./machine/folder-numbers.ts";
import { ownRun } from "./machine/folder-past.ts";
import type { FolderMark, OpenRegister } from "./machine/port.ts";
import type { NumberLocks } from "./number-locks.ts";
import type { operationsOver } from "./operations.ts";
import type { StorageProblem } from "./port.ts";
import type { FencedLocks } from "./fenced-locks.ts";
import { openRunOf } from "./run-records.ts";

/** The parts of a storage: an open folder, its holds, and its access to the machine-wide register. */
export type StorageParts = OpenRegister & {
  readonly tools: JournalTools;
  readonly me: FolderMark;
  readonly holds: FencedLocks;
  readonly locks: NumberLocks;
  readonly numbers: FolderNumbers;
  readonly operations: ReturnType<typeof operationsOver>;
  /** Runs whose first row has been read; see `knownOwn`. */
  readonly known: Map<RunId, OwnRun>;
};

/**
 * A run of the folder; undefined if its first row can't be read.
 *
 * That row holds the whole plan and never changes, so it is read once: attempts are counted and shown while a
 * request is pending.
 */
export function knownOwn({ tools, known }: StorageParts, run: RunId): OwnRun | undefined {
  const before = known.get(run);
  if (before !== undefined) return before;
  const found = tools.database.read(() => ok(ownRun(tools, run)));
  if (!found.ok || found.value === undefined) return undefined;
  known.set(run, found.value);
  return found.value;
}

/** A run of the folder that has not ended; undefined if it has, or if its first row can't be read. */
export function openOwn(parts: StorageParts, run: RunId): OwnRun | undefined {
  const { database, chain } = parts.tools;
  const ended = database.read(() => ok(hasEnded(database, chain, run)));
  return ended.ok && !ended.value ? knownOwn(parts, run) : undefined;
}

/** The open run of a number in this folder. */
export function openHere({ tools }: StorageParts, number: E164): Result<RunId | undefined, StorageProblem> {
  const { database, chain } = tools;
  return database.read(() => ok(openRunOf(database, chain, number)));
}
