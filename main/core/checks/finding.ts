import type { CheckResult, MessageDescriptor } from "../../../shared/checks/result.ts";
import { saidText, type FindingKey } from "../../../shared/wording/findings.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";

export type FindingFacts = NonNullable<CheckResult["facts"]>;

/**
 * What one check found: passed, or a cause from its own list. `said` is the value seen, as a sentence of the
 * catalogue of words, and `found` the same in English; no part holds a secret.
 */
export type CheckFinding<Cause extends string> = {
  readonly found: string;
  readonly said: MessageDescriptor;
  readonly facts?: FindingFacts;
} & ({ readonly status: "pass" } | { readonly status: "warn" | "fail" | "skip"; readonly cause: Cause });

/** A sentence of the catalogue, or a part of one, with what stands in it. */
export function phrase(key: FindingKey, values: MessageDescriptor["values"] = {}): MessageDescriptor {
  return { key, values };
}

/** Nothing stands in the way. */
export function pass(said: MessageDescriptor, facts?: FindingFacts): CheckFinding<never> {
  return { status: "pass", ...told(said, facts) };
}

/** A person should know before going on. */
export function warn<Cause extends string>(
  cause: Cause,
  said: MessageDescriptor,
  facts?: FindingFacts,
): CheckFinding<Cause> {
  return { status: "warn", cause, ...told(said, facts) };
}

/** A definite no: the migration would fail. */
export function fail<Cause extends string>(
  cause: Cause,
  said: MessageDescriptor,
  facts?: FindingFacts,
): CheckFinding<Cause> {
  return { status: "fail", cause, ...told(said, facts) };
}

/** Could not be looked at here. */
export function skip<Cause extends string>(
  cause: Cause,
  said: MessageDescriptor,
  facts?: FindingFacts,
): CheckFinding<Cause> {
  return { status: "skip", cause, ...told(said, facts) };
}

function told(
  said: MessageDescriptor,
  facts: FindingFacts | undefined,
): Pick<CheckFinding<never>, "found" | "said" | "facts"> {
  return { found: saidText(translateToEnglish, said), said, ...(facts === undefined ? {} : { facts }) };
}
