import type { Meaning } from "../status/StatusMark.tsx";
import type { NumberStatus } from "./number-status.ts";

/** The mark shown for each health value. */
export const WORKS_MEANINGS: Readonly<Record<NumberStatus["works"], Meaning>> = {
  working: "proven",
  attention: "attention",
  unknown: "unknown",
  "under-way": "busy",
  never: "pending",
};

/** The health value of a number as of now: after a check without a location, that it worked before is no longer known. */
export function worksNow({ works, unanswered }: NumberStatus): NumberStatus["works"] {
  return works === "working" && unanswered !== undefined ? "unknown" : works;
}
