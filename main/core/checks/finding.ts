import type { CheckResult } from "../../../shared/checks/result.ts";

export type FindingFacts = NonNullable<CheckResult["facts"]>;

/** What one check found: passed, or a cause from its own list. `found` is the value seen; neither part holds a secret. */
export type Finding<Cause extends string> = { readonly found: string; readonly facts?: FindingFacts } & (
  | { readonly status: "pass" }
  | { readonly status: "warn" | "fail" | "skip"; readonly cause: Cause }
);

/** Nothing stands in the way. */
export function pass(found: string, facts?: FindingFacts): Finding<never> {
  return { status: "pass", found, ...(facts === undefined ? {} : { facts }) };
}

/** A person should know before going on. */
export function warn<Cause extends string>(
  cause: Cause,
  found: string,
  facts?: FindingFacts,
): Finding<Cause> {
  return { status: "warn", cause, found, ...(facts === undefined ? {} : { facts }) };
}

/** A definite no: the migration would fail. */
export function fail<Cause extends string>(
  cause: Cause,
  found: string,
  facts?: FindingFacts,
): Finding<Cause> {
  return { status: "fail", cause, found, ...(facts === undefined ? {} : { facts }) };
}

/** Could not be looked at here. */
export function skip<Cause extends string>(
  cause: Cause,
  found: string,
  facts?: FindingFacts,
): Finding<Cause> {
  return { status: "skip", cause, found, ...(facts === undefined ? {} : { facts }) };
}
