import type { MessageDescriptor } from "../checks/result.ts";
import type { PlanFault } from "../migration/plan-problem.ts";
import { planFaults } from "./catalogue/en/row-faults.ts";
import { findingText } from "./findings.ts";
import type { Translate } from "./translate.ts";

/** Why a row of a table can't be used: in English for scripts, and by its keys for other languages. */
export type RowFault = { readonly message: string; readonly said?: readonly MessageDescriptor[] | undefined };

/** The faults of a row in the selected language, or in English if the catalogue lacks a sentence for one. */
export function rowFaultText(t: Translate, { message, said = [] }: RowFault): string {
  const texts = said.map((one) => findingText(t, { said: one, found: "" }));
  return texts.length === 0 || texts.includes("") ? message : texts.join("; ");
}

type TextName = keyof typeof planFaults.text;

/** Parts of a plan as they are written in each language. */
const FORMS: Readonly<Record<string, string>> = {
  env: '{ "env": NAME }',
  file: '{ "file": PATH }',
  vault: '{ "vault": LABEL }',
  pfx: '{ "pfx": PATH }',
  pair: '{ "cert": PATH, "key": SECRET }',
  passphrase: '"passphrase": SECRET',
  token: '{ "token": SECRET }',
  user: '{ "username": NAME, "password": SECRET }',
};

const BY_TEXT: ReadonlyMap<string, TextName> = new Map(
  (Object.entries(planFaults.text) as [TextName, string][]).map(([name, text]) => [
    text.replace(/\{\{(\w+)\}\}/g, (_all, form: string) => FORMS[form] ?? ""),
    name,
  ]),
);

type TypeName = keyof typeof planFaults.type;

const isType = (expected: string): expected is TypeName => Object.hasOwn(planFaults.type, expected);

/** The fault of a plan's member by its keys; undefined for one that has no sentence here. */
export function planFaultSaid({ member, message, kind }: PlanFault): MessageDescriptor | undefined {
  const fault = saidOf(message, kind);
  if (fault === undefined) return undefined;
  const whole: MessageDescriptor = { key: "rowFaults.wholePlan", values: {} };
  return {
    key: "rowFaults.member",
    values: { member: member === "the plan" ? whole : member, fault },
  };
}

function saidOf(message: string, kind: PlanFault["kind"]): MessageDescriptor | undefined {
  switch (kind?.is) {
    case "unknown-member":
      return { key: "planFaults.unknown", values: {} };
    case "type":
      return isType(kind.expected) ? { key: `planFaults.type.${kind.expected}`, values: {} } : undefined;
    case "value":
      return {
        key: kind.values.length === 1 ? "planFaults.exactly" : "planFaults.oneOf",
        values: { values: kind.values.join(", ") },
      };
    case undefined: {
      const name = BY_TEXT.get(message);
      return name === undefined ? undefined : { key: `planFaults.text.${name}`, values: FORMS };
    }
  }
}
