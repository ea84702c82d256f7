import type { TestState } from "../../../../../shared/webhook/connectivity-test.ts";
import { isLeftToRestore, outcomeOfTest, restorationOf } from "../../../../../shared/webhook/test-outcome.ts";
import { restoredSentence } from "../../../../../shared/wording/restored-words.ts";
import type { Translate } from "../../../../../shared/wording/translate.ts";
import type { ExitCode } from "../../exit-codes.ts";
import type { Outcome, ResultFacts } from "../../run/result-line.ts";
import { showResult } from "../../run/show-result.ts";
import type { CliSession } from "../../cli-session.ts";
import type { TerminalTranslate, Told } from "../../terminal/translate.ts";
import { visible } from "../../terminal/visible.ts";
import { sendingFacts } from "./test-reply.ts";

/** Prints the result: what the test confirmed, and whether the callback URL was restored. */
export function concludeTest(
  session: CliSession,
  state: TestState,
  { lacksToken, reply }: { readonly lacksToken: boolean; readonly reply: boolean },
): ExitCode {
  const verdict = state.verdict ?? "stopped";
  const outcome: Outcome =
    verdict === "arrives" ? "complete" : lacksToken ? "awaiting-confirmation" : "stopped";
  const cause = causeOf(state);
  return show(session, state, {
    outcome,
    reason: lacksToken ? "token-needed" : (cause ?? verdict),
    next: (t) => (lacksToken ? t("terminal.webhooks.next.withToken") : adviceAfter(t, state)),
    reply,
  });
}

/** Prints the result of an immediate exit during a test, with the callback URL that stays replaced. */
export function leaveTest(session: CliSession, state: TestState | undefined, reply: boolean): ExitCode {
  return show(session, state, {
    outcome: "stopped",
    reason: "interrupted",
    next: (t) => leftBehind(t, state),
    reply,
  });
}

/** Which callback URL may still be replaced, as far as this process knows; empty if it was restored. */
function leftBehind(t: TerminalTranslate, state: TestState | undefined): string {
  const { borrowed, restored } = state ?? {};
  if (borrowed === undefined || restored === true) return "";
  return t("terminal.webhooks.left.ofTest", {
    level: t(`connectivity.levels.${borrowed.level}`),
    before: borrowed.before === undefined ? t("terminal.webhooks.notSet") : visible(borrowed.before),
  });
}

/** What to do next; what is left replaced comes first, because production depends on it. */
export function adviceAfter(t: TerminalTranslate, state: TestState): string {
  const { verdict = "stopped" } = state;
  const cause = causeOf(state);
  if (isLeftToRestore(restorationOf(state))) return t("terminal.webhooks.next.restore");
  if (verdict === "arrives") return "";
  // It ended at a failed check, or a person ended it.
  return verdict === "does-not-arrive" || cause !== undefined
    ? t("terminal.webhooks.next.fixLines")
    : t("terminal.webhooks.next.anyTime");
}

type Ending = {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly next: Told<string>;
  /** Was `--reply` given? */
  readonly reply: boolean;
};

function show(
  { report }: CliSession,
  state: TestState | undefined,
  { outcome, reason, next, reply }: Ending,
): ExitCode {
  const verdict = state?.verdict ?? "stopped";
  const facts: ResultFacts = {
    ...(state === undefined ? {} : { test: state.test }),
    outcome,
    verdict,
    restored: state?.restored === true,
    ...provenPlace(state),
    ...sendingFacts(state, reply),
    reason,
    next: "nothing",
  };
  return showResult(report, facts, (t) => {
    const words = state === undefined ? undefined : resultOfTest(t, state);
    return {
      what: words?.what ?? t("connectivity.verdicts.stopped"),
      works: words?.works ?? t("connectivity.restoredUnknown"),
      next: next(t),
    };
  });
}

/** What the test told, and what became of the callback URL. */
export function resultOfTest(
  t: Translate,
  state: TestState,
): { readonly what: string; readonly works: string } {
  return { what: whatOf(t, state), works: restoredSentence(t, restorationOf(state)) };
}

/** The verdict's text; a test that was stopped also names the notifications rejected until then. */
function whatOf(t: Translate, state: TestState): string {
  const outcome = outcomeOfTest(state);
  const what = t(`connectivity.verdicts.${outcome}`);
  const message = state.steps.find(({ id }) => id === "webhooks.message")?.check;
  const refused = message?.facts?.["refused"];
  if (outcome !== "stopped" || typeof refused !== "number") return what;
  return `${what} ${t("connectivity.refusedBefore", { count: refused })}`;
}

/**
 * A signed cloud message to this number, written for the test, confirms that it is in the cloud; otherwise it
 * is unknown: an older one may have been retried for days.
 */
function provenPlace(state: TestState | undefined): Pick<ResultFacts, "numberIs" | "proof"> {
  const message = state?.steps.find(({ id }) => id === "webhooks.message")?.check;
  return message?.status === "pass" && message.facts?.["new"] === true
    ? { numberIs: "cloud", proof: "proven" }
    : { numberIs: "unknown", proof: "none" };
}

/** The cause of the first failed check. */
function causeOf(state: TestState): string | undefined {
  return state.steps.find(({ check }) => check?.status === "fail")?.check?.cause;
}
