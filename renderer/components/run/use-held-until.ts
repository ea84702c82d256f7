import { waitToldSeconds } from "../../../shared/wording/cause-words.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { useNow } from "../../app/use-now.ts";
import type { CallProblem } from "../../stores/call-problem.ts";

/**
 * Milliseconds until an ended migration may be resumed, counting down: the wait that the platform asked for
 * when it rejected a request, or that the last attempt to resume reported. 0 if there is none or it is over.
 */
export function useHeldFor(run: RunSnapshot, problem: CallProblem | undefined): number {
  const now = useNow();
  const told = Date.parse(untilTold(run) ?? "");
  const reported = Date.parse(untilReported(problem) ?? "");
  const until = Math.max(...[told, reported].filter((at) => !Number.isNaN(at)), 0);
  return Math.max(0, until - now);
}

function untilTold(run: RunSnapshot): string | undefined {
  const seconds = waitToldSeconds(run);
  if (run.phase.kind !== "ended" || seconds === undefined) return undefined;
  const refused = run.steps.findLast(({ state }) => state.kind === "rejected" || state.kind === "not-sent");
  if (refused === undefined || !("outcome" in refused.state) || refused.state.outcome === undefined)
    return undefined;
  const { at, durationMs } = refused.state.outcome.evidence;
  return new Date(Date.parse(at) + durationMs + seconds * 1_000).toISOString();
}

function untilReported(problem: CallProblem | undefined): string | undefined {
  return problem?.kind === "named" && problem.problem.kind === "tooSoon" ? problem.problem.until : undefined;
}
