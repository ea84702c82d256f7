import type { RunId } from "../../../../shared/ids.ts";
import { END_TRAITS } from "../../../../shared/migration/end-reason.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import { ok, type Result } from "../../../../shared/result.ts";
import { decideInterrupted } from "../decide/policy.ts";
import type { RunContextProblem, MigrationDeps, RunContext } from "../desk.ts";
import { observe } from "../drive.ts";
import { newerThan } from "../newer-run.ts";
import { stepAhead } from "../state/mark.ts";
import { momentOf } from "../timekeeping.ts";
import { withRun, type Operation } from "./with-run.ts";

/**
 * Ends a run that cannot or should not go on, after one last look at where the number is. Sends nothing that changes
 * anything. Where the vault is lost, or is to be done without, nothing new is known of the number.
 */
export function abandon(
  deps: MigrationDeps,
  run: RunId,
  { withoutVault = false }: { readonly withoutVault?: boolean } = {},
): Operation {
  const work = async (context: RunContext): Promise<Result<null, RunContextProblem>> => {
    const { ended } = context.state;
    if (ended !== undefined) {
      const canGoOn =
        END_TRAITS[ended.reason].resumable && newerThan(deps.storage, context.state) === undefined;
      return canGoOn ? giveUp(context, ended.step) : ok(null);
    }
    const dangling = decideInterrupted(context.state, momentOf(context.clock));
    if (dangling !== undefined) {
      const written = context.append(dangling);
      if (!written.ok) return written;
    }
    const step = stepAhead(context.state) ?? "verify";
    const session = await context.session();
    // Without its secrets a run can still be ended; then nothing new is known of the number.
    if (session.ok) {
      const looked = await observe(context, { step, because: "abandoning" });
      if (!looked.ok) return looked;
    }
    return giveUp(context, step);
  };
  return withRun(deps, run, work, { toEnd: true, withoutVault });
}

function giveUp(context: RunContext, step: StepName | undefined): Result<null, RunContextProblem> {
  return context.append({ kind: "ended", reason: "abandoned", ...(step === undefined ? {} : { step }) });
}
