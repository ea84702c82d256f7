import type { CheckResult, Said } from "../../../shared/checks/result.ts";
import { saidText, type FindingKey } from "../../../shared/wording/findings.ts";
import { sayEnglish } from "../../../shared/wording/say.ts";

export type FindingFacts = NonNullable<CheckResult["facts"]>;

/**
 * What one check found: passed, or a cause from its own list. `said` is the value seen, as a sentence of the
 * catalogue of words, and `found` the same in English; no part holds a secret.
 */
export type Finding<Cause extends string> = {
  readonly found: string;
  readonly said: Said;
  readonly facts?: FindingFacts;
} & ({ readonly status: "pass" } | { readonly status: "warn" | "fail" | "skip"; readonly cause: Cause });

/** A sentence of the catalogue, or a part of one, with what stands in it. */
export function phrase(key: FindingKey, values: Said["values"] = {}): Said {
  return { key, values };
}

/** Nothing stands in the way. */
export function pass(said: Said, facts?: FindingFacts): Finding<never> {
  return { status: "pass", ...told(said, facts) };
}

/** A person should know before going on. */
export function warn<Cause extends string>(cause: Cause, said: Said, facts?: FindingFacts): Finding<Cause> {
  return { status: "warn", cause, ...told(said, facts) };
}

/** A definite no: the migration would fail. */
export function fail<Cause extends string>(cause: Cause, said: Said, facts?: FindingFacts): Finding<Cause> {
  return { status: "fail", cause, ...told(said, facts) };
}

/** Could not be looked at here. */
export function skip<Cause extends string>(cause: Cause, said: Said, facts?: FindingFacts): Finding<Cause> {
  return { status: "skip", cause, ...told(said, facts) };
}

function told(said: Said, facts: FindingFacts | undefined): Pick<Finding<never>, "found" | "said" | "facts"> {
  return { found: saidText(sayEnglish, said), said, ...(facts === undefined ? {} : { facts }) };
}
