import { isAscii } from "node:buffer";
import { textOf as decoded } from "../../../shared/lint/report-findings.ts";

/** A longer line is not checked: 3 MB, the limit of the platform's own payloads. */
const MOST_LINE_BYTES = 3 * 1024 * 1024;
const NEWLINE = 0x0a;

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
    if (heldBytes > MOST_LINE_BYTES) {
      isLong = true;
      yield { kind: "part", bytes: take(), isLast: false };
    }
  }
  if (isLong) yield { kind: "part", bytes: Buffer.alloc(0), isLast: true };
  else if (heldBytes > 0) yield { kind: "lines", bytes: take() };
}

/** What receives the lines of a block, with their line ends. */
export type LineVisitor = {
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
  const text = textOf(bytes);
  if (text === undefined) return visitBytes(bytes, visitor);
  for (let start = 0; start < text.length;) {
    const end = text.indexOf("\n", start) + 1 || text.length;
    const line = text.slice(start, end);
    if (isLong(line)) visitor.long(Buffer.from(line, "utf8"));
    else visitor.line(line);
    start = end;
  }
}

function visitBytes(bytes: Buffer, visitor: LineVisitor): void {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, start) + 1 || bytes.length;
    const line = bytes.subarray(start, end);
    const text = textOf(line);
    if (lengthOf(line, line.at(-1) === NEWLINE) > MOST_LINE_BYTES) visitor.long(line);
    else if (text === undefined) visitor.foreign(line);
    else visitor.line(text);
    start = end;
  }
}

/** A character has three bytes at most, so that most lines need no count of bytes. */
function isLong(line: string): boolean {
  if (line.length <= MOST_LINE_BYTES / 3) return false;
  return Buffer.byteLength(line) - (line.endsWith("\n") ? 1 : 0) > MOST_LINE_BYTES;
}

function lengthOf(line: Buffer, hasEnd: boolean): number {
  return line.length - (hasEnd ? 1 : 0);
}

/** The text of UTF-8 bytes with its byte order mark; undefined if they are not UTF-8. */
function textOf(bytes: Buffer): string | undefined {
  // ASCII is the usual case, and a copy of it costs least.
  return isAscii(bytes) ? bytes.toString("latin1") : decoded(bytes);
}
