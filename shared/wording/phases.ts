import type { RunPhase } from "../migration/run-snapshot.ts";
import type { Say } from "./say.ts";
import { localTime } from "./times.ts";

type PhaseOf<K extends RunPhase["kind"]> = Extract<RunPhase, { kind: K }>;

/** What happened and what to do next. */
export type RestingWords = { readonly what: string; readonly next: string };

/** Why a run that has not ended rests, and what to do next. */
export function phaseWords(say: Say, phase: Exclude<RunPhase, { kind: "ended" }>): RestingWords {
  switch (phase.kind) {
    case "ready":
      return { what: say("phases.ready.what"), next: say("phases.ready.next") };
    case "pausing":
      return {
        what: say("phases.pausing.what", { until: localTime(say, phase.until) }),
        next: say("phases.pausing.next"),
      };
    case "awaiting-confirmation":
      return {
        what: say("phases.awaiting-confirmation.what"),
        next: phase.what.includes("display-name")
          ? say("phases.awaiting-confirmation.nextWithName")
          : say("phases.awaiting-confirmation.next"),
      };
    case "awaiting-code":
      return { what: codeSentence(say, phase), next: codeAdvice(say, phase) };
    case "unknown":
      return {
        what: say("phases.unknown.what", { step: say(`steps.${phase.step}.name`) }),
        next: say(phase.step === "register" ? "phases.unknown.nextRegister" : "phases.unknown.next"),
      };
  }
}

/** Did the platform say that the code that was sent is of no use any more, so that only another one can help? */
export function needsAnotherCode({ lastRefusal }: Pick<PhaseOf<"awaiting-code">, "lastRefusal">): boolean {
  return (
    lastRefusal?.kind === "rejected" &&
    (lastRefusal.reason === "code-expired" || lastRefusal.reason === "code-too-many-guesses")
  );
}

/** Is another code the way on: because the platform said so, or because this one has probably expired? */
export function isCodeSpent(phase: Pick<PhaseOf<"awaiting-code">, "lastRefusal" | "expired">): boolean {
  return phase.expired === true || needsAnotherCode(phase);
}

function codeSentence(
  say: Say,
  { certain, lastRefusal, notTaken, expired, method }: PhaseOf<"awaiting-code">,
): string {
  if (notTaken !== undefined)
    return say(`phases.awaiting-code.${expired === true ? "notTakenInTime" : "notTaken"}`);
  if (lastRefusal !== undefined) return say("phases.awaiting-code.refused");
  if (expired === true) return say(`phases.awaiting-code.${certain ? "expired" : "perhapsExpired"}`);
  return say(`phases.awaiting-code.${certain ? "sent" : "perhapsSent"}.${method}`);
}

function codeAdvice(say: Say, phase: PhaseOf<"awaiting-code">): string {
  if (!isCodeSpent(phase))
    return say("phases.awaiting-code.next", { until: localTime(say, phase.expiresAt) });
  // The wait between two codes is shorter than the life of one, unless the platform told a longer one.
  const from = phase.resendAt[phase.method];
  const free = phase.expired === true && Date.parse(from) <= Date.parse(phase.expiresAt);
  return free
    ? say("phases.awaiting-code.nextAnotherNow")
    : say("phases.awaiting-code.nextAnother", { from: localTime(say, from) });
}
