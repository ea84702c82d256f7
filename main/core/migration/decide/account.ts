import type { Confirmation } from "../../../../shared/migration/confirmation.ts";
import { isStepDone } from "../../../../shared/migration/run-snapshot.ts";
import { hasArrived } from "../state/fold.ts";
import type { RunState } from "../state/run-state.ts";
import { isAccessRefused, pinTriesSpent } from "../refusals.ts";
import { elapsedMs, type Moment } from "../timekeeping.ts";
import { after, end, retryOrEnd, markDone } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";
import { nameQuestion } from "./display-name.ts";

const NEEDED: readonly Confirmation[] = ["sending-paused", "point-of-no-return"];
const OBSERVATIONS_AFTER_LOSS = 2;
const SECOND_OBSERVATION_MS = 3000;

/**
 * Account registration on the client.
 *
 * It may send a code, so it is never used as a query and never repeated without being asked.
 */
export const accountPolicy: StepPolicy = {
  step: "account",
  pending: (state) => {
    // A resume starts at "inspect", whose observation shows whether the client is free.
    if (state.lastReading?.clientSays === "serves-another") return end("client-in-use", "inspect");
    const what = NEEDED.filter((confirmation) => !state.confirmed.has(confirmation));
    return what.length === 0
      ? { kind: "act", step: "account" }
      : { kind: "wait", phase: { kind: "awaiting-confirmation", what } };
  },
  notSent: (state, outcome, now) => {
    if (isStepDone(state.steps.code) || state.code?.certain === true || isRequestOutdated(state, now))
      return continueWithCode(state);
    const next = retryOrEnd(state, { step: "account", ending: "account-not-sent" }, outcome, now);
    return state.code !== undefined && next.kind === "write" ? continueWithCode(state) : next;
  },
  rejected: (state, outcome) => {
    if (isStepDone(state.steps.code)) return continueWithCode(state);
    if (state.observations.length === 0) return { kind: "look", step: "account", because: "refusal" };
    // An earlier code may still be on its way; another one is requested only when a person asks.
    if (!pinTriesSpent(state) && state.code !== undefined) return continueWithCode(state);
    if (isAccessRefused(outcome)) return end("access-refused", "account");
    return end(pinTriesSpent(state) ? "pin-refused-twice" : "account-refused", "account");
  },
  unknown: (state, _outcome, now) => {
    if (state.steps.code.kind !== "pending") return continueWithCode(state);
    const last = state.observations.at(-1);
    if (last !== undefined && hasArrived(state, last.reading)) return markDone(state, "account", "look-up");
    const looks = state.observations.length;
    if (looks < OBSERVATIONS_AFTER_LOSS) {
      const look: Decision = { kind: "look", step: "account", because: "lost-answer" };
      return after(state, now, { ms: looks * SECOND_OBSERVATION_MS, why: "second-look" }, look);
    }
    // A code may be on its way and can be entered. A person decides whether to request another one.
    return continueWithCode(state);
  },
  confirmed: (state) => skipCode(state) ?? nameQuestion(state),
};

/** How long a person's request for another code stays valid while the connection is down. */
const CODE_REQUEST_VALID_MS = 60_000;

/** True if a code may be on its way and the request for another one is too old, or of another process. */
function isRequestOutdated({ code, lastOutcome }: RunState, now: Moment): boolean {
  return (
    code !== undefined && (elapsedMs(lastOutcome, now) ?? Number.POSITIVE_INFINITY) > CODE_REQUEST_VALID_MS
  );
}

/**
 * Continues with the code step.
 *
 * An accepted code proves that the account request arrived; if no code was needed, the account step is
 * skipped for the same reason. Otherwise the code step decides.
 */
function continueWithCode(state: RunState): Decision | undefined {
  const { code } = state.steps;
  if (code.kind === "skipped")
    return { kind: "write", entry: { kind: "skipped", step: "account", why: code.why } };
  // The account step gets the same proof as the code: a response, a query or a person's report.
  if (code.kind === "confirmed") return markDone(state, "account", code.by);
  // A late response to an earlier request may have named another display name than the expected one.
  return nameQuestion(state);
}

function skipCode(state: RunState): Decision | undefined {
  const { account, code } = state.steps;
  const seen = account.kind === "confirmed" && account.by === "look-up";
  const already = state.account?.answer === "already-registered" || seen;
  if (!already || isStepDone(code)) return undefined;
  // "Already registered" also settles a code whose own response was lost. A code that was refused or not sent
  // did not move the number.
  if (code.kind === "unknown" || state.earlierCodeOpen) return markDone(state, "code", "answer");
  return { kind: "write", entry: { kind: "skipped", step: "code", why: "already-registered" } };
}
