import type { CheckResult, MessageDescriptor } from "../checks/result.ts";
import { isKey, type Key, type Translate } from "./translate.ts";

/** The key of a sentence, or part of one, that says what a check found. */
export type FindingKey = Extract<
  Key,
  | `findings.${string}`
  | `times.${string}`
  | `endpointFindings.${string}`
  | `connectivity.${string}`
  | `tunnels.${string}`
>;

/** What a check found, in the language that is spoken; in English where these words do not know its sentence. */
export function findingText(t: Translate, { said, found }: Pick<CheckResult, "said" | "found">): string {
  return said !== undefined && isKnown(said) ? saidText(t, said) : found;
}

/** Puts a sentence together with its values, some of which may be phrases of the catalogue themselves. */
export function saidText(t: Translate, { key, values }: MessageDescriptor): string {
  if (!isKey(key)) return key;
  const told = Object.entries(values).map(
    ([name, value]) => [name, typeof value === "object" ? saidText(t, value) : value] as const,
  );
  return t(key, Object.fromEntries(told));
}

function isKnown({ key, values }: MessageDescriptor): boolean {
  return isKey(key) && Object.values(values).every((value) => typeof value !== "object" || isKnown(value));
}
