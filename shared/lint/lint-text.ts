import { isObject, type LintSettings } from "./finding.ts";
import { editsFor, type Edit } from "./fix-text.ts";
import { JSON_SPACES, parseJsonTree } from "./json-tree.ts";
import { lintPayload, locate, type LocatedFinding } from "./lint-payload.ts";

/** The findings of one text, and the edits that fix those that can be fixed. */
export type TextLint = {
  readonly findings: readonly LocatedFinding[];
  readonly edits: readonly Edit[];
  readonly payloads: number;
};

/**
 * Checks a JSON text that is one payload, or with `mayBeList` an array of payloads. Pointers lead into the
 * payload, offsets into the text.
 */
export function lintText(text: string, settings: LintSettings, mayBeList = false): TextLint {
  const value = parse(text);
  if (value === undefined) return invalid(text);
  const list = mayBeList && Array.isArray(value.parsed) ? (value.parsed as readonly unknown[]) : undefined;
  const found = (list ?? [value.parsed]).map((payload) => lintPayload(payload, settings));
  const payloads = found.length;
  // Positions are worked out only where something is found, which is rare.
  if (found.every((one) => one.length === 0) && !mayRepeatKey(text, value.parsed))
    return { findings: [], edits: [], payloads };
  const root = parseJsonTree(text);
  if ("invalidAt" in root) return invalid(text);
  const located = found.map((one, index) => {
    const node = list === undefined ? root : (root.items?.[index] ?? root);
    const fixes = one.flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
    return { findings: locate(one, node), edits: editsFor(text, node, fixes) };
  });
  return {
    findings: located.flatMap(({ findings }) => findings),
    edits: located.flatMap(({ edits }) => edits),
    payloads,
  };
}

function parse(text: string): { readonly parsed: unknown } | undefined {
  try {
    return { parsed: JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text) };
  } catch {
    return undefined;
  }
}

function invalid(text: string): TextLint {
  const root = parseJsonTree(text);
  const offset = "invalidAt" in root ? root.invalidAt : 0;
  const said = {
    rule: "json-syntax",
    severity: "error",
    pointer: "",
    sentence: "syntax",
    names: {},
  } as const;
  return { findings: [{ ...said, offset }], edits: [], payloads: 1 };
}

/** Whether a text has more places that look like a key than its value has keys; a text in a text counts too. */
function mayRepeatKey(text: string, value: unknown): boolean {
  return keyLikesIn(text) > keysIn(value);
}

/** Places where a colon follows a quotation mark. Nearly every text passes here, so it counts without a copy. */
function keyLikesIn(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    let before = colon - 1;
    while (before >= 0 && JSON_SPACES.includes(text.charAt(before))) before -= 1;
    if (text.charAt(before) === '"') count += 1;
  }
  return count;
}

function keysIn(value: unknown): number {
  let keys = 0;
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) {
      for (const item of next as readonly unknown[]) if (isHolder(item)) open.push(item);
    } else if (isObject(next)) {
      for (const key of Object.keys(next)) {
        keys += 1;
        const inner = next[key];
        if (isHolder(inner)) open.push(inner);
      }
    }
  }
  return keys;
}

function isHolder(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
