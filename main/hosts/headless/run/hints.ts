import type { TerminalTranslate } from "../terminal/translate.ts";
import { typedValue } from "../terminal/typed-commands.ts";
import type { Next } from "./result-line.ts";

/** The values that a hint may contain. */
export type HintFacts = {
  readonly run: string;
  /** The plan as named on the command line; a placeholder is printed if there is none. */
  readonly plan?: string | undefined;
  readonly pairLabel?: string | undefined;
  /** True if a question is open that only a person at a terminal may answer. */
  readonly typedWord?: boolean;
  /** The data folder of the migration, if it is another one. */
  readonly folder?: string;
  /** True if the migration has ended, so that its request cannot be resent. */
  readonly ended?: boolean;
  /** The migration that followed this one. */
  readonly newerRun?: string | undefined;
  /** The data folder of that migration, if it is another one. */
  readonly newerFolder?: string | undefined;
  /** True if a code is awaited. */
  readonly codeAwaited?: boolean;
  /** True if the code that was sent is no longer valid. */
  readonly codeSpent?: boolean;
};

type Hint = (facts: HintFacts, t: TerminalTranslate) => string | undefined;

/**
 * The command that performs the next action; undefined if there is none. The command is no value of a sentence, so that it
 * can be copied without marks of direction.
 */
export const HINTS: Readonly<Record<Next, Hint>> = {
  nothing: ({ newerRun, newerFolder }) =>
    newerRun === undefined ? undefined : `switchover status ${newerRun}${inFolder(newerFolder)}`,
  // What is to wait is then another request, and the code can be entered all the same.
  wait: (facts, t) =>
    facts.codeAwaited === true
      ? codeHint(facts, t)
      : `switchover status ${facts.run}${inFolder(facts.folder)}`,
  migrate: ({ plan }) => `switchover migrate ${named(plan)}`,
  "fix-and-check": ({ plan }) => `switchover check ${named(plan)}`,
  confirm: ({ run, typedWord }, t) =>
    typedWord === true
      ? `switchover resume ${run}   ${t("terminal.hints.onTerminal", { command: `switchover abandon ${run}` })}`
      : `switchover resume ${run} --yes   ${t("terminal.hints.withoutYes")}`,
  "enter-code": codeHint,
  resume: ({ run, folder }) => `switchover resume ${run}${inFolder(folder)}`,
  abandon: ({ run }) => `switchover abandon ${run}`,
  resolve: ({ run, ended }, t) =>
    ended === true
      ? `switchover resolve ${run} --as cloud|onprem`
      : `switchover resume ${run}   ${t("terminal.hints.checksAgain", {
          command: `switchover resolve ${run} --as cloud|onprem`,
        })}   ${t("terminal.hints.orResend")}`,
  "new-run": ({ plan }) => `switchover migrate ${named(plan)}`,
  "fresh-folder": ({ plan }) => `switchover check ${named(plan)} --data-dir ANOTHER-FOLDER`,
  "release-pair": ({ pairLabel }, t) =>
    `switchover vault forget ${pairLabel ?? "LABEL"}   ${t("terminal.hints.deletesBackup")}`,
};

function codeHint({ run, codeSpent }: HintFacts, t: TerminalTranslate): string {
  const another = `switchover code ${run} --resend`;
  return codeSpent === true
    ? another
    : `switchover code ${run}   ${t("terminal.hints.anotherCode", { command: another })}`;
}

/** The option that names a migration's data folder, if it is another one. */
export function inFolder(folder: string | undefined): string {
  return folder === undefined ? "" : ` --data-dir ${named(folder)}`;
}

/** A plan as it is typed at a terminal; "PLAN" if unknown. */
export function named(plan: string | undefined): string {
  if (plan === undefined) return "PLAN";
  return typedValue(plan);
}
