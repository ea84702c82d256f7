import type { RunPhase } from "../../../../shared/migration/run-snapshot.ts";
import { decide } from "../decide/decide.ts";
import type { RunContext } from "../run-context.ts";
import { momentOf } from "../timekeeping.ts";

/** What a run with no open request waits for: "ready" if it could go on by itself. `next` decides what comes next. */
export function phaseNow({ state, clock }: RunContext, next: typeof decide = decide): RunPhase {
  const decision = next(state, momentOf(clock));
  if (decision.kind === "wait") return decision.phase;
  return state.ended === undefined ? { kind: "ready" } : { kind: "ended", reason: state.ended.reason };
}
