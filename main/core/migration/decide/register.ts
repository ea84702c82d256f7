import { sourceOf, targetOf } from "../../../../shared/migration/direction.ts";
import type { EndReason } from "../../../../shared/migration/end-reason.ts";
import type { Confirmation } from "../../../../shared/migration/confirmation.ts";
import { isNotNow } from "../../../../shared/migration/resend-table.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import { isAboutAccess, isAboutPin, pinTriesSpent } from "../refusals.ts";
import { callbackOfChecks, subscribeNeedAt } from "../state/account.ts";
import { hasArrived } from "../state/fold.ts";
import type { RunState } from "../state/run-state.ts";
import type { Moment } from "../timekeeping.ts";
import { end, hasWord, isLongAgo, markDone, retryOrEnd } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";
import { namesAnother } from "./inspect.ts";
import { lookAgain, provenByObservations } from "./locate-number.ts";
import { mayRemoveCallback } from "./subscribe.ts";

/**
 * Registration with the cloud: the one request that moves the number. Never repeated without being asked once
 * it may have arrived.
 */
export const registerPolicy: StepPolicy = {
  step: "register",
  pending: decideRegister,
  // The permission to repeat was for one moment: a repeat that was not sent then is not sent automatically
  // later.
  notSent: (state, outcome, now) => {
    if (state.registerIsRepeat) return resolveUnknown(state, now);
    const next = retryOrEnd(state, { step: "register", ending: "register-not-sent" }, outcome, now);
    return next.kind === "act" ? decideRegister(state, now) : next;
  },
  rejected: (state, outcome, now) => {
    const last = state.observations.at(-1);
    if (last === undefined) return { kind: "look", step: "register", because: "refusal" };
    // A refusal can follow a success whose response was lost, because the backup is used up by then: the
    // number's location decides.
    if (hasArrived(state, last.reading)) return markDone(state, "register", "look-up");
    // The outcome of a repeat says nothing about the request before it.
    if (state.earlierRegisterOpen) return resolveUnknown(state, now);
    // Registrations are limited, so a person decides whether and when another one is sent.
    return end(refusalEnding(state, outcome), "register");
  },
  unknown: (state, _outcome, now) => resolveUnknown(state, now),
};

/**
 * Decides whether the register may be sent: needs a recent observation of both APIs and a person's
 * confirmation.
 */
function decideRegister(state: RunState, now: Moment): Decision {
  const last = state.observations.at(-1)?.reading;
  // The number is at the target already, by an observation, or by a person's report that no observation
  // contradicts.
  if (last?.home === targetOf(state.plan.direction))
    return { kind: "write", entry: { kind: "skipped", step: "register", why: "already-on-target" } };
  if (state.attested === targetOf(state.plan.direction))
    return last === undefined
      ? { kind: "look", step: "register", because: "before-register" }
      : markDone(state, "register", "person");
  if (namesAnother(state.plan, last)) return end("backup-of-another-number", "backup");
  // A new observation may show the subscriptions that the preflight checks saw and this run's first
  // observation lacked.
  const isMissing = state.accountTold.subscriptions === undefined && callbackOfChecks(state) !== undefined;
  // A client that has not said which number it serves may serve another one, whose data would be sent.
  const isUntold = state.lastReading?.clientServes === undefined;
  if ((isMissing || isUntold) && state.observations.length === 0)
    return { kind: "look", step: "register", because: "before-register" };
  // Asked before the number moves: afterwards it would receive no webhooks until the person answers.
  const asked: readonly Confirmation[] = [
    ...(hasWord(state, "point-of-no-return", now) ? [] : (["point-of-no-return"] as const)),
    ...(keepsCallback(state, now) ? [] : (["wipe-override"] as const)),
  ];
  if (asked.length > 0) return { kind: "wait", phase: { kind: "awaiting-confirmation", what: [...asked] } };
  return isLongAgo([state.seen], now)
    ? { kind: "look", step: "register", because: "before-register" }
    : { kind: "act", step: "register" };
}

// A callback URL override of our own subscription stays: the subscribe request is not needed and not sent.
function keepsCallback(state: RunState, now: Moment): boolean {
  const need = subscribeNeedAt(state);
  return need.kind === "nothing" || mayRemoveCallback(state, need, now);
}

/**
 * Decides after an unknown register: by what observations proved, a person's report, new observations, or by
 * asking the person.
 */
function resolveUnknown(state: RunState, now: Moment): Decision {
  const shown = provenByObservations(state);
  if (shown === "target") return markDone(state, "register", "look-up");
  if (shown === "source") return end("register-had-no-effect", "register");
  if (state.repeatGranted === "register") return { kind: "act", step: "register" };
  if (state.attested === targetOf(state.plan.direction)) return markDone(state, "register", "person");
  if (state.attested === sourceOf(state.plan.direction)) return end("said-unmoved", "register");
  return lookAgain(state, "register", now) ?? askPerson(state);
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
