import type { Found, Place, Rule } from "../finding.ts";

/** Every button component of a template needs its index, a single one too. */
export const buttonIndex: Rule = {
  members: ["template"],
  check: (_payload, _settings, { buttonGroups }) => buttonGroups.flatMap(inGroup),
};

function inGroup(buttons: readonly Place[]): readonly Found[] {
  const given = buttons.map(({ object }) => object["index"]);
  // The order tells the missing ones if those that are given are their own positions.
  const isOrdered = given.every((index, position) => isMissing(index) || String(index) === String(position));
  const isNumeric = given.some((index) => typeof index === "number");
  return buttons.flatMap(({ path, object }, position): readonly Found[] => {
    const index = object["index"];
    if (!isMissing(index)) return [];
    const value = isNumeric ? position : String(position);
    const isThere = "index" in object;
    const where = isThere ? [...path, "index"] : path;
    const found = { rule: "button-index", path: where, sentence: "indexMissing" } as const;
    if (!isOrdered) return [found];
    return [
      isThere
        ? { ...found, fix: { kind: "set", path: where, value } }
        : { ...found, fix: { kind: "add", path, key: "index", value } },
    ];
  });
}

function isMissing(index: unknown): boolean {
  return index === undefined || index === null || index === "";
}
