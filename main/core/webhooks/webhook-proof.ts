import type { WebhookProof } from "../../../shared/migration/journal-entry.ts";
import { isoOf } from "../../../shared/time.ts";
import { isEvidence, type WebhookEvent } from "../../../shared/webhook/event.ts";
import type { WebhookProofQuestion } from "../migration/run-context.ts";
import type { Events } from "./events.ts";

/** How much the clocks of platform and machine may differ; a notification from earlier must not count. */
const CLOCKS_APART_MS = 60_000;
/** The number of newest messages examined. */
const MOST = 200;

/**
 * Returns the first signed inbound message that the cloud delivered for a number after a migration: received
 * after `since`, and by its own time at least a minute after it. The cloud delivers only messages of numbers
 * that it hosts. Protects the event from deletion by size until it is exported. Undefined if there is none.
 */
export function webhookProofIn(
  events: Events,
  { phoneNumberId, since, platformSince }: WebhookProofQuestion,
): WebhookProof | undefined {
  if (!events.exists()) return undefined;
  const store = events.store();
  if (!store.ok) return undefined;
  const page = store.value.page({
    filter: {
      phoneNumberId,
      source: "cloud",
      kind: "message",
      direction: "in",
      refused: false,
      since: isoOf(since),
    },
    limit: MOST,
  });
  const first = page.ok
    ? page.value.events.findLast((event) => proves(event, Math.max(since, platformSince), since))
    : undefined;
  if (first?.at === undefined || !store.value.pin([first.id]).ok) return undefined;
  return { event: first.id, receivedAt: first.receivedAt, happenedAt: first.at };
}

function proves(event: WebhookEvent, happenedSince: number, since: number): boolean {
  const { signature, at, receivedAt } = event;
  return (
    isEvidence(event) &&
    signature === "valid" &&
    at !== undefined &&
    Date.parse(receivedAt) > since &&
    // If the sender's clock runs ahead, its time proves nothing.
    Date.parse(at) <= Date.parse(receivedAt) + CLOCKS_APART_MS &&
    Date.parse(at) >= happenedSince + CLOCKS_APART_MS
  );
}
