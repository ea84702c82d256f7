import { isStepDone } from "../../../shared/migration/run-snapshot.ts";
import { sourceOf, targetOf, type Direction } from "../../../shared/migration/direction.ts";
import type { StepProof } from "../../../shared/migration/journal-entry.ts";
import type { RunId } from "../../../shared/ids.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { NumberLocation } from "../../../shared/platform/facts.ts";
import type { MoveMark } from "../../../shared/proof/chain.ts";
import type { Instant } from "../../../shared/time.ts";
import type { JournalRow } from "../storage/port.ts";
import type { RunState } from "../migration/state/run-state.ts";

/**
 * One migration of a number with the readable part of its journal; `read` is missing if nothing is readable.
 */
export type RunOfNumber = {
  readonly run: RunId;
  readonly read?: {
    readonly state: RunState;
    readonly rows: readonly JournalRow[];
    /** Whether rows are corrupted: they may record the change of location. */
    readonly damaged: boolean;
  };
};

/** The newest migration of a number, and what evidence has to be newer than. */
export type LastMove = {
  readonly mark: MoveMark;
  readonly direction: Direction;
  readonly number: string;
  readonly phoneNumberId: string;
  /**
   * `unknown`: the number's location is unknown, so no evidence counts; `elsewhere`: it was observed at the
   * other API since.
   */
  readonly place: "arrived" | "elsewhere" | "unknown";
  readonly by: StepProof | "already-there";
  /** When the request that moved the number was sent; undefined if it was already there. */
  readonly from: Instant | undefined;
  /** When it was certain to have moved: whether it took effect earlier is unknown. */
  readonly movedAt: Instant;
  /** What evidence has to be newer than: that time, or the end of a later attempt that may have moved it. */
  readonly at: Instant;
  /** The same time by the clock of the API that responded, if it reported one. */
  readonly platformAt: string | undefined;
  /**
   * Whether the number is known to have been at this API before that time; then old messages may still be
   * marked as read.
   */
  readonly wasHereBefore: boolean;
};

/** The step of each direction that moves the number. */
const MOVER: Readonly<Record<Direction, StepName>> = { "to-cloud": "register", "to-onprem": "code" };

/**
 * Returns the newest migration of a number from its runs, newest first; undefined if none moved it, or if the
 * newest cannot be read at all.
 *
 * Skips a run whose moving request was not sent or was rejected. Also skips one whose request may have taken
 * effect later, if the number was then observed at its source; but evidence must be newer than its end.
 */
export function lastMove(runs: readonly RunOfNumber[]): LastMove | undefined {
  let uncertain: UncertainAttempt | undefined;
  let seen: NumberLocation = "unknown";
  for (const [index, { run, read }] of runs.entries()) {
    if (read === undefined) return undefined;
    const found = oneRun(run, read);
    if (found.kind === "passed") {
      uncertain ??= found.doubt;
      if (seen === "unknown") seen = read.state.home.is;
      continue;
    }
    const { move } = found;
    const isElsewhere = seen !== "unknown" && seen !== targetOf(move.direction);
    return {
      ...move,
      ...(uncertain === undefined ? {} : { mark: uncertain.mark, at: uncertain.at, platformAt: undefined }),
      place: isElsewhere && move.place === "arrived" ? "elsewhere" : move.place,
      wasHereBefore:
        uncertain !== undefined ||
        move.by === "already-there" ||
        runs.slice(index + 1).some((older) => mayHaveLeft(older, move.direction)),
    };
  }
  return undefined;
}

type UncertainAttempt = { readonly mark: MoveMark; readonly at: Instant };
type OneRun =
  | { readonly kind: "moved"; readonly move: Omit<LastMove, "wasHereBefore"> }
  | { readonly kind: "passed"; readonly doubt?: UncertainAttempt };

function oneRun(run: RunId, read: NonNullable<RunOfNumber["read"]>): OneRun {
  const { state, rows, damaged } = read;
  const { direction } = state.plan;
  const last = rows.findLast((row) => bearsOnMove(row, direction));
  if (last === undefined && !damaged) return { kind: "passed" };
  const at = last?.at ?? state.updatedAt;
  const mark: MoveMark = { run, seq: last?.seq ?? state.revision };
  const isAtSource = !damaged && !isDone(state) && state.home.is === sourceOf(direction);
  if (isAtSource) return isRefused(state) ? { kind: "passed" } : { kind: "passed", doubt: { mark, at } };
  const { moveIntent, moveProof } = state.marks;
  return {
    kind: "moved",
    move: {
      mark,
      direction,
      number: numberOf(state.plan),
      phoneNumberId: state.plan.number.phoneNumberId,
      place: damaged || !isDone(state) ? "unknown" : placeOf(state.home.is, direction),
      by: howKnown(state),
      from: moveIntent?.wall,
      movedAt: at,
      at,
      platformAt: moveProof?.wall === at ? moveProof.serverDate : undefined,
    },
  };
}

function isDone({ steps, plan }: RunState): boolean {
  return isStepDone(steps[MOVER[plan.direction]]);
}

function howKnown({ home, steps, plan }: RunState): LastMove["by"] {
  if (home.proof === "attested") return "person";
  const mover = steps[MOVER[plan.direction]];
  return mover.kind === "confirmed" ? mover.by : "already-there";
}

/** Whether a row concerns the request that moves the number, or the location that the user reported. */
function bearsOnMove({ entry }: JournalRow, direction: Direction): boolean {
  switch (entry.kind) {
    case "intent":
    case "settled":
    case "skipped":
      return entry.step === MOVER[direction];
    case "outcome":
    case "late-answer": {
      const brought = entry.yield;
      const isThere = brought?.kind === "account" && brought.answer === "already-registered";
      return entry.step === MOVER[direction] || isThere;
    }
    case "attested":
      return true;
    default:
      return false;
  }
}

/** Whether it is certain that no request of this run moved the number or still can. */
function isRefused({ steps, plan, attested, earlierCodeOpen, earlierRegisterOpen }: RunState): boolean {
  const { kind } = steps[MOVER[plan.direction]];
  const isNo = kind === "rejected" || kind === "not-sent" || kind === "pending";
  return isNo && attested === undefined && !earlierCodeOpen && !earlierRegisterOpen;
}

function placeOf(home: NumberLocation, direction: Direction): LastMove["place"] {
  if (home === "unknown") return "unknown";
  return home === targetOf(direction) ? "arrived" : "elsewhere";
}

/**
 * Whether this older run may have moved the number away from where a newer one moved it; true if it cannot be
 * read.
 */
function mayHaveLeft({ read }: RunOfNumber, newer: Direction): boolean {
  if (read === undefined || read.damaged) return true;
  const { direction } = read.state.plan;
  return direction !== newer && read.state.attempts[MOVER[direction]] > 0;
}
