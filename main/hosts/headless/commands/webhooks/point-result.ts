import type { PointState } from "../../../../../shared/webhook/standing-callback.ts";
import { translateToEnglish } from "../../../../../shared/wording/translate.ts";
import type { ExitCode } from "../../exit-codes.ts";
import type { Outcome, ResultFacts } from "../../run/result-line.ts";
import { showResult } from "../../run/show-result.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible } from "../../terminal/visible.ts";

const ENDED_WELL: readonly (string | undefined)[] = ["asked", "time-over"];

/** Ends the command: why notifications come here no longer, and whether everything stands as it stood. */
export function concludePoint(session: CliSession, state: PointState, lacksToken: boolean): ExitCode {
  const { end, restored } = state;
  // Without the token it never stood, whoever ended it.
  const shown: PointState = lacksToken ? { ...state, end: "not-begun" } : state;
  // A person who ends it before it stood has lost nothing either.
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
      : restored === false && state.borrowed !== undefined
        ? "Check the callback URL in the platform's dashboard. To try restoring it again: switchover webhooks restore PLAN"
        : "Fix what the lines above report, then run it again.";
  return show(session, shown, { outcome, reason, next });
}

/** Nothing was begun: production would go without what comes here, and nobody could be asked. */
export function concludeUnconfirmed(session: CliSession): ExitCode {
  return show(session, undefined, {
    outcome: "awaiting-confirmation",
    reason: "confirmation-needed",
    next: "Add --yes to accept that, or --forward to forward copies.",
  });
}

/** Ends the command at once, while the callback may still stand here: it is named. */
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
  const works =
    state === undefined
      ? "Nothing was changed."
      : state.restored === undefined
        ? translateToEnglish("connectivity.restoredUnknown")
        : translateToEnglish(state.restored ? "connectivity.restoredYes" : "connectivity.restoredNo");
  return showResult(report, facts, { what: whatOf(state), works, next });
}

/** What never stood here cannot come here no longer. */
function whatOf(state: PointState | undefined): string {
  const stood = state?.pointedAt !== undefined || state?.resumed === true;
  return WHAT[(state?.end === "asked" && !stood ? undefined : state?.end) ?? "not-begun"];
}

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

/** The cause of the first line that says no. */
function causeOf(state: PointState): string | undefined {
  return state.steps.find(({ check }) => check?.status === "fail")?.check?.cause;
}
