import {
  type EventSource,
  type WebhookEvent,
  isEvidence,
  isMadeUpEvent,
} from "../../../../shared/webhook/event.ts";
import type { Detector } from "../../../../shared/watch/finding.ts";

/** One event as the detectors receive it, in the order of arrival. */
export type Seen = {
  readonly event: WebhookEvent;
  /** Set for a duplicate: signed with the same secret, or with another. */
  readonly repeat?: "same-secret" | "other-secret";
};

/** Returns the anomaly of an event, if any. Keeps what it needs to remember, within limits. */
export type Detect = (seen: Seen) => Detector | undefined;

/** Detects duplicates: retried by the platform, or delivered for a second subscribed app. */
export const detectRepeats: Detect = ({ event, repeat }) => {
  if (repeat === undefined || !isEvidence(event)) return undefined;
  return repeat === "other-secret" ? "repeats-second-app" : "repeats-retry";
};

const REMEMBERED_PER_MESSAGE = 2_000;
const APART_MS = 120_000;

/**
 * Detects a message that arrives through both APIs. Its two ids differ, so sender, time and text are
 * compared; without a text, the time alone is not enough.
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

/** Detects messages of a kind that the API could not deliver. */
export const detectUnsupported: Detect = ({ event, repeat }) =>
  repeat === undefined && isEvidence(event) && event.kind === "unsupported" ? "unsupported" : undefined;

/** Detects notifications without a signature or with an invalid one: another sender, or a changed secret. */
export const detectSignatures: Detect = ({ event }) => {
  if (event.refused === "signature-missing") return "unsigned";
  return event.refused === "signature-invalid" ? "wrong-signature" : undefined;
};

/**
 * Detects senders that are not on the list: what they signed validly points at an outdated list, the rest at somebody
 * else. Nothing is accepted or rejected for that.
 */
export const detectSenders: Detect = ({ event, repeat }) => {
  if (repeat !== undefined || event.sender !== "unlisted" || isMadeUpEvent(event)) return undefined;
  if (event.refused !== undefined) return "sender-outside";
  return event.signature === "valid" ? "sender-unlisted" : undefined;
};

const REMEMBERED = 5_000;
/** How much older than the newest message of its number a message must be to count as out of order. */
const LATE_MS = 60_000;

/** A `read` may come without a `delivered`; only a lower status counts as out of order. */
const RANKS: Readonly<Record<string, number>> = { sent: 1, delivered: 2, read: 3, played: 4 };

/** Detects statuses that go back, and messages over a minute older than the newest of their number. */
export function detectDisorder(): Detect {
  const highest = new Map<string, number>();
  const newest = new Map<string, number>();
  return ({ event, repeat }) => {
    if (repeat !== undefined || !isEvidence(event)) return undefined;
    if (event.kind === "status") return stepsBack(highest, event) ? "disorder" : undefined;
    if (event.kind !== "message" || event.at === undefined) return undefined;
    const numberKey = `${event.source} ${event.phoneNumberId ?? event.number ?? ""}`;
    const atMs = Date.parse(event.at);
    const before = newest.get(numberKey) ?? atMs;
    newest.delete(numberKey);
    newest.set(numberKey, Math.max(before, atMs));
    const [oldest] = newest.keys();
    if (newest.size > REMEMBERED && oldest !== undefined) newest.delete(oldest);
    return before - atMs > LATE_MS ? "disorder" : undefined;
  };
}

function stepsBack(
  highest: Map<string, number>,
  { messageId, status }: { readonly messageId?: string | undefined; readonly status?: string | undefined },
): boolean {
  const rank = RANKS[status ?? ""];
  if (messageId === undefined || rank === undefined) return false;
  const before = highest.get(messageId) ?? 0;
  highest.delete(messageId);
  highest.set(messageId, Math.max(before, rank));
  const [oldest] = highest.keys();
  if (highest.size > REMEMBERED && oldest !== undefined) highest.delete(oldest);
  return rank < before;
}
