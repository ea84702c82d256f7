import {
  isObject,
  type JsonObject,
  MEDIA_HOLDERS,
  NOTHING_FOUND,
  type Found,
  type LintSentence,
  type LintSettings,
  type Rule,
  type RuleName,
  type Severity,
} from "./finding.ts";
import { nodeAt, pointerOf, type JsonNode, type JsonPath } from "./json-tree.ts";
import { NO_PLACES, placesOf } from "./places.ts";
import { buttonIndex } from "./rules/button-index.ts";
import { buttonValue } from "./rules/button-value.ts";
import { mediaHost } from "./rules/media-host.ts";
import { mediaId } from "./rules/media-id.ts";
import { mediaLink } from "./rules/media-link.ts";
import { messagingProduct } from "./rules/messaging-product.ts";
import { recipientFormat } from "./rules/recipient-format.ts";
import { stickerpack } from "./rules/stickerpack.ts";
import { surroundingSpaces } from "./rules/surrounding-spaces.ts";
import { templateNamespace, templatePolicy } from "./rules/template.ts";
import { unsupportedProperty } from "./rules/unsupported-property.ts";

const PAYLOAD_RULES: readonly Rule[] = [
  messagingProduct,
  recipientFormat,
  unsupportedProperty,
  stickerpack,
  templateNamespace,
  templatePolicy,
  buttonIndex,
  buttonValue,
  surroundingSpaces,
  mediaLink,
  mediaHost,
  mediaId,
];

/** A finding with its place in the payload's text. */
export type LocatedFinding = {
  readonly rule: RuleName;
  readonly severity: Severity;
  readonly pointer: string;
  /** Offset of the value in the text, or of the holder of what is missing. */
  readonly offset: number;
  readonly sentence: LintSentence;
  readonly names: Readonly<Record<string, string>>;
  /** Whether there is a fix. */
  readonly fixable: boolean;
};

/** Checks a parsed payload by every rule that needs no text; most payloads have no finding. */
export function lintPayload(payload: unknown, settings: LintSettings): readonly Found[] {
  if (!isObject(payload)) return [{ rule: "json-syntax", path: [], sentence: "noObject" }];
  let concerned = 0;
  for (const key in payload) concerned |= BITS_OF_MEMBER.get(key) ?? 0;
  const places = (concerned & BITS_OF_MEDIA) === 0 ? NO_PLACES : placesOf(payload);
  let found = NOTHING_FOUND;
  for (const { bit, check } of CHECKS) {
    if (bit !== 0 && (concerned & bit) === 0) continue;
    const more = check(payload, settings, places);
    if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
  }
  return found;
}

/** The rules that concern a payload. */
export function rulesFor(payload: JsonObject): readonly Rule[] {
  return PAYLOAD_RULES.filter(
    ({ members }) => members?.some((member) => Object.hasOwn(payload, member)) ?? true,
  );
}

/** The rules with a bit for each that concerns certain members only, and 0 for the others. */
const CHECKS = PAYLOAD_RULES.map(({ members, check }, index) => ({
  bit: members === undefined ? 0 : 1 << index,
  members: members ?? [],
  check,
}));

const BITS_OF_MEMBER: ReadonlyMap<string, number> = bitsByMember();
const BITS_OF_MEDIA = MEDIA_HOLDERS.reduce((bits, member) => bits | (BITS_OF_MEMBER.get(member) ?? 0), 0);

function bitsByMember(): ReadonlyMap<string, number> {
  const bits = new Map<string, number>();
  for (const { bit, members } of CHECKS)
    for (const member of members) bits.set(member, (bits.get(member) ?? 0) | bit);
  return bits;
}

/** Adds places to findings, and the keys that an object of the text says twice. */
export function locate(found: readonly Found[], root: JsonNode): readonly LocatedFinding[] {
  const located = found.map(({ rule, path, sentence, names = {}, fix }) => ({
    rule,
    severity: "error" as const,
    pointer: pointerOf(path),
    offset: nodeAt(root, path)?.start ?? root.start,
    sentence,
    names,
    fixable: fix !== undefined,
  }));
  return [...located, ...duplicatesIn(root)].sort((one, other) => one.offset - other.offset);
}

/** A way into a value, kept as its last step: copying whole paths would take far too long in deep nesting. */
type Way = { readonly above: Way | undefined; readonly step: string | number };

function duplicatesIn(root: JsonNode): readonly LocatedFinding[] {
  const found: LocatedFinding[] = [];
  const open: { readonly node: JsonNode; readonly way: Way | undefined }[] = [{ node: root, way: undefined }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, way } = next;
    const seen = new Set<string>();
    for (const { key, start, value } of node.members ?? []) {
      const here = { above: way, step: key };
      if (seen.has(key))
        found.push({
          rule: "duplicate-key",
          severity: "warning",
          pointer: pointerOf(pathOf(here)),
          offset: start,
          sentence: "keyTwice",
          names: { name: key },
          fixable: false,
        });
      seen.add(key);
      open.push({ node: value, way: here });
    }
    for (const [index, value] of (node.items ?? []).entries())
      open.push({ node: value, way: { above: way, step: index } });
  }
  return found;
}

function pathOf(way: Way): JsonPath {
  const steps: (string | number)[] = [];
  for (let at: Way | undefined = way; at !== undefined; at = at.above) steps.push(at.step);
  return steps.reverse();
}
