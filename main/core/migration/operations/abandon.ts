import type { RunId } from "../../../../shared/ids.ts";
import { END_TRAITS } from "../../../../shared/migration/end-reason.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import { type Result, ok } from "../../../../shared/result.ts";
import { decideInterrupted } from "../decide/policy.ts";
import type { MigrationDeps, RunContext, RunContextProblem } from "../run-context.ts";
import { observe } from "../advance-run.ts";
import { newerThan } from "../newer-run.ts";
import { stepAhead } from "../state/mark.ts";
import { momentOf } from "../timekeeping.ts";
import { type Operation, withRun } from "./with-run.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import { statusOf } from "../status.ts";

/**
 * Ends a run that can't or should not continue, after a last observation of its number. Sends no changing
 * request.
 *
 * Without a vault (lost, or `withoutVault`) there is no observation, and the location stays as it was known.
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
      return canGoOn ? markAbandoned(context, ended.step) : ok(null);
    }
    const interruptedEntry = decideInterrupted(context.state, momentOf(context.clock));
    if (interruptedEntry !== undefined) {
      const written = context.append(interruptedEntry);
      if (!written.ok) return written;
    }
    const step = stepAhead(context.state) ?? "verify";
    const session = await context.session();
    // Without its secrets a run can still be ended; the location stays as it was known.
    if (session.ok) {
      const looked = await observe(context, { step, because: "abandoning" });
      if (!looked.ok) return looked;
    }
    return markAbandoned(context, step);
  };
  return withRun(deps, run, work, { toEnd: true, withoutVault });
}

function markAbandoned(context: RunContext, step: StepName | undefined): Result<null, RunContextProblem> {
  return context.append({ kind: "ended", reason: "abandoned", ...(step === undefined ? {} : { step }) });
}

/**
 * Abandons every run that is not over. A locked vault or a corrupted journal leaves its run unchanged.
 *
 * Returns false, and stops, once another process holds a run.
 */
export async function abandonOpenRuns(folder: {
  exists(): boolean;
  migration(): Result<MigrationDeps, StorageProblem>;
}): Promise<boolean> {
  if (!folder.exists()) return true;
  const deps = folder.migration();
  const listed = deps.ok ? statusOf(deps.value) : deps;
  if (!deps.ok || !listed.ok) return true;
  for (const { run, phase } of listed.value) {
    if (phase.kind === "ended") continue;
    const ended = await abandon(deps.value, run);
    if (!ended.ok && ended.problem.kind === "heldElsewhere") return false;
  }
  return true;
}
