import { numberOf } from "../../../shared/migration/plan.ts";
import { ok, type Result } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import type { RunContextProblem, MigrationDeps, RunContext } from "./run-context.ts";

/**
 * Tells the machine's ledger what became of a run's last register, for whoever begins another run of the number. What a
 * person saw settles the run, and leaves it open there: a late effect would not ask who said what.
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

// A register that nothing could be prepared for, the far side being out of reach, was never counted: where the ledger holds
// more than this folder knows of, its last one is another, which went out before the folder was put back from a copy.
function isOfAnother(
  storage: MigrationDeps["storage"],
  { plan, run, steps, requestMark }: RunContext["state"],
): Result<boolean, RunContextProblem> {
  const wasCounted = steps.register.kind !== "not-sent" || requestMark !== undefined;
  return wasCounted ? ok(false) : storage.knowsLess(numberOf(plan), run);
}
