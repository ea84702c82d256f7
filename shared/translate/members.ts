import type { JsonObject } from "./difference.ts";

type Member = readonly [name: string, value: unknown];

/** An object with each member as `change` gives it, in the same order; undefined leaves it out. */
export function mapMembers(
  object: JsonObject,
  change: (name: string, value: unknown) => Member | readonly Member[] | undefined,
): JsonObject {
  const members = Object.entries(object).flatMap(([name, value]) => {
    const changed = change(name, value);
    if (changed === undefined) return [];
    return isMember(changed) ? [changed] : changed;
  });
  // Not by assignment: a member may be called __proto__.
  return Object.fromEntries(members);
}

function isMember(changed: Member | readonly Member[]): changed is Member {
  return typeof changed[0] === "string";
}

/** A list with each element as `change` gives it; what is no list stays as it is. */
export function mapItems(list: unknown, change: (item: unknown, index: number) => unknown): unknown {
  return Array.isArray(list) ? list.map(change) : list;
}
