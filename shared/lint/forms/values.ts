const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LOWER_U = 0x75;

/** The bytes that end a run of plain characters: quotation mark, backslash, control characters. */
const ENDS_RUN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 0x20 || byte === QUOTE || byte === BACKSLASH ? 1 : 0,
);
const IS_ESCAPE = tableOf('"\\/bfnrt');
const IS_HEX = tableOf("0123456789abcdefABCDEF");

function tableOf(characters: string): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) =>
    characters.includes(String.fromCharCode(byte)) ? 1 : 0,
  );
}

/**
 * Where a JSON text ends that begins behind a quotation mark: the offset of the closing one, or -1 if it is no
 * JSON, isn't closed, or has an escape and `mayEscape` is false.
 */
export function endOfText(bytes: Uint8Array, start: number, mayEscape: boolean): number {
  for (let at = start; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    if (ENDS_RUN[byte] === 0) at += 1;
    else if (byte === QUOTE) return at;
    else if (byte !== BACKSLASH || !mayEscape) return -1;
    else {
      const next = bytes[at + 1] ?? 0;
      if (IS_ESCAPE[next] === 1) at += 2;
      else if (next === LOWER_U && isHex(bytes, at + 2)) at += 6;
      else return -1;
    }
  }
  return -1;
}

function isHex(bytes: Uint8Array, at: number): boolean {
  for (let index = at; index < at + 4; index += 1) if (IS_HEX[bytes[index] ?? 0] !== 1) return false;
  return true;
}

const MINUS = 0x2d;
const PLUS = 0x2b;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
/** A letter in lower case, if it is one. */
const LOWER = 0x20;
const LOWER_E = 0x65;

/** Where a JSON number ends: the offset behind it, or -1 if there is none. */
export function endOfNumber(bytes: Uint8Array, start: number): number {
  let at = bytes[start] === MINUS ? start + 1 : start;
  at = bytes[at] === ZERO ? at + 1 : endOfDigits(bytes, at);
  if (at >= 0 && bytes[at] === DOT) at = endOfDigits(bytes, at + 1);
  if (at < 0 || ((bytes[at] ?? 0) | LOWER) !== LOWER_E) return at;
  const sign = bytes[at + 1];
  return endOfDigits(bytes, sign === PLUS || sign === MINUS ? at + 2 : at + 1);
}

/** The offset behind one or more digits, or -1 if there is none. */
function endOfDigits(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isDigit(bytes[at])) at += 1;
  return at === start ? -1 : at;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= NINE;
}

/** How many UTF-16 code units a part of a text in UTF-8 has. */
export function lengthOf(bytes: Uint8Array, start: number, end: number): number {
  let length = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    // The first byte of a character counts, and twice if there are four.
    if (byte < 0x80 || byte >= 0xc0) length += byte >= 0xf0 ? 2 : 1;
  }
  return length;
}
