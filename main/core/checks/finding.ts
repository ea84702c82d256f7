import type { CheckResult, MessageDescriptor } from "../../../shared/checks/result.ts";
import { saidText, type FindingKey } from "../../../shared/wording/findings.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";

export type FindingFacts = NonNullable<CheckResult["facts"]>;

/**
 * The result of one check: passed, or a cause from its own list. `said` is a message of the wording catalog
 * about the value seen, and `found` the same in English; neither contains a secret.
 */
export type CheckFinding<Cause extends string> = {
  readonly found: string;
  readonly said: MessageDescriptor;
  readonly facts?: FindingFacts;
} & ({ readonly status: "pass" } | { readonly status: "warn" | "fail" | "skip"; readonly cause: Cause });

/** A message of the wording catalog, or a part of one, with its values. */
export function phrase(key: FindingKey, values: MessageDescriptor["values"] = {}): MessageDescriptor {
  return { key, values };
}

/** The check passed. */
export function pass(said: MessageDescriptor, facts?: FindingFacts): CheckFinding<never> {
  return { status: "pass", ...messageOf(said, facts) };
}

/** A person should know before they continue. */
export function warn<Cause extends string>(
  cause: Cause,
  said: MessageDescriptor,
  facts?: FindingFacts,
): CheckFinding<Cause> {
  return { status: "warn", cause, ...messageOf(said, facts) };
}

/** The migration would fail. */
export function fail<Cause extends string>(
  cause: Cause,
  said: MessageDescriptor,
  facts?: FindingFacts,
): CheckFinding<Cause> {
  return { status: "fail", cause, ...messageOf(said, facts) };
}

/** The check could not be made. */
export function skip<Cause extends string>(
  cause: Cause,
  said: MessageDescriptor,
  facts?: FindingFacts,
): CheckFinding<Cause> {
  return { status: "skip", cause, ...messageOf(said, facts) };
}

function messageOf(
  said: MessageDescriptor,
  facts: FindingFacts | undefined,
): Pick<CheckFinding<never>, "found" | "said" | "facts"> {
  return { found: saidText(translateToEnglish, said), said, ...(facts === undefined ? {} : { facts }) };
}
