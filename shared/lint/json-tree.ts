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

/** Where a text stops being JSON. */
export type InvalidJson = { readonly invalidAt: number };

/**
 * Returns the positions of all values in a JSON text, or the offset at which it is none. A byte order mark at
 * the beginning is accepted. Works without recursion, so that deep nesting ends no program.
 */
export function parseJsonTree(text: string): JsonNode | InvalidJson {
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  /** Moves behind what matches here; false if nothing does. */
  const take = (pattern: RegExp | string): boolean => {
    if (typeof pattern === "string") {
      if (!text.startsWith(pattern, at)) return false;
      at += pattern.length;
      return true;
    }
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
    return take(STRING) || take(SCALAR) ? { start, end: at } : undefined;
  };
  const takeKey = (): Omit<JsonMember, "value"> | undefined => {
    const start = at;
    if (!take(STRING)) return undefined;
    const keyEnd = at;
    take(SPACE);
    if (!take(":")) return undefined;
    take(SPACE);
    return { key: JSON.parse(text.slice(start, keyEnd)) as string, start, keyEnd };
  };
  take(SPACE);
  const root = begin();
  if (root === undefined) return { invalidAt: at };
  const open = isContainer(root) ? [root] : [];
  for (let holder = open.at(-1); holder !== undefined; holder = open.at(-1)) {
    take(SPACE);
    const { members, items } = holder;
    if (take(members === undefined ? "]" : "}")) {
      holder.end = at;
      open.pop();
      continue;
    }
    if ((members ?? items ?? []).length > 0) {
      if (!take(",")) return { invalidAt: at };
      take(SPACE);
    }
    const key = members === undefined ? undefined : takeKey();
    const value = members !== undefined && key === undefined ? undefined : begin();
    if (value === undefined) return { invalidAt: at };
    if (key === undefined) items?.push(value);
    else members?.push({ ...key, value });
    if (isContainer(value)) open.push(value);
  }
  take(SPACE);
  return at === text.length ? root : { invalidAt: at };
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
