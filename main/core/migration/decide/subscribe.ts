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
 * A bare subscribe removes a callback address that stands for the account. Where our app had one before the move, its
 * subscription is looked at instead, and sent only where it is gone or where a person said so.
 */
function sparingTheOverride(state: RunState, now: Moment): Decision | undefined {
  if (!mayHoldOverride(state, state.before) || hasWord(state, "wipe-override", now)) return undefined;
  const last = state.looks.at(-1)?.reading;
  if (last === undefined) return { kind: "look", step: "subscribe", because: "override" };
  if (last.subscriptions !== undefined && isSubscribed(state)) return settled(state, "subscribe", "look-up");
  if (last.subscriptions !== undefined && !mayHoldOverride(state, last)) return undefined;
  return { kind: "wait", phase: { kind: "awaiting-confirmation", what: ["wipe-override"] } };
}

/** Does a callback address stand for the account under our app, or under one that may be ours? */
export function mayHoldOverride(state: RunState, reading: RunState["before"]): boolean {
  const own = ownApp(state);
  return (
    reading?.subscriptions?.some(
      ({ id, overrideCallbackUri }) => overrideCallbackUri !== undefined && (own === undefined || id === own),
    ) === true
  );
}

/** The app whose subscription counts: the plan's, or the one that the token says it belongs to. */
export function ownApp(state: RunState): string | undefined {
  return state.plan.cloud.appId ?? state.before?.ownApp ?? state.lastReading?.ownApp;
}

function isSubscribed(state: RunState): boolean {
  const own = ownApp(state);
  return (
    own !== undefined && state.looks.at(-1)?.reading.subscriptions?.some((app) => app.id === own) === true
  );
}
