import { isRepeatable } from "../migration/resend-table.ts";
import { unreachable } from "../invariant.ts";
import { END_TRAITS } from "../migration/end-reason.ts";
import { hearsOf } from "../migration/hears.ts";
import type { RunSnapshot } from "../migration/run-snapshot.ts";
import type { StepName } from "../migration/step.ts";
import type { PlatformApi } from "../platform/code-row.ts";
import type { RecordedOutcome } from "../platform/outcome.ts";
import { codeWording, type CodeWording } from "./codes.ts";
import { endWords } from "./ends.ts";
import { phaseWords, type RestingWords } from "./phases.ts";
import { placeSentence } from "./places.ts";
import type { Translate } from "./translate.ts";
import type { ThreeParts } from "./three-parts.ts";
import { durationInWords, localTime } from "./times.ts";

/** The state of a migration: what happened, whether the number is affected, what to do next. */
export function runWords(t: Translate, run: RunSnapshot): ThreeParts {
  if (run.newer !== undefined) return pastWords(t, run, run.newer);
  const { what, next } = wordsOf(t, run);
  return { what, works: worksWords(t, run), next };
}

// An old observation is not stated as a present fact.
function worksWords(t: Translate, run: RunSnapshot): string {
  const sentence = placeSentence(t, { ...run, hears: hearsOf(run) });
  return run.asOf === undefined || run.proof !== "proven"
    ? sentence
    : t("run.asOf", { at: localTime(t, run.asOf), sentence });
}

/** The text about a migration that a newer one followed: how it ended, without a location. */
function pastWords(t: Translate, run: RunSnapshot, newer: NonNullable<RunSnapshot["newer"]>): ThreeParts {
  const { what } = wordsOf(t, run);
  return {
    what:
      run.phase.kind === "ended"
        ? t("run.past.ended", { at: localTime(t, run.endedAt ?? run.updatedAt), end: what })
        : what,
    works:
      newer.folder === undefined
        ? t("run.past.works", { newer: newer.run })
        : t("run.past.worksElsewhere", { newer: newer.run, folder: newer.folder }),
    next: t("run.past.next"),
  };
}

function wordsOf(t: Translate, run: RunSnapshot): RestingWords {
  const { what, next } = run.damagedRows > 0 ? damagedWords(t, run) : restingWords(t, run);
  if (run.unwritten === undefined) return { what, next };
  return { what: t("run.unwritten", { what, step: t(`steps.${run.unwritten}.name`) }), next };
}

// What was done after a corrupted row is unknown, so the migration cannot continue from here.
function damagedWords(t: Translate, { run, damagedRows }: RunSnapshot): RestingWords {
  return {
    what: t("problems.journalDamaged.what", { count: damagedRows, run }),
    next: t("problems.journalDamaged.next"),
  };
}

/** The text about a migration that another process is working on now. */
export function heldWords(t: Translate, run: RunSnapshot): ThreeParts {
  return { ...runWords(t, run), what: t("run.held.what"), next: t("run.held.next") };
}

/** Why the last unsuccessful step failed, in the platform's terms; undefined if none failed. */
export function causeSentence(t: Translate, run: Pick<RunSnapshot, "steps">): string | undefined {
  const failed = run.steps.findLast(
    ({ state }) => "outcome" in state && state.outcome !== undefined && state.kind !== "confirmed",
  );
  if (failed === undefined || !("outcome" in failed.state) || failed.state.outcome === undefined)
    return undefined;
  return outcomeSentence(t, failed.step, failed.state.outcome);
}

/** Why one response was not a success, in the platform's terms; undefined for a success. */
export function outcomeSentence(t: Translate, step: StepName, outcome: RecordedOutcome): string | undefined {
  switch (outcome.kind) {
    case "confirmed":
      return undefined;
    case "rejected":
      return refusalSentence(t, step, outcome);
    case "notSent":
      return notSentSentence(t, outcome);
    case "unknown":
      return unknownSentence(t, step, outcome);
    default:
      return unreachable(outcome);
  }
}

/** The wait that the platform asked for when it last rejected a request, in seconds. */
export function waitToldSeconds(run: Pick<RunSnapshot, "steps">): number | undefined {
  const refused = run.steps
    .map(({ state }) => state)
    .findLast((state) => state.kind === "rejected" || (state.kind === "not-sent" && isSignIn(state.outcome)));
  return refused !== undefined && "outcome" in refused
    ? refused.outcome?.evidence.retryAfterSeconds
    : undefined;
}

function isSignIn(outcome: RecordedOutcome): boolean {
  return outcome.kind === "notSent" && outcome.cause === "sign-in-refused";
}

function notSentSentence(t: Translate, outcome: Extract<RecordedOutcome, { kind: "notSent" }>): string {
  const sentence = t(`causes.notSent.${outcome.cause}`);
  const { signIn, evidence } = outcome;
  if (signIn === undefined) return sentence;
  // The usual reason is a wrong password; the platform's texts for it speak of tokens.
  const why =
    signIn === "token-invalid" || signIn === "token-expired"
      ? t("causes.signIn.wrong")
      : withWait(t, t(`causes.refused.${signIn}`), evidence.retryAfterSeconds);
  return `${sentence} ${why}`;
}

/** Why the outcome is unknown; adds the platform's error code and its meaning if the code is in the tables. */
function unknownSentence(
  t: Translate,
  step: StepName,
  outcome: Extract<RecordedOutcome, { kind: "unknown" }>,
): string {
  const sentence = t(`causes.unknown.${outcome.cause}`);
  const { apiError } = outcome.evidence;
  const known = knownCode(t, step, outcome);
  if (apiError === undefined || known === undefined) return sentence;
  return t("run.cause.unknownWithCode", { sentence, code: apiError.code, ...known });
}

function refusalSentence(
  t: Translate,
  step: StepName,
  outcome: Extract<RecordedOutcome, { kind: "rejected" }>,
): string {
  const { retryAfterSeconds } = outcome.evidence;
  // A platform text that may be a lock or a sent value, such as the PIN, is not called a lock.
  const byCode = outcome.reason === "other" || outcome.reason === "account-locked";
  const known = byCode ? knownCode(t, step, outcome) : undefined;
  const sentence = known === undefined ? t(`causes.refused.${outcome.reason}`) : t("run.cause.code", known);
  return withWait(t, sentence, retryAfterSeconds);
}

function withWait(t: Translate, sentence: string, seconds: number | undefined): string {
  if (seconds === undefined) return sentence;
  return t("run.cause.refusedWithWait", { sentence, wait: durationInWords(t, seconds * 1000) });
}

function knownCode(t: Translate, step: StepName, { evidence }: RecordedOutcome): CodeWording | undefined {
  return evidence.apiError === undefined ? undefined : codeWording(t, API_OF[step], evidence.apiError);
}

/** The API whose error codes a step's response uses. */
const API_OF: Readonly<Record<StepName, PlatformApi>> = {
  inspect: "cloud",
  backup: "onPrem",
  register: "cloud",
  subscribe: "cloud",
  verify: "cloud",
  account: "onPrem",
  code: "onPrem",
  shards: "onPrem",
};

/** The step whose last request was sent and whose outcome is unknown. */
function leftBehind(run: RunSnapshot): StepName | undefined {
  const open = run.steps.find(({ state }) => state.kind === "in-flight");
  return open === undefined || isRepeatable(open.step) ? undefined : open.step;
}

function withAnswerSince(
  t: Translate,
  { answeredSince }: RunSnapshot,
  { what, next }: RestingWords,
): RestingWords {
  if (answeredSince === undefined) return { what, next };
  return { what: t("run.answeredSince", { what, step: t(`steps.${answeredSince}.name`) }), next };
}

function restingWords(t: Translate, run: RunSnapshot): RestingWords {
  const { phase } = run;
  if (phase.kind === "ended") {
    const words = withAnswerSince(t, run, endWords(t, run, phase.reason));
    const inTheDark = run.numberIs === "unknown" && !END_TRAITS[phase.reason].resumable;
    return inTheDark ? { ...words, next: t("run.inTheDark") } : words;
  }
  const open = leftBehind(run);
  if (open !== undefined && (phase.kind === "ready" || phase.kind === "pausing"))
    return {
      what: t("run.leftBehind.what", { step: t(`steps.${open}.name`) }),
      next: t("run.leftBehind.next"),
    };
  return phaseWords(t, phase);
}
