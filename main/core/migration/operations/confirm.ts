import type { RunId } from "../../../../shared/ids.ts";
import {
  ABOUT_ONE_MOMENT,
  COVERED_BY_YES,
  type Confirmation,
} from "../../../../shared/migration/confirmation.ts";
import { err, ok } from "../../../../shared/result.ts";
import type { MigrationDeps, RunContext } from "../desk.ts";
import { decide } from "../decide/decide.ts";
import { compareNames } from "../decide/display-name.ts";
import { hasWord } from "../decide/word.ts";
import { momentOf } from "../timekeeping.ts";
import { withRun, type Operation } from "./with-run.ts";

export type ConfirmInput = {
  readonly run: RunId;
  readonly what: readonly Confirmation[];
  readonly by: "person" | "yes-option";
};

/** Records a person's word. An option stands for it only where it may; a display name only once one was reported. */
export function confirm(deps: MigrationDeps, { run, what, by }: ConfirmInput): Operation {
  return withRun(deps, run, async (context) => {
    const refused = what.find((item) => context.state.ended !== undefined || !mayConfirm(context, item, by));
    if (refused !== undefined) return err({ kind: "notWaitingForThis", run, phase: refused });
    for (const item of what) {
      if (hasWord(context.state, item, momentOf(context.clock))) continue;
      const written = context.append({ kind: "confirmed", what: item, by });
      if (!written.ok) return written;
    }
    return ok(null);
  });
}

// Whoever was not told what may happen has not agreed to it.
function isAsked({ state, clock }: RunContext, item: Confirmation): boolean {
  const decision = decide(state, momentOf(clock));
  return (
    decision.kind === "wait" &&
    decision.phase.kind === "awaiting-confirmation" &&
    decision.phase.what.includes(item)
  );
}

function mayConfirm(context: RunContext, item: Confirmation, by: ConfirmInput["by"]): boolean {
  const { state } = context;
  if (by === "yes-option" && !COVERED_BY_YES[item]) return false;
  if (ABOUT_ONE_MOMENT.has(item) && !isAsked(context, item)) return false;
  return item !== "display-name" || compareNames(state).differs;
}
