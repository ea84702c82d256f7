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
