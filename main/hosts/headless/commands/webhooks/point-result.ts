import type { PointState } from "../../../../../shared/webhook/standing-callback.ts";
import { isLeftToRestore, restorationOf } from "../../../../../shared/webhook/test-outcome.ts";
import { restoredSentence } from "../../../../../shared/wording/restored-words.ts";
import type { ThreeParts } from "../../../../../shared/wording/three-parts.ts";
import type { ExitCode } from "../../exit-codes.ts";
import type { Outcome, ResultFacts } from "../../run/result-line.ts";
import { showResult } from "../../run/show-result.ts";
import type { CliSession } from "../../cli-session.ts";
import type { TerminalTranslate, Told } from "../../terminal/translate.ts";
import { visible } from "../../terminal/visible.ts";

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
  const next: Told<string> = (t) =>
    lacksToken
      ? t("terminal.webhooks.next.withToken")
      : outcome === "complete"
        ? ""
        : resultOfPoint(t, state).next;
  return show(session, shown, { outcome, reason, next });
}

/** Prints that nothing was started: production would miss notifications, and that is not confirmed. */
export function concludeUnconfirmed(session: CliSession): ExitCode {
  return show(session, undefined, {
    outcome: "awaiting-confirmation",
    reason: "confirmation-needed",
    next: (t) => t("terminal.webhooks.next.acceptOrForward"),
  });
}

/** Prints the result of an immediate exit, with the previous callback URL if it may still be replaced. */
export function leavePoint(session: CliSession, state: PointState | undefined): ExitCode {
  const { borrowed, restored } = state ?? {};
  const next: Told<string> = (t) =>
    borrowed === undefined || restored === true
      ? ""
      : t("terminal.webhooks.left.ofPoint", {
          level: t(`connectivity.levels.${borrowed.level}`),
          before: borrowed.before === undefined ? t("terminal.webhooks.notSet") : visible(borrowed.before),
        });
  return show(session, state, { outcome: "stopped", reason: "interrupted", next });
}

type Ending = { readonly outcome: Outcome; readonly reason: string; readonly next: Told<string> };

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
    return showResult(report, facts, (t) => ({ ...resultOfPoint(t, state), next: next(t) }));
  }
  // Before the first state, an immediate exit leaves it open what was begun.
  return showResult(report, facts, (t) => ({
    what: t("terminal.webhooks.pointEnds.not-begun"),
    works: t(reason === "interrupted" ? "connectivity.restoredUnknown" : "terminal.webhooks.nothingChanged"),
    next: next(t),
  }));
}

/** Why notifications no longer arrive here, what became of the callback URL, and what to do about it. */
export function resultOfPoint(t: TerminalTranslate, state: PointState): ThreeParts {
  const { end = "not-begun", pointedAt, resumed } = state;
  if (end === "left")
    return {
      what: t("terminal.webhooks.pointEnds.left"),
      works: t("connectivity.restoredNo"),
      next: t("terminal.webhooks.next.left"),
    };
  // "No longer arrive here" is used only if the callback URL pointed here before.
  const stood = pointedAt !== undefined || resumed;
  const restoration = restorationOf(state);
  return {
    what: t(`terminal.webhooks.pointEnds.${stood ? end : "not-begun"}`),
    works: restoredSentence(t, restoration),
    next: t(
      isLeftToRestore(restoration) ? "terminal.webhooks.next.restore" : "terminal.webhooks.next.fixLines",
    ),
  };
}

/** The cause of the first failed check. */
function causeOf(state: PointState): string | undefined {
  return state.steps.find(({ check }) => check?.status === "fail")?.check?.cause;
}
