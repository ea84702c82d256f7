import type { SeededRandom } from "../support/seeded-random.ts";

/** What is put in the place of a token: values at the edges of what parsers expect. */
const VALUES: readonly [string, ...string[]] = [
  "true",
  "false",
  "null",
  '"true"',
  '"false"',
  "0",
  "-0",
  "1",
  "-1",
  "1e400",
  "-1e400",
  "1e-400",
  "9007199254740993",
  "123456789012345678901234567890",
  "0.1234567890123456789012345678901",
  '""',
  '" "',
  "{}",
  "[]",
  "[[]]",
  "[{}]",
  "[null]",
  String.raw`"\ud800"`,
  String.raw`"\udc00\ud800"`,
  String.raw`"\u0000"`,
  String.raw`"\u202egnp.exe"`,
  '"2026-11-26T12:00:00Z"',
  '"9999999999999"',
  "1764158400",
];
const NAMES: readonly [string, ...string[]] = [
  '"__proto__"',
  '"constructor"',
  '"prototype"',
  '"toString"',
  '"hasOwnProperty"',
  '"length"',
  '""',
  String.raw`"\u0073uccess"`,
  String.raw`"\u005f_proto__"`,
  '"then"',
  '"toJSON"',
];
const BYTES: readonly [Buffer, ...Buffer[]] = [
  Buffer.from([0xef, 0xbb, 0xbf]),
  Buffer.from([0]),
  Buffer.from([0xff]),
  Buffer.from([0xc3, 0x28]),
  Buffer.from([0xed, 0xa0, 0x80]),
  Buffer.from([0xf4, 0x90, 0x80, 0x80]),
  Buffer.from([0xf0, 0x9f, 0x92]),
  Buffer.from("\u2028"),
  Buffer.from("\r\n"),
  Buffer.from("\n\n"),
  Buffer.from('"'),
  Buffer.from("\\"),
  Buffer.from("%"),
  Buffer.from("-->"),
];
const TOKEN =
  /"(?:[^"\\\n]|\\.){0,4096}"|-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|[A-Za-z_][A-Za-z0-9_-]*|[{}[\],:;=]/g;
/** Inputs grow no further than this, except by one repetition. */
const LONGEST = 64 * 1024;

/** What inputs are made of. */
export type Material = { readonly corpus: readonly Uint8Array[]; readonly words: readonly string[] };

/** Makes a new input: one of the corpus with one to six changes. */
export function mutated(random: SeededRandom, { corpus, words }: Material): Buffer {
  let bytes: Buffer = Buffer.from(chosen(random, corpus) ?? []);
  for (let left = random.between(1, 6); left > 0; left -= 1)
    bytes =
      random.next() < 0.6
        ? changedToken(bytes, random, { corpus, words })
        : changedBytes(bytes, random, corpus);
  return bytes.length > 2 * LONGEST ? bytes.subarray(0, 2 * LONGEST) : bytes;
}

/** Changes the text as what it is: one token is replaced, repeated, left out, spelt otherwise or wrapped. */
function changedToken(bytes: Buffer, random: SeededRandom, material: Material): Buffer {
  // Byte by byte, so that what is no UTF-8 stays as it is.
  const text = bytes.toString("latin1");
  const token = tokenIn(text, random);
  if (token === undefined) return changedBytes(bytes, random, material.corpus);
  const { found, from } = token;
  const to = from + found.length;
  const by = random.pick(REPLACEMENTS)({ found, text, to, random, words: material.words });
  return Buffer.from(text.slice(0, from) + by + text.slice(to), "latin1");
}

type Place = {
  readonly found: string;
  readonly text: string;
  readonly to: number;
  readonly random: SeededRandom;
  readonly words: readonly string[];
};
type Replacement = (place: Place) => string;

const byEdge: Replacement = ({ text, to, random }) => random.pick(isName(text, to) ? NAMES : VALUES);
const REPLACEMENTS: readonly [Replacement, ...Replacement[]] = [
  byEdge,
  byEdge,
  ({ found, random, words }) => aWord(random, words, found),
  ({ text, random }) => tokenIn(text, random)?.found ?? "",
  () => "",
  ({ found, random }) => escaped(found, random),
  ({ found, random }) => deep(found, random),
  // A member twice, with the same value or another one.
  ({ found, text, to, random }) =>
    isName(text, to) ? `${found}:${random.pick(VALUES)},${found}` : `${found},${found}`,
  ({ found, random }) =>
    found.repeat(found.length > 63 ? 2 : random.next() < 0.02 ? 2_000 : random.pick([2, 3, 50])),
  ({ found, random }) => " ".repeat(random.next() < 0.02 ? 3_000 : random.pick([1, 3])) + found,
  // A number with more digits, of the other sign, or as text.
  ({ found, random }) =>
    /^-?[0-9]/.test(found)
      ? random.pick([`${found}0`, `-${found}`, `"${found}"`, `${found}.5`, `${found}e9`])
      : random.pick(VALUES),
];

/** A token somewhere in a text. */
function tokenIn(
  text: string,
  random: SeededRandom,
): { readonly found: string; readonly from: number } | undefined {
  let start = random.between(0, text.length);
  for (let back = 0; start > 0 && back < 200 && !"{[,:\n".includes(text[start] ?? ""); back += 1) start -= 1;
  // Mostly what follows the sign, and at times the sign itself.
  TOKEN.lastIndex = start > 0 && random.next() < 0.85 ? start + 1 : start;
  const token = TOKEN.exec(text);
  return token === null ? undefined : { found: token[0], from: token.index };
}

function changedBytes(bytes: Buffer, random: SeededRandom, corpus: Material["corpus"]): Buffer {
  const at = random.between(0, bytes.length);
  const end = Math.min(bytes.length, at + random.pick([1, 2, 4, 16, 256]));
  return random.pick(BYTE_CHANGES)({ bytes, at, end, random, corpus });
}

type Range = {
  readonly bytes: Buffer;
  readonly at: number;
  readonly end: number;
  readonly random: SeededRandom;
  readonly corpus: Material["corpus"];
};
type ByteChange = (range: Range) => Buffer;

const BYTE_CHANGES: readonly [ByteChange, ...ByteChange[]] = [
  ({ bytes, at, random }) => withByte(bytes, at, (bytes[at] ?? 0) ^ (1 << random.between(0, 7))),
  ({ bytes, at, random }) => withByte(bytes, at, random.between(0, 255)),
  ({ bytes, at, random }) => Buffer.concat([bytes.subarray(0, at), random.pick(BYTES), bytes.subarray(at)]),
  ({ bytes, at, end }) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]),
  ({ bytes, at, end }) =>
    bytes.length > LONGEST ? bytes : Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]),
  ({ bytes, at }) => bytes.subarray(0, at),
  ({ bytes, at, random, corpus }) => {
    const other = chosen(random, corpus) ?? bytes;
    return Buffer.concat([bytes.subarray(0, at), other.subarray(random.between(0, other.length))]);
  },
  ({ bytes, random }) => Buffer.concat([random.pick(BYTES), bytes]),
];

function withByte(bytes: Buffer, at: number, byte: number): Buffer {
  const changed = Buffer.from(bytes);
  if (at < changed.length) changed[at] = byte;
  return changed;
}

function isName(text: string, end: number): boolean {
  return /^\s*:/.test(text.slice(end, end + 8));
}

function aWord(random: SeededRandom, words: readonly string[], found: string): string {
  const word = chosen(random, words) ?? "";
  return found.startsWith('"') ? JSON.stringify(word) : word;
}

/** The same text in escapes: all of it, or one character. */
function escaped(found: string, random: SeededRandom): string {
  if (!found.startsWith('"') || found.length < 3 || found.includes("\\")) return found;
  const inner = found.slice(1, -1);
  const only = random.next() < 0.5 ? undefined : random.between(0, inner.length - 1);
  const spelt = Array.from({ length: inner.length }, (_, at) =>
    only === undefined || only === at
      ? `\\u${inner.charCodeAt(at).toString(16).padStart(4, "0")}`
      : (inner[at] ?? ""),
  );
  return `"${spelt.join("")}"`;
}

function deep(found: string, random: SeededRandom): string {
  const levels = random.next() < 0.03 ? 7_000 : random.pick([1, 2, 5, 63, 64, 65]);
  return random.next() < 0.5
    ? `${"[".repeat(levels)}${found}${"]".repeat(levels)}`
    : `${'{"a":'.repeat(levels)}${found}${"}".repeat(levels)}`;
}

function chosen<T>(random: SeededRandom, list: readonly T[]): T | undefined {
  return list[random.between(0, list.length - 1)];
}
