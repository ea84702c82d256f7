import { expect, test } from "vitest";
import { localTime } from "../../../renderer/wording/local-time.ts";

const NOW = new Date(2026, 0, 15, 12).getTime();
const at = (day: number): string => new Date(2026, 0, day, 9, 5, 7).toISOString();

test("a moment of today is told by the clock and its zone", () => {
  const told = localTime("en", at(15), { now: NOW });
  expect(told).toMatch(/^09:05 \S+$/);
  expect(told).not.toContain("2026");
});

test("a moment of another day is told with that day, and with its zone too", () => {
  const told = localTime("en", at(14), { now: NOW, seconds: true });
  expect(told).toMatch(/^14 Jan 2026, 09:05:07 \S+$/);
  expect(localTime("es", at(14), { now: NOW })).toMatch(/^14 ene 2026, 09:05 \S+$/);
  expect(localTime("es", at(14), { now: NOW, seconds: true })).toMatch(/^14 ene 2026, 09:05:07 \S+$/);
  expect(localTime("es", at(15), { now: NOW, seconds: true })).toMatch(/^09:05:07 \S+$/);
});
