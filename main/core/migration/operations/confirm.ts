import type { RunId } from "../../../../shared/ids.ts";
import {
  ABOUT_ONE_MOMENT,
  COVERED_BY_YES,
  type Confirmation,
} from "../../../../shared/migration/confirmation.ts";
import { err, ok } from "../../../../shared/result.ts";
import type { MigrationDeps, RunDesk } from "../desk.ts";
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
  return withRun(deps, run, async (desk) => {
    const refused = what.find((item) => desk.state.ended !== undefined || !mayConfirm(desk, item, by));
    if (refused !== undefined) return err({ kind: "notWaitingForThis", run, phase: refused });
    for (const item of what) {
      if (hasWord(desk.state, item, momentOf(desk.clock))) continue;
      const written = desk.append({ kind: "confirmed", what: item, by });
      if (!written.ok) return written;
    }
    return ok(null);
  });
}

// Whoever was not told what may happen has not agreed to it.
function isAsked({ state, clock }: RunDesk, item: Confirmation): boolean {
  const decision = decide(state, momentOf(clock));
  return (
    decision.kind === "wait" &&
    decision.phase.kind === "awaiting-confirmation" &&
    decision.phase.what.includes(item)
  );
}

function mayConfirm(desk: RunDesk, item: Confirmation, by: ConfirmInput["by"]): boolean {
  const { state } = desk;
  if (by === "yes-option" && !COVERED_BY_YES[item]) return false;
  if (ABOUT_ONE_MOMENT.has(item) && !isAsked(desk, item)) return false;
  return item !== "display-name" || compareNames(state).differs;
}
