import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isSameNumber } from "../../../shared/phone.ts";
import { isMovedBehind, newerThan } from "../migration/newer-run.ts";
import { soundRows } from "../migration/read-runs.ts";
import { fold } from "../migration/state/fold.ts";
import type { JournalReading, ReadProblem, Storage } from "../storage/port.ts";
import { lastMove, type LastMove, type RunOfNumber } from "./last-move.ts";

/** The number whose migrations are meant: digits alone may match two numbers of two accounts. */
export type WhichNumber = { readonly number: string; readonly phoneNumberId?: string | undefined };

/** Returns the newest migration of a number in a data folder; undefined if none is known. Read-only. */
export function moveOf(storage: Storage, which: WhichNumber): Result<LastMove | undefined, StorageProblem> {
  const named = storage.names();
  if (!named.ok) return named;
  const runs: RunOfNumber[] = [];
  for (const { run, listing } of named.value) {
    // A run without readable data may belong to this number.
    if (listing !== undefined && !isSameNumber(listing.number, which.number)) continue;
    const read = storage.read(run);
    if (!read.ok && !isOfTheRun(read.problem)) return err(read.problem);
    runs.unshift({ run, ...(read.ok ? rowsOf(read.value) : {}) });
  }
  const own = runs.filter(({ read }) => read === undefined || isOf(read.state.plan.number, which));
  const move = lastMove(own);
  return ok(move === undefined || !isPast(storage, own) ? move : { ...move, place: "unknown" });
}

/** Returns the newest migration of every number in a data folder, by number. */
export function allMoves(storage: Storage): Result<ReadonlyMap<string, LastMove>, StorageProblem> {
  const named = storage.names();
  if (!named.ok) return named;
  const moves = new Map<string, LastMove>();
  for (const number of new Set(named.value.flatMap(({ listing }) => listing?.number ?? []))) {
    const move = moveOf(storage, { number });
    if (!move.ok) return move;
    if (move.value !== undefined) moves.set(number, move.value);
  }
  return ok(moves);
}

function isOfTheRun(problem: ReadProblem): problem is Exclude<ReadProblem, StorageProblem> {
  return problem.kind === "noSuchRun" || problem.kind === "runOfNewerVersion";
}

function rowsOf(reading: JournalReading): Pick<RunOfNumber, "read"> {
  const rows = soundRows(reading);
  if (rows.length === 0) return {};
  return { read: { state: fold(rows), rows, damaged: reading.damaged.length > 0 } };
}

function isOf({ phoneNumberId: id }: { readonly phoneNumberId: string }, which: WhichNumber): boolean {
  return which.phoneNumberId === undefined || which.phoneNumberId === id;
}

/**
 * Whether another data folder, or a late response, recorded a migration that this folder's newest run does
 * not know.
 */
function isPast(storage: Storage, [newest]: readonly RunOfNumber[]): boolean {
  if (newest?.read === undefined) return false;
  const { state } = newest.read;
  if (newerThan(storage, state) !== undefined) return true;
  const behind = isMovedBehind(storage, state, { elsewhere: true });
  return !behind.ok || behind.value;
}
