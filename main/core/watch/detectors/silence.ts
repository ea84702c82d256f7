import { isEvidence, type WebhookEvent } from "../../../../shared/webhook/event.ts";

const GAPS = 200;
/** Fewer gaps than this do not show what is usual. */
const ENOUGH = 20;
const SHORTEST_MS = 10 * 60_000;
const TIMES = 3;
/** Unsigned senders can claim any number; the oldest entries are evicted first. */
const MAX_NUMBERS = 5_000;

/** A number without events for longer than usual. */
export type Quiet = { readonly lane: string; readonly last: WebhookEvent; readonly usualMs: number };

/** Learns the gaps between each number's events and reports longer ones. */
export type SilenceDetector = {
  notice(event: WebhookEvent): void;
  quietAt(nowMs: number): readonly Quiet[];
};

/**
 * Creates the detector. The threshold is three times the gap that 95 of 100 gaps stay below, at least ten
 * minutes: short for a busy number, long for one that is quiet at night.
 */
export function detectSilence(): SilenceDetector {
  const numbers = new Map<string, { last: WebhookEvent; readonly gaps: number[] }>();
  return {
    notice(event) {
      if (!isEvidence(event)) return;
      const numberKey = `${event.workspace ?? ""} ${event.phoneNumberId ?? event.number ?? ""}`;
      const known = numbers.get(numberKey);
      if (known === undefined) {
        numbers.set(numberKey, { last: event, gaps: [] });
        const [oldest] = numbers.keys();
        if (numbers.size > MAX_NUMBERS && oldest !== undefined) numbers.delete(oldest);
        return;
      }
      known.gaps.push(Math.max(0, Date.parse(event.receivedAt) - Date.parse(known.last.receivedAt)));
      if (known.gaps.length > GAPS) known.gaps.shift();
      known.last = event;
    },
    quietAt: (nowMs) =>
      [...numbers].flatMap(([numberKey, { last, gaps }]) => {
        if (gaps.length < ENOUGH) return [];
        const usualMs = Math.max(SHORTEST_MS, TIMES * percentile95(gaps));
        return nowMs - Date.parse(last.receivedAt) > usualMs ? [{ lane: numberKey, last, usualMs }] : [];
      }),
  };
}

function percentile95(gaps: readonly number[]): number {
  const sorted = gaps.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0;
}
