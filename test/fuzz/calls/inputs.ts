import { sample, stringMatching } from "fast-check";
import { z } from "zod";
import { api } from "../../../shared/rpc/api.ts";
import type { MethodName } from "../../../shared/rpc/names.ts";
import type { SeededRandom } from "../../support/seeded-random.ts";
import { HOSTILE_TEXTS } from "../../support/webhooks/hostile-payloads.ts";

type Schema = {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
};

/** Values that calls may refer to: what the core told before, and whole members that fit it. */
export type Known = {
  /** Texts of earlier answers. */
  readonly texts: readonly string[];
  /** Whole values by the name of the member that takes them. */
  readonly whole: Readonly<Record<string, readonly unknown[]>>;
  /** What stands for a secret, wherever a member takes one. */
  readonly secrets: readonly string[];
};

const schemas = new Map<string, Schema>();
function schemaOf(method: MethodName): Schema {
  const known = schemas.get(method);
  if (known !== undefined) return known;
  const made = z.toJSONSchema(api[method].input, { io: "input", unrepresentable: "any" }) as Schema;
  schemas.set(method, made);
  return made;
}

/** Members whose text is a secret. */
const SECRET =
  /^(?:passphrase|current|next|value|pin|code|token|verifyToken|appSecrets?|authtoken|password|certificate|key)$/;

/** An input that fits the method's contract, or nearly. `changed`: something about it was made wrong or odd. */
export function inputFor(method: MethodName, random: SeededRandom, known: Known): unknown {
  const fitting = new Maker(random, known).value(schemaOf(method), "", 0);
  return random.next() < 0.45 ? bent(fitting, random) : fitting;
}

class Maker {
  readonly #random: SeededRandom;
  readonly #known: Known;

  constructor(random: SeededRandom, known: Known) {
    this.#random = random;
    this.#known = known;
  }

  value(schema: Schema, name: string, depth: number): unknown {
    const random = this.#random;
    const whole = this.#known.whole[name];
    if (whole !== undefined && random.next() < 0.85) return structuredClone(oneOf(random, whole));
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return oneOf(random, schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return this.value(oneOf(random, choices) ?? {}, name, depth);
    if (schema.allOf !== undefined)
      return Object.assign({}, ...schema.allOf.map((one) => this.value(one, name, depth)));
    switch (schema.type) {
      case "object":
        return this.#object(schema, depth);
      case "array":
        return this.#list(schema, name, depth);
      case "string":
        return this.#text(schema, name);
      case "integer":
      case "number":
        return this.#number(schema);
      case "boolean":
        return random.next() < 0.5;
      case "null":
        return null;
      default:
        return depth > 6 || schema.$ref !== undefined ? "x" : odd(random);
    }
  }

  #object(schema: Schema, depth: number): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      const isNeeded = schema.required?.includes(name) === true;
      if (isNeeded || (depth < 7 && this.#random.next() < 0.4))
        made[name] = this.value(member, name, depth + 1);
    }
    const others = schema.additionalProperties;
    if (typeof others === "object" && this.#random.next() < 0.7)
      made[this.#aText()] = this.value(others, "", depth + 1);
    return made;
  }

  #list(schema: Schema, name: string, depth: number): unknown[] {
    const least = schema.minItems ?? 0;
    const length = least + (depth > 6 ? 0 : this.#random.between(0, 2));
    return Array.from({ length }, () => this.value(schema.items ?? {}, name, depth + 1));
  }

  #text({ pattern, format }: Schema, name: string): string {
    if (SECRET.test(name)) return oneOf(this.#random, this.#known.secrets) ?? "secret";
    if (pattern !== undefined) return this.#matching(pattern);
    if (format === "uri") return oneOf(this.#random, ADDRESSES) ?? "";
    if (format === "date-time")
      return new Date(Date.UTC(2026, 10, this.#random.between(1, 30))).toISOString();
    return this.#aText();
  }

  #matching(pattern: string): string {
    const form = new RegExp(pattern, "u");
    const told = this.#known.texts.filter((text) => form.test(text));
    return (
      (this.#random.next() < 0.8 ? oneOf(this.#random, told) : undefined) ??
      oneOf(this.#random, drawn(pattern)) ??
      ""
    );
  }

  #aText(): string {
    const { texts } = this.#known;
    const list = this.#random.next() < 0.6 ? texts : this.#random.next() < 0.5 ? ADDRESSES : TEXTS;
    return oneOf(this.#random, list) ?? "text";
  }

  #number({ type, minimum = 0, maximum = 1_000 }: Schema): number {
    const least = Math.max(minimum, -1e9);
    const most = Math.min(maximum, least + (this.#random.next() < 0.8 ? 20 : 1e6));
    const number = this.#random.between(Math.ceil(least), Math.floor(Math.max(least, most)));
    return type === "number" && this.#random.next() < 0.1 ? number + 0.5 : number;
  }
}

/** Texts that match a pattern, drawn once. */
const matching = new Map<string, readonly string[]>();
function drawn(pattern: string): readonly string[] {
  const known = matching.get(pattern);
  if (known !== undefined) return known;
  const texts = sample(stringMatching(new RegExp(pattern)), { numRuns: 12, seed: 7 });
  matching.set(pattern, texts);
  return texts;
}

const ADDRESSES: readonly string[] = [
  "https://127.0.0.1:1/hook",
  "http://127.0.0.1:9/",
  "https://localhost:1/",
  "https://hooks.example/path",
  "https://10.0.0.1/",
  "https://[::1]:1/",
  "https://user:pass@hooks.example/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "https://169.254.169.254/latest",
];
const TEXTS: readonly string[] = [
  ...HOSTILE_TEXTS,
  "",
  " ",
  "/etc/passwd",
  "../../../../tmp/x",
  "C:\\Windows\\x",
  "\0",
  "a".repeat(5_000),
  "plan,number.phoneNumberId\nplan.json,1\n",
  "[{}]",
  "MIIB",
  "AS64500",
  "08:00-18:00",
  "12025550123",
];

const cyclic: Record<string, unknown> = {};
cyclic["self"] = cyclic;
/** Values that a window's transport can carry, and that no schema expects. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  2 ** 53,
  -1,
  1.5,
  10n ** 30n,
  "",
  "\ud800",
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  new Date(Number.NaN),
  new Map([["a", 1]]),
  new Set([1]),
  new Uint8Array(9),
  /a/,
  new Error("given"),
  cyclic,
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown,
  Array.from({ length: 2_000 }, (_, at) => at),
  "x".repeat(70_000),
  true,
];

/** One change somewhere in the value: replaced, left out, added, or all of it something else. */
function bent(value: unknown, random: SeededRandom): unknown {
  if (random.next() < 0.1 || typeof value !== "object" || value === null) return odd(random);
  if (Array.isArray(value) && random.next() < 0.3) return [...(value as readonly unknown[]), odd(random)];
  const holder = value as Record<string, unknown>;
  const name = oneOf(random, Object.keys(holder));
  const inner = name === undefined ? undefined : holder[name];
  if (name !== undefined && typeof inner === "object" && inner !== null && random.next() < 0.6) {
    holder[name] = bent(inner, random);
    return holder;
  }
  if (name !== undefined && random.next() < 0.3) Reflect.deleteProperty(holder, name);
  else if (name !== undefined && random.next() < 0.7) holder[name] = odd(random);
  else if (!Array.isArray(value))
    holder[oneOf(random, ["more", "toJSON", "then", "length"]) ?? ""] = odd(random);
  return holder;
}

/** A value of its own each time: the change after it may change it. */
function odd(random: SeededRandom): unknown {
  return structuredClone(oneOf(random, ODD));
}

function oneOf<T>(random: SeededRandom, list: readonly T[]): T | undefined {
  return list[random.between(0, list.length - 1)];
}
