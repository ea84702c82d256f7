/** A longer line is not checked: 3 MB, the limit of the platform's own payloads. */
const MOST_LINE_BYTES = 3 * 1024 * 1024;

/**
 * A line with its line end, if it has one. A line that is too long comes in parts, of which the last one says
 * so.
 */
export type Line =
  | { readonly kind: "line"; readonly bytes: Uint8Array }
  | { readonly kind: "part"; readonly bytes: Uint8Array; readonly isLast: boolean };

/** Bytes of the longest line end, which is no part of the line. */
const MOST_END_BYTES = 2;
const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** Splits a stream into lines. Holds no more than one line of the longest size and one piece of the stream. */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let isLong = false;
  const take = (isLast: boolean): Line => {
    const bytes = held.length === 1 && held[0] !== undefined ? held[0] : joined(held, heldBytes);
    held = [];
    heldBytes = 0;
    return isLong ? { kind: "part", bytes, isLast } : { kind: "line", bytes };
  };
  for await (const all of pieces) {
    for (let from = 0; from < all.length;) {
      const newline = all.indexOf(NEWLINE, from);
      const to = newline < 0 ? all.length : newline + 1;
      held.push(all.subarray(from, to));
      heldBytes += to - from;
      from = to;
      const end = newline < 0 ? MOST_END_BYTES : endOf(held);
      isLong ||= heldBytes - end > MOST_LINE_BYTES;
      if (newline >= 0) {
        yield take(true);
        isLong = false;
      } else if (isLong) yield take(false);
    }
    // What is held belongs to the piece's memory, which the stream may use again.
    held = held.map((part) => new Uint8Array(part));
  }
  isLong ||= heldBytes > MOST_LINE_BYTES;
  if (heldBytes > 0 || isLong) yield take(true);
}

/** The bytes of the line end of a line that has one. */
function endOf(parts: readonly Uint8Array[]): number {
  const before = parts.at(-1)?.at(-2) ?? (parts.at(-1)?.length === 1 ? parts.at(-2)?.at(-1) : undefined);
  return before === RETURN ? MOST_END_BYTES : 1;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
