import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLocationChecker } from "../../../main/core/migration/location-checks.ts";
import { LOCATION_CHECK_WAITS_MS, type LocationChecks } from "../../../shared/migration/location-checks.ts";
import { err, ok } from "../../../shared/result.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { RUN } from "../../support/told-run.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

test("an automatic check with an error of ours is noted, ends no process, and the next one comes in its time", async () => {
  const clock = virtualClock();
  const failed: unknown[] = [];
  const shown: LocationChecks["now"]["kind"][] = [];
  // As where the program is replaced while it runs: a part that is loaded with the first check isn't there.
  const checks = [
    () => Promise.reject(new Error("a part isn't there")),
    async () => err({ kind: "storageFailed", code: "EIO" } as const),
  ];
  const checker = createLocationChecker({
    clock,
    deps: () => ok({ vault: { state: () => "open" } } as never),
    during: () => (checks.shift()?.() ?? Promise.reject(new Error("no third one"))) as never,
    publish: ({ now }) => void shown.push(now.kind),
    failed: (fault) => void failed.push(fault),
  });
  checker.resume({ run: RUN, phase: { kind: "unknown" }, move: "open", damagedRows: 0 } as RunSnapshot);
  await setImmediate();
  expect([failed, shown]).toEqual([[new Error("a part isn't there")], ["checking", "waiting"]]);
  await clock.advance(LOCATION_CHECK_WAITS_MS[0]);
  await setImmediate();
  expect(checker.all()).toMatchObject([{ count: 1, latest: [{ found: { problem: "storageFailed" } }] }]);
  await checker.stop();
  expect(failed).toHaveLength(1);
});
