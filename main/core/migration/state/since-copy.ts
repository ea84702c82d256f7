import type { JournalEntry } from "../../../../shared/migration/journal-entry.ts";
import { StepName } from "../../../../shared/migration/step.ts";
import type { RunState } from "./run-state.ts";
import { stepAhead } from "./mark.ts";

type Intent = Extract<JournalEntry, { kind: "intent" }>;

/** What the journal of an open run gets when its data folder was restored from a copy. */
type SinceCopy = {
  readonly intent?: Pick<Intent, "kind" | "step" | "attempt" | "method" | "sinceCopy">;
  /** A registration may have been sent since: it counts as one. */
  readonly countsRegister: boolean;
};

/**
 * What may have been sent for an open run since the copy of `madeAt` was made: its next request, which this journal then
 * holds without an outcome. The run continues from there as after a kill: both APIs are checked before anything is sent,
 * and what has moved the number since is found.
 *
 * A request that is in progress in the copy is one already.
 */
export function sinceCopy(state: RunState, madeAt: string): SinceCopy {
  const { plan, steps, attempts } = state;
  const countsRegister =
    plan.direction === "to-cloud" &&
    (["pending", "not-sent", "rejected", "in-flight", "unknown"] as const).some(
      (kind) => kind === steps.register.kind,
    );
  const isUnderWay = StepName.options.some((step) => steps[step].kind === "in-flight");
  const ahead = stepAhead(state);
  if (isUnderWay || ahead === undefined) return { countsRegister };
  const step = needsNewInspection(state, ahead) ? "inspect" : ahead;
  return {
    countsRegister,
    intent: {
      kind: "intent",
      step,
      attempt: attempts[step] + 1,
      ...(step === "account" && state.lastMethod !== undefined ? { method: state.lastMethod } : {}),
      sinceCopy: madeAt,
    },
  };
}

/**
 * Before a step that needs what the copy doesn't hold: a registration sent since used a backup made since, and a code that
 * was requested since was requested after a person's confirmation. What became of the number, a new inspection shows.
 */
function needsNewInspection({ confirmed, pair, code }: RunState, ahead: StepName): boolean {
  if (ahead === "backup") return true;
  if (ahead === "register") return pair === undefined;
  return ahead === "account" && code === undefined && !confirmed.has("point-of-no-return");
}
