import { isEvidence, type WebhookEvent } from "../../../../shared/webhook/event.ts";

const GAPS = 200;
/** Fewer than these gaps say nothing about what is usual. */
const ENOUGH = 20;
const SHORTEST_MS = 10 * 60_000;
const TIMES = 3;
/** Whoever need not sign may name any number; those that were heard of first are forgotten first. */
const LANES = 5_000;

/** Where it has been quiet for longer than usual. */
export type Quiet = { readonly lane: string; readonly last: WebhookEvent; readonly usualMs: number };

/** Learns how far apart the events of each number are, and tells where more than that has passed. */
export type SilenceDetector = {
  notice(event: WebhookEvent): void;
  quietAt(nowMs: number): readonly Quiet[];
};

/**
 * Three times the gap that 95 of 100 gaps stay below, and never less than ten minutes: short enough for a busy
 * number, patient with one that sleeps at night.
 */
export function detectSilence(): SilenceDetector {
  const lanes = new Map<string, { last: WebhookEvent; readonly gaps: number[] }>();
  return {
    notice(event) {
      if (!isEvidence(event)) return;
      const lane = `${event.workspace ?? ""} ${event.phoneNumberId ?? event.number ?? ""}`;
      const known = lanes.get(lane);
      if (known === undefined) {
        lanes.set(lane, { last: event, gaps: [] });
        const [oldest] = lanes.keys();
        if (lanes.size > LANES && oldest !== undefined) lanes.delete(oldest);
        return;
      }
      known.gaps.push(Math.max(0, Date.parse(event.receivedAt) - Date.parse(known.last.receivedAt)));
      if (known.gaps.length > GAPS) known.gaps.shift();
      known.last = event;
    },
    quietAt: (nowMs) =>
      [...lanes].flatMap(([lane, { last, gaps }]) => {
        if (gaps.length < ENOUGH) return [];
        const usualMs = Math.max(SHORTEST_MS, TIMES * percentile95(gaps));
        return nowMs - Date.parse(last.receivedAt) > usualMs ? [{ lane, last, usualMs }] : [];
      }),
  };
}

function percentile95(gaps: readonly number[]): number {
  const sorted = gaps.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0;
}
