import { entriesOf, isObject, type Found, type Place, type Rule } from "../finding.ts";

const NOT_EMPTY = /./s;

/** Every button component of a template needs a parameter with a value. */
export const buttonValue: Rule = {
  members: ["template"],
  alike: (path) => (path.at(-3) === "parameters" && path.at(-1) !== "type" ? [NOT_EMPTY] : []),
  check: (_payload, _settings, { buttonGroups }) =>
    buttonGroups.flatMap((buttons) => buttons.flatMap(inButton)),
};

const found = (path: Found["path"]): readonly Found[] => [
  { rule: "button-value", path, sentence: "valueMissing" },
];

function inButton({ path, object }: Place): readonly Found[] {
  const { parameters } = object;
  if (parameters === undefined) return found(path);
  const here = [...path, "parameters"];
  const entries = entriesOf(parameters);
  if (entries.length === 0) return found(here);
  return entries.flatMap(([index, parameter]) => inParameter([...here, index], parameter));
}

/** The value stands under the parameter's type: `payload`, `text`, `coupon_code`, `action`. */
function inParameter(path: Found["path"], parameter: unknown): readonly Found[] {
  if (!isObject(parameter)) return found(path);
  const { type } = parameter;
  const key = typeof type === "string" && type !== "" ? type : "payload";
  const value = parameter[key] ?? (key === "text" ? undefined : parameter["text"]);
  if (typeof value === "string" ? value !== "" : value !== undefined && value !== null) return [];
  return found(key in parameter ? [...path, key] : path);
}
