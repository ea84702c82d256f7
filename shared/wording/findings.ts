import type { CheckResult, MessageDescriptor } from "../checks/result.ts";
import { isKey, type Key, type Translate } from "./translate.ts";

/** The key of a sentence or phrase about a check's finding. */
export type FindingKey = Extract<
  Key,
  | `findings.${string}`
  | `times.${string}`
  | `endpointFindings.${string}`
  | `connectivity.${string}`
  | `tunnels.${string}`
>;

/** A check's finding in the selected language, or in English if the catalogue has no sentence for it. */
export function findingText(t: Translate, { said, found }: Pick<CheckResult, "said" | "found">): string {
  return said !== undefined && isKnown(said) ? saidText(t, said) : found;
}

/** Fills a sentence with its values, some of which may be phrases of the catalogue. */
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
