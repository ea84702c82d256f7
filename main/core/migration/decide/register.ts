import { sourceOf, targetOf } from "../../../../shared/migration/direction.ts";
import type { EndReason } from "../../../../shared/migration/end-reason.ts";
import type { Confirmation } from "../../../../shared/migration/confirmation.ts";
import { isNotNow } from "../../../../shared/migration/resend-table.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { isAboutAccess, isAboutPin, pinTriesSpent } from "../refusals.ts";
import type { SubscribeNeed } from "../../checks/subscribe-need.ts";
import { callbackOfChecks, subscribeNeedAt } from "../state/account.ts";
import { hasArrived } from "../state/fold.ts";
import type { RunState } from "../state/run-state.ts";
import type { Moment } from "../timekeeping.ts";
import { end, hasWord, isLongAgo, markDone, retryOrEnd } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";
import { namesAnother } from "./inspect.ts";
import { locateNumber, provenByObservations } from "./locate-number.ts";
import { mayRemoveCallback } from "./subscribe.ts";

/** Registration with the cloud: the one request that moves the number, and never repeated unasked once it may have arrived. */
export const registerPolicy: StepPolicy = {
  step: "register",
  pending: goOut,
  // The word that let a repeat go out was for that moment: one that never left is not sent by itself at another.
  notSent: (state, outcome, now) => {
    if (state.registerIsRepeat) return findOut(state, now);
    const next = retryOrEnd(state, { step: "register", ending: "register-not-sent" }, outcome, now);
    return next.kind === "act" ? goOut(state, now) : next;
  },
  rejected: (state, outcome, now) => {
    const last = state.looks.at(-1);
    if (last === undefined) return { kind: "look", step: "register", because: "refusal" };
    // A refusal can follow a lost success (the pair is used up by then): the number counts, not the answer.
    if (hasArrived(state, last.reading)) return markDone(state, "register", "look-up");
    // What became of a repeat says nothing about the request before it.
    if (state.earlierRegisterOpen) return findOut(state, now);
    // Registrations are rationed: whether another one goes out, and when, is a person's decision.
    return end(refusalEnding(state, outcome), "register");
  },
  unknown: (state, _outcome, now) => findOut(state, now),
};

/** A register goes out on what both sides have just said, and on a person's word about that. */
function goOut(state: RunState, now: Moment): Decision {
  const last = state.looks.at(-1)?.reading;
  // Somebody else has moved it meanwhile, or a person has seen it there and no look since shows otherwise.
  if (last?.home === targetOf(state.plan.direction))
    return { kind: "write", entry: { kind: "skipped", step: "register", why: "already-on-target" } };
  if (state.attested === targetOf(state.plan.direction))
    return last === undefined
      ? { kind: "look", step: "register", because: "before-register" }
      : markDone(state, "register", "person");
  if (namesAnother(state.plan, last)) return end("backup-of-another-number", "backup");
  // What the pre-checks saw and this run's first look was not told may be told now.
  const untold = state.accountTold.subscriptions === undefined && callbackOfChecks(state) !== undefined;
  if (untold && state.looks.length === 0)
    return { kind: "look", step: "register", because: "before-register" };
  // Asked before the number moves: afterwards it would be deaf while somebody thinks about it.
  const asked: readonly Confirmation[] = [
    ...(hasWord(state, "point-of-no-return", now) ? [] : (["point-of-no-return"] as const)),
    ...(mayRemoveCallback(state, wipingAt(state), now) ? [] : (["wipe-override"] as const)),
  ];
  if (asked.length > 0) return { kind: "wait", phase: { kind: "awaiting-confirmation", what: [...asked] } };
  return isLongAgo([state.seen], now)
    ? { kind: "look", step: "register", because: "before-register" }
    : { kind: "act", step: "register" };
}

// A callback under our own subscription stays: the call that would remove it has no purpose, and is not sent.
function wipingAt(state: RunState): SubscribeNeed {
  const need = subscribeNeedAt(state);
  return need.kind === "nothing" ? { kind: "subscribes" } : need;
}

/** The ways out of an unknown register: what a look has shown, a person's word, what a look will show, or asking the person. */
function findOut(state: RunState, now: Moment): Decision {
  const shown = provenByObservations(state);
  if (shown === "target") return markDone(state, "register", "look-up");
  if (shown === "source") return end("register-had-no-effect", "register");
  if (state.repeatGranted === "register") return { kind: "act", step: "register" };
  if (state.attested === targetOf(state.plan.direction)) return markDone(state, "register", "person");
  if (state.attested === sourceOf(state.plan.direction)) return end("said-unmoved", "register");
  const seen = locateNumber(state, "register", now);
  if (seen === "target") return markDone(state, "register", "look-up");
  if (seen === "source") return end("register-had-no-effect", "register");
  return seen === "nowhere-known" ? askPerson(state) : seen;
}

function refusalEnding(state: RunState, outcome: RecordedOutcome): EndReason {
  if (outcome.kind !== "rejected") return "register-refused";
  if (isAboutPin(outcome.reason)) return pinTriesSpent(state) ? "pin-refused-twice" : "register-pin-refused";
  if (outcome.reason === "registration-limit") return "platform-limit";
  if (isNotNow(outcome.reason)) return "told-to-wait";
  return isAboutAccess(outcome.reason) ? "access-refused" : "register-refused";
}

function askPerson(state: RunState): Decision {
  const reading = state.lastReading;
  return {
    kind: "wait",
    phase: { kind: "unknown", step: "register", ...(reading === undefined ? {} : { reading }) },
  };
}
