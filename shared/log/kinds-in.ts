import { z } from "zod";

/**
 * The values that `kind` takes in the objects of these schemas, unions and wrappers included. It is the closed list
 * behind a contract, so that nothing else is ever taken for one.
 */
export function kindsIn(schemas: readonly z.core.$ZodType[]): readonly [string, ...string[]] {
  const [first, ...others] = [...new Set(schemas.flatMap(kindsOf))].toSorted();
  if (first === undefined) throw new Error("no schema has a kind");
  return [first, ...others];
}

function kindsOf(schema: z.core.$ZodType): readonly string[] {
  if (schema instanceof z.ZodLazy) return kindsOf(schema.unwrap());
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap(kindsOf);
  if (!(schema instanceof z.ZodObject)) return [];
  const kind: unknown = schema.shape["kind"];
  if (kind instanceof z.ZodLiteral || kind instanceof z.ZodEnum)
    return [...(kind instanceof z.ZodLiteral ? kind.values : kind.options)].filter(
      (one) => typeof one === "string",
    );
  return [];
}
