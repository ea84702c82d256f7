import type { Found, JsonObject, LintSettings } from "./finding.ts";
import { editsFor, type Edit } from "./fix-text.ts";
import { parseJsonTree, readJson, tooDeepAt, type JsonNode } from "./json-tree.ts";
import { lintPayload, locate, type LocatedFinding } from "./lint-payload.ts";
import { unreadable } from "./report-findings.ts";

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
  const deep = tooDeepAt(text);
  if (deep !== undefined) return unread("tooDeep", deep);
  const value = parse(text);
  if (value === undefined) {
    const read = parseJsonTree(text);
    return unread("syntax", "invalidAt" in read ? read.invalidAt : 0);
  }
  const { parsed } = value;
  const list = mayBeList && Array.isArray(parsed) ? (parsed as readonly unknown[]) : undefined;
  const found =
    list === undefined
      ? [lintPayload(parsed, settings)]
      : list.map((payload) => lintPayload(payload, settings));
  // Positions are worked out only where something is found, which is rare.
  if (found.every(isEmpty) && !mayRepeatKey(text, parsed))
    return found.length === 1 ? ONE_CLEAN : { ...ONE_CLEAN, payloads: found.length };
  const root = parseJsonTree(text);
  if ("invalidAt" in root) return unread("syntax", root.invalidAt);
  const located = found.map((one, index) =>
    inPlace(text, one, list === undefined ? root : (root.items?.[index] ?? root)),
  );
  return {
    findings: located.flatMap(({ findings }) => findings),
    edits: located.flatMap(({ edits }) => edits),
    payloads: found.length,
  };
}

const ONE_CLEAN: TextLint = { findings: [], edits: [], payloads: 1 };
const isEmpty = (found: readonly unknown[]): boolean => found.length === 0;

/** What was found in one payload, with its places in the text and its edits. */
function inPlace(
  text: string,
  found: readonly Found[],
  node: JsonNode,
): Pick<TextLint, "findings" | "edits"> {
  const fixes = found.flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
  return { findings: locate(found, node), edits: editsFor(text, node, fixes) };
}

/**
 * Finds what `lintText` finds in a text that may be a list, in slices, so that a window stays fluid meanwhile:
 * yields the offset that is reached. Takes longer, because every position is worked out, but holds those of one
 * payload at a time.
 */
export function* lintTextInSlices(text: string, settings: LintSettings): Generator<number, TextLint> {
  const deep = tooDeepAt(text);
  if (deep !== undefined) return unread("tooDeep", deep);
  const findings: LocatedFinding[] = [];
  const edits: Edit[] = [];
  let payloads = 0;
  const reader = readJson(text);
  reader.skipSpaces();
  const isList = reader.take("[");
  if (isList) reader.skipSpaces();
  for (let isOpen = !isList || !reader.take("]"); isOpen;) {
    const item = yield* reader.value();
    if (item === undefined) return unread("syntax", reader.at());
    const payload: unknown = JSON.parse(text.slice(item.start, item.end));
    const located = inPlace(text, lintPayload(payload, settings), item);
    for (const one of located.findings) findings.push(one);
    for (const one of located.edits) edits.push(one);
    payloads += 1;
    yield reader.at();
    reader.skipSpaces();
    isOpen = isList && !reader.take("]");
    if (isOpen && !reader.take(",")) return unread("syntax", reader.at());
    if (isOpen) reader.skipSpaces();
  }
  reader.skipSpaces();
  return reader.at() === text.length ? { findings, edits, payloads } : unread("syntax", reader.at());
}

function parse(text: string): { readonly parsed: unknown } | undefined {
  try {
    return { parsed: JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text) };
  } catch {
    return undefined;
  }
}

function unread(sentence: "syntax" | "tooDeep", offset: number): TextLint {
  return { findings: [{ ...unreadable(sentence), offset }], edits: [], payloads: 1 };
}

/** Whether a text has more places that look like a key than its value has keys; a text in a text counts too. */
function mayRepeatKey(text: string, value: unknown): boolean {
  return keyLikesIn(text) > keysIn(value);
}

const SPACE = 32;
const QUOTE = 34;

/**
 * Places where a colon follows a quotation mark. Nearly every text passes here, so it counts without a copy.
 * The text is JSON: of the characters up to a space, only white space stands before a colon.
 */
function keyLikesIn(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    let before = colon - 1;
    while (before > 0 && text.charCodeAt(before) <= SPACE) before -= 1;
    if (text.charCodeAt(before) === QUOTE) count += 1;
  }
  return count;
}

function keysIn(value: unknown): number {
  if (!isHolder(value)) return 0;
  let keys = 0;
  const open: object[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) {
      for (const item of next as readonly unknown[]) if (isHolder(item)) open.push(item);
    } else {
      const holder = next as JsonObject;
      for (const key in holder) {
        keys += 1;
        const inner = holder[key];
        if (isHolder(inner)) open.push(inner);
      }
    }
  }
  return keys;
}

function isHolder(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
