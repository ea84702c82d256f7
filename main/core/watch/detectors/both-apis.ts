import { isEvidence, type EventSource, type WebhookEvent } from "../../../../shared/webhook/event.ts";
import type { Detect } from "./seen.ts";

const REMEMBERED_PER_MESSAGE = 2_000;
const APART_MS = 120_000;

/**
 * Notices a message that arrives through both APIs. Their ids differ, so the sender, the moment and the text have to
 * tell; without a text the moment alone is too little.
 */
export function detectBothApis(): Detect {
  const recent = new Map<string, { readonly source: EventSource; readonly atMs: number }>();
  return ({ event, repeat }) => {
    const key = repeat === undefined ? keyOf(event) : undefined;
    if (key === undefined) return undefined;
    const atMs = Date.parse(event.at ?? event.receivedAt);
    const before = recent.get(key);
    recent.delete(key);
    recent.set(key, { source: event.source, atMs });
    const [oldest] = recent.keys();
    if (recent.size > REMEMBERED_PER_MESSAGE && oldest !== undefined) recent.delete(oldest);
    const both =
      before !== undefined && before.source !== event.source && Math.abs(before.atMs - atMs) <= APART_MS;
    return both ? "repeats-both-apis" : undefined;
  };
}

function keyOf({ kind, user, preview, ...event }: WebhookEvent): string | undefined {
  if (kind !== "message" || !isEvidence(event)) return undefined;
  return user === undefined || preview === undefined || preview === "" ? undefined : `${user} ${preview}`;
}
