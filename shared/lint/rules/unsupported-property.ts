import {
  ON_PREMISES_TYPES,
  OUTGOING_PROPERTIES,
  type OutgoingProperty,
} from "../../platform/outgoing-properties.ts";
import { isObject, NOTHING_FOUND, type Found, type JsonObject, type Place, type Rule } from "../finding.ts";
import type { JsonPath } from "../json-tree.ts";

/** Properties that the on-premises API takes, and for which the cloud API rejects the message. */
export const unsupportedProperty: Rule = {
  check: (payload, _settings, { media }) => {
    const type = typeOf(payload);
    const content = type === undefined ? undefined : payload[type];
    const found = media.length === 0 ? [] : inMedia(media);
    if (!mayConcern(payload, content, type)) return found.length === 0 ? NOTHING_FOUND : found;
    for (const property of OUTGOING_PROPERTIES) {
      if (property.in === "media") continue;
      const holder = property.in === "top" ? payload : content;
      if (!isObject(holder) || !(property.name in holder) || !concerns(property, type)) continue;
      // A message of that type is the property itself.
      const path = property.in === "top" ? [property.name] : [type ?? "", property.name];
      found.push(findingAt(path, property, holder[property.name]));
    }
    const isForeign = type !== undefined && ON_PREMISES_TYPES.includes(type) && payload["type"] === type;
    if (isForeign)
      found.push({
        rule: "unsupported-property",
        path: ["type"],
        sentence: "onPremisesType",
        names: { name: type },
      });
    return found;
  },
};

/** A template and an interactive message have media too. */
function inMedia(media: readonly Place[]): Found[] {
  const found: Found[] = [];
  for (const { path, object } of media)
    for (const property of MEDIA_PROPERTIES)
      if (property.name in object)
        found.push(findingAt([...path, property.name], property, object[property.name]));
  return found;
}

const MEDIA_PROPERTIES = OUTGOING_PROPERTIES.filter((property) => property.in === "media");
const namesIn = (place: OutgoingProperty["in"]): ReadonlySet<string> =>
  new Set(OUTGOING_PROPERTIES.flatMap((property) => (property.in === place ? [property.name] : [])));
const TOP_NAMES = namesIn("top");
const CONTENT_NAMES = namesIn("content");

/** False for most payloads, which have none of the names: a member costs less to look up than a row of the table. */
function mayConcern(payload: JsonObject, content: unknown, type: string | undefined): boolean {
  for (const key in payload) if (TOP_NAMES.has(key)) return true;
  if (isObject(content)) for (const key in content) if (CONTENT_NAMES.has(key)) return true;
  return type !== undefined && ON_PREMISES_TYPES.includes(type);
}

function findingAt(path: JsonPath, { name, idle }: OutgoingProperty, value: unknown): Found {
  const isIdle = idle === "always" || idle?.includes(value) === true;
  const found = {
    rule: "unsupported-property",
    path,
    sentence: "onPremisesProperty",
    names: { name },
  } as const;
  return isIdle ? { ...found, fix: { kind: "remove", path } } : found;
}

/** A message without a type is a text. */
function typeOf(payload: JsonObject): string | undefined {
  const { type } = payload;
  if (typeof type === "string") return type;
  return type === undefined && isObject(payload["text"]) ? "text" : undefined;
}

function concerns({ types, except }: OutgoingProperty, type: string | undefined): boolean {
  if (type === undefined) return types === undefined;
  return types?.includes(type) !== false && except?.includes(type) !== true;
}
