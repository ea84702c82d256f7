import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import type { WorkspaceChange } from "./use-save-workspace.ts";

/** Adds numbers to a workspace; numbers already in it, by id or by digits, stay unchanged. */
export function adding(numbers: readonly WorkspaceNumber[]): WorkspaceChange {
  return (now) => ({
    ...now,
    numbers: [...now.numbers, ...numbers.filter((one) => isThere(now, one) === undefined)],
  });
}

/** Returns by what a number is already in a workspace. */
export function isThere(
  { numbers }: Pick<Workspace, "numbers">,
  { phoneNumberId, cc, phoneNumber }: { phoneNumberId: string; cc?: string; phoneNumber?: string },
): "id" | "number" | undefined {
  if (numbers.some((one) => one.phoneNumberId === phoneNumberId)) return "id";
  if (cc === undefined || phoneNumber === undefined) return undefined;
  const digits = `${cc}${phoneNumber}`;
  return numbers.some((one) => `${one.cc}${one.phoneNumber}` === digits) ? "number" : undefined;
}
