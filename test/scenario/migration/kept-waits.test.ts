import { afterEach, describe, expect, test } from "vitest";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const MONTH_MS = 30 * 86_400_000;

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

/** A run whose register was told to wait for two seconds. */
async function toldToWait() {
  const own = await startTimedHarness();
  rig = own;
  const open = await openCoreDriver(own);
  hands = open;
  const stopped = await open.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["register-rate-limited"]),
  );
  expect(endingOf(stopped)).toBe("told-to-wait, on-premises proven");
  return { own, open, stopped };
}

describe("a wait that the platform told a register", () => {
  test("[I23][F18] keeps the run from being taken up before it is over, and then lets it go on", async () => {
    const { own, open, stopped } = await toldToWait();
    expect(problemIn(await open.proceed(stopped, true))).toMatchObject({ kind: "tooSoon", run: stopped.run });
    expect(countOf(own, "POST", "/register")).toBe(1);
    own.clock.skip(2000);
    expect(endingOf(must(await open.proceed(stopped, true)))).toBe("complete, cloud proven");
    expect(countOf(own, "POST", "/register")).toBe(2);
  });

  test("[I23] keeps another run of the number from being opened instead", async () => {
    const { own, open, stopped } = await toldToWait();
    must(await open.abandon(stopped));
    expect(problemIn(await open.start(own.plan("to-cloud")))).toMatchObject({
      kind: "tooSoon",
      run: stopped.run,
    });
    own.clock.skip(2000);
    must(await open.start(own.plan("to-cloud")));
  });

  test("[I23][F19] is not cut short by another process on a clock set forward: the platform's own clock counts", async () => {
    const { own, open, stopped } = await toldToWait();
    await open.close();
    hands = await openCoreDriver(own, {
      ports: (ports) => ({
        ...ports,
        clock: {
          ...ports.clock,
          now: () => (ports.clock.now() + MONTH_MS) as ReturnType<typeof ports.clock.now>,
        },
      }),
    });
    expect(problemIn(await hands.proceed(stopped, true))).toMatchObject({ kind: "tooSoon" });
    own.clock.skip(4000);
    expect(endingOf(must(await hands.proceed(stopped, true)))).toBe("complete, cloud proven");
  });
});

describe("a register that may have gone out", () => {
  async function lostInTheDark() {
    const own = await startTimedHarness();
    rig = own;
    const open = await openCoreDriver(own);
    hands = open;
    const resting = await open.migrate(own.plan("to-cloud"), () =>
      own.sandbox.world.setFaults(["lost-register-before", "no-lookups", "onprem-lookup-missing"]),
    );
    must(await open.resolve(resting, { kind: "seen", home: "on-premises" }));
    own.sandbox.world.clearFaults();
    return { own, open };
  }

  test("[I4] wants a typed word before another run of the number moves anything within the hour, which no option gives", async () => {
    const { own, open } = await lostInTheDark();
    const next = await open.migrate(own.plan("to-cloud"));
    expect(endingOf(next)).toMatch(/^awaiting recent-register/);
    expect(problemIn(await open.confirm(next, ["recent-register"], "yes-option"))).toMatchObject({
      kind: "notWaitingForThis",
    });
    expect(countOf(own, "POST", "/register")).toBe(1);
    must(await open.confirm(next, ["recent-register"]));
    expect(endingOf(await open.goOn(must(await open.proceed(next))))).toBe("complete, cloud proven");
  });

  test("[I4] wants none once an hour has passed", async () => {
    const { own, open } = await lostInTheDark();
    own.clock.skip(60 * 60_000);
    expect(endingOf(await open.migrate(own.plan("to-cloud")))).toBe("complete, cloud proven");
  });

  test("[I4] wants none after a register that was confirmed or refused", async () => {
    const own = await startTimedHarness();
    rig = own;
    hands = await openCoreDriver(own);
    const refused = await hands.migrate(own.plan("to-cloud"), () =>
      own.sandbox.world.setFaults(["register-success-false"]),
    );
    expect(refused.phase).toMatchObject({ reason: "register-refused" });
    own.sandbox.world.clearFaults();
    expect(endingOf(await hands.migrate(own.plan("to-cloud")))).toBe("complete, cloud proven");
  });
});
