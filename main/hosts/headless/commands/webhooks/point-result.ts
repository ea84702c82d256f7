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
    ? "Run it again on a terminal, or with --callback-token-file FILE. Nothing was changed without the token."
    : outcome === "complete"
      ? ""
      : restored === false && state.borrowed !== undefined
        ? "Look what stands in the platform's dashboard. switchover webhooks restore PLAN tries again what is left."
        : "Put right what the lines above say, then run it again.";
  return show(session, shown, { outcome, reason, next });
}

/** Nothing was begun: production would go without what comes here, and nobody could be asked. */
export function concludeUnconfirmed(session: CliSession): ExitCode {
  return show(session, undefined, {
    outcome: "awaiting-confirmation",
    reason: "confirmation-needed",
    next: "Say --yes if that is meant, or pass copies on with --forward.",
  });
}

/** Ends the command at once, while the callback may still stand here: it is named. */
export function leavePoint(session: CliSession, state: PointState | undefined): ExitCode {
  const { borrowed, restored } = state ?? {};
  const before = borrowed?.before === undefined ? "not set" : visible(borrowed.before);
  const next =
    borrowed === undefined || restored === true
      ? ""
      : `The callback for ${translateToEnglish(`connectivity.levels.${borrowed.level}`)} was ${before} before; ours may still stand there. switchover webhooks restore PLAN gives it back; so does the next start on this data folder.`;
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
  asked: "The number's notifications come here no longer.",
  "time-over": "The time is over: the number's notifications come here no longer.",
  changed: "Somebody else has set another callback: the number's notifications come here no longer.",
  moved: "The tunnel came back under another address: the number's notifications come here no longer.",
  lost: "The tunnel is gone: the number's notifications come here no longer.",
  left: "The callback was left in place.",
  "not-begun": "The number's notifications do not come here.",
  circle:
    "A copy came back here from production, which could get nothing more: the number's notifications come here no longer.",
};

/** The cause of the first line that says no. */
function causeOf(state: PointState): string | undefined {
  return state.steps.find(({ check }) => check?.status === "fail")?.check?.cause;
}
