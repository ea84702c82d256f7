import { expect, test } from "vitest";
import { trafficHandlers } from "../../../main/core/handlers/traffic.ts";
import type { Events } from "../../../main/core/webhooks/events.ts";
import type { EventStore, StoredTraffic } from "../../../main/core/webhooks/store/port.ts";
import { ok } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import { quarterOf, type Span } from "../../../shared/traffic/seen.ts";
import { valueOf } from "../../support/expect-result.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const HOUR = 3_600_000;
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);

function advise(stored: StoredTraffic, listened: readonly Span[]) {
  const events = {
    exists: () => true,
    store: () => ok({ traffic: async () => ok(stored) } as unknown as EventStore),
  } as unknown as Events;
  const asked: (string | undefined)[] = [];
  const spans = (receiver?: string): readonly Span[] => {
    asked.push(receiver);
    return listened;
  };
  const handlers = trafficHandlers({ clock: virtualClock() }, events, { spans });
  const advice = handlers["traffic.advise"]({ zone: "UTC", from: { kind: "events", filter: {} } });
  return { advice, asked };
}

test("[Q9] time in which a receiver listened counts as seen, but not before the oldest stored message", async () => {
  const since = instant(MONDAY + 10 * HOUR);
  const quarters = new Map([[quarterOf(since), 3]]);
  const listened = [
    { from: instant(MONDAY), until: instant(MONDAY + 5 * HOUR) },
    { from: instant(MONDAY + 6 * HOUR), until: instant(MONDAY + 40 * HOUR) },
    { from: instant(MONDAY + 50 * HOUR), until: instant(MONDAY + 60 * HOUR) },
  ];
  const { advice } = valueOf(await advise({ quarters, since }, listened).advice);
  expect(advice).toMatchObject({ from: "2026-01-05T10:00:00.000Z", hoursSeen: 40, messages: 3 });
  expect(advice.gaps).toEqual([
    { from: "2026-01-06T16:00:00.000Z", until: "2026-01-07T02:00:00.000Z", counted: false },
  ]);
  expect(advice.notes).not.toContain("coverage-assumed");
});

test("[Q9] without a stored message nothing counts as seen, however long something listened", async () => {
  const listened = [{ from: instant(MONDAY), until: instant(MONDAY + 400 * HOUR) }];
  const { advice } = valueOf(await advise({ quarters: new Map(), since: undefined }, listened).advice);
  expect(advice).toMatchObject({ evidence: "none", hoursSeen: 0 });
});
