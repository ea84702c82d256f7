import { useMemo } from "react";
import { spoken } from "../../../shared/phone.ts";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";

/** Returns the display form of each number of the shown workspace, by its id. */
export function useNumberWords(): ReadonlyMap<string, string> {
  const numbers = useCurrentWorkspace()?.numbers;
  return useMemo(
    () => new Map((numbers ?? []).map((one) => [one.phoneNumberId, spoken(one.cc, one.phoneNumber)])),
    [numbers],
  );
}
