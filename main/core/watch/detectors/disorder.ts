import { isEvidence } from "../../../../shared/webhook/event.ts";
import type { Detect } from "./seen.ts";

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
