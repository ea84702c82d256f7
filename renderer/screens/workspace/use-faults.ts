import type { CheckResult } from "../../../shared/checks/result.ts";
import type { ConnectionState } from "../../components/connections/connection-state.ts";
import type { ConnectionSide } from "../../components/connections/connection-evidence.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { checkWords } from "./check-words.ts";
import { fieldOfCheck, type ConnectionField } from "../../components/checks/field-of-check.ts";

/**
 * Returns what the last test of a connection found wrong at a field, with its fix; undefined if nothing, or once
 * the field has been changed since.
 */
export type FaultAt = (field: ConnectionField, unchanged: boolean) => string | undefined;

export function useFaults(state: ConnectionState, side: ConnectionSide, signIn?: "token" | "login"): FaultAt {
  const t = useTranslation();
  const failed: readonly CheckResult[] =
    state.kind === "failed" ? state.test.checks.filter(({ status }) => status === "fail") : [];
  return (field, unchanged) => {
    const check = unchanged ? failed.find((one) => fieldOfCheck(one, side, signIn) === field) : undefined;
    if (check === undefined) return undefined;
    const { happened, remedy } = checkWords(t, check.id, check.cause);
    return [happened, remedy].filter((part) => part !== undefined).join(" ") || undefined;
  };
}
