import { visible } from "./visible.ts";

/**
 * A command to type next, up to the end of its line or a gap. Names that end in the program's, such as a file's, are none.
 */
const COMMAND = /(?<![\w./-])switchover (?=[a-z])(?:(?! {3}|(?<![\w./-])switchover |\n).)*/g;

/**
 * Gives a text in which each command to type next is for the data folder that the command itself was given. One that names
 * a folder stays as it is.
 */
export function forFolder(text: string, folder: string | undefined): string {
  if (folder === undefined) return text;
  return text.replace(COMMAND, (command) =>
    command.includes("--data-dir")
      ? command
      : command.replace("switchover ", () => `switchover --data-dir ${typedValue(folder)} `),
  );
}

/** A value as it is typed at a terminal. */
export function typedValue(value: string): string {
  return /^[\w./:@%+=,-]+$/.test(value) ? value : `'${visible(value)}'`;
}
