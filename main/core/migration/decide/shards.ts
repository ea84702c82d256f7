import { end, sendAgainOrEnd, waitAndSendAgain } from "./common.ts";
import type { StepPolicy } from "./policy.ts";

/** Shards: the effect reads first, so taking the step again ends in "already so" once it had worked. */
export const shardsPolicy: StepPolicy = {
  step: "shards",
  pending: (state) =>
    state.plan.number.shards === undefined
      ? { kind: "write", entry: { kind: "skipped", step: "shards", why: "not-wanted" } }
      : { kind: "act", step: "shards" },
  notSent: (state, outcome, now) =>
    sendAgainOrEnd(state, { step: "shards", ending: "shards-lost" }, outcome, now),
  unknown: (state, outcome, now) =>
    sendAgainOrEnd(state, { step: "shards", ending: "shards-lost" }, outcome, now),
  rejected: (state, outcome, now) =>
    waitAndSendAgain(state, "shards", outcome, now) ??
    (state.looks.length === 0
      ? { kind: "look", step: "shards", because: "refusal" }
      : end("shards-refused", "shards")),
};
