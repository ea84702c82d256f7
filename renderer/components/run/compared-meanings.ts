import type { ChangeState } from "../../../shared/wording/changes.ts";
import type { Meaning } from "../status/StatusMark.tsx";

/** How each result of a comparison before and after is marked. */
export const COMPARED_MEANINGS: Readonly<Record<ChangeState, Meaning>> = {
  same: "proven",
  unexpected: "attention",
  missed: "attention",
  untold: "unknown",
  changed: "left-out",
};
