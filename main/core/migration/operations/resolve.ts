import type { RunId } from "../../../../shared/ids.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { isoOf } from "../../../../shared/time.ts";
import { timingOf, type RunContextProblem, type MigrationDeps, type RunContext } from "../run-context.ts";
import { notBefore, tooSoon, waitOf } from "../platform-waits.ts";
import { concludeOpenSteps, advanceRun, observe, unknownStep } from "../advance-run.ts";
import { openBackup } from "../backup.ts";
import { wasRefused } from "../pin-guard.ts";
import { registerMark } from "../effects/register.ts";
import { isMoveOpen } from "../state/mark.ts";
import { phaseNow } from "./phase-now.ts";
import { withRun, type Operation } from "./with-run.ts";

export type Resolution =
  | { readonly kind: "seen"; readonly home: "cloud" | "on-premises" }
  | { readonly kind: "repeat" };

/**
 * Records what only a person can know: the number's location, or the permission to repeat the same request.
 * Shown as reported by the person.
 *
 * Problems: notWaitingForThis if nothing is unknown. A repeat that may not be sent leaves the run as it
 * is: notWaitingForThis (the run's 3 attempts are used), tooSoon (the number's 8 attempts in 72 h are used),
 * pinUnchanged (its PIN was refused), requestChanged (it would be another request).
 */
export function resolve(deps: MigrationDeps, run: RunId, resolution: Resolution): Operation {
  return withRun(deps, run, async (context) => {
    if (context.state.ended !== undefined) return attestEnded(context, run, resolution);
    const wasOpen = isMoveOpen(context.state);
    const settled = await concludeOpenSteps(context);
    if (!settled.ok) return settled;
    const step = unknownStep(context);
    // The outcome became known meanwhile: the run continues as it would without a report.
    if (step === undefined && wasOpen && !isMoveOpen(context.state)) return advanceRun(context);
    if (step === undefined) return err({ kind: "notWaitingForThis", run, phase: phaseNow(context).kind });
    // Observes once more first: an observation that proves the location has priority over a report.
    const looked = await observe(context, { step, because: "resumed" });
    if (!looked.ok) return looked;
    if (unknownStep(context) === undefined) return advanceRun(context);
    const allowed =
      resolution.kind === "repeat" && step === "register" ? await mayRepeat(deps, context) : ok(null);
    if (!allowed.ok) return allowed;
    // A late answer may have settled it during the checks.
    if (unknownStep(context) === undefined) return advanceRun(context);
    const written = context.append(
      resolution.kind === "seen"
        ? { kind: "attested", home: resolution.home }
        : { kind: "repeat-granted", step },
    );
    return written.ok ? advanceRun(context) : written;
  });
}

/** Refuses a repeat that could not be sent while the run is still unknown, so that it stays in that state. */
async function mayRepeat(
  { storage }: MigrationDeps,
  context: RunContext,
): Promise<Result<null, RunContextProblem>> {
  const { state } = context;
  const left = storage.attemptsLeft(numberOf(state.plan), state.run);
  if (!left.ok) return left;
  const { inRun, inWindow, freeAt } = left.value;
  if (inRun === 0) return err({ kind: "notWaitingForThis", run: state.run, phase: "attempts-spent" });
  if (inWindow === 0)
    return err({ kind: "tooSoon", run: state.run, until: isoOf(freeAt ?? context.clock.now()) });
  const wait = state.toldWaits.register;
  const until = wait === undefined ? undefined : await notBefore(timingOf(context), waitOf(wait));
  if (until !== undefined) return err(tooSoon(state.run, until));
  const session = await context.session();
  if (!session.ok) return session;
  const pin = session.value.secrets["number.pin"];
  if (pin === undefined) return ok(null);
  const refused = wasRefused(pin, { ...context.tools, state });
  if (!refused.ok) return refused;
  const suspect = state.suspectRequests.some((mark) => mark === state.registerRequest);
  if (refused.value || suspect) return err({ kind: "pinUnchanged", run: state.run });
  // Only the same request has the same effect as the one that may have arrived; another PIN makes it another
  // request.
  return isSameRequest(context, pin) ? ok(null) : err({ kind: "requestChanged", run: state.run });
}

function isSameRequest({ state, tools }: RunContext, pin: Redacted<string>): boolean {
  const pair = state.pair === undefined ? undefined : openBackup(tools.vault, state, state.pair);
  if (pair?.ok !== true) return false;
  const mark = registerMark(tools.vault, pin, pair.value);
  return mark.ok && mark.value === state.registerRequest;
}

/**
 * Records a person's report for a run that ended with its location unknown, which blocks new runs until then.
 *
 * A report can be corrected by another report, but a confirmed location can't.
 */
function attestEnded(
  context: RunContext,
  run: RunId,
  resolution: Resolution,
): Result<null, RunContextProblem> {
  const { is, proof } = context.state.home;
  const mayBeReported =
    is === "unknown" || (resolution.kind === "seen" && proof === "attested" && is !== resolution.home);
  const settled = resolution.kind !== "seen" || !mayBeReported;
  return settled
    ? err({ kind: "notWaitingForThis", run, phase: "ended" })
    : context.append({ kind: "attested", home: resolution.home });
}
