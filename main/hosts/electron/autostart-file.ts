import { readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { LoginStart, LoginStartState } from "../../core/runtime/ports.ts";
import { ensurePrivateFolder } from "../../core/storage/durable-file.ts";
import { errorCode } from "../../core/storage/system-error.ts";
import { autostartEntry, startedBy } from "./autostart-entry.ts";
import { removeFile } from "../../core/storage/removal.ts";

/**
 * The start at login by a file of the user's desktop. There is one for all data folders, so it counts only if it starts
 * exactly these words and the desktop hasn't turned it off.
 */
export function autostartFile(file: string, words: readonly string[]): LoginStart {
  const started = (): readonly string[] | undefined => {
    try {
      return startedBy(readFileSync(file, "utf8"));
    } catch (cause) {
      if (errorCode(cause) === "ENOENT") return undefined;
      throw cause;
    }
  };
  return {
    state: () => stateOf(started(), words),
    set(on) {
      if (on) {
        ensurePrivateFolder(dirname(file));
        return writeFileSync(file, autostartEntry(words));
      }
      // What another data folder's window has set stays.
      if (stateOf(started(), words).other === undefined) removeFile(file);
    },
  };
}

/** What is shown of a start that the system has, for a program that would be started with `words`. */
export function stateOf(started: readonly string[] | undefined, words: readonly string[]): LoginStartState {
  if (started === undefined) return { on: false };
  if (isSame(started, words)) return { on: true };
  return { on: false, other: started.map(shown).join(" ") };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, at) => word === other[at]);
}

function shown(word: string): string {
  return /\s/.test(word) || word === "" ? `"${word}"` : word;
}
