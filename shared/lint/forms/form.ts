import { isObject, type JsonObject, type LintSettings, type Rule } from "../finding.ts";
import { parseJsonTree, pointerOf, type JsonNode, type JsonPath } from "../json-tree.ts";
import { rulesFor, type LocatedFinding } from "../lint-payload.ts";
import { parseJson } from "../../parse-json.ts";
import { placesOf } from "../places.ts";

/**
 * A value of which only the form counts: any text ("text"), any number ("number"), or a text that the pattern
 * accepts and that is written without escapes.
 */
export type OpenValue = "text" | "number" | RegExp;

/** A part of a line: what has to be the same in every line of this form, or a value that may differ. */
export type FormPart = string | { readonly open: OpenValue };

/** A finding of every line of a form. Its place is so many characters behind the end of so many open values. */
export type FormFinding = {
  readonly finding: LocatedFinding;
  readonly values: number;
  readonly characters: number;
};

/** What lines of the same form have in common. */
export type LineForm = { readonly parts: readonly FormPart[]; readonly findings: readonly FormFinding[] };

/** Longer lines are seldom alike, and would take too much memory. */
const MOST_CHARACTERS = 8_192;

/**
 * The form of a line in which this was found: in every line of the same form the same is found. Undefined for lines
 * that are too long or no JSON object.
 *
 * It is what the rules read that decides. A value that no rule reads may be any other; one that is read has to
 * stay the same, unless every rule that reads it says which texts are alike to it. Keys and everything between
 * values stay as they are, so that no other value is read in their place.
 */
export function formOf(
  text: string,
  found: readonly LocatedFinding[],
  settings: LintSettings,
): LineForm | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const root = parseJsonTree(text);
  const payload = parseJson(text);
  if ("invalidAt" in root || !isObject(payload)) return undefined;
  const read = valuesRead(payload, settings);
  const parts: FormPart[] = [];
  const ends = [0];
  let at = 0;
  for (const { node, path } of scalarsIn(root)) {
    const open = openValue(text.slice(node.start, node.end), read.get(pointerOf(path)));
    if (open === undefined) continue;
    // The quotation marks of a text belong to the parts around it.
    const quote = open === "number" ? 0 : 1;
    parts.push(text.slice(at, node.start + quote), { open });
    at = node.end - quote;
    ends.push(at);
  }
  const findings = found.map((finding) => {
    const values = ends.findLastIndex((end) => end <= finding.offset);
    return { finding, values, characters: finding.offset - (ends[values] ?? 0) };
  });
  return { parts: [...parts, text.slice(at)], findings };
}

/** What a value may be in lines of this form; undefined if it has to stay as it is. */
function openValue(written: string, read: Alike | undefined): OpenValue | undefined {
  const isText = written.startsWith('"');
  if (read === undefined) return isText ? "text" : /^[-\d]/.test(written) ? "number" : undefined;
  return read === "nothing" || !isText ? undefined : read;
}

/** The texts that are alike to the rules that read one: those that a pattern accepts, or no other. */
type Alike = RegExp | "nothing";

/** What the rules read of a payload, by JSON pointer. */
function valuesRead(payload: JsonObject, settings: LintSettings): ReadonlyMap<string, Alike> {
  const read = new Map<string, Alike>();
  for (const rule of rulesFor(payload)) {
    const watched = watch(payload, [], (path, value) => {
      const pointer = pointerOf(path);
      const alike = alikeTo(rule, path, value);
      read.set(pointer, (read.get(pointer) ?? alike) === alike ? alike : "nothing");
    });
    rule.check(watched, settings, placesOf(watched));
  }
  return read;
}

function alikeTo({ alike }: Rule, path: JsonPath, value: unknown): Alike {
  if (typeof value !== "string") return "nothing";
  return alike?.(path).find((pattern) => pattern.test(value)) ?? "nothing";
}

/** An object that reports the path of every value below it that is read, except objects and arrays. */
function watch<T extends object>(
  holder: T,
  path: JsonPath,
  onRead: (path: JsonPath, value: unknown) => void,
): T {
  return new Proxy(holder, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || !Object.hasOwn(target, key)) return value;
      const here = [...path, Array.isArray(target) ? Number(key) : key];
      if (typeof value === "object" && value !== null) return watch(value, here, onRead);
      // How many elements an array has is part of the form.
      if (!Array.isArray(target) || key !== "length") onRead(here, value);
      return value;
    },
  });
}

type Scalar = { readonly node: JsonNode; readonly path: JsonPath };

/** The values that are neither objects nor arrays, in the order of the text. */
function* scalarsIn(root: JsonNode): Generator<Scalar> {
  const open: Scalar[] = [{ node: root, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, path } = next;
    const inner = [
      ...(node.members ?? []).map(({ key, value }) => ({ node: value, path: [...path, key] })),
      ...(node.items ?? []).map((value, index) => ({ node: value, path: [...path, index] })),
    ];
    if (node.members === undefined && node.items === undefined) yield next;
    open.push(...inner.reverse());
  }
}
