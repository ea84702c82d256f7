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
import { lacksRecovery } from "../effects/guards.ts";
import { compareNames } from "../decide/display-name.ts";

export type ConfirmInput = {
  readonly run: RunId;
  readonly what: readonly Confirmation[];
  readonly by: "person" | "yes-option";
};

/**
 * Records a person's confirmation.
 *
 * The --yes option confirms only what it may (`COVERED_BY_YES`). A display name needs a reported difference.
 */
export function confirm(deps: MigrationDeps, { run, what, by }: ConfirmInput): Operation {
  return withRun(deps, run, async (context) => {
    const refused = what.find((item) => context.state.ended !== undefined || !mayConfirm(context, item, by));
    if (refused !== undefined) return err({ kind: "notWaitingForThis", run, phase: refused });
    // Asked here and not only before the request, so that the run keeps waiting for its confirmation.
    const unsafe = what.includes("point-of-no-return") ? lacksRecovery(context.state, deps.vault) : undefined;
    if (unsafe !== undefined) return err(unsafe);
    for (const item of what) {
      if (hasWord(context.state, item, momentOf(context.clock))) continue;
      const written = context.append({ kind: "confirmed", what: item, by });
      if (!written.ok) return written;
    }
    return ok(null);
  });
}

// A confirmation counts only for something that is being asked: otherwise the person did not see the
// consequences.
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

/**
 * Continues a run. With `reopen`, an ended run whose cause can be fixed is resumed at the step that ended it.
 */
export function proceed(deps: MigrationDeps, run: RunId, reopen: boolean): Operation {
  return withRun(deps, run, async (context) => {
    if (reopen && context.state.ended !== undefined) {
      const opened = await reopenRun(deps, context);
      if (!opened.ok) return opened;
    }
    const asked = await dropOldQuestion(context);
    if (!asked.ok) return asked;
    // A run that waits for a report is observed again first: a query may work now, and an observation from
    // days ago must not be shown as current.
    const step = unknownStep(context) ?? stepSeenLongAgo(context);
    const looked = step === undefined ? ok(null) : await observe(context, { step, because: "resumed" });
    return looked.ok ? advanceRun(context) : looked;
  });
}

/**
 * The step before which a run waits, if both APIs were last queried over 60 s ago; undefined otherwise.
 */
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
  // A newer run has replaced this one. For a run in another folder the machine-wide register reports that
  // itself.
  const newer = newerThan(deps.storage, state);
  if (newer !== undefined && newer.folder === undefined) return ok(null);
  const free = otherRun(deps, context);
  if (!free.ok) return free;
  const adopt = deps.sessions.adopting();
  const session = await context.session();
  if (!session.ok) return session;
  const wait = state.toldWaits[ended.step];
  const until = wait === undefined ? undefined : await notBefore(timingOf(context), waitOf(wait));
  if (until !== undefined) return err(tooSoon(state.run, until));
  const pin = session.value.secrets["number.pin"];
  const isSetAnew = wasSetSince(deps.storage, state.plan, ended.at);
  // The same PIN would be refused again and bring the lockout nearer, so the run stays ended.
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
    // Another run of the number was opened while the secrets were read.
    eraseSealed(deps.vault, sealed.value);
    await deps.sessions.close(state.run);
    return reopened;
  }
  adopt(state.run, { ...session.value, secrets });
  // The copies of the first attempt may be outdated (a corrected PIN); the new ones replace them.
  eraseSealed(deps.vault, state.sealed);
  return reopened;
}

// A generated backup password was erased with the encrypted copies when the run ended; before a backup a new
// one works as well.
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

// Checked early to save a login. The same check inside the transaction that reopens decides.
function otherRun({ storage }: MigrationDeps, { state }: RunContext): Result<null, RunContextProblem> {
  const open = storage.openRunOf(numberOf(state.plan));
  if (!open.ok) return open;
  return open.value === undefined ? storage.inTheWay(state.plan) : err(otherRunOpen(storage, open.value));
}
