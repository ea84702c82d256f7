import type { RunPhase } from "../migration/run-snapshot.ts";
import { localTime } from "./times.ts";
import { STEP_WORDS } from "./steps.ts";

type PhaseOf<K extends RunPhase["kind"]> = Extract<RunPhase, { kind: K }>;

/** The resting places of a run in one or two words, for lists. */
export const PHASE_NAMES: Readonly<Record<RunPhase["kind"], string>> = {
  ready: "can go on",
  pausing: "waits for a time",
  "awaiting-confirmation": "waits for your word",
  "awaiting-code": "waits for the code",
  unknown: "Unknown",
  ended: "ended",
};

/** Why a run that has not ended rests, and what to do next. */
export const PHASE_WORDS: {
  readonly [K in Exclude<RunPhase["kind"], "ended">]: (phase: PhaseOf<K>) => {
    readonly what: string;
    readonly next: string;
  };
} = {
  ready: () => ({ what: "The run was interrupted and can go on.", next: "Take it up again." }),
  pausing: ({ until }) => ({
    what: `The run waits until ${localTime(until)}.`,
    next: "Take it up again after that.",
  }),
  "awaiting-confirmation": ({ what }) => ({
    what: "The run waits for your word before it goes on.",
    next: what.includes("display-name")
      ? "Nothing but a person's word accepts a name that differs: go on at a terminal, where you type it, or abandon the run."
      : "Read what is asked, then confirm it.",
  }),
  "awaiting-code": (phase) => ({
    what: codeSentence(phase),
    next: needsAnotherCode(phase)
      ? `Ask for another code; that is possible from ${localTime(phase.resendAt[phase.method])} on.`
      : `Enter the code before ${localTime(phase.expiresAt)}.`,
  }),
  unknown: ({ step }) => ({
    what: `The answer to “${STEP_WORDS[step].name}” was lost, and looking at both sides did not settle where the number is.`,
    next: "Look at the number in the platform's dashboard and say where you see it. Only repeat the request if you cannot find out: it counts against the platform's limit.",
  }),
};

/** Is the code that was sent of no use any more, so that only another one can help? */
export function needsAnotherCode({ lastRefusal }: Pick<PhaseOf<"awaiting-code">, "lastRefusal">): boolean {
  return (
    lastRefusal?.kind === "rejected" &&
    (lastRefusal.reason === "code-expired" || lastRefusal.reason === "code-too-many-guesses")
  );
}

/** What is said of a run that another process is working on now. */
export const HELD_WORDS = {
  what: "Another process is working on this run now.",
  next: "Wait until it rests, then look again.",
} as const;

function codeSentence({ certain, lastRefusal, method }: PhaseOf<"awaiting-code">): string {
  if (lastRefusal !== undefined) return "The code was not accepted. The number has not moved.";
  const route = method === "sms" ? "by SMS" : "by a phone call";
  return certain
    ? `A registration code is on its way ${route}.`
    : `A registration code may be on its way ${route}: the answer to the request was lost. No other is asked for by itself.`;
}
