import { z } from "zod";
import type { NamedSchema } from "./operation.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema of what the API sends, or takes, as a client's zod schema reads it.
 *
 * The clients read more than an API is assumed to send: a number in place of a text, and members that they don't
 * know. The schema says what is assumed.
 */
export function jsonSchemaOf({ schema, description, members = {} }: NamedSchema): JsonSchema {
  const { $schema: _draft, ...made } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      if (isAnything(jsonSchema.additionalProperties)) delete jsonSchema.additionalProperties;
      delete jsonSchema.propertyNames;
      delete jsonSchema.default;
    },
  });
  const assumed = withoutLenience(made) as JsonSchema & { readonly properties?: JsonSchema };
  const properties = Object.entries(assumed.properties ?? {}).map(([name, member]) => [
    name,
    Object.hasOwn(members, name) && typeof member === "object" && member !== null
      ? { ...member, description: members[name] }
      : member,
  ]);
  return {
    ...assumed,
    ...(properties.length === 0 ? {} : { properties: Object.fromEntries(properties) as unknown }),
    ...(description === undefined ? {} : { description }),
  };
}

/** A text that the clients also read as a number is a text. */
function withoutLenience(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutLenience);
  if (typeof schema !== "object" || schema === null) return schema;
  const members = Object.fromEntries(
    Object.entries(schema).map(([name, member]) => [name, withoutLenience(member)]),
  );
  const { type, anyOf, ...others } = members;
  if (Array.isArray(type) && isTextOrNumber(type)) return { ...members, type: "string" };
  const [text] = Array.isArray(anyOf) ? (anyOf as readonly JsonSchema[]) : [];
  return Array.isArray(anyOf) && isTextOrNumber((anyOf as JsonSchema[]).map((one) => one["type"]))
    ? { ...others, ...text }
    : members;
}

function isTextOrNumber(types: readonly unknown[]): boolean {
  return types.length === 2 && types[0] === "string" && types[1] === "number";
}

function isAnything(schema: unknown): boolean {
  return typeof schema === "object" && schema !== null && Object.keys(schema).length === 0;
}
