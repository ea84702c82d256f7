/** A syntax error in a JSON text and its index in the text. */
export type JsonFault =
  | { readonly kind: "syntax"; readonly at: number }
  | { readonly kind: "repeated"; readonly at: number; readonly member: string }
  | { readonly kind: "tooDeep"; readonly at: number };

const DEEPEST = 64;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
// eslint-disable-next-line no-control-regex -- JSON forbids exactly these inside a string
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SPACE = /[ \t\n\r]*/y;
const WORD = /true|false|null/y;

type Found = { readonly fault: JsonFault };
type Step = number | Found;

/**
 * Gives the first error of a JSON text, or undefined if it is valid. Also reports a duplicate member in one
 * object, which JSON.parse accepts.
 *
 * JSON.parse reports an error's position only in a message that quotes the text, and a plan may contain
 * secrets.
 */
export function jsonFault(text: string): JsonFault | undefined {
  const end = value(text, skip(text, 0), 0);
  if (typeof end !== "number") return end.fault;
  const rest = skip(text, end);
  return rest === text.length ? undefined : { kind: "syntax", at: rest };
}

/** Line and column of an index; both start at 1. */
export function lineAndColumn(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

function value(text: string, at: number, depth: number): Step {
  if (depth > DEEPEST) return { fault: { kind: "tooDeep", at } };
  if (text[at] === "{") return object(text, at, depth);
  if (text[at] === "[") return array(text, at, depth);
  return match(text, at, STRING) ?? match(text, at, NUMBER) ?? match(text, at, WORD) ?? syntax(at);
}

function object(text: string, open: number, depth: number): Step {
  const seen = new Set<string>();
  return list(text, open, "}", (at) => {
    const nameEnd = match(text, at, STRING);
    if (nameEnd === undefined) return syntax(at);
    const member = JSON.parse(text.slice(at, nameEnd)) as string;
    if (seen.has(member)) return { fault: { kind: "repeated", at, member } };
    seen.add(member);
    const colon = skip(text, nameEnd);
    return text[colon] === ":" ? value(text, skip(text, colon + 1), depth + 1) : syntax(colon);
  });
}

function array(text: string, open: number, depth: number): Step {
  return list(text, open, "]", (at) => value(text, at, depth + 1));
}

function list(text: string, open: number, close: string, item: (at: number) => Step): Step {
  let at = skip(text, open + 1);
  if (text[at] === close) return at + 1;
  for (;;) {
    const end = item(at);
    if (typeof end !== "number") return end;
    at = skip(text, end);
    if (text[at] === close) return at + 1;
    if (text[at] !== ",") return syntax(at);
    at = skip(text, at + 1);
  }
}

function match(text: string, at: number, pattern: RegExp): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function skip(text: string, at: number): number {
  return match(text, at, SPACE) ?? at;
}

function syntax(at: number): Found {
  return { fault: { kind: "syntax", at } };
}
