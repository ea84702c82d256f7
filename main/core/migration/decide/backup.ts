import { isShutOut } from "../refusals.ts";
import type { RunState } from "../state/run-state.ts";
import { end, retryOrEnd } from "./common.ts";
import type { Decision } from "./decision.ts";
import type { StepPolicy } from "./policy.ts";

/** Backup: harmless to repeat, always with the password of the first time. */
export const backupPolicy: StepPolicy = {
  step: "backup",
  pending: () => ({ kind: "act", step: "backup" }),
  notSent: (state, outcome, now) =>
    retryOrEnd(state, { step: "backup", ending: "backup-lost" }, outcome, now),
  unknown: (state, outcome, now) =>
    retryOrEnd(state, { step: "backup", ending: "backup-lost" }, outcome, now),
  rejected: (state, outcome, now) => {
    const ending = isShutOut(outcome) ? "access-refused" : "backup-refused";
    const next = retryOrEnd(state, { step: "backup", ending }, outcome, now);
    return next.kind === "write" ? observedBackup(state, next) : next;
  },
  confirmed: (state) => (state.pair === undefined ? end("pair-unusable", "backup") : undefined),
};

function observedBackup(state: RunState, then: Decision): Decision {
  return state.looks.length > 0 ? then : { kind: "look", step: "backup", because: "refusal" };
}
