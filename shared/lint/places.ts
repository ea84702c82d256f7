import { entriesOf, isObject, MEDIA_TYPES, type JsonObject, type Place, type Places } from "./finding.ts";
import type { JsonPath } from "./json-tree.ts";

const IS_MEDIA: ReadonlySet<string> = new Set(MEDIA_TYPES);
/** The places of a payload without media and templates. */
export const NO_PLACES: Places = { media: [], buttonGroups: [] };

/**
 * Gathers every media object of a message (its own, those of a template's parameters and carousel cards, the
 * header of an interactive message) and the buttons of its template.
 */
export function placesOf(payload: JsonObject): Places {
  const { interactive, template } = payload;
  const media: Place[] = [];
  addMedia(media, payload, ROOT);
  const header = isObject(interactive) ? interactive["header"] : undefined;
  if (isObject(header)) addMedia(media, header, HEADER);
  if (!isObject(template)) return media.length === 0 ? NO_PLACES : { media, buttonGroups: [] };
  const components = componentsOf(template);
  for (const { path, object } of components)
    for (const [index, parameter] of entriesOf(object["parameters"]))
      if (isObject(parameter)) addMedia(media, parameter, [...path, "parameters", index]);
  return { media, buttonGroups: buttonGroupsOf(components) };
}

const ROOT: JsonPath = [];
const HEADER: JsonPath = ["interactive", "header"];

/** An object has fewer members than there are types. */
function addMedia(media: Place[], holder: JsonObject, path: JsonPath): void {
  for (const key in holder)
    if (IS_MEDIA.has(key)) {
      const object = holder[key];
      if (isObject(object)) media.push({ path: [...path, key], object });
    }
}

/** The components of a template, with those of its carousel cards, which have no cards of their own. */
function componentsOf(template: JsonObject): readonly Place[] {
  const own = componentsIn(template, ["template"]);
  if (!own.some(({ object }) => "cards" in object)) return own;
  return own.flatMap((component) => [
    component,
    ...entriesOf(component.object["cards"]).flatMap(([card, value]) =>
      isObject(value) ? componentsIn(value, [...component.path, "cards", card]) : [],
    ),
  ]);
}

function componentsIn(holder: JsonObject, path: JsonPath): readonly Place[] {
  return entriesOf(holder["components"]).flatMap(([index, component]) =>
    isObject(component) ? [{ path: [...path, "components", index], object: component }] : [],
  );
}

function buttonGroupsOf(components: readonly Place[]): readonly (readonly Place[])[] {
  const groups = new Map<string, Place[]>();
  for (const place of components) {
    const { type } = place.object;
    if (typeof type !== "string" || type.toLowerCase() !== "button") continue;
    const key = place.path.slice(0, -1).join("/");
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [place]);
    else group.push(place);
  }
  return [...groups.values()];
}
