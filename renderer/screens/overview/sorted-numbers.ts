import { spoken } from "../../../shared/phone.ts";
import type { WorkspaceNumber } from "../../../shared/workspace/workspace.ts";

export type SortBy = "number" | "name";

type Wanted = {
  readonly sort: { readonly by: SortBy; readonly down: boolean } | undefined;
  readonly filter: string;
};

/**
 * Returns the numbers that match the filter, in the given order; without an order, as the workspace lists
 * them.
 */
export function sortedAndFiltered(
  numbers: readonly WorkspaceNumber[],
  { sort, filter }: Wanted,
): readonly WorkspaceNumber[] {
  const word = filter.trim().toLowerCase();
  const digits = word.replaceAll(/[\s()+.-]/g, "");
  const fits = ({ cc, phoneNumber, displayName = "" }: WorkspaceNumber): boolean =>
    displayName.toLowerCase().includes(word) ||
    (/^\d+$/.test(digits) && `${cc}${phoneNumber}`.includes(digits));
  const kept = word === "" ? numbers : numbers.filter(fits);
  if (sort === undefined) return kept;
  const turn = sort.down ? -1 : 1;
  return [...kept].sort((a, b) => turn * textOf(a, sort.by).localeCompare(textOf(b, sort.by)));
}

function textOf(number: WorkspaceNumber, by: SortBy): string {
  const heard = spoken(number.cc, number.phoneNumber);
  return by === "name" ? `${number.displayName ?? ""}\n${heard}` : heard;
}
