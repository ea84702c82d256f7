import type { PointState } from "../../../../../shared/webhook/standing-callback.ts";
import { isLeftToRestore, restorationOf } from "../../../../../shared/webhook/test-outcome.ts";
import { restoredSentence } from "../../../../../shared/wording/restored-words.ts";
import type { ThreeParts } from "../../../../../shared/wording/three-parts.ts";
import { translateToEnglish, type Translate } from "../../../../../shared/wording/translate.ts";
import type { ExitCode } from "../../exit-codes.ts";
import type { Outcome, ResultFacts } from "../../run/result-line.ts";
import { showResult } from "../../run/show-result.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible } from "../../terminal/visible.ts";
import { RESTORE_NEXT } from "./given-back.ts";

const ENDED_WELL: readonly (string | undefined)[] = ["asked", "time-over"];

/** Prints the result: why notifications no longer arrive here, and whether the callback URL was restored. */
export function concludePoint(session: CliSession, state: PointState, lacksToken: boolean): ExitCode {
  const { end, restored } = state;
  // Without the token the callback URL was never changed, regardless of the reported end.
  const shown: PointState = lacksToken ? { ...state, end: "not-begun" } : state;
  // Ending before the callback URL was changed is a success too.
  const outcome: Outcome = lacksToken
    ? "awaiting-confirmation"
    : restored === true && ENDED_WELL.includes(end)
      ? "complete"
      : "stopped";
  const reason = lacksToken ? "token-needed" : (causeOf(state) ?? end ?? "not-begun");
  const next = lacksToken
    ? "Nothing was changed without the token. Run it again on a terminal, or with --callback-token-file FILE."
    : outcome === "complete"
      ? ""
      : resultOfPoint(translateToEnglish, state).next;
  return show(session, shown, { outcome, reason, next });
}

/** Prints that nothing was started: production would miss notifications, and that is not confirmed. */
export function concludeUnconfirmed(session: CliSession): ExitCode {
  return show(session, undefined, {
    outcome: "awaiting-confirmation",
    reason: "confirmation-needed",
    next: "Add --yes to accept that, or --forward to forward copies.",
  });
}

/** Prints the result of an immediate exit, with the previous callback URL if it may still be replaced. */
export function leavePoint(session: CliSession, state: PointState | undefined): ExitCode {
  const { borrowed, restored } = state ?? {};
  const before = borrowed?.before === undefined ? "not set" : visible(borrowed.before);
  const next =
    borrowed === undefined || restored === true
      ? ""
      : `The previous callback URL for ${translateToEnglish(`connectivity.levels.${borrowed.level}`)} was ${before}; Switchover's may still be set. To restore it: switchover webhooks restore PLAN. The next start on this data folder restores it too.`;
  return show(session, state, { outcome: "stopped", reason: "interrupted", next });
}

type Ending = { readonly outcome: Outcome; readonly reason: string; readonly next: string };

function show(
  { report }: CliSession,
  state: PointState | undefined,
  { outcome, reason, next }: Ending,
): ExitCode {
  const facts: ResultFacts = {
    outcome,
    restored: state === undefined ? reason === "confirmation-needed" : state.restored === true,
    ...(state?.end === undefined ? {} : { end: state.end }),
    numberIs: "unknown",
    proof: "none",
    reason,
    next: "nothing",
  };
  if (state !== undefined) {
    const { what, works } = resultOfPoint(translateToEnglish, state);
    return showResult(report, facts, { what, works, next });
  }
  // Before the first state, an immediate exit leaves it open what was begun.
  const works =
    reason === "interrupted" ? translateToEnglish("connectivity.restoredUnknown") : "Nothing was changed.";
  return showResult(report, facts, { what: WHAT["not-begun"], works, next });
}

/** Why notifications no longer arrive here, what became of the callback URL, and what to do about it. */
export function resultOfPoint(t: Translate, state: PointState): ThreeParts {
  const { end = "not-begun", pointedAt, resumed } = state;
  if (end === "left") return { what: WHAT.left, works: t("connectivity.restoredNo"), next: LEFT_NEXT };
  // "No longer arrive here" is used only if the callback URL pointed here before.
  const stood = pointedAt !== undefined || resumed;
  const restoration = restorationOf(state);
  return {
    what: WHAT[stood ? end : "not-begun"],
    works: restoredSentence(t, restoration),
    next: isLeftToRestore(restoration) ? RESTORE_NEXT : "Fix what the lines above report, then run it again.",
  };
}

const LEFT_NEXT =
  "The next start on this data folder receives here again. To restore it instead: switchover webhooks restore PLAN";

const WHAT: Readonly<Record<NonNullable<PointState["end"]>, string>> = {
  asked: "The number's notifications no longer arrive here.",
  "time-over": "Time is up: the number's notifications no longer arrive here.",
  changed:
    "Another callback URL was set outside Switchover: the number's notifications no longer arrive here.",
  moved: "The tunnel reconnected with another URL: the number's notifications no longer arrive here.",
  lost: "The tunnel was lost: the number's notifications no longer arrive here.",
  left: "The callback URL was left in place.",
  "not-begun": "The number's notifications don't arrive here.",
  circle:
    "A forwarded copy came back here from production, so production could no longer receive any: the number's notifications no longer arrive here.",
};

/** The cause of the first failed check. */
function causeOf(state: PointState): string | undefined {
  return state.steps.find(({ check }) => check?.status === "fail")?.check?.cause;
}
