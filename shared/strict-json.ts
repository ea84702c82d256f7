import { scanJson } from "./json-scan.ts";
import { type Result, err, ok } from "./result.ts";

/** Functions of JSON that the runtime has and the compiler's library does not declare yet. */
type ExactJson = {
  rawJSON(text: string): object;
  parse(
    text: string,
    reviver: (name: string, value: unknown, context: { readonly source?: string }) => unknown,
  ): unknown;
};

const exact = JSON as unknown as ExactJson;

/**
 * Parses JSON so that every number can be written back unchanged. A number that this program would write
 * differently (more digits than a double holds, `1.0`, `1e400`) becomes an opaque value that `JSON.stringify`
 * writes unchanged; any other is a plain number.
 */
function parseWithExactNumbers(text: string): unknown {
  return exact.parse(text, (_name, value, { source }) =>
    typeof value === "number" && source !== undefined && String(value) !== source
      ? exact.rawJSON(source)
      : value,
  );
}

/** Levels of brackets that are read. */
export const MAX_DEPTH = 64;

export type JsonProblem = {
  readonly kind: "notUtf8" | "byteOrderMark" | "nulCharacter" | "tooDeep" | "repeatedMember" | "notJson";
};

/**
 * Parses JSON and rejects what two parsers could read differently: a repeated member, a byte order mark, NUL
 * characters, invalid UTF-8, more than 64 levels. Scans the text in a loop, so that no nesting depth can
 * exhaust the stack. `exact` keeps every number's notation, for what is sent back; fewer levels than 64 are for what
 * gets more levels before it is read again.
 */
export function parseStrictJson(
  bytes: Uint8Array,
  numbers: "doubles" | "exact" = "doubles",
  levels = MAX_DEPTH,
): Result<unknown, JsonProblem> {
  const text = decode(bytes);
  if (text === undefined) return err({ kind: "notUtf8" });
  if (text.startsWith("\uFEFF")) return err({ kind: "byteOrderMark" });
  if (text.includes("\0")) return err({ kind: "nulCharacter" });
  const problem = findAmbiguity(text, levels);
  if (problem !== undefined) return err({ kind: problem });
  try {
    return ok(numbers === "exact" ? parseWithExactNumbers(text) : (JSON.parse(text) as unknown));
  } catch {
    return err({ kind: "notJson" });
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Checks only depth and repeated members; the parser checks the rest. */
function findAmbiguity(text: string, levels: number): "tooDeep" | "repeatedMember" | "notJson" | undefined {
  // One entry per open bracket: the member names so far, or null inside an array.
  const open: (Set<string> | null)[] = [];
  let found: ReturnType<typeof findAmbiguity>;
  scanJson(text, {
    opened(at) {
      open.push(text[at] === "{" ? new Set() : null);
      if (open.length > levels) found = "tooDeep";
      return found !== undefined;
    },
    closed: () => void open.pop(),
    string(at, end) {
      found = end === text.length ? "notJson" : memberProblem(text, at, end, open.at(-1));
      return found !== undefined;
    },
  });
  return found;
}

/** What is wrong with the string at this place, if it names a member. */
function memberProblem(
  text: string,
  at: number,
  end: number,
  members: Set<string> | null | undefined,
): "repeatedMember" | "notJson" | undefined {
  if (!members || !isMemberName(text, end)) return undefined;
  const name = nameBetween(text, at, end);
  if (name === undefined) return "notJson";
  if (members.has(name)) return "repeatedMember";
  members.add(name);
  return undefined;
}

function isMemberName(text: string, end: number): boolean {
  let at = end + 1;
  while (text[at] === " " || text[at] === "\t" || text[at] === "\n" || text[at] === "\r") at += 1;
  return text[at] === ":";
}

/** Names are compared after decoding: "a" and "\u0061" are the same name. */
function nameBetween(text: string, start: number, end: number): string | undefined {
  try {
    const name: unknown = JSON.parse(text.slice(start, end + 1));
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}
