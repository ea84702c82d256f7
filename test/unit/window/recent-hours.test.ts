import { expect, test } from "vitest";
import { axisTop, firstHour, HOUR_MS, hoursOf } from "../../../renderer/screens/webhooks/overview/hours.ts";

const NOW = new Date(2026, 0, 15, 14, 27).getTime();
const FIRST = firstHour(NOW);
const at = (ms: number, refused?: "signature-invalid") => ({
  receivedAt: new Date(ms).toISOString(),
  ...(refused === undefined ? {} : { refused }),
});

test("the last 24 hours end with the hour that is not over, and each event counts in its own", () => {
  const counted = hoursOf(
    [at(NOW), at(NOW - HOUR_MS, "signature-invalid"), at(FIRST), at(FIRST - 1)],
    false,
    NOW,
  );
  expect(counted).toMatchObject({ accepted: 2, rejected: 1, whole: true });
  expect(counted.hours).toHaveLength(24);
  expect(counted.hours[0]).toEqual({ from: FIRST, accepted: 1, rejected: 0 });
  expect(counted.hours[22]).toMatchObject({ accepted: 0, rejected: 1 });
  expect(counted.hours[23]).toEqual({ from: new Date(2026, 0, 15, 14).getTime(), accepted: 1, rejected: 0 });
});

test("where more events arrived than were read, only hours that were read whole are counted", () => {
  const counted = hoursOf([at(NOW), at(NOW - HOUR_MS), at(NOW - 2 * HOUR_MS)], true, NOW);
  expect(counted.hours.map(({ accepted }) => accepted)).toEqual([1, 1]);
  expect(counted).toMatchObject({ accepted: 2, whole: false });
});

test("the axis ends at a round number that holds every hour and halves to a whole one", () => {
  for (let most = 0; most < 5_000; most += 1) {
    const top = axisTop(most);
    expect(top).toBeGreaterThanOrEqual(most);
    expect(top % 2).toBe(0);
    expect(top).toBeLessThanOrEqual(Math.max(2, most * 2));
  }
});
