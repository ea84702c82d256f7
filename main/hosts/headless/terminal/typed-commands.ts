import { visible } from "./visible.ts";

/** Where a command begins: not within a name, such as a file's. The color that a terminal shows it in ends like a name. */
const BEGINS = String.raw`(?:(?<![\w./-])|(?<=\u001b\[[\d;]*m))switchover `;

/** A command to type next, up to the end of its line or a gap. */
const COMMAND = new RegExp(String.raw`${BEGINS}(?=[a-z])(?:(?! {3}|${BEGINS}|\n).)*`, "g");

/** Never for the folder that a command was given: a copy is restored into an empty one, mostly on another computer. */
const ELSEWHERE = /^switchover data restore\b/;

/**
 * Gives a text in which each command to type next is for the data folder that the command itself was given. One that names
 * a folder, or is for another one, stays as it is.
 */
export function forFolder(text: string, folder: string | undefined): string {
  if (folder === undefined) return text;
  return text.replace(COMMAND, (command) =>
    command.includes("--data-dir") || ELSEWHERE.test(command)
      ? command
      : command.replace("switchover ", () => `switchover --data-dir ${typedValue(folder)} `),
  );
}

/** A value as it is typed at a terminal: of this system's, in which a quote is written its own way. */
export function typedValue(value: string, platform: NodeJS.Platform = process.platform): string {
  if (/^[\w./:@%+=,-]+$/.test(value)) return value;
  // PowerShell doubles it.
  const quote = platform === "win32" ? "''" : String.raw`'\''`;
  return `'${visible(value).replaceAll("'", quote)}'`;
}
