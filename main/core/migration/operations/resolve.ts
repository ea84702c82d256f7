import type { RunId } from "../../../../shared/ids.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { isoOf } from "../../../../shared/time.ts";
import { decide } from "../decide/decide.ts";
import { timingOf, type RunContextProblem, type MigrationDeps, type RunContext } from "../run-context.ts";
import { notBefore, tooSoon, waitOf } from "../platform-waits.ts";
import { concludeOpenSteps, advanceRun, observe, unknownStep } from "../advance-run.ts";
import { openBackup } from "../backup.ts";
import { wasRefused } from "../pin-guard.ts";
import { registerMark } from "../effects/register.ts";
import { isMoveOpen } from "../state/mark.ts";
import { momentOf } from "../timekeeping.ts";
import { withRun, type Operation } from "./with-run.ts";

export type Resolution =
  | { readonly kind: "seen"; readonly home: "cloud" | "on-premises" }
  | { readonly kind: "repeat" };

/**
 * Takes a person's word where the program cannot know: where they saw the number, or that the same request may
 * go out once more. Recorded as their word and shown as such. Problems: notWaitingForThis when nothing is unknown.
 * A repeat that may not be sent leaves the run as it is: notWaitingForThis (the run's three are spent), tooSoon (the
 * number's eight in 72 hours are), pinUnchanged (its PIN was refused), requestChanged (it would be another request).
 */
export function resolve(deps: MigrationDeps, run: RunId, word: Resolution): Operation {
  return withRun(deps, run, async (context) => {
    if (context.state.ended !== undefined) return attestEnded(context, run, word);
    const wasOpen = isMoveOpen(context.state);
    const settled = await concludeOpenSteps(context);
    if (!settled.ok) return settled;
    const step = unknownStep(context);
    // What the word was about has been proven meanwhile: the run goes on as it would have by itself.
    if (step === undefined && wasOpen && !isMoveOpen(context.state)) return advanceRun(context);
    if (step === undefined) return err({ kind: "notWaitingForThis", run, phase: phaseWord(context) });
    // One more look first: a reading that proves where the number is beats any word.
    const looked = await observe(context, { step, because: "resumed" });
    if (!looked.ok) return looked;
    if (unknownStep(context) === undefined) return advanceRun(context);
    const allowed = word.kind === "repeat" && step === "register" ? await mayRepeat(deps, context) : ok(null);
    if (!allowed.ok) return allowed;
    // A late answer may have told it while the word was looked into.
    if (unknownStep(context) === undefined) return advanceRun(context);
    const written = context.append(
      word.kind === "seen" ? { kind: "attested", home: word.home } : { kind: "repeat-granted", step },
    );
    return written.ok ? advanceRun(context) : written;
  });
}

/** A repeat that could not be sent is refused while the run is still unknown, for that is what it would have to go back to. */
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
  const told = state.toldWaits.register;
  const until = told === undefined ? undefined : await notBefore(timingOf(context), waitOf(told));
  if (until !== undefined) return err(tooSoon(state.run, until));
  const session = await context.session();
  if (!session.ok) return session;
  const pin = session.value.secrets["number.pin"];
  if (pin === undefined) return ok(null);
  const refused = wasRefused(pin, { ...context.tools, state });
  if (!refused.ok) return refused;
  const suspect = state.suspectRequests.some((mark) => mark === state.registerRequest);
  if (refused.value || suspect) return err({ kind: "pinUnchanged", run: state.run });
  // Only the same request converges with the one that may have arrived; another PIN would be another request.
  return isSameRequest(context, pin) ? ok(null) : err({ kind: "requestChanged", run: state.run });
}

function isSameRequest({ state, tools }: RunContext, pin: Redacted<string>): boolean {
  const pair = state.pair === undefined ? undefined : openBackup(tools.vault, state, state.pair);
  if (pair?.ok !== true) return false;
  const mark = registerMark(tools.vault, pin, pair.value);
  return mark.ok && mark.value === state.registerRequest;
}

function phaseWord(context: RunContext): string {
  const decision = decide(context.state, momentOf(context.clock));
  return decision.kind === "wait" ? decision.phase.kind : "ended";
}

/**
 * A run that was ended without anybody knowing where its number is keeps new runs from starting until somebody says. Whoever
 * was mistaken may say so: a word gives way to another one, and to nothing that was proven.
 */
function attestEnded(context: RunContext, run: RunId, word: Resolution): Result<null, RunContextProblem> {
  const { is, proof } = context.state.home;
  const mayBeSaid = is === "unknown" || (word.kind === "seen" && proof === "attested" && is !== word.home);
  const settled = word.kind !== "seen" || !mayBeSaid;
  return settled
    ? err({ kind: "notWaitingForThis", run, phase: "ended" })
    : context.append({ kind: "attested", home: word.home });
}
