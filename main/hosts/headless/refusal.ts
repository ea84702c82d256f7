import type { ThreeParts } from "../../../shared/wording/three-parts.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import type { CliSession } from "./cli-session.ts";

/** Why a command stops before its result, in three parts, without a result line. */
export type Refusal = {
  readonly exit: ExitCode;
  readonly words: ThreeParts;
  /** The next command to run. */
  readonly hint?: string;
};

/** A refusal for wrong usage or input; nothing was sent. */
export function refusal(
  what: string,
  next: string,
  works = translateToEnglish("problemsBeside.nothingSent"),
): Refusal {
  return { exit: EXIT.refused, words: { what, works, next } };
}

/** Prints a refusal on standard error and gives its exit code. */
export function refuse({ report }: CliSession, { exit, words, hint }: Refusal): ExitCode {
  const command = hint === undefined ? "" : `\n  ${report.paint.say("cyan", hint)}`;
  report.say(`${report.paint.say("red", "✗")} ${words.what}\n  ${words.works}\n  ${words.next}${command}`);
  return exit;
}
