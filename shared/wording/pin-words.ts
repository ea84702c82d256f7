import type { PinAction, PinChange, PinSide } from "../pin/pin-change.ts";
import type { RecordedOutcome } from "../platform/outcome.ts";
import { outcomeSentence } from "./run-words.ts";
import type { Say } from "./say.ts";
import type { ThreeParts } from "./three-parts.ts";
import { localTime } from "./times.ts";

/** What is asked before a PIN is changed, and what a yes means. */
export function pinQuestion(
  say: Say,
  { action, side, spoken }: { readonly action: PinAction; readonly side: PinSide; readonly spoken: string },
): { readonly title: string; readonly means: readonly string[] } {
  return {
    title: say(`pin.question.${action}.title`, { spoken }),
    means: [say(`pin.question.${action}.why.${side}`), say("pin.question.once")],
  };
}

/** What is told of an earlier change whose outcome nobody knows, before another one is made. */
export function earlierPinWords(say: Say, { action, startedAt }: PinChange): string {
  return say(`pin.earlier.${action}`, { time: localTime(say, startedAt) });
}

/** What came of a change, with the platform's own reason where it was no success. */
export function pinChangeWords(say: Say, change: PinChange, spoken: string): ThreeParts {
  const { action, state } = change;
  const what = say(`pin.done.${action}.${state}.what`, { spoken });
  const cause = causeOf(say, change);
  return {
    what: cause === undefined ? what : `${what} ${cause}`,
    works: say(`pin.works.${state}`),
    next: say(`pin.done.${action}.${state}.next`),
  };
}

function causeOf(say: Say, { side, state, outcome }: PinChange): string | undefined {
  if (outcome === undefined) return state === "unknown" ? say("pin.noAnswer") : undefined;
  return sideSentence(say, side, outcome);
}

/** Why one answer of a side was no success; undefined for one that was. */
export function sideSentence(say: Say, side: PinSide, outcome: RecordedOutcome): string | undefined {
  // A step stands for the API in whose codes it speaks.
  return outcomeSentence(say, side === "cloud" ? "register" : "account", outcome);
}
