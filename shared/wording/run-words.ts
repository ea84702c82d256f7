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
import type { Say } from "./say.ts";
import type { ThreeParts } from "./three-parts.ts";
import { durationInWords, localTime } from "./times.ts";

/** Tells where a run stands: what happened, whether the number works now, what to do next. */
export function runWords(say: Say, run: RunSnapshot): ThreeParts {
  if (run.newer !== undefined) return pastWords(say, run, run.newer);
  const { what, next } = wordsOf(say, run);
  return { what, works: worksWords(say, run), next };
}

// What was seen some time ago is not told as if it were so now.
function worksWords(say: Say, run: RunSnapshot): string {
  const sentence = placeSentence(say, { ...run, hears: hearsOf(run) });
  return run.asOf === undefined || run.proof !== "proven"
    ? sentence
    : say("run.asOf", { at: localTime(say, run.asOf), sentence });
}

/** What is said of a run that a newer one has followed: how it ended, as its own words of that day, and no place. */
function pastWords(say: Say, run: RunSnapshot, newer: NonNullable<RunSnapshot["newer"]>): ThreeParts {
  const { what } = wordsOf(say, run);
  return {
    what:
      run.phase.kind === "ended"
        ? say("run.past.ended", { at: localTime(say, run.endedAt ?? run.updatedAt), end: what })
        : what,
    works:
      newer.folder === undefined
        ? say("run.past.works", { newer: newer.run })
        : say("run.past.worksElsewhere", { newer: newer.run, folder: newer.folder }),
    next: say("run.past.next"),
  };
}

function wordsOf(say: Say, run: RunSnapshot): RestingWords {
  const { what, next } = run.damagedRows > 0 ? damagedWords(say, run) : restingWords(say, run);
  if (run.unwritten === undefined) return { what, next };
  return { what: say("run.unwritten", { what, step: say(`steps.${run.unwritten}.name`) }), next };
}

// What stands behind damaged rows is not known, so the run cannot go on from here.
function damagedWords(say: Say, { run, damagedRows }: RunSnapshot): RestingWords {
  return {
    what: say("problems.journalDamaged.what", { count: damagedRows, run }),
    next: say("problems.journalDamaged.next"),
  };
}

/** What is said of a run that another process is working on now. */
export function heldWords(say: Say, run: RunSnapshot): ThreeParts {
  return { ...runWords(say, run), what: say("run.held.what"), next: say("run.held.next") };
}

/** Why the last step that did not succeed failed, in the platform's terms; undefined where none did. */
export function causeSentence(say: Say, run: Pick<RunSnapshot, "steps">): string | undefined {
  const failed = run.steps.findLast(
    ({ state }) => "outcome" in state && state.outcome !== undefined && state.kind !== "confirmed",
  );
  if (failed === undefined || !("outcome" in failed.state) || failed.state.outcome === undefined)
    return undefined;
  return outcomeSentence(say, failed.step, failed.state.outcome);
}

/** Why one answer was no success, in the platform's terms; undefined for one that was. */
export function outcomeSentence(say: Say, step: StepName, outcome: RecordedOutcome): string | undefined {
  switch (outcome.kind) {
    case "confirmed":
      return undefined;
    case "rejected":
      return refusalSentence(say, step, outcome);
    case "notSent":
      return notSentSentence(say, outcome);
    case "unknown":
      return unknownSentence(say, step, outcome);
    default:
      return unreachable(outcome);
  }
}

/** The wait that the platform told when it last refused, in seconds. */
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

function notSentSentence(say: Say, outcome: Extract<RecordedOutcome, { kind: "notSent" }>): string {
  const sentence = say(`causes.notSent.${outcome.cause}`);
  const { signIn, evidence } = outcome;
  if (signIn === undefined) return sentence;
  // The usual reason is a wrong password; the platform's words for it speak of tokens.
  const why =
    signIn === "token-invalid" || signIn === "token-expired"
      ? say("causes.signIn.wrong")
      : withWait(say, say(`causes.refused.${signIn}`), evidence.retryAfterSeconds);
  return `${sentence} ${why}`;
}

/** What an answer that settles nothing said, and all the same the error that it named, where that is known. */
function unknownSentence(
  say: Say,
  step: StepName,
  outcome: Extract<RecordedOutcome, { kind: "unknown" }>,
): string {
  const sentence = say(`causes.unknown.${outcome.cause}`);
  const { apiError } = outcome.evidence;
  const known = knownCode(say, step, outcome);
  if (apiError === undefined || known === undefined) return sentence;
  return say("run.cause.unknownWithCode", { sentence, code: apiError.code, ...known });
}

function refusalSentence(
  say: Say,
  step: StepName,
  outcome: Extract<RecordedOutcome, { kind: "rejected" }>,
): string {
  const { retryAfterSeconds } = outcome.evidence;
  // What may be a lock or something that was sent, the PIN for one, is not told as a lock.
  const byCode = outcome.reason === "other" || outcome.reason === "account-locked";
  const known = byCode ? knownCode(say, step, outcome) : undefined;
  const sentence =
    known === undefined ? say(`causes.refused.${outcome.reason}`) : say("run.cause.code", known);
  return withWait(say, sentence, retryAfterSeconds);
}

function withWait(say: Say, sentence: string, seconds: number | undefined): string {
  if (seconds === undefined) return sentence;
  return say("run.cause.refusedWithWait", { sentence, wait: durationInWords(say, seconds * 1000) });
}

function knownCode(say: Say, step: StepName, { evidence }: RecordedOutcome): CodeWording | undefined {
  return evidence.apiError === undefined ? undefined : codeWording(say, API_OF[step], evidence.apiError);
}

/** Whose codes a step's answer speaks in. */
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

/** The step whose last request went out without anybody knowing what became of it. */
function leftBehind(run: RunSnapshot): StepName | undefined {
  const open = run.steps.find(({ state }) => state.kind === "in-flight");
  return open === undefined || isRepeatable(open.step) ? undefined : open.step;
}

function withAnswerSince(
  say: Say,
  { answeredSince }: RunSnapshot,
  { what, next }: RestingWords,
): RestingWords {
  if (answeredSince === undefined) return { what, next };
  return { what: say("run.answeredSince", { what, step: say(`steps.${answeredSince}.name`) }), next };
}

function restingWords(say: Say, run: RunSnapshot): RestingWords {
  const { phase } = run;
  if (phase.kind === "ended") {
    const words = withAnswerSince(say, run, endWords(say, run, phase.reason));
    const inTheDark = run.numberIs === "unknown" && !END_TRAITS[phase.reason].resumable;
    return inTheDark ? { ...words, next: say("run.inTheDark") } : words;
  }
  const open = leftBehind(run);
  if (open !== undefined && (phase.kind === "ready" || phase.kind === "pausing"))
    return {
      what: say("run.leftBehind.what", { step: say(`steps.${open}.name`) }),
      next: say("run.leftBehind.next"),
    };
  return phaseWords(say, phase);
}
