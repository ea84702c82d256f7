import { isShutOut } from "../refusals.ts";
import type { RunState } from "../state/run-state.ts";
import { end, sendAgainOrEnd } from "./common.ts";
import type { Decision } from "./decision.ts";
import type { StepPolicy } from "./policy.ts";
import { elapsedMs, type Moment } from "../timekeeping.ts";
import { hasWord } from "./word.ts";

/** More than so long after the registration, setting shards disconnects the number. */
export const SHARDS_WITHIN_MS = 7 * 24 * 3_600_000;

/**
 * Shards: only for a registration that this run made, or on a person's word about an older one, and never sent again
 * by itself. A person may take the step up again; its effect reads first, and ends in "already so" once it had worked.
 */
export const shardsPolicy: StepPolicy = {
  step: "shards",
  pending: (state, now) => {
    if (state.plan.number.shards === undefined)
      return { kind: "write", entry: { kind: "skipped", step: "shards", why: "not-wanted" } };
    return notNow(state, now) ?? { kind: "act", step: "shards" };
  },
  // Another process may go on days later: what was found of the time before the first try is asked anew.
  notSent: (state, outcome, now) =>
    notNow(state, now) ?? sendAgainOrEnd(state, { step: "shards", ending: "shards-lost" }, outcome, now),
  unknown: (state) => lookedOnce(state, "lost-answer", end("shards-lost", "shards")),
  rejected: (state, outcome) =>
    lookedOnce(state, "refusal", end(isShutOut(outcome) ? "access-refused" : "shards-refused", "shards")),
};

/** Why shards are not set at this moment: it is too late for them, or a person has to say something first. */
function notNow(state: RunState, now: Moment): Decision | undefined {
  return isTooLate(state, now) ? end("shards-too-late", "shards") : olderRegistrationQuestion(state, now);
}

/** When this run asked to be registered on the client; undefined where the number was there already. */
function registeredAt({ marks, steps }: RunState): RunState["marks"]["moveIntent"] {
  return steps.code.kind === "confirmed" ? marks.moveIntent : undefined;
}

/** Seven days after this run's own registration, or after it heard of an older one, its shards are no longer set. */
function isTooLate(state: RunState, now: Moment): boolean {
  const registered = registeredAt(state) ?? state.code?.sent;
  if (registered === undefined) return false;
  // What gets dangerous with age is as old as the older of both clocks says: a wall clock may have been set back.
  const age = Math.max(now.wall - registered.wall, elapsedMs(registered, now) ?? 0);
  return age >= SHARDS_WITHIN_MS;
}

function olderRegistrationQuestion(state: RunState, now: Moment): Decision | undefined {
  if (registeredAt(state) !== undefined || hasWord(state, "older-registration", now)) return undefined;
  return { kind: "wait", phase: { kind: "awaiting-confirmation", what: ["older-registration"] } };
}

function lookedOnce(state: RunState, because: "lost-answer" | "refusal", then: Decision): Decision {
  return state.looks.length > 0 ? then : { kind: "look", step: "shards", because };
}
