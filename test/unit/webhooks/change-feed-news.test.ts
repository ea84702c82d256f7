import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeNews } from "../../../main/core/webhooks/store/change-feed/change-feed-list.ts";
import type { EventsGrown } from "../../../shared/webhook/receiver.ts";
import { eventOf } from "../../support/imagined-events.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const events = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => eventOf(from + place));

test("[W12] news are gathered for 16 ms, counted in full, and bring the newest 200 events in order", () => {
  const told: EventsGrown[] = [];
  const news = changeNews((grown) => told.push(grown));
  news.begin(5);
  expect(news.through()).toBe(5);
  news.grew(155, 150, events(6, 155));
  news.soon();
  news.grew(255, 100, events(156, 255));
  news.soon();
  vi.advanceTimersByTime(15);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ through: 255, added: 250, older: false });
  expect(told[0]?.latest.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, place) => 56 + place));
});

test("[W12] what was told is not told again, and a change of older events is told by itself", () => {
  const told: EventsGrown[] = [];
  const news = changeNews((grown) => told.push(grown));
  news.grew(1, 1, events(1, 1));
  news.soon();
  vi.advanceTimersByTime(16);
  news.olderChanged();
  news.soon();
  vi.advanceTimersByTime(16);
  news.soon();
  vi.advanceTimersByTime(16);
  expect(told.slice(1)).toEqual([
    { through: 1, added: 0, latest: [], older: true },
    { through: 1, added: 0, latest: [], older: false },
  ]);
});

test("news that are dropped are told no more, and those that come after them are", () => {
  const told: EventsGrown[] = [];
  const news = changeNews((grown) => told.push(grown));
  news.soon();
  news.drop();
  vi.advanceTimersByTime(100);
  expect(told).toEqual([]);
  news.soon();
  vi.advanceTimersByTime(16);
  // For an empty store the push names event 1, because there is no event 0.
  expect(told).toEqual([{ through: 1, added: 0, latest: [], older: false }]);
});
