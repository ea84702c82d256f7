import { numberOf } from "../../../shared/migration/plan.ts";
import { ok, type Result } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import type { RunContextProblem, MigrationDeps, RunContext } from "./run-context.ts";

/**
 * Records the outcome of a run's last register request in the machine-wide register, for later runs of the
 * number.
 *
 * A person's report settles the run but leaves the outcome unknown there: a late effect is possible whatever
 * was reported.
 */
export function resolveRegister(
  { storage }: Pick<MigrationDeps, "storage">,
  { state }: Pick<RunContext, "state">,
): Result<null, RunContextProblem> {
  const { register } = state.steps;
  if (state.attempts.register === 0 || register.kind === "pending" || register.kind === "skipped")
    return ok(null);
  const another = isOfAnother(storage, state);
  if (!another.ok || another.value) return another.ok ? ok(null) : another;
  const date = "outcome" in register ? register.outcome?.evidence.serverDate : undefined;
  const end =
    register.kind === "confirmed" && register.by !== "person"
      ? "confirmed"
      : (register.kind === "rejected" || register.kind === "not-sent") && !state.earlierRegisterOpen
        ? "rejected"
        : "unknown";
  return storage.settleRegister(state.run, end, date === undefined ? undefined : instant(Date.parse(date)));
}

// True if the last register request in the machine-wide register is not this folder's.
//
// A register that could not be prepared, because the API was unreachable, was never counted. If the
// machine-wide register holds more than this folder knows, its last request went out before the folder was
// restored from a copy.
function isOfAnother(
  storage: MigrationDeps["storage"],
  { plan, run, steps, requestMark }: RunContext["state"],
): Result<boolean, RunContextProblem> {
  const wasCounted = steps.register.kind !== "not-sent" || requestMark !== undefined;
  return wasCounted ? ok(false) : storage.knowsLess(numberOf(plan), run);
}
