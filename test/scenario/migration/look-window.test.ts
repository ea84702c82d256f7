import { afterEach, describe, expect, test } from "vitest";
import { instant, type Clock } from "../../../shared/time.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

/** The rig's clock, with a wall clock that a person sets by so many milliseconds while the program waits. */
function jumping(
  clock: Clock,
  byMs: number,
): { readonly ports: (ports: HostPorts) => HostPorts; jumped: boolean } {
  const state = { jumped: false, ports: (ports: HostPorts): HostPorts => ({ ...ports, clock: set }) };
  const set: Clock = {
    now: () => instant(clock.now() + (state.jumped ? byMs : 0)),
    monotonicMs: () => clock.monotonicMs(),
    sleep: (ms, signal) => {
      if (ms < 30_000) state.jumped = true;
      return clock.sleep(ms, signal);
    },
  };
  return state;
}

describe("the look window after a lost register", () => {
  test.each([
    { jump: 60_000, why: "set forward by a minute" },
    { jump: 3_600_000, why: "set forward by an hour" },
    { jump: -30 * 86_400_000, why: "set back by a month" },
  ])("[I23][F19] is not cut short by a clock $why: a late effect is still seen", async ({ jump }) => {
    rig = await startTimedHarness();
    const { ports } = jumping(rig.clock, jump);
    hands = await openCoreDriver(rig, { ports });
    const { world } = rig.sandbox;
    const done = await hands.migrate(rig.plan("to-cloud"), () =>
      world.setFaults(["register-late-effect:14"]),
    );
    expect(world.truth().home).toBe("cloud");
    expect(endingOf(done)).toBe("complete, cloud proven");
    expect(hands.claims.untrue).toEqual([]);
    expect(countOf(rig, "POST", "/register")).toBe(1);
  });

  test("[I23][I9] begins anew in another process, and nothing is said of the source before it is over", async () => {
    const own = await startTimedHarness();
    rig = own;
    const { world } = own.sandbox;
    const first = await openCoreDriver(rig, {
      deps: (deps) => ({ ...deps, ports: { ...deps.ports, clock: dying(own.clock) } }),
    });
    const opened = must(await first.start(rig.plan("to-cloud")));
    world.setFaults(["lost-register-before"]);
    await expect(first.goOn(opened)).rejects.toThrow("killed");
    await first.close();
    hands = await openCoreDriver(rig, { ports: (ports) => ({ ...ports, clock: { ...ports.clock } }) });
    expect(hands.status(opened)).toMatchObject({ numberIs: "unknown", proof: "none" });
    const slept = rig.clock.now();
    const done = must(await hands.proceed(opened));
    expect(endingOf(done)).toBe("register-had-no-effect, on-premises proven");
    expect(rig.clock.now() - slept).toBeGreaterThanOrEqual(16_000);
  });
});

/** A clock under which the process dies at its first pause of more than a second. */
function dying(clock: Clock): Clock {
  return {
    now: () => clock.now(),
    monotonicMs: () => clock.monotonicMs(),
    sleep: (ms, signal) =>
      ms > 1000 && ms < 30_000 ? Promise.reject(new Error("killed")) : clock.sleep(ms, signal),
  };
}

describe("times across processes", () => {
  test("[I19][I23] a duration that no clock measured is left out", async () => {
    rig = await startTimedHarness();
    const clock = rig.clock;
    const moved = jumping(clock, 3_600_000);
    hands = await openCoreDriver(rig, { ports: moved.ports });
    const { world } = rig.sandbox;
    const done = await hands.migrate(rig.plan("to-cloud"), () => world.setFaults(["register-late-effect:5"]));
    expect(endingOf(done)).toBe("complete, cloud proven");
    expect(moved.jumped).toBe(true);
    expect(done.downtimeMs).toBeUndefined();
  });
});
