import { invariant } from "../../../shared/invariant.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { platformWaitsIn } from "../../../shared/migration/platform-wait.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { OwnRun } from "./machine/folder-numbers.ts";
import type { MachineRegister } from "./machine/port.ts";
import { noteCheckpoint } from "./checkpoints.ts";
import { appendRows } from "./journal-store.ts";
import { tellLateMoves } from "./late-moves.ts";
import type { AppendOptions, FencedLock, Storage } from "./port.ts";
import { knownOwn, type StorageParts } from "./storage-parts.ts";
import { waitsIn } from "./platform-waits.ts";

type Refused = Extract<ReturnType<Storage["append"]>, { ok: false }>["problem"];

/**
 * Appends entries to a run's journal.
 *
 * What the machine-wide register has to allow is entered there first; what becomes free is removed last.
 */
export function appending(parts: StorageParts): Pick<Storage, "append" | "appendAll"> {
  const { tools, holds, locks, numbers } = parts;
  const appendAll: Storage["appendAll"] = (hold, entries, options) => {
    if (!holds.gave(hold)) return err({ kind: "fenced" });
    const allowed = allowedByRegister(parts, hold, { entries, options });
    if (!allowed.ok) return allowed;
    const waits = entries.some(reportsWaits)
      ? waitsIn({ ...parts, at: tools.clock.now() }, knownOwn(parts, hold.run), entries)
      : undefined;
    waits?.tell();
    if (entries.some(({ kind }) => kind === "late-answer"))
      tellLateMoves(parts, knownOwn(parts, hold.run), entries);
    let appended: ReturnType<typeof appendRows> | undefined;
    try {
      appended = appendRows(tools, hold, entries, options?.countsAttempt);
    } finally {
      if (appended?.ok !== true) allowed.value.undo();
    }
    if (!appended.ok) return appended;
    noteCheckpoint(tools.dataDir, appended.value.head);
    waits?.end();
    if (lastEnding(entries) === "ended") {
      numbers.closed(hold.run);
      locks.release(hold);
    }
    return ok(appended.value.rows);
  };
  return {
    appendAll,
    append(hold, entry, options) {
      const rows = appendAll(hold, [entry], options);
      if (!rows.ok) return rows;
      const [row] = rows.value;
      invariant(row !== undefined, "one entry makes one row");
      return ok(row);
    },
  };
}

function reportsWaits(entry: JournalEntry): boolean {
  const { told, over } = platformWaitsIn(entry);
  return told.length + over.length > 0;
}

const NOTHING_TO_UNDO = { undo: () => undefined };

function allowedByRegister(
  parts: StorageParts,
  hold: FencedLock,
  { entries, options }: { entries: readonly JournalEntry[]; options: AppendOptions | undefined },
): Result<{ undo(): void }, Refused> {
  const { locks, numbers } = parts;
  const reopens = entries.some(({ kind }) => kind === "reopened");
  const isOnce = options?.once === true;
  if (!reopens && !isOnce && options?.countsAttempt === undefined) return ok(NOTHING_TO_UNDO);
  const run = knownOwn(parts, hold.run);
  // The run's number can't be read, so only the folder's own attempt ledger and rules apply.
  if (run === undefined) return ok(NOTHING_TO_UNDO);
  if (reopens) {
    const release = numbers.take(run, "reopen");
    if (!release.ok) return release;
    locks.add(hold, release.value);
    return ok({
      undo() {
        numbers.closed(hold.run);
        locks.release(hold);
      },
    });
  }
  const machineRegister = parts.register();
  if (!machineRegister.ok) return machineRegister;
  if (isOnce) return enteredOnce(machineRegister.value, run, entries);
  const counted = machineRegister.value.count(run.number, hold.run);
  return counted.ok ? ok({ undo: () => void machineRegister.value.uncount(hold.run) }) : counted;
}

function enteredOnce(
  machineRegister: MachineRegister,
  { number, run }: OwnRun,
  entries: readonly JournalEntry[],
): Result<{ undo(): void }, Refused> {
  const [intent] = entries;
  invariant(intent?.kind === "intent" && entries.length === 1, "a single intent is entered once");
  const request = { number, run, step: intent.step, attempt: intent.attempt };
  const entered = machineRegister.enterRequest(request);
  return entered.ok ? ok({ undo: () => void machineRegister.withdrawRequest(request) }) : entered;
}

function lastEnding(entries: readonly JournalEntry[]): JournalEntry["kind"] | undefined {
  return entries.findLast(({ kind }) => kind === "ended" || kind === "reopened")?.kind;
}
