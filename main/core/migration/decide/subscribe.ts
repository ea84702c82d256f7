import type { RunState } from "../state/run-state.ts";
import { after, end, sendAgainOrEnd, settled, waitAndSendAgain } from "./common.ts";
import type { StepPolicy } from "./policy.ts";

/** Subscription of our app: without it a number on the cloud is deaf, so it is repeated where repeating cannot hurt. */
export const subscribePolicy: StepPolicy = {
  step: "subscribe",
  pending: () => ({ kind: "act", step: "subscribe" }),
  notSent: (state, outcome, now) =>
    sendAgainOrEnd(state, { step: "subscribe", ending: "subscribe-lost" }, outcome, now),
  rejected: (state, outcome, now) =>
    waitAndSendAgain(state, "subscribe", outcome, now) ??
    (state.looks.length === 0
      ? { kind: "look", step: "subscribe", because: "refusal" }
      : end("subscribe-refused", "subscribe")),
  unknown: (state, outcome, now) => {
    if (state.looks.length === 0)
      return after(
        state,
        now,
        { ms: 500, why: "second-look" },
        { kind: "look", step: "subscribe", because: "lost-answer" },
      );
    if (isSubscribed(state)) return settled(state, "subscribe", "look-up");
    return sendAgainOrEnd(state, { step: "subscribe", ending: "subscribe-lost" }, outcome, now);
  },
};

/** The app whose subscription counts: the plan's, or the one that the token says it belongs to. */
export function ownApp(state: RunState): string | undefined {
  return state.plan.cloud.appId ?? state.before?.ownApp ?? state.lastReading?.ownApp;
}

function isSubscribed(state: RunState): boolean {
  const own = ownApp(state);
  return own !== undefined && state.lastReading?.subscriptions?.some((app) => app.id === own) === true;
}
