import { isoOf } from "../../../../shared/time.ts";
import type { Host } from "../host.ts";
import { painter, type Paint } from "./paint.ts";

/** Where a command's words and lines go. Everything has left the process when a call returns. */
export type Report = {
  /** Are JSON lines wanted on standard output? */
  readonly json: boolean;
  /** Writes a JSON line; without --json nothing. `at` is now unless the fields say otherwise. */
  readonly line: (type: string, fields: Readonly<Record<string, unknown>>) => void;
  /** Words about the way there: always on standard error. */
  readonly say: (text: string) => void;
  /** Words that are the result: on standard output, or on standard error where that carries JSON lines. */
  readonly show: (text: string) => void;
  /** A piece of text that is replaced later, such as a moving clock. Terminals only. */
  readonly scratch: (text: string) => void;
  /** Is standard error a person's terminal? */
  readonly onTerminal: boolean;
  readonly paint: { readonly say: Paint; readonly show: Paint };
};

/** The report of one command. */
export function createReport(host: Host, json: boolean): Report {
  const shownOn = json ? 2 : 1;
  const onTerminal = { 1: host.terminal.output, 2: host.terminal.error };
  return {
    json,
    line(type, fields) {
      if (!json) return;
      const { at = isoOf(host.clock.now()), ...rest } = fields;
      host.write(1, `${JSON.stringify({ type, at, ...rest })}\n`);
    },
    say: (text) => host.write(2, `${text}\n`),
    show: (text) => host.write(shownOn, `${text}\n`),
    scratch: (text) => {
      if (onTerminal[2]) host.write(2, text);
    },
    onTerminal: onTerminal[2],
    paint: { say: painter(onTerminal[2], host.env), show: painter(onTerminal[shownOn], host.env) },
  };
}
