import { isRepeatable } from "../migration/resend-table.ts";
import { END_TRAITS, type EndReason } from "../migration/end-reason.ts";
import { hearsOf } from "../migration/hears.ts";
import { isSinceCopy, type RunSnapshot } from "../migration/run-snapshot.ts";
import type { StepName } from "../migration/step.ts";
import { causeSentence, outcomeSentence } from "./cause-words.ts";
import { endWords, hasStayed } from "./ends.ts";
import { doesPass, phaseWords, type RestingWords } from "./phases.ts";
import { placeSentence } from "./places.ts";
import type { Translate } from "./translate.ts";
import type { ThreeParts } from "./three-parts.ts";
import { localTime } from "./times.ts";

/** The state of a migration: what happened, whether the number is affected, what to do next. */
export function runWords(t: Translate, run: RunSnapshot): ThreeParts {
  if (run.newer !== undefined) return pastWords(t, run, run.newer);
  const { what, next } = wordsOf(t, run);
  return { what, works: worksWords(t, run), next };
}

/** The same with the platform's reason, if that is why the migration stopped. */
export function resultWords(t: Translate, run: RunSnapshot): ThreeParts {
  const words = runWords(t, run);
  if (!isStoppedByStep(run)) return words;
  if (run.phase.kind === "awaiting-code")
    return { ...words, what: withCauseOfCode(t, words.what, run, run.phase) };
  const cause = causeSentence(t, run);
  return cause === undefined ? words : { ...words, what: `${words.what} ${cause}` };
}

type AwaitingCode = Extract<RunSnapshot["phase"], { kind: "awaiting-code" }>;

// The causes of codes that newer ones have replaced are no longer told.
function withCauseOfCode(
  t: Translate,
  what: string,
  { steps }: RunSnapshot,
  { certain, expired, notTaken, lastRefusal }: AwaitingCode,
): string {
  const own = notTaken ?? lastRefusal;
  if (own !== undefined) {
    const cause = expired === true ? undefined : outcomeSentence(t, "code", own);
    return cause === undefined ? what : `${what} ${cause}`;
  }
  const asked = steps.find(({ step }) => step === "account")?.state;
  const cause =
    asked === undefined || asked.kind === "confirmed" || !("outcome" in asked)
      ? undefined
      : outcomeSentence(t, "account", asked.outcome);
  if (asked === undefined || cause === undefined) return what;
  if (asked.kind === "unknown" && !certain) return `${what} ${cause}`;
  return t(`phases.awaiting-code.another.${asked.kind === "unknown" ? "lost" : "refused"}`, { what, cause });
}

/** Ends whose own sentence says all of the reason, or that have none of the platform's. */
const WITHOUT_CAUSE: ReadonlySet<EndReason> = new Set(["complete", "abandoned", "said-unmoved"]);

/** Whether what happened to the last unsuccessful step is why the migration stands where it does. */
function isStoppedByStep(run: RunSnapshot): boolean {
  const { phase, newer, damagedRows } = run;
  if (newer !== undefined || damagedRows > 0 || leftBehind(run) !== undefined) return false;
  // It was interrupted: what a step came to before that isn't why.
  if (phase.kind === "ready") return false;
  // The sentence about the phase says where it may have been sent.
  if (phase.kind === "unknown" && isCopied(run, phase.step)) return false;
  return phase.kind !== "ended" || !WITHOUT_CAUSE.has(phase.reason);
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
        : t("run.past.left", { at: localTime(t, run.updatedAt), state: what }),
    works:
      newer.folder === undefined
        ? t("run.past.works", { newer: newer.run })
        : t("run.past.worksElsewhere", { newer: newer.run, folder: newer.folder }),
    next: t(newer.folder === undefined ? "run.past.next" : "run.past.nextElsewhere"),
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
    // The location must be found before another migration may start.
    const inTheDark = run.numberIs === "unknown" && !END_TRAITS[phase.reason].resumable;
    return inTheDark ? { ...words, next: t("run.inTheDark") } : words;
  }
  const open = leftBehind(run);
  if (open !== undefined && (phase.kind === "ready" || phase.kind === "pausing"))
    return {
      what: t(`run.leftBehind.${isCopied(run, open) ? "copied" : "what"}`, { step: t(`steps.${open}.name`) }),
      next: t("run.leftBehind.next"),
    };
  return phaseWords(t, phase, {
    stayed: hasStayed(run),
    anotherPasses: doesAnotherPass(run),
    interrupted: open !== undefined,
    copied: phase.kind === "unknown" && isCopied(run, phase.step),
  });
}

function isCopied({ steps }: RunSnapshot, step: StepName): boolean {
  return isSinceCopy(steps.find((one) => one.step === step)?.state);
}

/** Whether another code was rejected for a reason that ends by itself. */
function doesAnotherPass({ steps }: RunSnapshot): boolean {
  const asked = steps.find(({ step }) => step === "account")?.state;
  if (asked === undefined || !("outcome" in asked) || asked.outcome === undefined) return false;
  return doesPass(asked.outcome);
}

/**
 * A note of a reverse migration's plan in the selected language. The journal has it in English, beginning with the member that
 * it is about; undefined for a member that has no sentence here.
 */
export function reverseNote(t: Translate, note: string): string | undefined {
  const [member] = note.split(":", 1);
  if (member === "number.cert") return t("run.reverseNotes.cert");
  return member === "number.pin" ? t("run.reverseNotes.pin") : undefined;
}
