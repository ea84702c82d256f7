import { WebhookEvent } from "../../../shared/webhook/event.ts";

let next = 0;

/** A made-up stored event; default: an inbound text message. */
export function imaginedEvent(some: Partial<WebhookEvent> = {}): WebhookEvent {
  next += 1;
  return WebhookEvent.parse({
    id: next,
    workspace: "ws-abc123",
    source: "cloud",
    kind: "message",
    direction: "in",
    phoneNumberId: "106500",
    user: "12025550199",
    messageId: `wamid.${next}`,
    type: "text",
    at: "2026-11-21T10:00:00Z",
    receivedAt: "2026-11-21T10:00:01.000Z",
    signature: "valid",
    repeats: 0,
    ...some,
  });
}

/** ISO time this many seconds after 10:00 UTC. */
export function after(seconds: number): string {
  return new Date(Date.UTC(2026, 10, 21, 10) + seconds * 1_000).toISOString();
}
