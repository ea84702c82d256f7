import { entriesOf, isObject, NOTHING_FOUND, type Found, type JsonObject, type Rule } from "../finding.ts";
import type { JsonPath } from "../json-tree.ts";

/** The members whose texts are judged. */
const TEXTS: ReadonlySet<unknown> = new Set(["button", "title", "description", "display_text", "flow_cta"]);
const TRIMMED = /^\S(?:.*\S)?$/s;

/** Texts of an interactive action, row, section or button must not begin or end with white space. */
export const surroundingSpaces: Rule = {
  members: ["interactive"],
  alike: (path) => (TEXTS.has(path.at(-1)) ? [TRIMMED] : []),
  check: (payload) => {
    const { interactive } = payload;
    const action = isObject(interactive) ? interactive["action"] : undefined;
    if (!isObject(action)) return NOTHING_FOUND;
    const path = ["interactive", "action"];
    return [
      ...textIn(action, path, ["button"]),
      ...entriesOf(action["buttons"]).flatMap(([index, button]) =>
        inButton(button, [...path, "buttons", index]),
      ),
      ...entriesOf(action["sections"]).flatMap(([index, section]) =>
        inSection(section, [...path, "sections", index]),
      ),
      ...(isObject(action["parameters"])
        ? textIn(action["parameters"], [...path, "parameters"], ["display_text", "flow_cta"])
        : []),
    ];
  },
};

function inButton(button: unknown, path: JsonPath): readonly Found[] {
  const reply = isObject(button) ? button["reply"] : undefined;
  return isObject(reply) ? textIn(reply, [...path, "reply"], ["title"]) : [];
}

function inSection(section: unknown, path: JsonPath): readonly Found[] {
  if (!isObject(section)) return [];
  const rows = entriesOf(section["rows"]).flatMap(([index, row]) =>
    isObject(row) ? textIn(row, [...path, "rows", index], ["title", "description"]) : [],
  );
  return [...textIn(section, path, ["title"]), ...rows];
}

/** JavaScript's `trim` takes away what Unicode calls white space and line ends; U+200B is neither. */
function textIn(holder: JsonObject, path: JsonPath, keys: readonly string[]): readonly Found[] {
  return keys.flatMap((key): readonly Found[] => {
    const text = holder[key];
    if (typeof text !== "string" || (text === text.trim() && text !== "")) return [];
    const here = [...path, key];
    if (text === "") return [];
    const trimmed = text.trim();
    return trimmed === ""
      ? [{ rule: "surrounding-spaces", path: here, sentence: "onlySpaces" }]
      : [
          {
            rule: "surrounding-spaces",
            path: here,
            sentence: "spacesAround",
            fix: { kind: "set", path: here, value: trimmed },
          },
        ];
  });
}
