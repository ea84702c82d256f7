/** A value of a body, ready to be shown. Member names are Map keys, never property names. */
export type PayloadNode =
  | { readonly kind: "object"; readonly members: ReadonlyMap<string, PayloadNode> }
  | { readonly kind: "list"; readonly items: readonly PayloadNode[] }
  | { readonly kind: "text"; readonly text: string }
  /** The digits as written in the body, so that large numbers lose no precision. */
  | { readonly kind: "number"; readonly digits: string }
  | { readonly kind: "word"; readonly word: "true" | "false" | "null" };

/** Bodies nested deeper are shown as text only. */
const MOST_DEPTH = 64;
const MOST_CHARACTERS = 65_536;

/** Decodes JSON text; undefined if it is invalid, longer than 65,536 characters or nested deeper than 64. */
export function decodePayload(json: string): PayloadNode | undefined {
  if (json.length > MOST_CHARACTERS || depthOf(json) > MOST_DEPTH) return undefined;
  try {
    return JSON.parse(json, revive as Parameters<typeof JSON.parse>[1]) as PayloadNode;
  } catch {
    // Not JSON: the raw text is shown instead.
    return undefined;
  }
}

type Source = { readonly source?: string };

/** Turns each value into a node, innermost first. Member names are ignored. */
function revive(_name: string, value: unknown, context?: Source): PayloadNode {
  if (typeof value === "string") return { kind: "text", text: value };
  if (typeof value === "number") return { kind: "number", digits: context?.source ?? String(value) };
  if (typeof value === "boolean") return { kind: "word", word: value ? "true" : "false" };
  if (value === null) return { kind: "word", word: "null" };
  if (Array.isArray(value)) return { kind: "list", items: value as PayloadNode[] };
  return { kind: "object", members: new Map(Object.entries(value as Record<string, PayloadNode>)) };
}

/** Nesting depth of brackets outside strings, in one pass. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (inText) {
      if (character === "\\") at += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === "{" || character === "[") deepest = Math.max(deepest, (depth += 1));
    else if (character === "}" || character === "]") depth -= 1;
  }
  return deepest;
}
