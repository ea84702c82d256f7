import { refusalOf, type RecordedOutcome, type RefusalReason } from "../platform/outcome.ts";
import type { RunPhase } from "../migration/run-snapshot.ts";
import type { Translate } from "./translate.ts";
import { earliestTime, localTime } from "./times.ts";

type PhaseOf<K extends RunPhase["kind"]> = Extract<RunPhase, { kind: K }>;

/** What happened and what to do next. */
export type RestingWords = { readonly what: string; readonly next: string };

/**
 * What the words about an open migration depend on besides its phase. `stayed`: the number certainly hasn't moved;
 * `anotherPasses`: another code was rejected for a reason that ends by itself; `interrupted`: the process that sent the
 * request stopped before it recorded an outcome; `copied`: the request wasn't sent from here, but perhaps elsewhere since a
 * copy of the data folder was made.
 */
export type AroundPhase = {
  readonly stayed: boolean;
  readonly anotherPasses?: boolean;
  readonly interrupted?: boolean;
  readonly copied?: boolean;
};

/** Why an open migration is not advancing, and what to do next. */
export function phaseWords(
  t: Translate,
  phase: Exclude<RunPhase, { kind: "ended" }>,
  around: AroundPhase,
): RestingWords {
  switch (phase.kind) {
    case "ready":
      return { what: t("phases.ready.what"), next: t("phases.ready.next") };
    case "pausing":
      return {
        what: t("phases.pausing.what", { until: earliestTime(t, phase.until) }),
        next: t("phases.pausing.next"),
      };
    case "awaiting-confirmation":
      return {
        what: t("phases.awaiting-confirmation.what"),
        next: phase.what.includes("display-name")
          ? t("phases.awaiting-confirmation.nextWithName")
          : t("phases.awaiting-confirmation.next"),
      };
    case "awaiting-code":
      return { what: codeSentence(t, phase, around), next: codeAdvice(t, phase, around) };
    case "unknown":
      if (phase.reading === undefined) return uncheckedWords(t, phase, around);
      return {
        what: t(`phases.unknown.${around.copied === true ? "whatCopied" : "what"}`, {
          step: t(`steps.${phase.step}.name`),
        }),
        next: t(phase.step === "register" ? "phases.unknown.nextRegister" : "phases.unknown.next"),
      };
  }
}

function uncheckedWords(
  t: Translate,
  { step }: PhaseOf<"unknown">,
  { interrupted, copied }: AroundPhase,
): RestingWords {
  const how = copied === true ? "copied" : interrupted === true ? "interrupted" : "answered";
  return {
    what: t(`phases.unknown.unchecked.${how}`, { step: t(`steps.${step}.name`) }),
    next: t("phases.unknown.unchecked.next"),
  };
}

/** True if the platform rejected the submitted code permanently, so that a new one is required. */
export function needsAnotherCode({ lastRefusal }: Pick<PhaseOf<"awaiting-code">, "lastRefusal">): boolean {
  return (
    lastRefusal?.kind === "rejected" &&
    (lastRefusal.reason === "code-expired" || lastRefusal.reason === "code-too-many-guesses")
  );
}

/** True if a new code is required: the platform rejected this one permanently, or it has probably expired. */
export function isCodeSpent(phase: Pick<PhaseOf<"awaiting-code">, "lastRefusal" | "expired">): boolean {
  return phase.expired === true || needsAnotherCode(phase);
}

function codeSentence(
  t: Translate,
  { certain, lastRefusal, notTaken, expired, method }: PhaseOf<"awaiting-code">,
  { stayed }: AroundPhase,
): string {
  if (notTaken !== undefined)
    return t(`phases.awaiting-code.${expired === true ? "notTakenInTime" : "notTaken"}`);
  if (lastRefusal !== undefined && expired === true) return t("phases.awaiting-code.refusedInTime");
  if (lastRefusal !== undefined) return t(`phases.awaiting-code.${stayed ? "refused" : "refusedElse"}`);
  if (expired === true) return t(`phases.awaiting-code.${certain ? "expired" : "perhapsExpired"}`);
  return t(`phases.awaiting-code.${certain ? "sent" : "perhapsSent"}.${method}`);
}

function entryAdvice(
  t: Translate,
  { certain, method, resendAt, guessAt, expiresAt, lastRefusal, notTaken }: PhaseOf<"awaiting-code">,
): string {
  const until = localTime(t, expiresAt);
  if (guessAt !== undefined)
    return t("phases.awaiting-code.nextFrom", { from: earliestTime(t, guessAt), until });
  if (!certain && lastRefusal === undefined && notTaken === undefined)
    return t("phases.awaiting-code.nextPerhaps", { until, from: earliestTime(t, resendAt[method]) });
  const passes = [notTaken, lastRefusal].some((one) => one !== undefined && doesPass(one));
  return t(`phases.awaiting-code.${passes ? "nextLater" : "next"}`, { until });
}

/** Rejections that end by themselves. */
export const PASSES: ReadonlySet<RefusalReason> = new Set([
  "number-just-deleted",
  "rate-limited",
  "registration-limit",
  "code-too-soon",
  "service-not-ready",
  "temporarily-refused",
  "maintenance",
]);

/** Whether an outcome is a rejection that ends by itself, of the request or of the sign-in before it. */
export function doesPass(outcome: RecordedOutcome): boolean {
  const why = refusalOf(outcome);
  return why !== undefined && PASSES.has(why);
}

function codeAdvice(t: Translate, phase: PhaseOf<"awaiting-code">, { anotherPasses }: AroundPhase): string {
  // What the platform asks to wait before the next entry may be longer than this code lives.
  const { guessAt, expiresAt } = phase;
  const isTooLate = guessAt !== undefined && Date.parse(guessAt) >= Date.parse(expiresAt);
  if (!isCodeSpent(phase) && !isTooLate) return entryAdvice(t, phase);
  // The wait between two codes is shorter than a code's validity, unless the platform asked for a longer
  // wait.
  const from = phase.resendAt[phase.method];
  const free = phase.expired === true && Date.parse(from) <= Date.parse(phase.expiresAt);
  return free
    ? t(`phases.awaiting-code.${anotherPasses === true ? "nextAnotherLater" : "nextAnotherNow"}`)
    : t("phases.awaiting-code.nextAnother", { from: earliestTime(t, from) });
}
