import { unreachable } from "../invariant.ts";
import type { RunPhase, RunSnapshot } from "../migration/run-snapshot.ts";
import { STEP_TRAITS, type StepName } from "../migration/step.ts";
import type { PlatformApi } from "../platform/code-row.ts";
import { codeRowOf } from "../platform/codes.ts";
import type { RecordedOutcome } from "../platform/outcome.ts";
import { REFUSAL_REASONS, NOT_SENT_CAUSES, UNKNOWN_CAUSES } from "./causes.ts";
import { completionOf } from "./completion.ts";
import { END_TRAITS } from "../migration/end-reason.ts";
import { END_WORDS, ENDED_IN_THE_DARK } from "./ends.ts";
import { PHASE_WORDS } from "./phases.ts";
import { placeSentence } from "./places.ts";
import { STEP_WORDS } from "./steps.ts";
import type { ThreeParts } from "./three-parts.ts";
import { durationInWords } from "./times.ts";

/** Tells where a run stands: what happened, whether the number works now, what to do next. */
export function runWords(run: RunSnapshot): ThreeParts {
  const { what, next } = restingWords(run);
  return { what, works: placeSentence(run), next };
}

/** Why the last step that did not succeed failed, in the platform's terms; undefined where none did. */
export function causeSentence(run: Pick<RunSnapshot, "steps">): string | undefined {
  const failed = run.steps.findLast(
    ({ state }) => "outcome" in state && state.outcome !== undefined && state.kind !== "confirmed",
  );
  if (failed === undefined || !("outcome" in failed.state) || failed.state.outcome === undefined)
    return undefined;
  const { outcome } = failed.state;
  switch (outcome.kind) {
    case "confirmed":
      return undefined;
    case "rejected":
      return refusalSentence(failed.step, outcome);
    case "notSent":
      return NOT_SENT_CAUSES[outcome.cause];
    case "unknown":
      return `${UNKNOWN_CAUSES[outcome.cause]}${namedError(failed.step, outcome)}`;
    default:
      return unreachable(outcome);
  }
}

/** The wait that the platform told when it last refused, in seconds. */
export function waitToldSeconds(run: Pick<RunSnapshot, "steps">): number | undefined {
  const refused = run.steps.map(({ state }) => state).findLast((state) => state.kind === "rejected");
  return refused?.outcome.evidence.retryAfterSeconds;
}

/** What an answer that settles nothing said all the same, where it named an error that is known. */
function namedError(step: StepName, { evidence: { apiError } }: RecordedOutcome): string {
  const row = apiError === undefined ? undefined : codeRowOf(API_OF[step], apiError);
  if (apiError === undefined || row === undefined) return "";
  return ` It named the platform's error ${apiError.code}: ${row.cause} ${row.advice}`;
}

function refusalSentence(
  step: StepName,
  { reason, evidence }: Extract<RecordedOutcome, { kind: "rejected" }>,
): string {
  const { apiError } = evidence;
  const row = apiError === undefined ? undefined : codeRowOf(API_OF[step], apiError);
  const sentence =
    reason === "other" && row !== undefined ? `${row.cause} ${row.advice}` : REFUSAL_REASONS[reason];
  if (evidence.retryAfterSeconds === undefined) return sentence;
  const wait = durationInWords(evidence.retryAfterSeconds * 1000);
  return `${sentence} The platform says: wait ${wait} before you try another.`;
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

/** Did the last run of a step go out without anybody knowing what became of it? */
function leftBehind(run: RunSnapshot): string | undefined {
  const open = run.steps.find(({ state }) => state.kind === "in-flight");
  return open === undefined || STEP_TRAITS[open.step].repeatable ? undefined : STEP_WORDS[open.step].name;
}

function restingWords(run: RunSnapshot): { readonly what: string; readonly next: string } {
  const { phase } = run;
  if (phase.kind === "ended") {
    const words = END_WORDS[phase.reason];
    const inTheDark = run.numberIs === "unknown" && !END_TRAITS[phase.reason].resumable;
    return {
      what: words.what({ ...run, completion: completionOf(run) }),
      next: inTheDark ? ENDED_IN_THE_DARK : words.next,
    };
  }
  const open = leftBehind(run);
  if (open !== undefined && (phase.kind === "ready" || phase.kind === "pausing"))
    return {
      what: `The answer to “${open}” was not waited for, so its outcome is not known.`,
      next: "Take the run up again: it looks at both sides before it does anything else.",
    };
  return phaseWords(phase);
}

function phaseWords(phase: Exclude<RunPhase, { kind: "ended" }>): {
  readonly what: string;
  readonly next: string;
} {
  const words = PHASE_WORDS[phase.kind] as (phase: Exclude<RunPhase, { kind: "ended" }>) => {
    what: string;
    next: string;
  };
  return words(phase);
}
