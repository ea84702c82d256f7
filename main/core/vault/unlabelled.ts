import type { SealedRef } from "../../../shared/ids.ts";
import type { SecretBinding } from "../ports.ts";
import { readableHeads } from "./labelled-values.ts";
import { bindingMark, type OpenKeys } from "./records.ts";

/** A record that only its reference leads to. */
export type Unlabelled = { readonly ref: SealedRef; readonly storedAt: string };

/** The records that no label leads to, oldest first, but for those that are sealed for one of these bindings. */
export function unlabelledIn(open: OpenKeys, except: readonly SecretBinding[]): readonly Unlabelled[] {
  const known = new Set(except.map((binding) => bindingMark(open, binding)));
  return readableHeads(open)
    .filter(({ head }) => head.kind === "plain" && !known.has(head.binding))
    .map(({ ref, head }) => ({ ref, storedAt: head.storedAt }))
    .sort((one, other) => one.storedAt.localeCompare(other.storedAt) || (one.ref < other.ref ? -1 : 1));
}
