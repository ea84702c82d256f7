import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import type { WorkspaceChange } from "./use-save-workspace.ts";

/** Adds numbers to a workspace; one that is there already, by id or by its digits, is left as it is. */
export function adding(numbers: readonly WorkspaceNumber[]): WorkspaceChange {
  return (now) => ({
    ...now,
    numbers: [...now.numbers, ...numbers.filter((one) => isThere(now, one) === undefined)],
  });
}

/** By what a number is in a workspace already. */
export function isThere(
  { numbers }: Pick<Workspace, "numbers">,
  { phoneNumberId, cc, phoneNumber }: { phoneNumberId: string; cc?: string; phoneNumber?: string },
): "id" | "number" | undefined {
  if (numbers.some((one) => one.phoneNumberId === phoneNumberId)) return "id";
  if (cc === undefined || phoneNumber === undefined) return undefined;
  const digits = `${cc}${phoneNumber}`;
  return numbers.some((one) => `${one.cc}${one.phoneNumber}` === digits) ? "number" : undefined;
}
