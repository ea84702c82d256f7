import { describe, expect, test } from "vitest";
import { rescueOf, waitedForPersonMs } from "../../../shared/migration/crossing.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";

const at = (seconds: number): string => new Date(Date.UTC(2026, 0, 15, 12, 0, seconds)).toISOString();
const evidence = { at: at(0), durationMs: 5 };
const reading = {
  at: at(9),
  cloud: { kind: "confirmed", evidence },
  onPrem: { kind: "unknown", cause: "no-answer", evidence },
  cloudSays: "cloud",
  clientSays: "silent",
  home: "cloud",
  reason: "cloud-says-cloud",
};

function story(...entries: readonly Record<string, unknown>[]): TimelineEntry[] {
  return entries.map((entry) => entry as unknown as TimelineEntry);
}

const sent = { kind: "sent", at: at(1), step: "register", attempt: 1 };
const lost = {
  kind: "answered",
  at: at(3),
  step: "register",
  attempt: 1,
  outcome: { kind: "unknown", cause: "connection-lost", evidence },
};
const confirmed = { ...lost, outcome: { kind: "confirmed", evidence } };
const looked = { kind: "looked", at: at(9), step: "register", because: "lost-answer", reading };
const settled = (by: string, seconds = 9) => ({ kind: "settled", at: at(seconds), step: "register", by });
const attested = { kind: "attested", at: at(40), home: "cloud" };

describe("a rescue is told where a response was lost and the number was found", () => {
  test("by a check, with the times and the number of checks", () => {
    expect(rescueOf(story(sent, lost, looked, looked, settled("look-up")))).toMatchObject({
      sentAt: at(1),
      lostAt: at(3),
      checks: 2,
      foundAt: at(9),
      by: "look-up",
      reading: { reason: "cloud-says-cloud" },
    });
  });

  test("by a signed webhook, or by the response itself, which arrived late", () => {
    expect(rescueOf(story(sent, lost, looked, settled("webhook", 20)))?.by).toBe("webhook");
    expect(rescueOf(story(sent, lost, { ...confirmed, kind: "late-answer", at: at(50) }))?.by).toBe(
      "late-answer",
    );
  });

  test("after a first attempt that was refused or not sent", () => {
    for (const kind of ["rejected", "notSent"]) {
      const first = { ...lost, outcome: { kind, evidence } };
      const timeline = story(sent, first, { ...sent, attempt: 2 }, lost, looked, settled("look-up"));
      expect(rescueOf(timeline)).toMatchObject({ by: "look-up" });
    }
  });

  test.each<readonly [string, readonly TimelineEntry[]]>([
    ["nothing was sent", story(looked)],
    ["the response arrived", story(sent, confirmed)],
    ["the number has not been found", story(sent, lost, looked)],
    ["a person reported the location", story(sent, lost, attested, settled("person", 41))],
    ["a check followed a person's report", story(sent, lost, attested, looked, settled("look-up", 45))],
    [
      "the request was sent again",
      story(sent, lost, { ...sent, attempt: 2 }, lost, looked, settled("look-up")),
    ],
    [
      "an older version only assumed it",
      story(sent, lost, looked, { ...settled("look-up"), unproven: true }),
    ],
    ["no check was written", story(sent, lost, settled("look-up"))],
  ])("and not where %s", (_why, timeline) => {
    expect(rescueOf(timeline)).toBeUndefined();
  });
});

describe("the crossing", () => {
  const crossing = { sentAt: at(1), arrivedAt: at(62) };

  test("says how much of it was waiting for a person", () => {
    const granted = { kind: "repeat-granted", at: at(60), step: "register", withdrawn: false };
    const again = { ...sent, at: at(61), attempt: 2 };
    const timeline = story(sent, lost, looked, granted, again, { ...confirmed, at: at(62) });
    expect(waitedForPersonMs(crossing, timeline)).toBe(51_000);
  });

  test("counts nothing from before it, nor where the log does not have its ends", () => {
    const refused = { ...lost, at: at(0), outcome: { kind: "rejected", reason: "code-wrong", evidence } };
    const asked = { kind: "confirmed", at: at(0.5), what: "warnings", by: "person" };
    const timeline = story({ ...sent, at: at(-600) }, refused, asked, sent, { ...confirmed, at: at(62) });
    expect(waitedForPersonMs(crossing, timeline)).toBe(0);
    expect(waitedForPersonMs(crossing, story(looked))).toBe(0);
  });
});
