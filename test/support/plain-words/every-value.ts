import type { z } from "zod";
import { invariant } from "../../../shared/invariant.ts";

/** Texts that a schema's form alone doesn't tell, by the name of the member. */
const TEXTS: Readonly<Record<string, string>> = {
  run: "r-20260115-told11",
  test: "t-20260115-abc123",
  until: "2026-01-15T14:05:00.000Z",
  at: "2026-01-15T12:00:00.000Z",
  id: "number.quality",
  folder: "/home/you/other folder",
  workspace: "ws-7k2q9d",
  otherNumber: "+12025550199",
  serves: "12025550199",
  member: "Member",
  address: "192.0.2.7",
  before: "https://hooks.example/webhooks",
};

/** Members that no sentence depends on any further. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  columns: [["time", "kind"]],
  current: [{ revision: 1, workspaces: [] }],
  checks: [1, 2].map((count) =>
    Array.from({ length: count }, () => ({
      id: "cloud.token",
      status: "fail",
      found: "expired",
      cause: "token-expired",
      facts: {},
      ms: 1,
    })),
  ),
};

/**
 * One value for each way that a schema's values can differ: each member of each enum and union, each optional member with
 * and without.
 */
export function everyValueOf(schema: z.core.$ZodType, name = "", depth = 0): readonly unknown[] {
  const sample = SAMPLES[name];
  if (sample !== undefined) return sample;
  const { def } = schema as unknown as { readonly def: z.core.$ZodTypes["_zod"]["def"] };
  const inner = (one: z.core.$ZodType): readonly unknown[] => everyValueOf(one, name, depth + 1);
  invariant(depth < 12, "schemas aren't as deep");
  switch (def.type) {
    case "never":
      return [];
    case "literal":
      return def.values;
    case "enum":
      return Object.values(def.entries);
    case "union":
      return def.options.flatMap(inner);
    case "optional":
    case "nullable":
      return [undefined, ...inner(def.innerType)];
    case "default":
    case "readonly":
      return inner(def.innerType);
    case "pipe":
      return inner(def.in);
    case "array":
      return inner(def.element).map((one) => [one]);
    case "object":
      return everyObject(def.shape, depth);
    case "string":
      return [TEXTS[name] ?? `${name === "" ? "text" : name}-1`];
    case "number":
      return [1, 2];
    case "boolean":
      return [false, true];
    case "record":
      return [{}];
    case "lazy":
      return depth > 6 ? [] : inner(def.getter());
    default:
      throw new Error(`No value for a schema of type ${def.type} (${name}).`);
  }
}

// Each member in turn has each of its values, while the others have their first.
function everyObject(shape: z.core.$ZodLooseShape, depth: number): readonly unknown[] {
  const members = Object.entries(shape).map(([name, schema]) => ({
    name,
    values: everyValueOf(schema as z.core.$ZodType, name, depth + 1),
  }));
  const first = Object.fromEntries(members.map(({ name, values: [value] }) => [name, value]));
  return members.flatMap(({ name, values }, index) =>
    values.slice(index === 0 ? 0 : 1).map((value) => ({ ...first, [name]: value })),
  );
}
