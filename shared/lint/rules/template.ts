import { isObject, NOTHING_FOUND, type Rule } from "../finding.ts";

/** The cloud API finds a template by its name alone. */
export const templateNamespace: Rule = {
  members: ["template"],
  check: ({ template }) => {
    if (!isObject(template) || !("namespace" in template)) return NOTHING_FOUND;
    const path = ["template", "namespace"];
    return [{ rule: "template-namespace", path, sentence: "namespace", fix: { kind: "remove", path } }];
  },
};

/** The only language policy of the cloud API is `deterministic`, which a missing one means too. */
export const templatePolicy: Rule = {
  members: ["template"],
  check: ({ template }) => {
    const language = isObject(template) ? template["language"] : undefined;
    if (!isObject(language) || !("policy" in language) || language["policy"] === "deterministic")
      return NOTHING_FOUND;
    const path = ["template", "language", "policy"];
    return [
      {
        rule: "template-policy",
        path,
        sentence: "policy",
        fix: { kind: "set", path, value: "deterministic" },
      },
    ];
  },
};
