import { afterEach, describe, expect, test } from "vitest";
import { maskAddress } from "../../../shared/platform/callback-address.ts";
import type { RunConnections } from "../../../main/core/migration/run-connections.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { bent } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type PlanJson, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const COMPLETE = "complete, cloud proven";
const CALLBACK = maskAddress("https://callbacks.example/override");
const EVIDENCE = { at: "2026-01-01T00:00:00.000Z", durationMs: 1 };

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

type Cloud = RunConnections["connections"]["cloud"];

/** Hands on a platform whose answers about subscriptions and callbacks are told as the test wants them. */
async function telling(bend: (cloud: Cloud) => Partial<Cloud>): Promise<{ rig: Harness; hands: CoreDriver }> {
  const own = await startTimedHarness();
  rig = own;
  hands = await openCoreDriver(own, {
    deps: bent((connections) => ({
      ...connections,
      cloud: { ...connections.cloud, ...bend(connections.cloud) },
    })),
  });
  return { rig: own, hands };
}

function mapped<T>(outcome: CallOutcome<T>, change: (value: T) => T): CallOutcome<T> {
  return outcome.kind === "confirmed" ? { ...outcome, value: change(outcome.value) } : outcome;
}

/** The number's own fields tell of a callback of the account. */
const accountCallback =
  (cloud: Cloud): Cloud["readNumber"] =>
  async () =>
    mapped(await cloud.readNumber(), (facts) => ({
      ...facts,
      webhooks: { ...facts.webhooks, account: CALLBACK },
    }));
const subscribed =
  (rig: () => Harness, override?: string): Cloud["readSubscriptions"] =>
  () =>
    Promise.resolve({
      kind: "confirmed",
      value: [
        {
          id: rig().sandbox.cloud.appId,
          ...(override === undefined ? {} : { overrideCallbackUri: maskAddress(override) }),
        },
      ],
      evidence: EVIDENCE,
    });
const silent = (): Promise<CallOutcome<never>> =>
  Promise.resolve({ kind: "unknown", cause: "timeout", evidence: EVIDENCE });

describe("[I26] a callback that stands for the account", () => {
  test("is kept where only the number's own fields tell of it and our app is subscribed: no call is sent", async () => {
    const { rig: own, hands } = await telling((cloud) => ({
      readNumber: accountCallback(cloud),
      readSubscriptions: subscribed(() => own),
    }));
    expect(endingOf(await hands.migrate(own.plan("to-cloud")))).toBe(COMPLETE);
    expect(countOf(own, "POST", "/subscribed_apps")).toBe(0);
  });

  test("is asked about before the number moves where nobody tells that our app is subscribed", async () => {
    const { rig: own, hands } = await telling((cloud) => ({
      readNumber: accountCallback(cloud),
      readSubscriptions: silent,
    }));
    const asked = await hands.migrate(own.plan("to-cloud"));
    expect(asked.phase).toEqual({ kind: "awaiting-confirmation", what: ["wipe-override"] });
    expect([countOf(own, "POST", "/register"), asked.numberIs]).toEqual([0, "on-premises"]);
    const agreed = must(await hands.confirm(asked, ["wipe-override"]));
    expect((await hands.goOn(agreed)).numberIs).toBe("cloud");
    expect(countOf(own, "POST", "/subscribed_apps")).toBe(1);
  });

  test("is kept in spite of that word once a look shows that our app is subscribed after all", async () => {
    let moved = false;
    const { rig: own, hands } = await telling((cloud) => ({
      readNumber: accountCallback(cloud),
      readSubscriptions: () => (moved ? subscribed(() => own)() : silent()),
      async register(input) {
        const outcome = await cloud.register(input);
        moved = true;
        return outcome;
      },
    }));
    const asked = await hands.migrate(own.plan("to-cloud"));
    const agreed = must(await hands.confirm(asked, ["wipe-override"]));
    expect(endingOf(await hands.goOn(agreed))).toBe(COMPLETE);
    expect(countOf(own, "POST", "/subscribed_apps")).toBe(0);
  });

  test("of our own app on the list is kept, and not taken for gone where the list falls silent", async () => {
    let moved = false;
    const { rig: own, hands } = await telling((cloud) => ({
      readSubscriptions: () =>
        moved ? silent() : subscribed(() => own, "https://callbacks.example/override")(),
      async register(input) {
        const outcome = await cloud.register(input);
        moved = true;
        return outcome;
      },
    }));
    const asked = await hands.migrate(own.plan("to-cloud"));
    expect(asked.phase).toEqual({ kind: "awaiting-confirmation", what: ["wipe-override"] });
    expect([countOf(own, "POST", "/subscribed_apps"), asked.numberIs]).toEqual([0, "cloud"]);
  });

  test("under an app that may be ours is asked about before the number moves", async () => {
    const withoutApp = (json: PlanJson): void => void (json.cloud.appId = undefined);
    const { rig: own, hands } = await telling(() => ({
      readSubscriptions: subscribed(() => own, "https://callbacks.example/override"),
      inspectToken: silent,
    }));
    const asked = await hands.migrate(own.plan("to-cloud", withoutApp));
    expect(asked.phase).toEqual({ kind: "awaiting-confirmation", what: ["wipe-override"] });
    expect(countOf(own, "POST", "/register")).toBe(0);
  });

  test("of a stranger's app is no reason to ask, and our app is subscribed", async () => {
    const { rig: own, hands } = await telling(() => ({}));
    own.sandbox.world.setFaults([]);
    expect(endingOf(await hands.migrate(own.plan("to-cloud")))).toBe(COMPLETE);
    expect(countOf(own, "POST", "/subscribed_apps")).toBe(1);
  });
});

describe("[I26] what the pre-checks saw of the account's callback", () => {
  /** The run itself is told nothing of the list for so many looks. */
  async function untold(looks: number): Promise<{ rig: Harness; hands: CoreDriver }> {
    let asked = 0;
    const open = await telling((cloud) => ({
      readSubscriptions: () => {
        asked += 1;
        return asked <= looks ? silent() : cloud.readSubscriptions();
      },
    }));
    open.rig.sandbox.world.setFaults(["subscribed-by-others"]);
    return open;
  }

  test("is looked for once more where the run's own first look was told nothing, and then kept", async () => {
    const { rig: own, hands: open } = await untold(1);
    const done = await open.migrate(own.plan("to-cloud"));
    expect({ ending: endingOf(done), sent: countOf(own, "POST", "/subscribed_apps") }).toEqual({
      ending: COMPLETE,
      sent: 0,
    });
    // A subscription that stood before has no moment at which it was made.
    expect(done.subscribeGapMs).toBeUndefined();
  });

  test("is removed on a person's word alone where nobody tells of it any more", async () => {
    const { rig: own, hands: open } = await untold(50);
    const asked = await open.migrate(own.plan("to-cloud"));
    expect(asked.phase).toEqual({ kind: "awaiting-confirmation", what: ["wipe-override"] });
    expect(countOf(own, "POST", "/register")).toBe(0);
  });
});
