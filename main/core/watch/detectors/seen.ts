import type { Detector } from "../../../../shared/watch/finding.ts";
import type { WebhookEvent } from "../../../../shared/webhook/event.ts";

/** One event as the detectors see it, in the order of arrival. */
export type Seen = {
  readonly event: WebhookEvent;
  /** It came a second time: signed with the same secret, or with another. */
  readonly repeat?: "same-secret" | "other-secret";
};

/** Names what is odd about an event, if anything. Keeps what it has to remember, within bounds. */
export type Detect = (seen: Seen) => Detector | undefined;
