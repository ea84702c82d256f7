/** Where a comma divides decimals, spreadsheets divide cells by a semicolon. Names of columns have neither. */
export function delimiterOf(text: string): string {
  const [header = ""] = text.trimStart().split(/[\r\n]/, 1);
  return [",", ";", "\t"].find((one) => header.includes(one)) ?? ",";
}

/** The line that a record begins on. The parser tells the one that it ends on. */
export function lineOfRecord(record: readonly string[], endsOn: number): number {
  return endsOn - record.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0);
}

/**
 * The line that the record begins on at which the parser gave up: the first one with text after the last line of
 * those read whole. The parser itself tells the line where it noticed, which may be the file's last one.
 */
export function lineAfter(readTo: number, text = ""): number {
  const lines = text.split(/\r\n|\r|\n/);
  let line = readTo;
  while (lines[line]?.trim() === "" && line < lines.length - 1) line += 1;
  return line + 1;
}

/** Names of columns as a sentence has room for them: the first twenty, each cut at sixty characters. */
export function namesToTell(names: readonly string[]): readonly string[] {
  const told = names
    .slice(0, MOST_NAMES)
    .map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).toWellFormed()}…` : name));
  return names.length > MOST_NAMES ? [...told, "…"] : told;
}

const MOST_NAMES = 20;
const LONGEST_NAME = 60;
