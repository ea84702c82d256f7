import { resolve } from "node:path";
import type { Host } from "./host.ts";
import { defaultDataDir, thisMachine } from "../common/ports/data-dir.ts";
import { createReport, type Report } from "./terminal/report.ts";
import { sendsNothing } from "./local-commands.ts";
import { labeledPrompts } from "./terminal/prompts.ts";
import type { TerminalTranslate } from "./terminal/translate.ts";

/** Options that every command takes. */
export type GlobalOptions = {
  readonly dataDir?: string;
  readonly json?: boolean;
  readonly input?: boolean;
  readonly passphraseFile?: string;
};

/** The environment of one command: its output, prompts and data folder. */
export type CliSession = {
  readonly host: Host;
  readonly report: Report;
  readonly dataDir: string;
  /** State folder of a rehearsal, shared by all its data folders; the user's own if omitted. */
  readonly stateDir?: string;
  readonly passphraseFile: string | undefined;
  /** True if a person can be prompted. */
  readonly interactive: boolean;
  /** True for a command that never sends anything to an API of the platform. */
  readonly sendsNothing: boolean;
  /** Resolves a path from the command line. */
  path(given: string): string;
};

/** Creates a session from the host, the global options and the sentences in the person's language. */
export function openCliSession(
  host: Host,
  options: GlobalOptions,
  t: TerminalTranslate,
  command = "",
): CliSession {
  const path = (given: string): string => resolve(host.folder, given);
  const labels = {
    yes: t("terminal.prompts.yes"),
    no: t("terminal.prompts.no"),
    nothingTyped: t("terminal.prompts.nothingTyped"),
  };
  return {
    host: { ...host, prompts: labeledPrompts(host.prompts, labels) },
    report: createReport(host, options.json === true, t, options.dataDir),
    dataDir: options.dataDir === undefined ? defaultDataDir(thisMachine()) : path(options.dataDir),
    passphraseFile: options.passphraseFile === undefined ? undefined : path(options.passphraseFile),
    interactive: options.input !== false && host.terminal.input && host.terminal.error,
    sendsNothing: sendsNothing(command),
    path,
  };
}
