import type { SubscribeNeed } from "../../checks/subscribe-need.ts";
import { callbackAtStake, subscribeNeedAt } from "../state/account.ts";
import type { RunState } from "../state/run-state.ts";
import { after, hasWord, isLongAgo, markDone, retryOrEnd } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";
import type { Moment } from "../timekeeping.ts";

/**
 * Subscription of our app. Without it a number in the cloud receives no webhooks, so it is retried if that
 * is safe.
 */
export const subscribePolicy: StepPolicy = {
  step: "subscribe",
  pending: (state, now) => protectOverride(state, now) ?? { kind: "act", step: "subscribe" },
  notSent: (state, outcome, now) =>
    retryOrEnd(state, { step: "subscribe", ending: "subscribe-lost" }, outcome, now),
  rejected: (state, outcome, now) => {
    const next = retryOrEnd(state, { step: "subscribe", ending: "subscribe-refused" }, outcome, now);
    return next.kind === "write" && state.observations.length === 0
      ? { kind: "look", step: "subscribe", because: "refusal" }
      : next;
  },
  unknown: (state, outcome, now) => {
    if (state.observations.length === 0)
      return after(
        state,
        now,
        { ms: 500, why: "second-look" },
        { kind: "look", step: "subscribe", because: "lost-answer" },
      );
    return (
      protectOverride(state, now) ??
      retryOrEnd(state, { step: "subscribe", ending: "subscribe-lost" }, outcome, now)
    );
  },
};

/**
 * Avoids a request for a subscription that is there, and one that would remove a callback URL override of the account,
 * which a plain subscribe request does.
 *
 * If an override was reported last, or that report is old, the account is queried first. The request is
 * sent only without an override, or if a person agreed to remove that very URL and our app is not on the
 * list.
 */
function protectOverride(state: RunState, now: Moment): Decision | undefined {
  const last = state.observations.at(-1)?.reading;
  if (last?.subscriptions !== undefined && subscribeNeedAt(state, last).kind === "nothing")
    return markDone(state, "subscribe", "look-up");
  if (isLongAgo([state.lastOutcome, state.observations.at(-1)?.mark], now))
    return { kind: "look", step: "subscribe", because: "override" };
  if (callbackAtStake(subscribeNeedAt(state)) === undefined) return undefined;
  if (last === undefined) return { kind: "look", step: "subscribe", because: "override" };
  if (mayRemoveCallback(state, subscribeNeedAt(state, last), now)) return undefined;
  return { kind: "wait", phase: { kind: "awaiting-confirmation", what: ["wipe-override"] } };
}

/** True if the request removes no callback URL, or exactly the one that a person agreed to remove. */
export function mayRemoveCallback(state: RunState, need: SubscribeNeed, now: Moment): boolean {
  const atStake = callbackAtStake(need);
  if (atStake === undefined) return true;
  return hasWord(state, "wipe-override", now) && atStake === state.callbackGivenUp;
}
