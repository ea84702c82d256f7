/** A value of a body, ready to be shown. Names of members are data here and never names of properties. */
export type PayloadNode =
  | { readonly kind: "object"; readonly members: ReadonlyMap<string, PayloadNode> }
  | { readonly kind: "list"; readonly items: readonly PayloadNode[] }
  | { readonly kind: "text"; readonly text: string }
  /** As it is written in the body: large numbers lose no digit. */
  | { readonly kind: "number"; readonly digits: string }
  | { readonly kind: "word"; readonly word: "true" | "false" | "null" };

/** Deeper bodies are shown as text only. */
const MOST_DEPTH = 64;
const MOST_CHARACTERS = 65_536;

/** Decodes JSON text; undefined where it is none, is longer than 64 KB, or is nested deeper than 64. */
export function decodePayload(json: string): PayloadNode | undefined {
  if (json.length > MOST_CHARACTERS || depthOf(json) > MOST_DEPTH) return undefined;
  try {
    return JSON.parse(json, revive as Parameters<typeof JSON.parse>[1]) as PayloadNode;
  } catch {
    // Not JSON: the raw text is there to look at.
    return undefined;
  }
}

type Source = { readonly source?: string };

/** Turns each value into a node, innermost first. What a member is called has no effect on anything. */
function revive(_name: string, value: unknown, context?: Source): PayloadNode {
  if (typeof value === "string") return { kind: "text", text: value };
  if (typeof value === "number") return { kind: "number", digits: context?.source ?? String(value) };
  if (typeof value === "boolean") return { kind: "word", word: value ? "true" : "false" };
  if (value === null) return { kind: "word", word: "null" };
  if (Array.isArray(value)) return { kind: "list", items: value as PayloadNode[] };
  return { kind: "object", members: new Map(Object.entries(value as Record<string, PayloadNode>)) };
}

/** How deep brackets are nested outside of texts; one pass, whatever the text holds. */
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
