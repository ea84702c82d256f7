import { isObject, type Rule } from "../finding.ts";

/** The cloud API finds a template by its name alone. */
export const templateNamespace: Rule = ({ template }) => {
  if (!isObject(template) || !("namespace" in template)) return [];
  const path = ["template", "namespace"];
  return [{ rule: "template-namespace", path, sentence: "namespace", fix: { kind: "remove", path } }];
};

/** The only language policy of the cloud API is `deterministic`, which a missing one means too. */
export const templatePolicy: Rule = ({ template }) => {
  const language = isObject(template) ? template["language"] : undefined;
  if (!isObject(language) || !("policy" in language) || language["policy"] === "deterministic") return [];
  const path = ["template", "language", "policy"];
  return [
    { rule: "template-policy", path, sentence: "policy", fix: { kind: "set", path, value: "deterministic" } },
  ];
};
