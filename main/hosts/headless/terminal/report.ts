import { isoOf } from "../../../../shared/time.ts";
import { plainJson } from "../../../../shared/visible.ts";
import { withoutOurMarks } from "../../../../shared/wording/isolates.ts";
import type { Host } from "../host.ts";
import { painter, type Paint } from "./paint.ts";
import type { TerminalTranslate } from "./translate.ts";
import { forFolder } from "./typed-commands.ts";

/** Writes a command's text and JSON lines. Each call returns after its output was written. */
export type Report = {
  /** Are JSON lines wanted on standard output? */
  readonly json: boolean;
  /** The sentences in the person's language: for text only, never for a JSON line. */
  readonly t: TerminalTranslate;
  /** Writes a JSON line; without --json nothing. `at` is now unless the fields say otherwise. */
  readonly line: (type: string, fields: Readonly<Record<string, unknown>>) => void;
  /** Prints progress: always on standard error. */
  readonly say: (text: string) => void;
  /** Prints the result's text: on standard output, or with --json on standard error. */
  readonly show: (text: string) => void;
  /** A piece of text that is replaced later, such as a moving clock. Terminals only. */
  readonly scratch: (text: string) => void;
  /** Is standard error a person's terminal? */
  readonly onTerminal: boolean;
  readonly paint: { readonly say: Paint; readonly show: Paint };
};

/**
 * The report of one command, in the language of `t`.
 *
 * Marks of direction are for a person's terminal: a file or a program that reads text gets none, in whichever language it is. `folder` is the data folder
 * that the command was given: the commands to type next are for it too.
 */
export function createReport(host: Host, json: boolean, t: TerminalTranslate, folder?: string): Report {
  const shownOn = json ? 2 : 1;
  const onTerminal = { 1: host.terminal.output, 2: host.terminal.error };
  const write = (stream: 1 | 2, text: string): void =>
    host.write(stream, onTerminal[stream] ? text : withoutOurMarks(text));
  return {
    json,
    t,
    line(type, fields) {
      if (!json) return;
      const { at = isoOf(host.clock.now()), ...rest } = fields;
      host.write(1, `${plainJson(JSON.stringify({ type, at, ...rest }))}\n`);
    },
    say: (text) => write(2, `${forFolder(text, folder)}\n`),
    show: (text) => write(shownOn, `${forFolder(text, folder)}\n`),
    scratch: (text) => {
      if (onTerminal[2]) host.write(2, text);
    },
    onTerminal: onTerminal[2],
    paint: { say: painter(onTerminal[2], host.env), show: painter(onTerminal[shownOn], host.env) },
  };
}
