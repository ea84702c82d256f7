import { isAscii, isUtf8 } from "node:buffer";

/** A longer line is not checked: 3 MB, the limit of the platform's own payloads. */
const MOST_LINE_BYTES = 3 * 1024 * 1024;
/** Bytes of the longest line end, which is no part of the line. */
const MOST_END_BYTES = 2;
const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * A piece of a stream: whole lines with their line ends (only the last line of the stream may have none), or a
 * part of a line that is too long, of which the last one says so.
 */
export type Block =
  | { readonly kind: "lines"; readonly bytes: Buffer }
  | { readonly kind: "part"; readonly bytes: Buffer; readonly isLast: boolean };

/**
 * Splits a stream into blocks of whole lines. Holds no more than one line of the longest size and one piece of
 * the stream. A block may share the memory of a piece.
 */
export async function* blocksOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Block> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let isLong = false;
  const hold = (bytes: Buffer): void => {
    held.push(bytes);
    heldBytes += bytes.length;
  };
  const take = (): Buffer => {
    const bytes = held.length === 1 && held[0] !== undefined ? held[0] : Buffer.concat(held);
    held = [];
    heldBytes = 0;
    return bytes;
  };
  for await (const piece of pieces) {
    let left = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    if (isLong) {
      const end = left.indexOf(NEWLINE);
      hold(end < 0 ? left : left.subarray(0, end + 1));
      left = end < 0 ? left.subarray(left.length) : left.subarray(end + 1);
      isLong = end < 0;
      yield { kind: "part", bytes: take(), isLast: !isLong };
    }
    const first = heldBytes > 0 ? left.indexOf(NEWLINE) + 1 : 0;
    if (first > 0) {
      // The line that is held and nothing more, so that the rest needs no copy.
      hold(left.subarray(0, first));
      yield { kind: "lines", bytes: take() };
      left = left.subarray(first);
    }
    const end = left.lastIndexOf(NEWLINE) + 1;
    if (end > 0) yield { kind: "lines", bytes: left.subarray(0, end) };
    // What is held belongs to the piece's memory, which the stream may use again.
    if (end < left.length) hold(Buffer.from(left.subarray(end)));
    if (heldBytes > MOST_LINE_BYTES + MOST_END_BYTES) {
      isLong = true;
      yield { kind: "part", bytes: take(), isLast: false };
    }
  }
  if (isLong) yield { kind: "part", bytes: Buffer.alloc(0), isLast: true };
  else if (heldBytes > 0) yield { kind: "lines", bytes: take() };
}

/** What receives the lines of a block, with their line ends. */
export type LineVisitor = {
  /** Where a line that begins at `start` ends, in bytes that are UTF-8; -1 if its form isn't known. */
  readonly endOfKnown?: (bytes: Buffer, start: number) => number;
  /** A line of a known form, right after its end was asked for. */
  readonly known?: (bytes: Buffer, start: number) => void;
  readonly line: (text: string) => void;
  /** A line that is not UTF-8. */
  readonly foreign: (bytes: Buffer) => void;
  /** A line that is too long to be checked. */
  readonly long: (bytes: Buffer) => void;
};

/** Gives the lines of a block in their order. Text that is not UTF-8 does not concern the other lines. */
export function visitLines(bytes: Buffer, visitor: LineVisitor): void {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, start + DECODED_BYTES) + 1 || bytes.length;
    visitPart(bytes.subarray(start, end), visitor);
    start = end;
  }
}

/** So much is decoded at once: larger texts are kept where they cost more to collect. */
const DECODED_BYTES = 48 * 1024;

function visitPart(bytes: Buffer, visitor: LineVisitor): void {
  const isOneByte = isAscii(bytes);
  if (!isOneByte && !isUtf8(bytes)) return visitBytes(bytes, visitor);
  // A copy of ASCII costs least, and the lines share it.
  let all: string | undefined;
  for (let start = 0; start < bytes.length;) {
    const known = visitor.endOfKnown?.(bytes, start) ?? -1;
    const end = known >= 0 ? known : bytes.indexOf(NEWLINE, start) + 1 || bytes.length;
    if (isLong(bytes, start, end)) visitor.long(bytes.subarray(start, end));
    else if (known >= 0) visitor.known?.(bytes, start);
    else
      visitor.line(
        isOneByte ? (all ??= bytes.toString("latin1")).slice(start, end) : bytes.toString("utf8", start, end),
      );
    start = end;
  }
}

function visitBytes(bytes: Buffer, visitor: LineVisitor): void {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, start) + 1 || bytes.length;
    const line = bytes.subarray(start, end);
    if (isLong(bytes, start, end)) visitor.long(line);
    else if (!isUtf8(line)) visitor.foreign(line);
    else if ((visitor.endOfKnown?.(line, 0) ?? -1) >= 0) visitor.known?.(line, 0);
    else visitor.line(line.toString("utf8"));
    start = end;
  }
}

/** Whether the line is too long to be checked, without its line end. */
function isLong(bytes: Buffer, start: number, end: number): boolean {
  const length = end - start;
  if (length <= MOST_LINE_BYTES || bytes[end - 1] !== NEWLINE) return length > MOST_LINE_BYTES;
  return length - (bytes[end - 2] === RETURN ? MOST_END_BYTES : 1) > MOST_LINE_BYTES;
}
