import { type EventSource, type WebhookEvent, isEvidence } from "../../../../shared/webhook/event.ts";
import type { Detector } from "../../../../shared/watch/finding.ts";

/** One event as the detectors see it, in the order of arrival. */
export type Seen = {
  readonly event: WebhookEvent;
  /** It came a second time: signed with the same secret, or with another. */
  readonly repeat?: "same-secret" | "other-secret";
};

/** Names what is odd about an event, if anything. Keeps what it has to remember, within bounds. */
export type Detect = (seen: Seen) => Detector | undefined;

/** A change that came again: tried again by the platform, or delivered for a second subscribed app. */
export const detectRepeats: Detect = ({ event, repeat }) => {
  if (repeat === undefined || !isEvidence(event)) return undefined;
  return repeat === "other-secret" ? "repeats-second-app" : "repeats-retry";
};

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

/** Messages of a kind that the API could not hand over. */
export const detectUnsupported: Detect = ({ event, repeat }) =>
  repeat === undefined && isEvidence(event) && event.kind === "unsupported" ? "unsupported" : undefined;

/** Posts without a signature, or with one that does not fit: somebody else, or a secret that was changed. */
export const detectSignatures: Detect = ({ event }) => {
  if (event.refused === "signature-missing") return "unsigned";
  return event.refused === "signature-invalid" ? "wrong-signature" : undefined;
};

const REMEMBERED = 5_000;
/** How late an event may come after one that happened later, before it counts. */
const LATE_MS = 60_000;

/** A `read` may come without a `delivered`; only a step back is disorder. */
const RANKS: Readonly<Record<string, number>> = { sent: 1, delivered: 2, read: 3, played: 4 };

/** Notices statuses that step back, and messages that come more than a minute after newer ones of their number. */
export function detectDisorder(): Detect {
  const highest = new Map<string, number>();
  const newest = new Map<string, number>();
  return ({ event, repeat }) => {
    if (repeat !== undefined || !isEvidence(event)) return undefined;
    if (event.kind === "status") return stepsBack(highest, event) ? "disorder" : undefined;
    if (event.kind !== "message" || event.at === undefined) return undefined;
    const lane = `${event.source} ${event.phoneNumberId ?? event.number ?? ""}`;
    const atMs = Date.parse(event.at);
    const before = newest.get(lane) ?? atMs;
    newest.delete(lane);
    newest.set(lane, Math.max(before, atMs));
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
