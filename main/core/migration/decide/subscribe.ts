import { subscriptionOf, type SubscribeNeed } from "../../checks/subscribe-need.ts";
import { callbackAtStake, ownApp, subscribeNeedAt } from "../state/account.ts";
import type { RunState } from "../state/run-state.ts";
import { after, hasWord, isLongAgo, markDone, retryOrEnd } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";
import type { Moment } from "../timekeeping.ts";

/** Subscription of our app: without it a number on the cloud is deaf, so it is repeated where repeating cannot hurt. */
export const subscribePolicy: StepPolicy = {
  step: "subscribe",
  pending: (state, now) => sparingTheOverride(state, now) ?? { kind: "act", step: "subscribe" },
  notSent: (state, outcome, now) =>
    retryOrEnd(state, { step: "subscribe", ending: "subscribe-lost" }, outcome, now),
  rejected: (state, outcome, now) => {
    const next = retryOrEnd(state, { step: "subscribe", ending: "subscribe-refused" }, outcome, now);
    return next.kind === "write" && state.looks.length === 0
      ? { kind: "look", step: "subscribe", because: "refusal" }
      : next;
  },
  unknown: (state, outcome, now) => {
    if (state.looks.length === 0)
      return after(
        state,
        now,
        { ms: 500, why: "second-look" },
        { kind: "look", step: "subscribe", because: "lost-answer" },
      );
    if (isSubscribed(state)) return markDone(state, "subscribe", "look-up");
    return (
      sparingTheOverride(state, now) ??
      retryOrEnd(state, { step: "subscribe", ending: "subscribe-lost" }, outcome, now)
    );
  },
};

/**
 * A bare subscribe removes a callback address that stands for the account. Where one stood when it was last told, or that
 * was some time ago, the account is looked at instead, and the call is sent only where no address stands, or where a
 * person gave up that very one and our app is not on the list.
 */
function sparingTheOverride(state: RunState, now: Moment): Decision | undefined {
  const last = state.looks.at(-1)?.reading;
  if (last?.subscriptions !== undefined && subscribeNeedAt(state, last).kind === "nothing")
    return markDone(state, "subscribe", "look-up");
  if (isLongAgo([state.lastOutcome, state.looks.at(-1)?.mark], now))
    return { kind: "look", step: "subscribe", because: "override" };
  if (callbackAtStake(subscribeNeedAt(state)) === undefined) return undefined;
  if (last === undefined) return { kind: "look", step: "subscribe", because: "override" };
  if (mayRemoveCallback(state, subscribeNeedAt(state, last), now)) return undefined;
  return { kind: "wait", phase: { kind: "awaiting-confirmation", what: ["wipe-override"] } };
}

/** Does a call remove no callback, or one that a person has given up? A word on one address is none on another. */
export function mayRemoveCallback(state: RunState, need: SubscribeNeed, now: Moment): boolean {
  const atStake = callbackAtStake(need);
  if (atStake === undefined) return true;
  return hasWord(state, "wipe-override", now) && atStake === state.callbackGivenUp;
}

function isSubscribed(state: RunState): boolean {
  const apps = state.looks.at(-1)?.reading.subscriptions ?? [];
  return subscriptionOf(apps, ownApp(state)) !== undefined;
}
