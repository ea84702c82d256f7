import type { Pausing } from "./check-sources.ts";

/** A longer line goes on in the next row. */
export const ROW_CHARACTERS = 120;
/** A page can't be taller than some thirty million pixels. */
const MOST_ROWS = 1_000_000;

/** The rows that a text is shown in. */
export type TextRows = {
  readonly count: number;
  /** The text has more rows than are shown. */
  readonly isCut: boolean;
  readonly text: (row: number) => string;
  /** The line of a row, counted from 1; undefined where the row goes on with the line before it. */
  readonly line: (row: number) => number | undefined;
  /** The row of a place; undefined if it isn't shown. */
  readonly rowAt: (place: { readonly line: number; readonly column: number }) => number | undefined;
};

/** Divides a text into rows. Large texts take a while, with pauses. */
export async function textRows(text: string, { pause }: Pausing): Promise<TextRows> {
  const starts: number[] = [];
  /** The first row of each line. */
  const lines: number[] = [];
  let at = 0;
  while (at <= text.length && starts.length < MOST_ROWS) {
    const newline = text.indexOf("\n", at);
    const end = newline < 0 ? text.length : newline;
    lines.push(starts.length);
    do {
      starts.push(at);
      at = Math.min(end, rowEnd(text, at));
      if (starts.length % 65_536 === 0) await pause(at / text.length);
    } while (at < end && starts.length < MOST_ROWS);
    if (at < end) break;
    at = newline < 0 ? text.length + 1 : end + 1;
  }
  const firstOf = (line: number): number => lines[line - 1] ?? starts.length;
  /** The last line that begins at or before a row. */
  const lineOf = (row: number): number => lastUpTo(lines, row) + 1;
  return {
    count: starts.length,
    isCut: at <= text.length,
    text: (row) => text.slice(starts[row] ?? text.length, starts[row + 1] ?? at).replace(/\r?\n$/, ""),
    line: (row) => (firstOf(lineOf(row)) === row ? lineOf(row) : undefined),
    rowAt({ line, column }) {
      const first = lines[line - 1];
      const start = first === undefined ? undefined : starts[first];
      if (start === undefined) return undefined;
      const row = lastUpTo(starts, start + column);
      return Math.min(row, firstOf(line + 1) - 1);
    },
  };
}

/** Never between the two halves of a character. */
function rowEnd(text: string, start: number): number {
  const end = start + ROW_CHARACTERS;
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code < 0xdc00 ? end + 1 : end;
}

/** The index of the last number that isn't larger, in numbers that grow. */
function lastUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
