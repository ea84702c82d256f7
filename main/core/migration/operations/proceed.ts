import type { RunId } from "../../../../shared/ids.ts";
import { END_TRAITS } from "../../../../shared/migration/end-reason.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import { type Result, err, ok } from "../../../../shared/result.ts";
import type { PlanSecrets } from "../../plan/plan-secrets.ts";
import {
  type MigrationDeps,
  type RunContext,
  type RunContextProblem,
  otherRunOpen,
  timingOf,
} from "../run-context.ts";
import { hasWord, isLongAgo } from "../decide/common.ts";
import { decide } from "../decide/decide.ts";
import { advanceRun, observe, unknownStep } from "../advance-run.ts";
import { momentOf } from "../timekeeping.ts";
import { newerThan } from "../newer-run.ts";
import { wasRefused, wasSetSince } from "../pin-guard.ts";
import { eraseSealed, makeBackupPassword, sealSecrets } from "../sealed-secrets.ts";
import { stepAhead } from "../state/mark.ts";
import type { RunState } from "../state/run-state.ts";
import { notBefore, tooSoon, waitOf } from "../platform-waits.ts";
import { dropOldQuestion } from "./recent-register.ts";
import { type Operation, withRun } from "./with-run.ts";
import {
  ABOUT_ONE_MOMENT,
  COVERED_BY_YES,
  type Confirmation,
} from "../../../../shared/migration/confirmation.ts";
import { compareNames } from "../decide/display-name.ts";

export type ConfirmInput = {
  readonly run: RunId;
  readonly what: readonly Confirmation[];
  readonly by: "person" | "yes-option";
};

/** Records a person's word. An option stands for it only where it may; a display name only once one was reported. */
export function confirm(deps: MigrationDeps, { run, what, by }: ConfirmInput): Operation {
  return withRun(deps, run, async (context) => {
    const refused = what.find((item) => context.state.ended !== undefined || !mayConfirm(context, item, by));
    if (refused !== undefined) return err({ kind: "notWaitingForThis", run, phase: refused });
    for (const item of what) {
      if (hasWord(context.state, item, momentOf(context.clock))) continue;
      const written = context.append({ kind: "confirmed", what: item, by });
      if (!written.ok) return written;
    }
    return ok(null);
  });
}

// Whoever was not told what may happen has not agreed to it.
function isAsked({ state, clock }: RunContext, item: Confirmation): boolean {
  const decision = decide(state, momentOf(clock));
  return (
    decision.kind === "wait" &&
    decision.phase.kind === "awaiting-confirmation" &&
    decision.phase.what.includes(item)
  );
}

function mayConfirm(context: RunContext, item: Confirmation, by: ConfirmInput["by"]): boolean {
  const { state } = context;
  if (by === "yes-option" && !COVERED_BY_YES[item]) return false;
  if (ABOUT_ONE_MOMENT.has(item) && !isAsked(context, item)) return false;
  return item !== "display-name" || compareNames(state).differs;
}

/** Goes on with a run. With `reopen`, an ended run whose cause can be put right is taken up at the step that ended it. */
export function proceed(deps: MigrationDeps, run: RunId, reopen: boolean): Operation {
  return withRun(deps, run, async (context) => {
    if (reopen && context.state.ended !== undefined) {
      const opened = await reopenRun(deps, context);
      if (!opened.ok) return opened;
    }
    const asked = await dropOldQuestion(context);
    if (!asked.ok) return asked;
    // A run that waits for a person's word looks once more first: a reading may have become possible, and what was seen
    // days ago is not told as if it were so today.
    const step = unknownStep(context) ?? stepSeenLongAgo(context);
    const looked = step === undefined ? ok(null) : await observe(context, { step, because: "resumed" });
    return looked.ok ? advanceRun(context) : looked;
  });
}

/** The step before which a run rests, where both sides were last asked some time ago; undefined elsewhere. */
function stepSeenLongAgo({ state, clock }: RunContext): StepName | undefined {
  const now = momentOf(clock);
  const { kind } = decide(state, now);
  if (kind !== "wait" || !isLongAgo([state.seen, state.lastOutcome], now)) return undefined;
  return stepAhead(state);
}

async function reopenRun(deps: MigrationDeps, context: RunContext): Promise<Result<null, RunContextProblem>> {
  const { state } = context;
  const { ended } = state;
  if (ended === undefined || ended.step === undefined || !END_TRAITS[ended.reason].resumable) return ok(null);
  // What it stopped at is history: whoever came later has taken over. Of a run elsewhere the book says so itself.
  const newer = newerThan(deps.storage, state);
  if (newer !== undefined && newer.folder === undefined) return ok(null);
  const free = otherRun(deps, context);
  if (!free.ok) return free;
  const session = await context.session();
  if (!session.ok) return session;
  const told = state.toldWaits[ended.step];
  const until = told === undefined ? undefined : await notBefore(timingOf(context), waitOf(told));
  if (until !== undefined) return err(tooSoon(state.run, until));
  const pin = session.value.secrets["number.pin"];
  const isSetAnew = wasSetSince(deps.storage, state.plan, ended.at);
  // The same PIN again would meet the same refusal and bring the lock-out nearer: the run stays ended.
  const refused =
    pin === undefined || !isPinEnding(ended.reason)
      ? ok(false)
      : wasRefused(pin, { ...context.tools, state: isSetAnew ? { ...state, suspectRequests: [] } : state });
  if (!refused.ok) return refused;
  if (refused.value) return ok(null);
  const secrets = withBackupPassword(deps, state, { secrets: session.value.secrets, from: ended.step });
  const sealed = sealSecrets(deps.vault, state, secrets);
  if (!sealed.ok) return err(sealed.problem);
  const reopened = context.append({
    kind: "reopened",
    step: ended.step,
    sealed: sealed.value,
    ...(isSetAnew ? { pinSetAnew: true } : {}),
  });
  if (!reopened.ok) {
    // While secrets were looked for, another run of the number was opened.
    eraseSealed(deps.vault, sealed.value);
    await deps.sessions.close(state.run);
    return reopened;
  }
  deps.sessions.adopt(state.run, { ...session.value, secrets });
  // The copies of the first try may be out of date (a corrected PIN); the new ones have taken their place.
  eraseSealed(deps.vault, state.sealed);
  return reopened;
}

// A password that was made for the run went with the sealed copies when the run ended; before a backup another does as well.
function withBackupPassword(
  deps: MigrationDeps,
  { plan }: RunState,
  { secrets, from }: { secrets: PlanSecrets; from: StepName },
): PlanSecrets {
  const backsUp = plan.direction === "to-cloud" && (from === "inspect" || from === "backup");
  if (!backsUp || secrets.backupPassword !== undefined) return secrets;
  return { ...secrets, backupPassword: makeBackupPassword(deps.ports.random) };
}

function isPinEnding(reason: string): boolean {
  return reason === "register-pin-refused" || reason === "account-refused" || reason === "shards-refused";
}

// Looked at early to spare the platform a sign-in. What decides is the same look inside the transaction that reopens.
function otherRun({ storage }: MigrationDeps, { state }: RunContext): Result<null, RunContextProblem> {
  const open = storage.openRunOf(numberOf(state.plan));
  if (!open.ok) return open;
  return open.value === undefined ? storage.inTheWay(state.plan) : err(otherRunOpen(storage, open.value));
}
