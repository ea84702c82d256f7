import { invariant, unreachable } from "../../../shared/invariant.ts";
import type { CodeMethod } from "../../../shared/migration/plan.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { decide } from "./decide/decide.ts";
import type { Decision } from "./decide/decision.ts";
import { EFFECTS } from "./effects/registry.ts";
import type { Prepared } from "./effects/effect.ts";
import { proofByWebhook } from "./by-webhook.ts";
import type { DeskProblem, RunDesk } from "./desk.ts";
import type { RunState } from "./state/run-state.ts";
import { ownApp } from "./state/account.ts";
import { isMoveOpen, movesCounted } from "./state/mark.ts";
import { isMovedBehind, lateMovesNow } from "./moved-behind.ts";
import { LOOK_WINDOW_MS } from "./reading/look-window.ts";
import { after, momentOf } from "./timekeeping.ts";
import { changePassword, sendUnderIntent } from "./gateway.ts";
import { askedBy, takeReading } from "./reading/take.ts";

/** What a person brought along for the step that waits for it. */
export type Brought = { readonly code?: Redacted<string>; readonly method?: CodeMethod };

const DECISIONS_AT_MOST = 200;

/**
 * Goes on with a run until it waits for a person or is over: decide, write the intent, act, write the outcome,
 * and again. Everything it does is in the journal before and after it is done.
 */
export async function drive(desk: RunDesk): Promise<Result<null, DeskProblem>> {
  for (let count = 0; count < DECISIONS_AT_MOST; count += 1) {
    const decision = decide(desk.state, momentOf(desk.clock));
    const done = isAtRest(decision) ? goOnByWebhook(desk, decision) : await carryOut(desk, decision);
    if (done === "rests") return ok(null);
    if (!done.ok) return done;
  }
  return invariant(false, "a run rests within a bounded number of decisions") as never;
}

/**
 * Draws the conclusions that a journal still has to draw (an intent without an outcome, looks after a lost answer) and
 * stops before anything is sent: for an operation that has a word to hand in, and must not set a run going.
 */
export async function comeToRest(desk: RunDesk): Promise<Result<null, DeskProblem>> {
  for (let count = 0; count < DECISIONS_AT_MOST; count += 1) {
    const decision = decide(desk.state, momentOf(desk.clock));
    const sends =
      decision.kind === "act" ||
      decision.kind === "change-password" ||
      (decision.kind === "pause" && decision.why !== "second-look");
    if (sends) return ok(null);
    const done = isAtRest(decision) ? goOnByWebhook(desk, decision) : await carryOut(desk, decision);
    if (done === "rests") return ok(null);
    if (!done.ok) return done;
  }
  return invariant(false, "a run rests within a bounded number of decisions") as never;
}

type AtRest = Extract<Decision, { kind: "wait" | "over" }>;

function isAtRest(decision: Decision): decision is AtRest {
  return decision.kind === "wait" || decision.kind === "over";
}

function goOnByWebhook(desk: RunDesk, decision: AtRest): Result<null, DeskProblem> | "rests" {
  const proof = proofByWebhook(desk, decision);
  return proof === undefined ? "rests" : desk.append(proof);
}

async function carryOut(
  desk: RunDesk,
  decision: Exclude<Decision, AtRest>,
): Promise<Result<null, DeskProblem>> {
  switch (decision.kind) {
    case "write":
      return desk.append(decision.entry);
    case "pause":
      return pause(desk, decision);
    case "change-password": {
      const session = await desk.session();
      return session.ok ? changePassword(desk, session.value.connections) : session;
    }
    case "look":
      return look(desk, decision);
    case "act":
      return takeStep(desk, decision.step, {});
    default:
      return unreachable(decision);
  }
}

/** Lets a wait pass. One that an earlier process began is first written down as taken up, so that it can be measured. */
async function pause(
  desk: RunDesk,
  decision: Extract<Decision, { kind: "pause" }>,
): Promise<Result<null, DeskProblem>> {
  const { boot } = momentOf(desk.clock);
  const { lastOutcome, takenUp } = desk.state;
  if (lastOutcome.stamp?.boot !== boot && takenUp?.stamp?.boot !== boot)
    return desk.append({ kind: "taken-up" });
  desk.publishPause(decision);
  await desk.clock.sleep(Math.ceil(decision.ms));
  return ok(null);
}

/** The step whose outcome nobody knows while the run waits for a person's word on it; undefined where it does not. */
export function unknownStep(desk: RunDesk): StepName | undefined {
  const decision = decide(desk.state, momentOf(desk.clock));
  return decision.kind === "wait" && decision.phase.kind === "unknown" ? decision.phase.step : undefined;
}

/** Reads both sides and writes down what they say. */
export async function look(
  desk: RunDesk,
  { step, because }: Omit<Extract<Decision, { kind: "look" }>, "kind">,
  // A look right after a late answer may still show what was before the move that it tells of.
  isAfterWindow = false,
): Promise<Result<null, DeskProblem>> {
  const session = await desk.session();
  if (!session.ok) return session;
  const moves = lateMovesNow(desk.tools.storage, desk.state);
  if (!moves.ok) return moves;
  const toCloud = desk.state.plan.direction === "to-cloud";
  const begunMs = desk.clock.monotonicMs();
  const reading = await takeReading(session.value.connections, askedBy(desk.state, desk), {
    subscriptions: toCloud,
    ownApp: toCloud && ownApp(desk.state) === undefined,
  });
  const counts = reading.home !== "unknown" && (isAfterWindow || moves.value === movesCounted(desk.state));
  const lateMoves = counts ? { lateMoves: moves.value } : {};
  return desk.append({ kind: "looked", because, step, reading, begunMs, ...lateMoves });
}

type Attempted = {
  /** The state that led here: what was asked about it may have taken a while. */
  readonly before?: RunState;
  /** The run does not depend on it: what keeps this request back is told, and the run goes on waiting as it did. */
  readonly isExtra?: boolean;
};

/** Takes one step: prepares it, writes the intent, sends, writes the outcome. */
export async function takeStep(
  desk: RunDesk,
  step: StepName,
  brought: Brought,
  { before = desk.state, isExtra = false }: Attempted = {},
): Promise<Result<null, DeskProblem>> {
  const session = await desk.session();
  if (!session.ok) return session;
  const prepare = (name: StepName): Promise<Prepared> =>
    EFFECTS[name]({
      ...desk.tools,
      ...session.value,
      state: desk.state,
      dialect: desk.dialect,
      code: brought.code,
      method: brought.method,
    });
  const prepared = await prepare(step);
  // A late answer told something meanwhile: what to do is decided anew.
  if (wasOvertaken(before, desk.state)) return ok(null);
  switch (prepared.kind) {
    case "ready":
      if (step === "register") {
        const behind = isMovedBehind(desk.tools.storage, desk.state, { elsewhere: false });
        if (!behind.ok) return behind;
        if (behind.value) return lookAfterLateMove(desk);
      }
      return sendUnderIntent(desk, session.value.connections, { step, prepared }, prepare);
    case "unreachable":
      return recordUnreachable(desk, step, prepared.outcome);
    case "skip":
      return desk.append({ kind: "skipped", step, why: prepared.why });
    case "end":
      return isExtra
        ? err({ kind: "codeNotAsked", run: desk.state.run, reason: prepared.reason })
        : desk.append({ kind: "ended", reason: prepared.reason, step });
    case "note":
      return desk.append(prepared.entry);
    case "problem":
      return err(prepared.problem);
    default:
      return unreachable(prepared);
  }
}

/**
 * Another run's request turned out to have moved the number since both sides were looked at: nothing is registered on what
 * they said before. An effect may show late, so they are asked after the look window.
 */
async function lookAfterLateMove(desk: RunDesk): Promise<Result<null, DeskProblem>> {
  // The word that let a repeat go out rested on what was known before.
  const withdrawn =
    desk.state.repeatGranted === "register"
      ? desk.append({ kind: "repeat-granted", step: "register", withdrawn: true })
      : ok(null);
  if (!withdrawn.ok) return withdrawn;
  const now = momentOf(desk.clock);
  const until = after(now, LOOK_WINDOW_MS);
  desk.publishPause({ kind: "pause", ms: LOOK_WINDOW_MS, until, why: "second-look" });
  await desk.clock.sleep(LOOK_WINDOW_MS);
  const looked = await look(desk, { step: "register", because: "before-register" }, true);
  if (!looked.ok || desk.state.lastReading?.home !== "unknown") return looked;
  // What became of a request that is still open is asked about first.
  if (isMoveOpen(desk.state)) return looked;
  return desk.append({ kind: "ended", reason: "inspect-failed", step: "inspect" });
}

function wasOvertaken(before: RunState, now: RunState): boolean {
  const changed = (["steps", "pinRefusals", "toldWaits", "account"] as const).filter(
    (member) => before[member] !== now[member],
  );
  return changed.length > 0;
}

function recordUnreachable(
  desk: RunDesk,
  step: StepName,
  outcome: Extract<Prepared, { kind: "unreachable" }>["outcome"],
): Result<null, DeskProblem> {
  const attempt = desk.state.attempts[step] + 1;
  const intent = desk.append({ kind: "intent", step, attempt, monotonicMs: desk.clock.monotonicMs() });
  return intent.ok ? desk.append({ kind: "outcome", step, attempt, outcome }) : intent;
}
