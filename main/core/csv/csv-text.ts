/** Where a comma divides decimals, spreadsheets divide cells by a semicolon. Names of columns have neither. */
export function delimiterOf(text: string): string {
  const [header = ""] = text.trimStart().split(/[\r\n]/, 1);
  return [",", ";", "\t"].find((one) => header.includes(one)) ?? ",";
}

/** The line that a record begins on. The parser tells the one that it ends on. */
export function lineOfRecord(record: readonly string[], endsOn: number): number {
  return endsOn - record.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0);
}

/** The line at which the parser gave up. */
export function lineOfError(cause: unknown): number {
  return typeof cause === "object" && cause !== null && "lines" in cause && typeof cause.lines === "number"
    ? cause.lines
    : 1;
}
