import type { PinSide } from "../../../../shared/platform/facts.ts";
import type { PinAction, PinChange } from "../../../../shared/pin/pin-change.ts";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import { pinChangeWords, pinQuestion } from "../../../../shared/wording/pin-words.ts";
import type { CoreProblem } from "../../../../shared/wording/problems.ts";
import type { ThreeParts } from "../../../../shared/wording/three-parts.ts";
import { coreRefusal } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { refuse } from "../refusal.ts";
import { inFolder } from "../run/hints.ts";
import { commandWords } from "../run/wait-here.ts";
import type { CliSession } from "../cli-session.ts";
import { terminalEnglish, type TerminalTranslate, type Told } from "../terminal/translate.ts";
import { visible, visibleSentence } from "../terminal/visible.ts";

/** One `pin` command as typed. */
export type PinCommand = {
  readonly action: PinAction;
  readonly planFile: string;
  readonly toldSide: PinSide | undefined;
};

type Outcome = "complete" | "rejected" | "stopped" | "unknown" | "awaiting-confirmation";

const LOOKS = {
  complete: { mark: "✓", colour: "green", exit: EXIT.done },
  rejected: { mark: "✗", colour: "red", exit: EXIT.endedSafely },
  stopped: { mark: "✗", colour: "red", exit: EXIT.endedSafely },
  unknown: { mark: "?", colour: "magenta", exit: EXIT.waiting },
  "awaiting-confirmation": { mark: "…", colour: "yellow", exit: EXIT.waiting },
} as const satisfies Readonly<Record<Outcome, object>>;

const OUTCOME_OF: Readonly<Record<PinChange["state"], Outcome>> = {
  complete: "complete",
  rejected: "rejected",
  "not-sent": "stopped",
  unknown: "unknown",
  "under-way": "unknown",
};

type Facts = {
  readonly run?: string;
  /** The data folder of that migration, if it is another one. */
  readonly folder?: string;
  readonly outcome: Outcome;
  readonly next: string;
  readonly [more: string]: unknown;
};

/** Ends a command with the result of its only request. */
export function showPinChange(
  session: CliSession,
  about: PinCommand,
  change: PinChange,
  spoken: string,
): ExitCode {
  const { operation, side, number, outcome } = change;
  const ended = OUTCOME_OF[change.state];
  const reason =
    outcome?.kind === "rejected"
      ? outcome.reason
      : outcome?.kind === "confirmed"
        ? undefined
        : outcome?.cause;
  const { evidence } = outcome ?? {};
  return show(session, about, (t) => pinChangeWords(t, change, spoken), {
    operation,
    outcome: ended,
    side,
    number,
    ...placeOf(about, side),
    ...(reason === undefined ? {} : { reason }),
    ...(evidence?.apiError === undefined ? {} : { code: evidence.apiError.code }),
    ...(evidence?.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: evidence.retryAfterSeconds }),
    next: ended === "complete" ? "nothing" : ended === "unknown" ? "repeat" : "fix-and-check",
  });
}

/** Ends a command whose confirmation is missing; no request that changes anything was sent. */
export function showNotAsked(
  session: CliSession,
  about: PinCommand,
  { side, spoken }: OutputOf<"pin.check">,
): ExitCode {
  const words: Told<ThreeParts> = (t) => {
    const { title, means } = pinQuestion(t, { action: about.action, side, spoken });
    return { what: title, works: means.join(" "), next: t("terminal.pin.confirm") };
  };
  const facts = { outcome: "awaiting-confirmation", side, ...placeOf(about, side), next: "confirm" } as const;
  return show(session, about, words, facts);
}

/** Ends a command that was interrupted. `out` is the change whose request may have been sent. */
export function showInterrupted(
  session: CliSession,
  about: PinCommand,
  out: PinChange | undefined,
): ExitCode {
  const sent = out !== undefined;
  const words: Told<ThreeParts> = (t) =>
    sent
      ? {
          what: t("terminal.pin.stoppedAfter"),
          works: t("pin.works.unknown"),
          next: t(`pin.done.${about.action}.unknown.next`),
        }
      : { what: t("terminal.pin.stoppedBefore"), works: t("pin.works.not-sent"), next: "" };
  return show(session, about, words, {
    ...(sent ? { operation: out.operation, side: out.side } : {}),
    outcome: sent ? "unknown" : "stopped",
    numberIs: out?.side ?? "unknown",
    proof: "none",
    reason: "interrupted",
    next: sent ? "repeat" : "nothing",
  });
}

/** Ends a command that could not start. No request that changes anything was sent. */
export function showPinProblem(session: CliSession, about: PinCommand, problem: CoreProblem): ExitCode {
  const words = commandWords(problem);
  switch (problem.kind) {
    case "runOpen":
      return show(session, about, words, {
        run: problem.run,
        outcome: "awaiting-confirmation",
        ...RUN_OPEN,
        next: problem.held ? "wait" : "resume",
      });
    case "runElsewhere": {
      const { run, folder, state } = problem;
      const outcome = "awaiting-confirmation";
      return show(session, about, words, { run, folder, state, outcome, ...RUN_OPEN, next: "resume" });
    }
    case "pinTooSoon":
      return show(session, about, words, {
        outcome: "stopped",
        ...NOT_LOOKED,
        reason: "too-soon",
        until: problem.until,
        ...(problem.onlyHere === true ? { onlyHere: true } : {}),
        next: "wait",
      });
    case "numberBusy":
      return refuse(session, { exit: EXIT.held, words });
    case "placeUnknown":
      return refuse(session, {
        exit: EXIT.refused,
        words: (t) => ({ ...words(t), next: t(`terminal.pin.whichSide.${about.action}`) }),
      });
    case "pinOffInCloud":
      return show(session, about, words, {
        outcome: "rejected",
        side: "cloud",
        numberIs: "cloud",
        proof: "proven",
        reason: "no-such-call",
        next: "nothing",
      });
    case "sideSilent":
      return show(session, about, words, {
        outcome: "stopped",
        side: problem.side,
        ...NOT_LOOKED,
        reason: "side-silent",
        next: "fix-and-check",
      });
    default:
      return refuse(session, coreRefusal(problem));
  }
}

/** The number's location in a result whose command sent no query. */
const NOT_LOOKED = { numberIs: "unknown", proof: "none" } as const;
const RUN_OPEN = { ...NOT_LOOKED, reason: "run-open" } as const;

/** The number's location: confirmed by a query, or reported on the command line. */
function placeOf({ toldSide }: PinCommand, side: PinSide): { numberIs: PinSide; proof: string } {
  return { numberIs: side, proof: toldSide === undefined ? "proven" : "attested" };
}

function show({ report }: CliSession, about: PinCommand, told: Told<ThreeParts>, facts: Facts): ExitCode {
  const { mark, colour, exit } = LOOKS[facts.outcome];
  const words = told(report.t);
  const english = told(terminalEnglish);
  const hint = hintOf(report.t, about, facts);
  const lines = [words.works, words.next, ...(hint === undefined ? [] : [report.paint.show("cyan", hint)])];
  report.show(
    `${report.paint.show([colour, "bold"], mark)} ${report.paint.show("bold", visibleSentence(report.t, words.what))}\n${lines
      .filter((line) => line !== "")
      .map((line) => `  ${line}`)
      .join("\n")}`,
  );
  report.line("result", {
    ...facts,
    action: about.action,
    message: `${english.what} ${english.works}`.trim(),
  });
  return exit;
}

function hintOf(
  t: TerminalTranslate,
  { action, planFile, toldSide }: PinCommand,
  { run, folder, outcome }: Facts,
): string | undefined {
  const side = toldSide === undefined ? "" : ` --side ${toldSide}`;
  const again = `switchover pin ${action} ${visible(planFile)}${side}`;
  if (run !== undefined) return `switchover status ${run}${inFolder(folder)}`;
  if (outcome === "awaiting-confirmation") return `${again} --yes   ${t("terminal.hints.withoutYes")}`;
  return outcome === "unknown" ? again : undefined;
}
