import { entriesOf, isObject, type JsonObject } from "./finding.ts";
import type { JsonPath } from "./json-tree.ts";

/** An object of a payload with its path. */
export type Place = { readonly path: JsonPath; readonly object: JsonObject };

const MEDIA_TYPES = ["audio", "document", "image", "sticker", "video", "voice"];

/**
 * Every media object of a message: its own, those of a template's parameters and carousel cards, and the
 * header of an interactive message.
 */
export function mediaOf(payload: JsonObject): readonly Place[] {
  const own = mediaIn(payload, []);
  const { interactive, template } = payload;
  const header = isObject(interactive) ? interactive["header"] : undefined;
  const inHeader = isObject(header) ? mediaIn(header, ["interactive", "header"]) : [];
  return [...own, ...inHeader, ...componentsOf(template).flatMap(mediaOfComponent)];
}

function mediaOfComponent({ path, object }: Place): readonly Place[] {
  return entriesOf(object["parameters"]).flatMap(([index, parameter]) =>
    isObject(parameter) ? mediaIn(parameter, [...path, "parameters", index]) : [],
  );
}

function mediaIn(holder: JsonObject, path: JsonPath): readonly Place[] {
  return MEDIA_TYPES.flatMap((type) => {
    const object = holder[type];
    return isObject(object) ? [{ path: [...path, type], object }] : [];
  });
}

/** The components of a template, with those of its carousel cards, which have no cards of their own. */
function componentsOf(template: unknown): readonly Place[] {
  return componentsIn(template, ["template"]).flatMap((component) => [
    component,
    ...entriesOf(component.object["cards"]).flatMap(([card, value]) =>
      componentsIn(value, [...component.path, "cards", card]),
    ),
  ]);
}

function componentsIn(holder: unknown, path: JsonPath): readonly Place[] {
  if (!isObject(holder)) return [];
  return entriesOf(holder["components"]).flatMap(([index, component]) =>
    isObject(component) ? [{ path: [...path, "components", index], object: component }] : [],
  );
}

/** The button components of a template in groups that count their indexes together. */
export function buttonGroupsOf(payload: JsonObject): readonly (readonly Place[])[] {
  const groups = new Map<string, Place[]>();
  for (const place of componentsOf(payload["template"])) {
    const { type } = place.object;
    if (typeof type !== "string" || type.toLowerCase() !== "button") continue;
    const key = JSON.stringify(place.path.slice(0, -1));
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return [...groups.values()];
}
