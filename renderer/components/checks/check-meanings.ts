import type { CheckResult } from "../../../shared/checks/result.ts";
import type { Meaning } from "../status/StatusMark.tsx";

/** The mark shown for each status of a check. */
export const CHECK_MEANINGS: Readonly<Record<CheckResult["status"], Meaning>> = {
  pass: "proven",
  warn: "attention",
  fail: "stopped",
  skip: "left-out",
};
