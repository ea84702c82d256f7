import { isEvidence } from "../../../../shared/webhook/event.ts";
import type { Detect } from "./seen.ts";

/** A change that came again: tried again by the platform, or delivered for a second subscribed app. */
export const detectRepeats: Detect = ({ event, repeat }) => {
  if (repeat === undefined || !isEvidence(event)) return undefined;
  return repeat === "other-secret" ? "repeats-second-app" : "repeats-retry";
};
