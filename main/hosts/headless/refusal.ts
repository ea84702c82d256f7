import type { ThreeParts } from "../../../shared/wording/three-parts.ts";
import type { Values } from "../../../shared/wording/translate.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import type { CliSession } from "./cli-session.ts";
import type { Told } from "./terminal/translate.ts";
import type { en } from "./wording/en/index.ts";

/** Why a command stops before its result, in three parts, without a result line. */
export type Refusal = {
  readonly exit: ExitCode;
  /** Written where it is printed, in the language of the terminal. */
  readonly words: Told<ThreeParts>;
  /** The next command to run. */
  readonly hint?: string;
};

/** The refusals that the terminal has sentences for. */
export type RefusalKey = keyof (typeof en)["refusals"];

/** The values of a refusal's sentences; a function where a value is a phrase of the language. */
type RefusalValues = Values | Told<Values>;

/**
 * A refusal for wrong usage or input, by its key; nothing was sent. `works` is the sentence about what this means for the
 * number, if it is another one.
 */
export function refusalFor(
  key: RefusalKey,
  values: RefusalValues = {},
  works: Told<string> = nothingSent,
): Refusal {
  return {
    exit: EXIT.refused,
    words: (t) => {
      const filled = typeof values === "function" ? values(t) : values;
      return {
        what: t(`terminal.refusals.${key}.what`, filled),
        works: works(t),
        next: t(`terminal.refusals.${key}.next`, filled),
      };
    },
  };
}

/** What a command left undone, as the part of a refusal about the number. */
export function nothing(what: keyof (typeof en)["nothing"]): Told<string> {
  return (t) => t(`terminal.nothing.${what}`);
}

/** The same where a program or a migration would have been started. */
export const nothingStarted: Told<string> = (t) => t("terminal.run.nothingStarted");

const nothingSent: Told<string> = (t) => t("problemsBeside.nothingSent");

/** The same refusal with another command at the end of what to do. */
export function withCommand(refused: Refusal, command: string): Refusal {
  return {
    ...refused,
    words: (t) => {
      const words = refused.words(t);
      return { ...words, next: `${words.next} ${command}` };
    },
  };
}

/** Sentences that leave open whether something was sent before: not for a command that never sends. */
const NOTHING_MORE = ["problems.storageFull.works", "problems.vaultLocked.works"] as const;

/** Prints a refusal on standard error and gives its exit code. */
export function refuse({ report, sendsNothing }: CliSession, { exit, words, hint }: Refusal): ExitCode {
  const { what, works: told, next } = words(report.t);
  const isOfSending = NOTHING_MORE.some((key) => report.t(key) === told);
  const works = sendsNothing && isOfSending ? report.t("terminal.nothing.sentByCommand") : told;
  const command = hint === undefined ? "" : `\n  ${report.paint.say("cyan", hint)}`;
  report.say(`${report.paint.say("red", "✗")} ${what}\n  ${works}\n  ${next}${command}`);
  return exit;
}
