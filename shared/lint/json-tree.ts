import { scanJson } from "../json-scan.ts";

/** A value of a JSON text with its position: `start` and `end` are offsets in UTF-16 code units. */
export type JsonNode = {
  readonly start: number;
  end: number;
  /** The members of an object in the order of the text, with repeated keys; undefined for another value. */
  readonly members?: JsonMember[];
  /** The elements of an array; undefined for another value. */
  readonly items?: JsonNode[];
};

/** A member of an object. `start` is the offset of its key. */
export type JsonMember = {
  readonly key: string;
  readonly start: number;
  readonly keyEnd: number;
  readonly value: JsonNode;
};

/** A path into a value: keys of objects and indexes of arrays. */
export type JsonPath = readonly (string | number)[];

/** What JSON takes for white space, and nothing else. */
export const JSON_SPACES = " \t\r\n";

const SPACE = new RegExp(`[${JSON_SPACES}]*`, "y");
// eslint-disable-next-line no-control-regex -- JSON allows no control characters in a text
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Where a text stops being JSON, or is nested too deeply to be read. */
export type InvalidJson = { readonly invalidAt: number; readonly isTooDeep?: true };

/** How deeply a text may be nested. Messages and tables use some ten levels; PHP's reader stops at this depth too. */
const DEEPEST_JSON = 512;

/**
 * The offset of the first bracket that is nested too deeply; undefined without one. One pass without a copy, so that
 * millions of brackets take no more time and memory than other texts.
 */
export function tooDeepAt(text: string): number | undefined {
  if (text.length <= DEEPEST_JSON) return undefined;
  let found: number | undefined;
  scanJson(text, {
    opened(at, depth) {
      if (depth > DEEPEST_JSON) found = at;
      return found !== undefined;
    },
  });
  return found;
}

/** Reads a JSON text from its beginning, value by value. */
export type JsonReader = {
  /** The offset that is reached; where something can't be read, it is no JSON from here. */
  readonly at: () => number;
  /** Moves behind white space. */
  readonly skipSpaces: () => void;
  /** Moves behind this character; false if it isn't the next one. */
  readonly take: (character: string) => boolean;
  /**
   * Reads one whole value and yields the offset now and then; undefined if there is none. Works without
   * recursion, so that deep nesting ends no program.
   */
  readonly value: () => Generator<number, JsonNode | undefined>;
};

/** How many values are read between two offsets that are yielded. */
const SLICE = 4_096;

/** Reads the smallest parts of a JSON text from its beginning; a byte order mark there is passed over. */
function cursorOf(text: string) {
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  const take = (character: string): boolean => {
    if (!text.startsWith(character, at)) return false;
    at += character.length;
    return true;
  };
  const match = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  /** Reads a scalar whole, and only the beginning of an object or array; undefined if there is no value. */
  const begin = (): JsonNode | undefined => {
    const start = at;
    if (take("{")) return { start, end: at, members: [] };
    if (take("[")) return { start, end: at, items: [] };
    return match(STRING) || match(SCALAR) ? { start, end: at } : undefined;
  };
  const takeKey = (): Omit<JsonMember, "value"> | undefined => {
    const start = at;
    if (!match(STRING)) return undefined;
    const keyEnd = at;
    match(SPACE);
    if (!take(":")) return undefined;
    match(SPACE);
    return { key: JSON.parse(text.slice(start, keyEnd)) as string, start, keyEnd };
  };
  return { at: (): number => at, take, match, begin, takeKey };
}

/** Begins to read a JSON text. */
export function readJson(text: string): JsonReader {
  const { at, take, match, begin, takeKey } = cursorOf(text);
  /** Reads the end of a container, or its next member or element up to where that one contains more. */
  const step = (holder: JsonNode): JsonNode | "closed" | undefined => {
    match(SPACE);
    const { members, items } = holder;
    if (take(members === undefined ? "]" : "}")) {
      holder.end = at();
      return "closed";
    }
    if ((members ?? items ?? []).length > 0) {
      if (!take(",")) return undefined;
      match(SPACE);
    }
    const key = members === undefined ? undefined : takeKey();
    const value = members !== undefined && key === undefined ? undefined : begin();
    if (value === undefined) return undefined;
    if (key === undefined) items?.push(value);
    else members?.push({ ...key, value });
    return value;
  };
  return {
    at,
    skipSpaces: () => void match(SPACE),
    take,
    *value() {
      const root = begin();
      if (root === undefined) return undefined;
      const open = isContainer(root) ? [root] : [];
      let steps = 0;
      for (let holder = open.at(-1); holder !== undefined; holder = open.at(-1)) {
        const next = step(holder);
        if (next === undefined) return undefined;
        if (next === "closed") open.pop();
        else if (isContainer(next)) open.push(next);
        steps += 1;
        if (steps % SLICE === 0) yield at();
      }
      return root;
    },
  };
}

/**
 * Returns the positions of all values in a JSON text, or the offset at which it is none. A byte order mark at
 * the beginning is accepted.
 */
export function parseJsonTree(text: string): JsonNode | InvalidJson {
  const reading = parseJsonTreeInSlices(text);
  for (;;) {
    const next = reading.next();
    if (next.done === true) return next.value;
  }
}

/** The same in slices: yields the offset that is reached. */
export function* parseJsonTreeInSlices(text: string): Generator<number, JsonNode | InvalidJson> {
  const deep = tooDeepAt(text);
  if (deep !== undefined) return { invalidAt: deep, isTooDeep: true };
  const reader = readJson(text);
  reader.skipSpaces();
  const root = yield* reader.value();
  if (root === undefined) return { invalidAt: reader.at() };
  reader.skipSpaces();
  return reader.at() === text.length ? root : { invalidAt: reader.at() };
}

function isContainer({ members, items }: JsonNode): boolean {
  return members !== undefined || items !== undefined;
}

/** The node at a path; of a repeated key the last one, which is the one that `JSON.parse` keeps. */
export function nodeAt(root: JsonNode, path: JsonPath): JsonNode | undefined {
  let node: JsonNode | undefined = root;
  for (const step of path)
    node =
      typeof step === "number"
        ? node?.items?.[step]
        : node?.members?.findLast(({ key }) => key === step)?.value;
  return node;
}

/** The JSON pointer of a path (RFC 6901). */
export function pointerOf(path: JsonPath): string {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
