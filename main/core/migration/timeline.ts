import type { RunId } from "../../../shared/ids.ts";
import { unreachable } from "../../../shared/invariant.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import { present } from "../../../shared/present.ts";
import type { JournalRow, Storage } from "../storage/port.ts";
import { soundRows } from "./read-runs.ts";

/**
 * What happened in a run, oldest first, up to its first corrupted row. Needs no vault.
 *
 * Problems: noSuchRun; journalDamaged if even the first row is corrupted; storage.
 */
export function timelineOf(
  storage: Storage,
  run: RunId,
): Result<TimelineEntry[], RunProblem | StorageProblem> {
  const read = storage.read(run);
  if (!read.ok)
    return read.problem.kind === "noSuchRun" ? err({ kind: "noSuchRun", run }) : err(read.problem);
  const rows = soundRows(read.value);
  if (rows.length === 0) return err({ kind: "journalDamaged", run, rows: read.value.damaged.length });
  return ok(rows.map(timelineEntryOf));
}

/** Entries that are shown without details. */
const BARE = ["taken-up", "recent-register", "refused-elsewhere", "erased"] as const;

function isBare(entry: JournalEntry): entry is Extract<JournalEntry, { kind: (typeof BARE)[number] }> {
  return BARE.some((kind) => kind === entry.kind);
}

// Copies named members only: the rest of a row, such as references into the vault, is for the engine.
function timelineEntryOf({ entry, at: instant }: JournalRow): TimelineEntry {
  const at = isoOf(instant);
  if (isBare(entry)) return { kind: entry.kind, at };
  switch (entry.kind) {
    case "opened": {
      const warnings = entry.checks.filter(({ status }) => status === "warn").length;
      return { kind: "opened", at, checks: entry.checks.length, warnings };
    }
    case "confirmed":
      return { kind: "confirmed", at, what: entry.what, by: entry.by };
    case "intent": {
      const { step, attempt, method, sinceCopy } = entry;
      return { kind: "sent", at, step, attempt, ...present({ method, sinceCopy }) };
    }
    case "outcome": {
      const { step, attempt, outcome } = entry;
      return { kind: "answered", at, step, attempt, outcome };
    }
    case "late-answer": {
      const { step, attempt, outcome } = entry;
      return { kind: "late-answer", at, step, attempt, outcome };
    }
    case "looked": {
      const { step, because, reading } = entry;
      return { kind: "looked", at, step, because, reading };
    }
    case "settled": {
      const { step, by, witness, unproven } = entry;
      return { kind: "settled", at, step, by, ...present({ witness, unproven }) };
    }
    case "skipped":
      return { kind: "skipped", at, step: entry.step, why: entry.why };
    case "attested":
      return { kind: "attested", at, home: entry.home };
    case "repeat-granted":
      return { kind: "repeat-granted", at, step: entry.step, withdrawn: entry.withdrawn === true };
    case "password-change":
      return { kind: "password-change", at, ...present({ outcome: entry.outcome, late: entry.late }) };
    case "reopened":
      return { kind: "reopened", at, step: entry.step };
    case "ended":
      return { kind: "ended", at, reason: entry.reason };
    default:
      return unreachable(entry);
  }
}
