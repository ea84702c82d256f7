import { invariant, unreachable } from "../../../shared/invariant.ts";
import type { CodeMethod } from "../../../shared/migration/plan.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { type Result, err, ok } from "../../../shared/result.ts";
import { decide } from "./decide/decide.ts";
import type { Decision } from "./decide/policy.ts";
import { EFFECTS } from "./effects/registry.ts";
import type { Prepared } from "./effects/effect.ts";
import type { RunContext, RunContextProblem } from "./run-context.ts";
import type { RunState } from "./state/run-state.ts";
import { ownApp } from "./state/account.ts";
import { isMoveOpen, movesCounted } from "./state/mark.ts";
import { isMovedBehind, lateMovesNow } from "./newer-run.ts";
import { OBSERVATION_WINDOW_MS } from "./state/observation-window.ts";
import { after, momentOf } from "./timekeeping.ts";
import { changePassword, sendUnderIntent } from "./gateway.ts";
import { askedBy, observeNumber } from "./observation/observe-number.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { instant } from "../../../shared/time.ts";

/**
 * Gives the entry that settles a run's register by webhook; undefined without such proof.
 *
 * Applies if the run waits for a person to report an unknown register outcome, and a webhook of the number
 * has arrived that only a number in the cloud can cause. A missing webhook proves nothing.
 */
export function proofByWebhook(
  { state, witness }: Pick<RunContext, "state" | "witness">,
  decision: Decision,
): JournalEntry | undefined {
  if (decision.kind !== "wait" || decision.phase.kind !== "unknown" || decision.phase.step !== "register")
    return undefined;
  const since = state.marks.moveIntent?.wall;
  // A number that was in the cloud before gets webhooks anyway: they prove nothing about this request.
  if (since === undefined || state.before?.home === "cloud") return undefined;
  // This machine's clock may have been set back since an older message arrived, so the platform's own date
  // must also be later than the request.
  const dated = Date.parse(platformDateBefore(state) ?? "");
  if (Number.isNaN(dated)) return undefined;
  const found = witness({
    phoneNumberId: state.plan.number.phoneNumberId,
    since,
    platformSince: instant(dated),
  });
  return found === undefined
    ? undefined
    : { kind: "settled", step: "register", by: "webhook", witness: found };
}

/** The last date the cloud API reported before the request left. */
function platformDateBefore({ readingBefore, before }: RunContext["state"]): string | undefined {
  return readingBefore?.cloud.evidence.serverDate ?? before?.cloud.evidence.serverDate;
}

/** What a person supplied for the step that waits for it. */
export type StepInput = { readonly code?: Redacted<string>; readonly method?: CodeMethod };

const MAX_DECISIONS = 200;

/**
 * Advances a run until it waits for a person or is over: decide, write the intent, act, write the outcome,
 * repeat. The journal records each action before and after it.
 */
export async function advanceRun(context: RunContext): Promise<Result<null, RunContextProblem>> {
  for (let count = 0; count < MAX_DECISIONS; count += 1) {
    const decision = decide(context.state, momentOf(context.clock));
    const done = isAtRest(decision)
      ? continueByWebhook(context, decision)
      : await carryOut(context, decision);
    if (done === "rests") return ok(null);
    if (!done.ok) return done;
  }
  return invariant(false, "a migration pauses or ends within a bounded number of decisions") as never;
}

/**
 * Draws the conclusions that a journal still needs (an intent without an outcome, queries after a lost
 * response) and stops before any request that changes something. For operations that record a report and must
 * not start the run.
 */
export async function concludeOpenSteps(context: RunContext): Promise<Result<null, RunContextProblem>> {
  for (let count = 0; count < MAX_DECISIONS; count += 1) {
    const decision = decide(context.state, momentOf(context.clock));
    const sends =
      decision.kind === "act" ||
      decision.kind === "change-password" ||
      (decision.kind === "pause" && decision.why !== "second-look");
    if (sends) return ok(null);
    const done = isAtRest(decision)
      ? continueByWebhook(context, decision)
      : await carryOut(context, decision);
    if (done === "rests") return ok(null);
    if (!done.ok) return done;
  }
  return invariant(false, "a migration pauses or ends within a bounded number of decisions") as never;
}

type AtRest = Extract<Decision, { kind: "wait" | "over" }>;

function isAtRest(decision: Decision): decision is AtRest {
  return decision.kind === "wait" || decision.kind === "over";
}

function continueByWebhook(context: RunContext, decision: AtRest): Result<null, RunContextProblem> | "rests" {
  const proof = proofByWebhook(context, decision);
  return proof === undefined ? "rests" : context.append(proof);
}

async function carryOut(
  context: RunContext,
  decision: Exclude<Decision, AtRest>,
): Promise<Result<null, RunContextProblem>> {
  switch (decision.kind) {
    case "write":
      return context.append(decision.entry);
    case "pause":
      return pause(context, decision);
    case "change-password": {
      const session = await context.session();
      return session.ok ? changePassword(context, session.value.connections) : session;
    }
    case "look":
      return observe(context, decision);
    case "act":
      return takeStep(context, decision.step, {});
    default:
      return unreachable(decision);
  }
}

/**
 * Waits. A wait that an earlier process began is first recorded as resumed, so that this process can measure
 * it.
 */
async function pause(
  context: RunContext,
  decision: Extract<Decision, { kind: "pause" }>,
): Promise<Result<null, RunContextProblem>> {
  const { boot } = momentOf(context.clock);
  const { lastOutcome, takenUp } = context.state;
  if (lastOutcome.stamp?.boot !== boot && takenUp?.stamp?.boot !== boot)
    return context.append({ kind: "taken-up" });
  context.publishPause(decision);
  await context.clock.sleep(Math.ceil(decision.ms));
  return ok(null);
}

/**
 * The step with an unknown outcome that the run waits for a person to report; undefined if it waits for
 * none.
 */
export function unknownStep(context: RunContext): StepName | undefined {
  const decision = decide(context.state, momentOf(context.clock));
  return decision.kind === "wait" && decision.phase.kind === "unknown" ? decision.phase.step : undefined;
}

type ObservationEntry = Extract<JournalEntry, { kind: "looked" }>;

/** Queries both APIs and writes the observation to the journal. */
export async function observe(
  context: RunContext,
  about: Omit<Extract<Decision, { kind: "look" }>, "kind">,
  // True for an observation made after the observation window: one made right after a late answer may still
  // show the location from before the move that the answer reports.
  isAfterWindow = false,
): Promise<Result<null, RunContextProblem>> {
  const entry = await observationOf(context, about, isAfterWindow);
  return entry.ok ? context.append(entry.value) : entry;
}

/** Queries both APIs; gives the entry that records the observation, without writing it. */
export async function observationOf(
  context: RunContext,
  { step, because }: Omit<Extract<Decision, { kind: "look" }>, "kind">,
  isAfterWindow = false,
): Promise<Result<ObservationEntry, RunContextProblem>> {
  const session = await context.session();
  if (!session.ok) return session;
  const moves = lateMovesNow(context.tools.storage, context.state);
  if (!moves.ok) return moves;
  const toCloud = context.state.plan.direction === "to-cloud";
  const begunMs = context.clock.monotonicMs();
  const reading = await observeNumber(session.value.connections, askedBy(context.state, context), {
    subscriptions: toCloud,
    ownApp: toCloud && ownApp(context.state) === undefined,
  });
  const counts = reading.home !== "unknown" && (isAfterWindow || moves.value === movesCounted(context.state));
  const lateMoves = counts ? { lateMoves: moves.value } : {};
  return ok({ kind: "looked", because, step, reading, begunMs, ...lateMoves });
}

type Attempted = {
  /** The run state that this step was decided on; it may be older than the current state. */
  readonly before?: RunState;
  /**
   * The run does not depend on this request: a reason not to send it is returned as a problem, and the run
   * keeps waiting.
   */
  readonly isExtra?: boolean;
};

/** Takes one step: prepares it, writes the intent, sends the request, writes the outcome. */
export async function takeStep(
  context: RunContext,
  step: StepName,
  brought: StepInput,
  { before = context.state, isExtra = false }: Attempted = {},
): Promise<Result<null, RunContextProblem>> {
  const session = await context.session();
  if (!session.ok) return session;
  const prepare = (name: StepName): Promise<Prepared> =>
    EFFECTS[name]({
      ...context.tools,
      ...session.value,
      state: context.state,
      dialect: context.dialect,
      code: brought.code,
      method: brought.method,
    });
  const prepared = await prepare(step);
  // A late answer changed the state while the step was prepared: the caller decides again.
  if (wasOvertaken(before, context.state)) return ok(null);
  switch (prepared.kind) {
    case "ready":
      if (step === "register") {
        const behind = isMovedBehind(context.tools.storage, context.state, { elsewhere: false });
        if (!behind.ok) return behind;
        if (behind.value) return checkAfterLateMove(context);
      }
      return sendUnderIntent(context, session.value.connections, { step, prepared }, prepare);
    case "unreachable":
      return recordUnreachable(context, step, prepared.outcome);
    case "skip":
      return context.append({ kind: "skipped", step, why: prepared.why });
    case "end":
      return isExtra
        ? err({ kind: "codeNotAsked", run: context.state.run, reason: prepared.reason })
        : context.append({ kind: "ended", reason: prepared.reason, step });
    case "note":
      return context.append(prepared.entry);
    case "problem":
      return err(prepared.problem);
    default:
      return unreachable(prepared);
  }
}

/**
 * Observes the number again, because a late answer of another run reports that it moved the number after this
 * run last observed it. An effect may show late, so this waits for the observation window first.
 */
async function checkAfterLateMove(context: RunContext): Promise<Result<null, RunContextProblem>> {
  // The permission to repeat the request was based on the earlier state.
  const withdrawn =
    context.state.repeatGranted === "register"
      ? context.append({ kind: "repeat-granted", step: "register", withdrawn: true })
      : ok(null);
  if (!withdrawn.ok) return withdrawn;
  const now = momentOf(context.clock);
  const until = after(now, OBSERVATION_WINDOW_MS);
  context.publishPause({ kind: "pause", ms: OBSERVATION_WINDOW_MS, until, why: "second-look" });
  await context.clock.sleep(OBSERVATION_WINDOW_MS);
  const looked = await observe(context, { step: "register", because: "before-register" }, true);
  if (!looked.ok || context.state.lastReading?.home !== "unknown") return looked;
  // An open move request is resolved before the run may end.
  if (isMoveOpen(context.state)) return looked;
  return context.append({ kind: "ended", reason: "inspect-failed", step: "inspect" });
}

function wasOvertaken(before: RunState, now: RunState): boolean {
  const changed = (["steps", "pinRefusals", "toldWaits", "account"] as const).filter(
    (member) => before[member] !== now[member],
  );
  return changed.length > 0;
}

function recordUnreachable(
  context: RunContext,
  step: StepName,
  outcome: Extract<Prepared, { kind: "unreachable" }>["outcome"],
): Result<null, RunContextProblem> {
  const attempt = context.state.attempts[step] + 1;
  const intent = context.append({ kind: "intent", step, attempt, monotonicMs: context.clock.monotonicMs() });
  return intent.ok ? context.append({ kind: "outcome", step, attempt, outcome }) : intent;
}
