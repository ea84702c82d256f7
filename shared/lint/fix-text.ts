import type { Fix } from "./finding.ts";
import { nodeAt, type JsonMember, type JsonNode, type JsonPath } from "./json-tree.ts";

/** A part of a text and what takes its place; offsets in UTF-16 code units. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };

/**
 * The edits that apply fixes to a payload, in the order of the text and without overlaps. They leave every
 * character outside the changed values: indentation, order of keys, spelling of numbers. `root` holds the
 * payload's positions in `text`, which may hold other payloads too.
 */
export function editsFor(text: string, root: JsonNode, fixes: readonly Fix[]): readonly Edit[] {
  const edits = [
    ...fixes.flatMap((fix) => (fix.kind === "set" ? setEdits(text, root, fix) : [])),
    ...holdersOf(root, fixes).flatMap((holder) => holderEdits(text, holder)),
  ].sort((one, other) => one.start - other.start || one.end - other.end);
  let at = 0;
  return edits.filter(({ start, end }) => {
    // A value within something that is removed needs no change.
    if (start < at) return false;
    at = end;
    return true;
  });
}

/** Applies edits that are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = "";
  let at = 0;
  for (const edit of edits) {
    done += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return done + text.slice(at);
}

function setEdits(
  text: string,
  root: JsonNode,
  { path, value }: Extract<Fix, { kind: "set" }>,
): readonly Edit[] {
  const node = nodeAt(root, path);
  if (node === undefined) return [];
  const { start, end } = node;
  const kept = typeof value === "string" ? shortened(text.slice(start, end), value) : undefined;
  return [{ start, end, text: kept ?? JSON.stringify(value) }];
}

/** A character of a JSON text as it is written: itself or an escape. */
const CHARACTER = /\\u[0-9a-fA-F]{4}|\\?[^]/g;

/** A text of which characters are only taken away keeps the spelling of the others; undefined for another change. */
function shortened(written: string, value: string): string | undefined {
  if (!written.startsWith('"')) return undefined;
  let kept = "";
  let found = 0;
  for (const [character] of written.slice(1, -1).matchAll(CHARACTER)) {
    const said: unknown = character.startsWith("\\") ? JSON.parse(`"${character}"`) : character;
    if (found === value.length || said !== value[found]) continue;
    kept += character;
    found += 1;
  }
  return found === value.length ? `"${kept}"` : undefined;
}

/** An object of which members are removed or to which members are added. */
type Holder = {
  readonly node: JsonNode;
  readonly members: readonly JsonMember[];
  readonly removed: Set<string>;
  readonly added: Extract<Fix, { kind: "add" }>[];
};

function holdersOf(root: JsonNode, fixes: readonly Fix[]): readonly Holder[] {
  const holders = new Map<JsonNode, Holder>();
  const at = (path: JsonPath): Holder | undefined => {
    const node = nodeAt(root, path);
    if (node?.members === undefined) return undefined;
    const holder = holders.get(node) ?? { node, members: node.members, removed: new Set(), added: [] };
    holders.set(node, holder);
    return holder;
  };
  for (const fix of fixes)
    if (fix.kind === "remove") at(fix.path.slice(0, -1))?.removed.add(String(fix.path.at(-1)));
    else if (fix.kind === "add") at(fix.path)?.added.push(fix);
  return [...holders.values()];
}

function holderEdits(text: string, holder: Holder): readonly Edit[] {
  const { node, members, removed, added } = holder;
  const isKept = ({ key }: JsonMember): boolean => !removed.has(key);
  const [first] = members;
  if (first === undefined || !members.some(isKept)) {
    const { colon, gap } = spelling(text, holder);
    const body = added.map(({ key, value }) => `${JSON.stringify(key)}${colon}${JSON.stringify(value)}`);
    return [{ start: node.start + 1, end: node.end - 1, text: body.join(`,${gap}`) }];
  }
  const { colon, gap } = spelling(text, holder);
  const inserted = added.map(
    ({ key, value }) => `${JSON.stringify(key)}${colon}${JSON.stringify(value)},${gap}`,
  );
  const insertion = { start: first.start, end: first.start, text: inserted.join("") };
  return [...(inserted.length === 0 ? [] : [insertion]), ...removals(members, isKept)];
}

/** Removes each run of members up to the next kept one, or from the end of the one before it. */
function removals(members: readonly JsonMember[], isKept: (one: JsonMember) => boolean): readonly Edit[] {
  const edits: Edit[] = [];
  for (let from = 0; from < members.length; from += 1) {
    const [before, first] = [members[from - 1], members[from]];
    if (first === undefined || isKept(first)) continue;
    const next = members.findIndex((one, index) => index > from && isKept(one));
    const [last, kept] = [members.at(-1), members[next]];
    if (kept !== undefined && next > 0) edits.push({ start: first.start, end: kept.start, text: "" });
    else if (before !== undefined && last !== undefined)
      edits.push({ start: before.value.end, end: last.value.end, text: "" });
    from = next > 0 ? next : members.length;
  }
  return edits;
}

/** How this object writes its colons, and the gap behind its commas. */
function spelling(text: string, { node, members }: Holder): { readonly colon: string; readonly gap: string } {
  const [first, second] = members;
  if (first === undefined) return { colon: ": ", gap: " " };
  const colon = text.slice(first.keyEnd, first.value.start);
  if (second === undefined) return { colon, gap: text.slice(node.start + 1, first.start) };
  const between = text.slice(first.value.end, second.start);
  return { colon, gap: between.slice(between.indexOf(",") + 1) };
}
