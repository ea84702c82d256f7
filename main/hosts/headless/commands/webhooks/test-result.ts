import type { TestState } from "../../../../../shared/webhook/connectivity-test.ts";
import { sayEnglish } from "../../../../../shared/wording/say.ts";
import type { ExitCode } from "../../exit-codes.ts";
import type { Outcome, ResultFacts } from "../../run/result-line.ts";
import { showResult } from "../../run/show-result.ts";
import type { Session } from "../../session.ts";
import { visible } from "../../terminal/visible.ts";

/** Ends the command: what the test proved, and whether everything stands as it stood. */
export function concludeTest(session: Session, state: TestState, lacksToken: boolean): ExitCode {
  const verdict = state.verdict ?? "stopped";
  const outcome: Outcome =
    verdict === "arrives" ? "complete" : lacksToken ? "awaiting-confirmation" : "stopped";
  return show(session, state, {
    outcome,
    reason: lacksToken ? "token-needed" : (causeOf(state) ?? verdict),
    next: lacksToken ? TOKEN_NEXT : (ADVICE[verdict] ?? ""),
  });
}

/** Ends the command at once, while the test is still at work: what was borrowed stays borrowed, and is named. */
export function leaveTest(session: Session, state: TestState | undefined): ExitCode {
  const borrowed = state?.borrowed;
  const left =
    borrowed === undefined
      ? ""
      : `The callback for ${sayEnglish(`connectivity.levels.${borrowed.level}`)} was ${borrowed.before === undefined ? "not set" : visible(borrowed.before)} before; the test's own may still stand there. The next test of this number gives it back first.`;
  return show(session, state, { outcome: "stopped", reason: "interrupted", next: left });
}

const TOKEN_NEXT =
  "Run it again on a terminal, or with --callback-token-file FILE. Nothing was changed without the token.";
const ADVICE: Readonly<Record<string, string>> = {
  "does-not-arrive": "Put right what the lines above say, then run it again.",
  stopped: "Run it again whenever you like.",
};

type Ending = { readonly outcome: Outcome; readonly reason: string; readonly next: string };

function show(
  { report }: Session,
  state: TestState | undefined,
  { outcome, reason, next }: Ending,
): ExitCode {
  const verdict = state?.verdict ?? "stopped";
  const facts: ResultFacts = {
    ...(state === undefined ? {} : { test: state.test }),
    outcome,
    verdict,
    restored: state?.restored === true,
    ...provenPlace(state),
    reason,
    next: "nothing",
  };
  const works =
    state?.restored === undefined
      ? sayEnglish("connectivity.restoredUnknown")
      : sayEnglish(state.restored ? "connectivity.restoredYes" : "connectivity.restoredNo");
  return showResult(report, facts, { what: sayEnglish(`connectivity.verdicts.${verdict}`), works, next });
}

/** A signed notification of the cloud about this number proves that the number is there; anything less proves nothing. */
function provenPlace(state: TestState | undefined): Pick<ResultFacts, "numberIs" | "proof"> {
  const message = state?.steps.find(({ id }) => id === "webhooks.message")?.check;
  return message?.status === "pass"
    ? { numberIs: "cloud", proof: "proven" }
    : { numberIs: "unknown", proof: "none" };
}

/** The cause of the first line that says no. */
function causeOf(state: TestState): string | undefined {
  return state.steps.find(({ check }) => check?.status === "fail")?.check?.cause;
}
