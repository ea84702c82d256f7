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

/** One run of a number as far as its journal can be believed; undefined parts where nothing of it can. */
export type RunOfNumber = {
  readonly run: RunId;
  readonly read?: {
    readonly state: RunState;
    readonly rows: readonly JournalRow[];
    /** Rows that cannot be believed: they may tell of a move. */
    readonly damaged: boolean;
  };
};

/** The newest move of a number, and what evidence has to be newer than. */
export type LastMove = {
  readonly mark: MoveMark;
  readonly direction: Direction;
  readonly number: string;
  readonly phoneNumberId: string;
  /** `unknown`: nobody can tell where the number is, so nothing counts; `elsewhere`: it was seen on the other API since. */
  readonly place: "arrived" | "elsewhere" | "unknown";
  readonly by: StepProof | "already-there";
  /** When the request that moved the number went out; undefined where it was there already. */
  readonly from: Instant | undefined;
  /** When it was certain that it had: an earlier effect cannot be told. */
  readonly movedAt: Instant;
  /** What evidence has to be newer than: that moment, or the end of a later try that may have moved it. */
  readonly at: Instant;
  /** The same moment by the clock of the API that answered, where that said so. */
  readonly platformAt: string | undefined;
  /** Was the number on this API before that moment, as far as anybody knows? Then old messages may still be read. */
  readonly wasHereBefore: boolean;
};

/** The step of each direction that moves the number. */
const MOVER: Readonly<Record<Direction, StepName>> = { "to-cloud": "register", "to-onprem": "code" };

/**
 * The newest move of a number, from its runs, the newest first; undefined where none of them moved it, or where the
 * newest cannot be read at all.
 *
 * A run that sent nothing that moves a number, or was refused, is passed over. One whose request may have had an effect
 * later is passed over as well once the number was seen at its source; but evidence must then be newer than its end.
 */
export function lastMove(runs: readonly RunOfNumber[]): LastMove | undefined {
  let doubt: Doubt | undefined;
  let seen: NumberLocation = "unknown";
  for (const [index, { run, read }] of runs.entries()) {
    if (read === undefined) return undefined;
    const found = oneRun(run, read);
    if (found.kind === "passed") {
      doubt ??= found.doubt;
      if (seen === "unknown") seen = read.state.home.is;
      continue;
    }
    const { move } = found;
    const isElsewhere = seen !== "unknown" && seen !== targetOf(move.direction);
    return {
      ...move,
      ...(doubt === undefined ? {} : { mark: doubt.mark, at: doubt.at, platformAt: undefined }),
      place: isElsewhere && move.place === "arrived" ? "elsewhere" : move.place,
      wasHereBefore:
        doubt !== undefined ||
        move.by === "already-there" ||
        runs.slice(index + 1).some((older) => mayHaveLeft(older, move.direction)),
    };
  }
  return undefined;
}

type Doubt = { readonly mark: MoveMark; readonly at: Instant };
type OneRun =
  | { readonly kind: "moved"; readonly move: Omit<LastMove, "wasHereBefore"> }
  | { readonly kind: "passed"; readonly doubt?: Doubt };

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

/** Does a row say anything of the request that moves the number, or of where a person sees it? */
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

/** Is it certain that no request of this run moved the number, or still can? */
function isRefused({ steps, plan, attested, earlierCodeOpen, earlierRegisterOpen }: RunState): boolean {
  const { kind } = steps[MOVER[plan.direction]];
  const isNo = kind === "rejected" || kind === "not-sent" || kind === "pending";
  return isNo && attested === undefined && !earlierCodeOpen && !earlierRegisterOpen;
}

function placeOf(home: NumberLocation, direction: Direction): LastMove["place"] {
  if (home === "unknown") return "unknown";
  return home === targetOf(direction) ? "arrived" : "elsewhere";
}

/** May this older run have taken the number away from where a newer one brought it? What cannot be read may have. */
function mayHaveLeft({ read }: RunOfNumber, newer: Direction): boolean {
  if (read === undefined || read.damaged) return true;
  const { direction } = read.state.plan;
  return direction !== newer && read.state.attempts[MOVER[direction]] > 0;
}
