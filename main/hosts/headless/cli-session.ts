import { resolve } from "node:path";
import type { Host } from "./host.ts";
import { defaultDataDir, thisMachine } from "../common/ports/data-dir.ts";
import { createReport, type Report } from "./terminal/report.ts";

/** Options that every command takes. */
export type GlobalOptions = {
  readonly dataDir?: string;
  readonly json?: boolean;
  readonly input?: boolean;
  readonly passphraseFile?: string;
};

/** One command's surroundings: where its words go, whom it may ask, where its data is. */
export type CliSession = {
  readonly host: Host;
  readonly report: Report;
  readonly dataDir: string;
  /** Where what all data folders share is kept, in a rehearsal; the user's own place where it is left out. */
  readonly stateDir?: string;
  readonly passphraseFile: string | undefined;
  /** Is there a person who can be asked? */
  readonly interactive: boolean;
  /** Reads a path of the command line. */
  path(given: string): string;
};

/** Makes a session out of the surroundings and the global options. */
export function openCliSession(host: Host, options: GlobalOptions): CliSession {
  const path = (given: string): string => resolve(host.folder, given);
  return {
    host,
    report: createReport(host, options.json === true),
    dataDir: options.dataDir === undefined ? defaultDataDir(thisMachine()) : path(options.dataDir),
    passphraseFile: options.passphraseFile === undefined ? undefined : path(options.passphraseFile),
    interactive: options.input !== false && host.terminal.input && host.terminal.error,
    path,
  };
}
