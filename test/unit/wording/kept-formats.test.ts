import { afterEach, expect, test, vi } from "vitest";
import { localTime, momentIn } from "../../../shared/wording/times.ts";

afterEach(() => vi.unstubAllEnvs());

const SUMMER = "2026-07-15T20:00:00.000Z";
const WINTER = "2026-01-15T20:00:00.000Z";

test("a time is in the zone in which the computer is when it is told", () => {
  vi.stubEnv("TZ", "America/Phoenix");
  expect(localTime({ language: "en" }, WINTER)).toContain("13:00:00");
  expect(localTime({ language: "en" }, SUMMER)).toContain("13:00:00");
  // In winter both zones have the same name and the same offset.
  vi.stubEnv("TZ", "America/Denver");
  expect(localTime({ language: "en" }, WINTER)).toContain("13:00:00");
  expect(localTime({ language: "en" }, SUMMER)).toContain("14:00:00");
  vi.stubEnv("TZ", "Asia/Kolkata");
  expect(localTime({ language: "en" }, SUMMER)).toContain("01:30:00");
});

test.each(["en", "ar"] as const)(
  "a format that was kept in winter is not used in a zone without summer time, in %s",
  (language) => {
    const format = { dateStyle: "medium", timeStyle: "medium" } as const;
    vi.stubEnv("TZ", "America/Denver");
    momentIn(language, format, new Date(WINTER));
    vi.stubEnv("TZ", "America/Phoenix");
    expect(momentIn(language, format, new Date(SUMMER))).toContain("13:00:00");
  },
);

test("a time in a zone that is asked for is in that one, wherever the computer is", () => {
  const format = { timeStyle: "medium", timeZone: "UTC" } as const;
  for (const zone of ["America/Phoenix", "Asia/Kolkata", "UTC"]) {
    vi.stubEnv("TZ", zone);
    expect(momentIn("en", format, new Date(SUMMER))).toContain("20:00:00");
  }
});

test("a time is in its own language and format, whichever was told before", () => {
  vi.stubEnv("TZ", "UTC");
  const told = (["en", "es", "ar"] as const).flatMap((language) =>
    (["medium", "long"] as const).map((dateStyle) => momentIn(language, { dateStyle }, new Date(SUMMER))),
  );
  const again = (["en", "es", "ar"] as const).flatMap((language) =>
    (["medium", "long"] as const).map((dateStyle) => momentIn(language, { dateStyle }, new Date(SUMMER))),
  );
  expect(new Set(told.slice(0, 4)).size).toBe(4);
  expect(again).toEqual(told);
});

test("a format, and what tells its zone, is made once for all the times that are told in it", () => {
  const making = vi.spyOn(Intl, "DateTimeFormat");
  const from = Date.parse("2027-03-01T00:00:00.000Z");
  for (let minute = 0; minute < 50; minute += 1)
    momentIn("en", { dateStyle: "full", timeStyle: "medium" }, new Date(from + minute * 60_000));
  expect(making.mock.calls.length).toBe(2);
});
