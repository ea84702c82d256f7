import type { PinSide } from "../platform/facts.ts";
import type { PinAction, PinChange } from "../pin/pin-change.ts";
import type { RecordedOutcome } from "../platform/outcome.ts";
import { callSentence, type Called } from "./cause-words.ts";
import type { Translate } from "./translate.ts";
import type { ThreeParts } from "./three-parts.ts";
import { localTime } from "./times.ts";

/** The question before a PIN change, and what confirming it means. */
export function pinQuestion(
  t: Translate,
  { action, side, spoken }: { readonly action: PinAction; readonly side: PinSide; readonly spoken: string },
): { readonly title: string; readonly means: readonly string[] } {
  return {
    title: t(`pin.question.${action}.title`, { spoken }),
    means: [t(`pin.question.${action}.why.${side}`), t("pin.question.once")],
  };
}

/** The text about an earlier change with unknown outcome, shown before another change. */
export function earlierPinWords(t: Translate, { action, startedAt }: PinChange): string {
  return t(`pin.earlier.${action}`, { time: localTime(t, startedAt) });
}

/** The outcome of a change, with the platform's reason if it failed. */
export function pinChangeWords(t: Translate, change: PinChange, spoken: string): ThreeParts {
  const { action, state } = change;
  const what = t(`pin.done.${action}.${state}.what`, { spoken });
  const cause = causeOf(t, change);
  const late = lateSentence(t, change);
  return {
    what: [what, cause, late].filter((sentence) => sentence !== undefined).join(" "),
    works: t(`pin.works.${state}`),
    next: t(`pin.done.${action}.${state}.next`),
  };
}

function causeOf(t: Translate, change: PinChange): string | undefined {
  const { state, outcome } = change;
  // A late response has replaced the missing one.
  if (state === "complete") return undefined;
  if (outcome === undefined) return state === "unknown" ? t("pin.noAnswer") : undefined;
  return callSentence(t, calledFor(change), outcome);
}

function lateSentence(t: Translate, change: PinChange): string | undefined {
  const { late, unwritten } = change;
  if (unwritten === true) return t("pin.late.unwritten");
  const cause = late === undefined ? undefined : callSentence(t, calledFor(change), late);
  return cause === undefined ? undefined : t("pin.late.told", { cause });
}

function calledFor({ side, action }: PinChange): Called {
  if (side === "cloud") return { api: "cloud", call: "setPin" };
  return { api: "onPrem", call: action === "set" ? "enableTwoStep" : "disableTwoStep" };
}

/** Why the last query to an API was not a success; undefined for a success. */
export function sideSentence(t: Translate, side: PinSide, outcome: RecordedOutcome): string | undefined {
  return callSentence(t, { api: side === "cloud" ? "cloud" : "onPrem" }, outcome);
}
