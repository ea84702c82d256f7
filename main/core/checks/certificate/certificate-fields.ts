/**
 * The texts and moments in a registration certificate. Its layout is unpublished, so their meaning is
 * unknown.
 */
export type CertificateFields = {
  readonly texts: readonly string[];
  /** Numbers that read as moments between 2010 and 2100, in milliseconds since 1970, ascending. */
  readonly momentsMs: readonly number[];
};

type Leaves = { readonly texts: string[]; readonly numbers: number[] };

const DEEPEST = 3;
const PRINTABLE = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]{2,256}$/u;
const EARLIEST_S = Date.UTC(2010, 0) / 1_000;
const LATEST_S = Date.UTC(2100, 0) / 1_000;

/**
 * The bytes of a certificate's text; undefined if it is not base64. Ignores line breaks, which tools add.
 */
export function certificateBytes(text: string): Uint8Array | undefined {
  const compact = text.replace(/\s+/g, "");
  const wellFormed =
    compact.length >= 4 && compact.length % 4 !== 1 && /^[A-Za-z0-9+/]+={0,2}$/.test(compact);
  return wellFormed ? Buffer.from(compact, "base64") : undefined;
}

/**
 * Parses a certificate as a protocol-buffer message and collects the content of its first member (the
 * details; the second is the signature). Undefined if the bytes are no such message.
 */
export function certificateFields(bytes: Uint8Array): CertificateFields | undefined {
  const outer = readMessage(bytes);
  const details = outer?.find(({ content }) => typeof content !== "number")?.content;
  if (details === undefined || typeof details === "number") return undefined;
  const leaves: Leaves = { texts: [], numbers: [] };
  if (!gather(details, leaves, 0)) return undefined;
  const momentsMs = leaves.numbers
    .filter((value) => value >= EARLIEST_S && value < LATEST_S)
    .map((value) => value * 1_000);
  return { texts: leaves.texts, momentsMs: momentsMs.sort((a, b) => a - b) };
}

function gather(message: Uint8Array, leaves: Leaves, depth: number): boolean {
  const members = readMessage(message);
  if (members === undefined || members.length === 0) return false;
  for (const { content } of members) {
    if (typeof content === "number") leaves.numbers.push(content);
    else {
      const text = Buffer.from(content).toString("utf8");
      // Printable text could parse as a message by chance, so it counts as text.
      if (PRINTABLE.test(text)) leaves.texts.push(text);
      else if (depth < DEEPEST) gather(content, leaves, depth + 1);
    }
  }
  return true;
}

type Member = { readonly content: number | Uint8Array };
type Cursor = { readonly bytes: Uint8Array; at: number };

function readMessage(bytes: Uint8Array): readonly Member[] | undefined {
  const cursor: Cursor = { bytes, at: 0 };
  const members: Member[] = [];
  while (cursor.at < bytes.length) {
    const key = readVarint(cursor);
    if (key === undefined || key < 8) return undefined;
    const content = readContent(cursor, key % 8);
    if (content === undefined) return undefined;
    members.push({ content });
  }
  return members;
}

function readContent(cursor: Cursor, wireType: number): number | Uint8Array | undefined {
  switch (wireType) {
    case 0:
      return readVarint(cursor);
    case 1:
      return take(cursor, 8);
    case 2: {
      const length = readVarint(cursor);
      return length === undefined ? undefined : take(cursor, length);
    }
    case 5:
      return take(cursor, 4);
    default:
      return undefined;
  }
}

function take(cursor: Cursor, length: number): Uint8Array | undefined {
  if (cursor.at + length > cursor.bytes.length) return undefined;
  const part = cursor.bytes.subarray(cursor.at, cursor.at + length);
  cursor.at += length;
  return part;
}

function readVarint(cursor: Cursor): number | undefined {
  let value = 0;
  for (let shift = 0; shift < 10; shift += 1) {
    const byte = cursor.bytes[cursor.at];
    if (byte === undefined) return undefined;
    cursor.at += 1;
    // Multiplied, not shifted: bit operations end at 32 bits.
    value += (byte & 0x7f) * 2 ** (7 * shift);
    if (byte < 0x80) return value;
  }
  return undefined;
}
