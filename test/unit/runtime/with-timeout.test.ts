import { describe, expect, test } from "vitest";
import { createLocationChecker } from "../../../main/core/migration/location-checks.ts";
import { withTimeout } from "../../../main/core/runtime/with-timeout.ts";
import { err } from "../../../shared/result.ts";
import { instant, type Clock } from "../../../shared/time.ts";

/** A clock on which no time passes; it tells how many sleeps nobody has ended. */
function stillClock(): Clock & { readonly asleep: () => number } {
  let asleep = 0;
  return {
    now: () => instant(0),
    monotonicMs: () => 0,
    sleep(_ms, signal) {
      asleep += 1;
      return new Promise((resolve) => {
        signal?.addEventListener("abort", () => {
          asleep -= 1;
          resolve();
        });
      });
    },
    asleep: () => asleep,
  };
}

describe("no timer keeps a program alive that has nothing else to do", () => {
  test("after work that ended in time, or failed", async () => {
    const clock = stillClock();
    await withTimeout(clock, 10_000, Promise.resolve());
    await expect(withTimeout(clock, 10_000, Promise.reject(new Error("failed")))).rejects.toThrow("failed");
    expect(clock.asleep()).toBe(0);
  });

  test("after the automatic checks of a location were stopped while none was under way", async () => {
    const clock = stillClock();
    const checker = createLocationChecker({
      clock,
      deps: () => err({ kind: "storageFailed", code: "EIO" }),
      during: (work) => work(),
      publish: () => undefined,
      failed: () => undefined,
    });
    await checker.stop();
    expect(clock.asleep()).toBe(0);
  });
});
