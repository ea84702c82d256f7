import type { RunId } from "../../../shared/ids.ts";
import type { E164 } from "../../../shared/phone.ts";
import { ok, type Result } from "../../../shared/result.ts";
import { hasEnded } from "./journal-rows.ts";
import type { JournalTools } from "./journal-store.ts";
import type { FolderNumbers, OwnRun } from "./machine/folder-numbers.ts";
import { ownRun } from "./machine/folder-past.ts";
import type { HeldBook } from "./machine/port.ts";
import type { NumberLocks } from "./number-locks.ts";
import type { operationsOver } from "./operations.ts";
import type { StorageProblem } from "./port.ts";
import type { RunHolds } from "./run-holds.ts";
import { openRunOf } from "./run-records.ts";

/** What a storage is made of: an open folder, its holds, and its side of the machine's book. */
export type StorageParts = HeldBook & {
  readonly tools: JournalTools;
  readonly holds: RunHolds;
  readonly locks: NumberLocks;
  readonly numbers: FolderNumbers;
  readonly operations: ReturnType<typeof operationsOver>;
};

/** A run of the folder, where its first row can be trusted to name its number. */
export function knownOwn({ tools }: StorageParts, run: RunId): OwnRun | undefined {
  const found = tools.database.look(() => ok(ownRun(tools, run)));
  return found.ok ? found.value : undefined;
}

/** The same, where the run has not ended. */
export function openOwn({ tools }: StorageParts, run: RunId): OwnRun | undefined {
  const { database, chain } = tools;
  const found = database.look(() => ok(hasEnded(database, chain, run) ? undefined : ownRun(tools, run)));
  return found.ok ? found.value : undefined;
}

/** The run of a number that has not ended in this folder. */
export function openHere({ tools }: StorageParts, number: E164): Result<RunId | undefined, StorageProblem> {
  const { database, chain } = tools;
  return database.look(() => ok(openRunOf(database, chain, number)));
}
