import { invariant } from "../../../shared/invariant.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { isRepeatable } from "../../../shared/migration/resend-table.ts";
import { STEP_TRAITS, type StepName } from "../../../shared/migration/step.ts";
import { recorded } from "../../../shared/platform/outcome.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { Connections } from "../plan/connections.ts";
import { decide } from "./decide/decide.ts";
import type { RunContextProblem, IntentGuard, RunContext } from "./run-context.ts";
import type { Changers, Prepared, Sent } from "./effects/effect.ts";
import type { RunState } from "./state/run-state.ts";
import { lateMovesNow } from "./newer-run.ts";
import { momentOf } from "./timekeeping.ts";

/** Prepares a step whose intent is already in the journal. */
type Prepare = (step: StepName) => Promise<Prepared>;

/**
 * Sends a step's request under its own intent.
 *
 * Every changing request of a run goes through here, and so do the queries that are steps, so that they are
 * recorded the same way. The intent is durable before the changing halves of the APIs are handed over; these
 * allow exactly one changing request. The outcome is durable before anything follows.
 *
 * If the next step needs no preparation and no person's input, its intent is written in the same
 * transaction as the outcome, and its request is sent at once: a number that has just moved receives no
 * webhooks until it is subscribed.
 */
export async function sendUnderIntent(
  context: RunContext,
  connections: Connections,
  first: { readonly step: StepName; readonly prepared: Ready },
  prepare: Prepare,
): Promise<Result<null, RunContextProblem>> {
  const { step, prepared } = first;
  const intent = intentOf(context, context.state, step, prepared);
  const written = context.append(intent, guardOf(step, prepared));
  if (!written.ok) {
    const { kind } = written.problem;
    if (kind === "attemptsSpent") return context.append({ kind: "ended", reason: "attempts-spent", step });
    // This folder was restored from an older copy: the machine-wide register has the request as sent, and its
    // outcome is unknown. An intent without an outcome records exactly that.
    return kind === "sentBefore" ? context.append(intent) : written;
  }
  let next: { readonly step: StepName; readonly prepared: Ready } | undefined = first;
  while (next !== undefined) {
    const sent = await sendOnce(context, connections, next);
    if (!sent.ok) return sent;
    if (sent.value === undefined) return ok(null);
    const following: Prepared = await prepare(sent.value);
    invariant(following.kind === "ready", "a step that follows at once has nothing to prepare");
    next = { step: sent.value, prepared: following };
  }
  return ok(null);
}

type Ready = Extract<Prepared, { kind: "ready" }>;

/** Steps that need no preparation before they are sent: no secret, no guard, no attempt count. */
const AT_ONCE: ReadonlySet<StepName> = new Set(["subscribe", "verify"]);

/**
 * Sends the request of a written intent and writes the outcome. Returns the next step if its intent was
 * written in the same transaction.
 */
async function sendOnce(
  context: RunContext,
  connections: Connections,
  { step, prepared }: { readonly step: StepName; readonly prepared: Ready },
): Promise<Result<StepName | undefined, RunContextProblem>> {
  const attempt = context.state.attempts[step];
  const request = prepared.request === undefined ? {} : { request: prepared.request };
  const sent = await prepared.send(allowOneChange(connections), ({ keep, ...late }) =>
    context.late({ entry: { kind: "late-answer", step, attempt, ...request, ...answerIn(late) }, keep }),
  );
  const outcome: JournalEntry = {
    kind: "outcome",
    step,
    attempt,
    monotonicMs: context.clock.monotonicMs(),
    ...answerIn(sent),
  };
  if (sent.problem !== undefined) {
    const kept = context.append(outcome);
    return kept.ok ? err(sent.problem) : kept;
  }
  let following: StepName | undefined;
  const kept = context.appendWithNext(outcome, (state) => {
    const decision = decide(state, momentOf(context.clock));
    following = decision.kind === "act" && AT_ONCE.has(decision.step) ? decision.step : undefined;
    return following === undefined ? undefined : intentOf(context, state, following, undefined);
  });
  return kept.ok ? ok(following) : kept;
}

// For a step that must not be repeated without being asked, the machine-wide register must allow the intent
// too.
function guardOf(step: StepName, { countsAttempt }: Ready): IntentGuard | undefined {
  if (countsAttempt === true) return "counts-attempt";
  return isRepeatable(step) ? undefined : "once";
}

function answerIn({
  outcome,
  yield: yielded,
}: Pick<Sent, "outcome" | "yield">): Pick<Sent, "outcome" | "yield"> {
  return { outcome, ...(yielded === undefined ? {} : { yield: yielded }) };
}

function intentOf(
  context: RunContext,
  state: RunState,
  step: StepName,
  prepared: Ready | undefined,
): Extract<JournalEntry, { kind: "intent" }> {
  return {
    kind: "intent",
    step,
    attempt: state.attempts[step] + 1,
    monotonicMs: context.clock.monotonicMs(),
    ...(prepared?.request === undefined ? {} : { request: prepared.request }),
    ...(prepared?.method === undefined ? {} : { method: prepared.method }),
    ...movesKnown(context, step),
  };
}

// A request that moves the number counts as later than every late move reported before it.
function movesKnown(context: RunContext, step: StepName): { readonly lateMoves?: number } {
  if (!STEP_TRAITS[step].moves) return {};
  const known = lateMovesNow(context.tools.storage, context.state);
  return known.ok ? { lateMoves: known.value } : {};
}

/** Has the on-premises client take the plan's new password, under an intent of its own. */
export async function changePassword(
  context: RunContext,
  connections: Connections,
): Promise<Result<null, RunContextProblem>> {
  const written = context.append({ kind: "password-change" });
  if (!written.ok) return written;
  const response = await allowOneChange(connections).onPrem.changePassword((answer) =>
    context.late({ entry: { kind: "password-change", outcome: recorded(answer), late: true } }),
  );
  const outcome = recorded(response);
  return context.append({ kind: "password-change", outcome });
}

/** The changing halves of both APIs, which together allow one request. A second one is an internal error. */
function allowOneChange({ cloud, onPrem }: Changers): Changers {
  let spent = false;
  const once = <Given extends readonly unknown[], T>(send: (...given: Given) => T) => {
    return (...given: Given): T => {
      invariant(!spent, "one intent lets one changing request through");
      spent = true;
      return send(...given);
    };
  };
  return {
    cloud: {
      subscribe: once((late) => cloud.subscribe(late)),
      register: once((input, late) => cloud.register(input, late)),
      setPin: once((pin, late) => cloud.setPin(pin, late)),
    },
    onPrem: {
      requestAccount: once((request, late) => onPrem.requestAccount(request, late)),
      verifyCode: once((code, late) => onPrem.verifyCode(code, late)),
      setShards: once((request, late) => onPrem.setShards(request, late)),
      enableTwoStep: once((pin, late) => onPrem.enableTwoStep(pin, late)),
      disableTwoStep: once((late) => onPrem.disableTwoStep(late)),
      changePassword: once((late) => onPrem.changePassword(late)),
    },
  };
}
