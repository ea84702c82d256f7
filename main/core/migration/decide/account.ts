import type { Confirmation } from "../../../../shared/migration/confirmation.ts";
import { isStepDone } from "../../../../shared/migration/run-snapshot.ts";
import { hasArrived } from "../state/fold.ts";
import type { RunState } from "../state/run-state.ts";
import { isShutOut, pinTriesSpent } from "../refusals.ts";
import { elapsedMs, type Moment } from "../timekeeping.ts";
import { after, end, retryOrEnd, markDone } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";
import { nameQuestion } from "./display-name.ts";

const NEEDED: readonly Confirmation[] = ["sending-paused", "point-of-no-return"];
const LOOKS_AFTER_LOSS = 2;
const SECOND_LOOK_MS = 3000;

/** Account registration on the client. It may send a code, so it is never used to look and never repeated unasked. */
export const accountPolicy: StepPolicy = {
  step: "account",
  pending: (state) => {
    // It is taken up again at the look, which then shows whether the client is free.
    if (state.lastReading?.clientSays === "serves-another") return end("client-in-use", "inspect");
    const what = NEEDED.filter((confirmation) => !state.confirmed.has(confirmation));
    return what.length === 0
      ? { kind: "act", step: "account" }
      : { kind: "wait", phase: { kind: "awaiting-confirmation", what } };
  },
  notSent: (state, outcome, now) => {
    if (isStepDone(state.steps.code) || state.code?.certain === true || isOldWish(state, now))
      return onWithCode(state);
    const next = retryOrEnd(state, { step: "account", ending: "account-not-sent" }, outcome, now);
    return state.code !== undefined && next.kind === "write" ? onWithCode(state) : next;
  },
  rejected: (state, outcome) => {
    if (isStepDone(state.steps.code)) return onWithCode(state);
    if (state.looks.length === 0) return { kind: "look", step: "account", because: "refusal" };
    // A code that was asked for before may be on its way, and another one is not asked for unasked.
    if (!pinTriesSpent(state) && state.code !== undefined) return onWithCode(state);
    if (isShutOut(outcome)) return end("access-refused", "account");
    return end(pinTriesSpent(state) ? "pin-refused-twice" : "account-refused", "account");
  },
  unknown: (state, _outcome, now) => {
    if (state.steps.code.kind !== "pending") return onWithCode(state);
    const last = state.looks.at(-1);
    if (last !== undefined && hasArrived(state, last.reading)) return markDone(state, "account", "look-up");
    const looks = state.looks.length;
    if (looks < LOOKS_AFTER_LOSS) {
      const look: Decision = { kind: "look", step: "account", because: "lost-answer" };
      return after(state, now, { ms: looks * SECOND_LOOK_MS, why: "second-look" }, look);
    }
    // A code may be on its way: it can be entered. Asking for another one is the person's choice.
    return onWithCode(state);
  },
  confirmed: (state) => skipCode(state) ?? nameQuestion(state),
};

/** So long a person's wish for another code holds while the line is down. */
const WISH_LASTS_MS = 60_000;

/** A code may be on its way already, and the wish for another one is of an earlier moment, or of a process that is gone. */
function isOldWish({ code, lastOutcome }: RunState, now: Moment): boolean {
  return code !== undefined && (elapsedMs(lastOutcome, now) ?? Number.POSITIVE_INFINITY) > WISH_LASTS_MS;
}

/**
 * A code that was taken proves that the account request had arrived; where none was needed, neither was the request. Until
 * then the code has the word.
 */
function onWithCode(state: RunState): Decision | undefined {
  const { code } = state.steps;
  if (code.kind === "skipped")
    return { kind: "write", entry: { kind: "skipped", step: "account", why: code.why } };
  // It is known by what the code is known by: an answer, a look, or a person's word.
  if (code.kind === "confirmed") return markDone(state, "account", code.by);
  // An earlier request's answer, late as it was, may have told another name than the expected one.
  return nameQuestion(state);
}

function skipCode(state: RunState): Decision | undefined {
  const { account, code } = state.steps;
  const seen = account.kind === "confirmed" && account.by === "look-up";
  const already = state.account?.answer === "already-registered" || seen;
  if (!already || isStepDone(code)) return undefined;
  // "There already" also answers for a code whose own answer was lost. One that was refused or never left moved nothing.
  if (code.kind === "unknown" || state.earlierCodeOpen) return markDone(state, "code", "answer");
  return { kind: "write", entry: { kind: "skipped", step: "code", why: "already-registered" } };
}
