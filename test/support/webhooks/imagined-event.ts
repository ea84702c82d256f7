import { WebhookEvent } from "../../../shared/webhook/event.ts";

let next = 0;

/** A stored event that nobody sent: an inbound text message unless `some` says otherwise. */
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

/** An ISO moment so many seconds after ten o'clock. */
export function after(seconds: number): string {
  return new Date(Date.UTC(2026, 10, 21, 10) + seconds * 1_000).toISOString();
}
