import type { Reading } from "../../../../shared/migration/reading.ts";
import { ownAppOf, subscribeNeed, subscriptionOf, type SubscribeNeed } from "../reading/subscribe-need.ts";
import type { RunState } from "../state/run-state.ts";
import { after, sendAgainOrEnd, settled } from "./common.ts";
import type { Decision } from "./decision.ts";
import type { StepPolicy } from "./policy.ts";
import type { Moment } from "../timekeeping.ts";
import { hasWord } from "./word.ts";

/** Subscription of our app: without it a number on the cloud is deaf, so it is repeated where repeating cannot hurt. */
export const subscribePolicy: StepPolicy = {
  step: "subscribe",
  pending: (state, now) => sparingTheOverride(state, now) ?? { kind: "act", step: "subscribe" },
  notSent: (state, outcome, now) =>
    sendAgainOrEnd(state, { step: "subscribe", ending: "subscribe-lost" }, outcome, now),
  rejected: (state, outcome, now) => {
    const next = sendAgainOrEnd(state, { step: "subscribe", ending: "subscribe-refused" }, outcome, now);
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
    if (isSubscribed(state)) return settled(state, "subscribe", "look-up");
    return (
      sparingTheOverride(state, now) ??
      sendAgainOrEnd(state, { step: "subscribe", ending: "subscribe-lost" }, outcome, now)
    );
  },
};

/**
 * A bare subscribe removes a callback address that stands for the account. Where one stood when it was last told, the
 * account is looked at instead, and the call is sent only where the address is gone, or where a person said so and our app is
 * not on the list.
 */
function sparingTheOverride(state: RunState, now: Moment): Decision | undefined {
  const last = state.looks.at(-1)?.reading;
  if (last?.subscriptions !== undefined && subscribeNeedAt(state, last).kind === "nothing")
    return settled(state, "subscribe", "look-up");
  const told = subscribeNeedAt(state);
  if (told.kind === "subscribes" || (told.kind === "nothing" && told.override === undefined))
    return undefined;
  if (last === undefined) return { kind: "look", step: "subscribe", because: "override" };
  const need = subscribeNeedAt(state, last);
  if (need.kind === "subscribes" || hasWord(state, "wipe-override", now)) return undefined;
  return { kind: "wait", phase: { kind: "awaiting-confirmation", what: ["wipe-override"] } };
}

/** What a subscribe call would do by what a look has told, or by what was told last; so too for what a look left out. */
export function subscribeNeedAt(state: RunState, reading?: Reading): SubscribeNeed {
  const { accountTold: known } = state;
  return subscribeNeed({
    subscriptions: reading?.subscriptions ?? known.subscriptions,
    ownApp: ownApp(state),
    accountCallback: (reading?.number?.webhooks ?? known.webhooks)?.account,
  });
}

/** The app whose subscription counts: the one that the token says it belongs to, where it was asked, or the plan's. */
export function ownApp({ plan, before, lastReading }: RunState): string | undefined {
  return ownAppOf(before?.ownApp ?? lastReading?.ownApp, plan.cloud.appId);
}

function isSubscribed(state: RunState): boolean {
  const apps = state.looks.at(-1)?.reading.subscriptions ?? [];
  return subscriptionOf(apps, ownApp(state)) !== undefined;
}
