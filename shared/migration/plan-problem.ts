import { err, ok, type Result } from "../result.ts";
import type { z } from "zod";
import { Plan } from "./plan.ts";

/** One fault in a plan: the member and how to fix it. Never repeats a value. */
export type PlanFault = {
  readonly member: string;
  readonly message: string;
  /** What the message is made of, unless it is a text of the schema's own. */
  readonly kind?:
    | { readonly is: "unknown-member" }
    | { readonly is: "type"; readonly expected: string }
    | { readonly is: "value"; readonly values: readonly string[] };
};

/** Parses a JSON value as a plan. The problem lists every fault at once, each naming its member. */
export function parsePlan(
  json: unknown,
): Result<Plan, { readonly kind: "planInvalid"; readonly faults: readonly PlanFault[] }> {
  const parsed = Plan.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  return err({ kind: "planInvalid", faults: parsed.error.issues.flatMap(faultsOf) });
}

function faultsOf(issue: z.core.$ZodIssue): readonly PlanFault[] {
  const path = memberPath(issue.path);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      member: path === "" ? key : `${path}.${key}`,
      message: "isn't a plan member; check its spelling or remove it",
      kind: { is: "unknown-member" },
    }));
  }
  const kind = kindOf(issue);
  return [
    {
      member: path === "" ? "the plan" : path,
      message: sentence(issue),
      ...(kind === undefined ? {} : { kind }),
    },
  ];
}

function kindOf(issue: z.core.$ZodIssue): PlanFault["kind"] {
  if (issue.code === "invalid_type") return { is: "type", expected: issue.expected };
  if (issue.code === "invalid_value") return { is: "value", values: issue.values.map(String) };
  return undefined;
}

function memberPath(path: readonly PropertyKey[]): string {
  return path.map(String).join(".");
}

// zod's own messages may quote the received value. For wrong types this states only what is expected.
function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return `is missing, or isn't ${article(issue.expected)}`;
  if (issue.code === "invalid_value")
    return `must be ${issue.values.length === 1 ? "" : "one of: "}${issue.values.map(String).join(", ")}`;
  return issue.message;
}

function article(expected: string): string {
  return /^[aeio]/.test(expected) ? `an ${expected}` : `a ${expected}`;
}
