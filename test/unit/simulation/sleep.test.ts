import { describe, expect, test } from "vitest";
import { playHistory } from "../../simulation/play/play.ts";
import { REGISTER_AT } from "../../simulation/bugs/legs.ts";

const NIGHT_MS = 9 * 3_600_000;

describe("a computer that falls asleep while the registration is under way", () => {
  test.each([
    { clock: "runs on", clockStops: false, outcome: /outcome register unknown timeout/ },
    { clock: "stops", clockStops: true, outcome: /outcome register confirmed/ },
  ])("[I18] and whose monotonic clock $clock: $outcome", async ({ clockStops, outcome }) => {
    const sleepsAt = { at: REGISTER_AT, ms: NIGHT_MS, clockStops };
    const { trace, violations, end } = await playHistory(
      { setting: { direction: "to-cloud" }, legs: [{ sleepsAt }] },
      undefined,
      true,
    );
    const asleep = trace.findIndex((line) => line.includes("sleeps for"));
    expect(trace[asleep - 1]).toMatch(/POST .*\/register$/);
    // The platform goes on in the meantime, and the answer is read after the night.
    expect(trace[asleep + 1]).toMatch(/platform: POST .*\/register takes effect: 200/);
    const after = trace.slice(asleep).find((line) => line.includes("outcome register")) ?? "";
    expect(after).toMatch(outcome);
    expect(Number(after.trim().split(" ")[0])).toBeGreaterThan(NIGHT_MS);
    expect(violations).toEqual([]);
    expect(end).toMatchObject({ numberIs: "cloud", proof: "proven", phase: { reason: "complete" } });
  });
});
