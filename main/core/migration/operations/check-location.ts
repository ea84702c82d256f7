import type { RunId } from "../../../../shared/ids.ts";
import type { JournalEntry } from "../../../../shared/migration/journal-entry.ts";
import type { Observation } from "../../../../shared/migration/observation.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import { ok, type Result } from "../../../../shared/result.ts";
import { advanceRun, observationOf, proofByWebhook, unknownStep } from "../advance-run.ts";
import { decide } from "../decide/decide.ts";
import type { MigrationDeps, RunContext, RunContextProblem } from "../run-context.ts";
import { fold } from "../state/fold.ts";
import { isMoveOpen } from "../state/mark.ts";
import type { RunState } from "../state/run-state.ts";
import { momentOf, type Moment } from "../timekeeping.ts";
import { withRun, type OperationProblem } from "./with-run.ts";

/** A check of an unknown location: the run afterwards, and the newest observation if one was made. */
export type CheckedLocation = { readonly snapshot: RunSnapshot; readonly seen: Observation | undefined };

/**
 * Queries both APIs for a run whose number has an unknown location, and continues the run if they confirm
 * one.
 *
 * Sends the moving request under no circumstances: a person decides about that. Does nothing to a run whose
 * location is known or that waits for something else. An observation that shows the same as the one before is
 * not written: this is repeated without end, and a journal is not.
 */
export async function checkLocation(
  deps: MigrationDeps,
  run: RunId,
): Promise<Result<CheckedLocation, OperationProblem>> {
  let seen: Observation | undefined;
  const check = async (context: RunContext): Promise<Result<null, RunContextProblem>> => {
    const { revision } = context.state;
    if (!isLocationOpen(context.state, momentOf(context.clock))) return ok(null);
    const step = unknownStep(context) ?? codeAwaitedAgain(context);
    if (step !== undefined) {
      const entry = await observationOf(context, { step, because: "lost-answer" });
      if (!entry.ok) return entry;
      seen = entry.value.reading;
      const written = addsNothing(context, entry.value) ? ok(null) : context.append(entry.value);
      if (!written.ok) return written;
    }
    const advanced = await advanceRun(context);
    if (context.state.revision > revision) seen = context.state.lastReading ?? seen;
    return advanced;
  };
  const checked = await withRun(deps, run, check, { atOnce: true });
  return checked.ok ? ok({ snapshot: checked.value, seen }) : checked;
}

/**
 * True while it is unknown whether a run's moving request took effect, and nothing but a check, a webhook or a
 * person's report can tell. Also true for a request that a stopped process left without an outcome.
 */
function isLocationOpen(state: RunState, now: Moment): boolean {
  if (state.ended !== undefined || !isMoveOpen(state)) return false;
  const { kind, ...decision } = decide(state, now);
  if (kind === "wait" && "phase" in decision)
    return decision.phase.kind === "unknown" || decision.phase.kind === "awaiting-code";
  return kind === "look" || kind === "pause" || kind === "write";
}

/** The code step, if a person chose to enter a code again while the outcome of an earlier one is open. */
function codeAwaitedAgain({ state, clock }: RunContext): StepName | undefined {
  const decision = decide(state, momentOf(clock));
  return decision.kind === "wait" && decision.phase.kind === "awaiting-code" ? "code" : undefined;
}

/** True if a webhook that has arrived settles the location of an open run. Reads only. */
export function isSettledByWebhook(deps: MigrationDeps, run: RunId): boolean {
  const read = deps.storage.read(run);
  if (!read.ok || read.value.damaged.length > 0 || read.value.rows.length === 0) return false;
  const state = fold(read.value.rows);
  const decision = decide(state, momentOf(deps.ports.clock));
  return proofByWebhook({ state, witness: (about) => deps.witness(about) }, decision) !== undefined;
}

// Called while the run rests: an observation that differs in nothing that counts leaves it at rest.
function addsNothing(
  { state }: RunContext,
  { reading, lateMoves }: Extract<JournalEntry, { kind: "looked" }>,
): boolean {
  const last = state.observations.at(-1)?.reading;
  return (
    last !== undefined &&
    (lateMoves === undefined || lateMoves === state.lateMoves) &&
    (["home", "cloudSays", "clientSays", "reason", "clientServes"] as const).every(
      (member) => reading[member] === last[member],
    )
  );
}
