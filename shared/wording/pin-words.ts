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
  const late = lateSentence(say, change);
  return {
    what: [what, cause, late].filter((sentence) => sentence !== undefined).join(" "),
    works: say(`pin.works.${state}`),
    next: say(`pin.done.${action}.${state}.next`),
  };
}

function causeOf(say: Say, { side, state, outcome }: PinChange): string | undefined {
  // What was told late has taken the place of the silence before it.
  if (state === "complete") return undefined;
  if (outcome === undefined) return state === "unknown" ? say("pin.noAnswer") : undefined;
  return sideSentence(say, side, outcome);
}

function lateSentence(say: Say, { side, late, unwritten }: PinChange): string | undefined {
  if (unwritten === true) return say("pin.late.unwritten");
  const cause = late === undefined ? undefined : sideSentence(say, side, late);
  return cause === undefined ? undefined : say("pin.late.told", { cause });
}

/** Why one answer of a side was no success; undefined for one that was. */
export function sideSentence(say: Say, side: PinSide, outcome: RecordedOutcome): string | undefined {
  // A step stands for the API in whose codes it speaks.
  return outcomeSentence(say, side === "cloud" ? "register" : "account", outcome);
}
