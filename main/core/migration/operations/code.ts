import type { RunId } from "../../../../shared/ids.ts";
import type { CodeMethod } from "../../../../shared/migration/plan.ts";
import type { RunPhase } from "../../../../shared/migration/run-snapshot.ts";
import { parseRegistrationCode } from "../../../../shared/pin.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { decide, decideBesidePin } from "../decide/decide.ts";
import { timingOf, type RunContextProblem, type MigrationDeps, type RunContext } from "../run-context.ts";
import { concludeOpenSteps, advanceRun, takeStep } from "../advance-run.ts";
import { resendWaitSeconds } from "../decide/code.ts";
import { notBefore, tooSoon, type Until } from "../platform-waits.ts";
import { phaseNow } from "./phase-now.ts";
import { withRun, type Operation } from "./with-run.ts";

/**
 * Submits a code as a person typed it and continues the run.
 *
 * Problems: codeNotSixDigits (nothing sent), notWaitingForThis, tooSoon.
 */
export function enterCode(deps: MigrationDeps, run: RunId, typed: Redacted<string>): Operation {
  const code = parseRegistrationCode(typed.reveal());
  if (!code.ok) return Promise.resolve(err({ kind: "codeNotSixDigits" }));
  return withRun(deps, run, async (context) => {
    const resting = await restingPhase(context, decideBesidePin);
    if (!resting.ok) return resting;
    if (!takesCode(resting.value)) return err({ kind: "notWaitingForThis", run, phase: resting.value.kind });
    const before = context.state;
    const until = await guessNotBefore(context);
    if (until !== undefined) return err(tooSoon(run, until));
    const taken = await takeStep(context, "code", { code: code.value }, { before });
    return taken.ok ? advanceRun(context) : taken;
  });
}

/**
 * Requests another code, on the same or the other channel, once its wait is over.
 *
 * Problems: tooSoon, notWaitingForThis, codeNotAsked.
 */
export function resendCode(deps: MigrationDeps, run: RunId, method: CodeMethod | undefined): Operation {
  return withRun(deps, run, async (context) => {
    const resting = await restingPhase(context);
    if (!resting.ok) return resting;
    const phase = resting.value;
    if (phase.kind !== "awaiting-code") return err({ kind: "notWaitingForThis", run, phase: phase.kind });
    const channel = method ?? phase.method;
    const before = context.state;
    const until = await resendNotBefore(context, channel);
    if (until !== undefined) return err(tooSoon(run, until));
    // The previous code can still be entered, whatever prevents a new request.
    const taken = await takeStep(context, "account", { method: channel }, { before, isExtra: true });
    return taken.ok ? advanceRun(context) : taken;
  });
}

// After a crash the journal may need conclusions (an intent without an outcome) before the run waits.
async function restingPhase(
  context: RunContext,
  next: typeof decide = decide,
): Promise<Result<RunPhase, RunContextProblem>> {
  const rested = await concludeOpenSteps(context);
  return rested.ok ? ok(phaseNow(context, next)) : rested;
}

function takesCode(phase: RunPhase): boolean {
  return phase.kind === "awaiting-code" || (phase.kind === "unknown" && phase.step === "code");
}

/** When the next guess is allowed, if the platform reported a wait that is not over. */
async function guessNotBefore(context: RunContext): Promise<Until | undefined> {
  const rests = context.state.code?.guessRests;
  return rests === undefined ? undefined : notBefore(timingOf(context), { ...rests, api: "onPrem" });
}

/** When another code may be requested on a channel, if not now: the latest of all waits that apply. */
async function resendNotBefore(context: RunContext, channel: CodeMethod): Promise<Until | undefined> {
  const { code, toldWaits } = context.state;
  if (code === undefined) return undefined;
  const waits = [
    { from: code.sent, seconds: resendWaitSeconds(code, channel) },
    code.rests[channel],
    toldWaits.account,
  ];
  let latest: Until | undefined;
  for (const wait of waits) {
    const until =
      wait === undefined ? undefined : await notBefore(timingOf(context), { ...wait, api: "onPrem" });
    if (until !== undefined && until.at > (latest?.at ?? 0)) latest = until;
  }
  return latest;
}
