import { afterEach, describe, expect, test } from "vitest";
import { openEventStore, type OpenStore } from "../../../main/core/webhooks/store/open-store.ts";
import { webhookProofIn } from "../../../main/core/webhooks/webhook-proof.ts";
import { createLocationChecker } from "../../../main/core/migration/location-checks.ts";
import { timelineOf } from "../../../main/core/migration/timeline.ts";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { ok } from "../../../shared/result.ts";
import { instant, type Instant } from "../../../shared/time.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import { cloud, incoming, status, textMessage } from "../../support/webhooks/store-harness.ts";

const BLIND: readonly FaultChoice[] = ["no-lookups", "onprem-lookup-missing"];
const MINUTE_MS = 60_000;

let rig: Harness | undefined;
let store: OpenStore | undefined;
afterEach(async () => {
  await store?.close();
  await rig?.close();
  store = undefined;
  rig = undefined;
});

type Waiting = {
  readonly rig: Harness;
  readonly hands: CoreDriver;
  readonly resting: RunSnapshot;
  readonly store: OpenStore;
  /** When the lost request left, by this machine's clock. */
  readonly sentAt: Instant;
  /** Stores a notification as a receiver does, so long after the request left. */
  arrives(body: unknown, afterMs: number, more?: Parameters<typeof incoming>[1]): Promise<void>;
};

/** A run that waits for a person's word in the dark, beside a store of webhooks in the same data folder. */
async function waiting(fault: FaultChoice = "lost-register-after"): Promise<Waiting> {
  const own = await startTimedHarness();
  rig = own;
  const opened = must(
    openEventStore({
      ports: { ...own.ports, files: { freeBytes: () => undefined } },
      vault: { seal: () => fail(), open: () => fail() },
      settings: () => ok(WebhookSettings.parse({ revision: 0 })),
    }),
  );
  store = opened;
  const events = {
    exists: () => true,
    store: () => ok(opened),
    prepareSealing: () => ok(null),
    close: async () => undefined,
  };
  const hands = await openCoreDriver(own, {
    deps: (deps) => ({ ...deps, witness: (about) => webhookProofIn(events, about) }),
  });
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults([fault, ...BLIND]),
  );
  const sent = hands.rows(resting).find(({ entry }) => entry.kind === "intent" && entry.step === "register");
  const sentAt = sent?.at ?? instant(0);
  return {
    rig: own,
    hands,
    resting,
    store: opened,
    sentAt,
    async arrives(body, afterMs, more = {}) {
      must(await opened.accept(incoming(body, { receivedAt: instant(sentAt + afterMs), ...more })));
      await opened.settled();
    },
  };
}

function fail(): never {
  throw new Error("nothing is sealed");
}

const numberIn = ({ rig: own }: Waiting): string => own.plan("to-cloud").number.phoneNumberId;
const said = (at: number, id = "wamid.after"): object =>
  textMessage(id, "hello", "15550001111", Math.floor(at / 1000));

describe("a register whose answer was lost in the dark", () => {
  test("[N1] [I9] is settled by a signed message of after it, and the run goes on to its end", async () => {
    const at = await waiting();
    expect(at.resting.phase).toMatchObject({ kind: "unknown", step: "register" });
    await at.arrives(cloud({ messages: [said(at.sentAt + 3 * MINUTE_MS)] }, numberIn(at)), 3 * MINUTE_MS);
    const done = must(await at.hands.proceed(at.resting));
    expect(endingOf(done)).toBe("complete, cloud proven");
    expect(
      done.steps.map(({ step, state }) => `${step} ${state.kind} ${"by" in state ? state.by : ""}`.trim()),
    ).toEqual([
      "inspect confirmed asked",
      "backup confirmed answer",
      "register confirmed webhook",
      "subscribe confirmed answer",
      "verify skipped",
    ]);
    expect(countOf(at.rig, "POST", "/register")).toBe(1);
    expect(at.rig.sandbox.world.truth().subscribed).toEqual([at.rig.sandbox.cloud.appId]);
    expect(at.hands.claims.untrue).toEqual([]);
  });

  test("[N1] is settled by such a message as it arrives, without a person and while both APIs are silent", async () => {
    const at = await waiting();
    const ended = Promise.withResolvers<null>();
    const checker = createLocationChecker({
      clock: at.rig.clock,
      deps: () => ok(at.hands.deps),
      during: (work) => work(),
      publish: ({ now }) => (now.kind === "over" ? ended.resolve(null) : undefined),
      failed: ended.reject,
    });
    checker.follow(at.resting);
    await at.arrives(cloud({ messages: [said(at.sentAt + 3 * MINUTE_MS)] }, numberIn(at)), 3 * MINUTE_MS);
    checker.webhooksArrived();
    await ended.promise;
    expect(endingOf(at.hands.status(at.resting))).toBe("complete, cloud proven");
    expect(countOf(at.rig, "POST", "/register")).toBe(1);
  });

  test("[N1] is settled before a repeat that a person asks for is sent", async () => {
    const at = await waiting();
    await at.arrives(cloud({ messages: [said(at.sentAt + 3 * MINUTE_MS)] }, numberIn(at)), 3 * MINUTE_MS);
    // The run is no longer unknown when the word comes: nothing goes out for it.
    await at.hands.resolve(at.resting, { kind: "repeat" });
    expect(countOf(at.rig, "POST", "/register")).toBe(1);
    expect(endingOf(at.hands.status(at.resting))).toBe("complete, cloud proven");
  });

  test("[N4] keeps its witness until it was exported, and tells of it in its story", async () => {
    const at = await waiting();
    await at.arrives(cloud({ messages: [said(at.sentAt + 3 * MINUTE_MS)] }, numberIn(at)), 3 * MINUTE_MS);
    must(await at.hands.proceed(at.resting));
    expect(must(at.store.facts()).heldBack).toBe(1);
    const settled = must(timelineOf(at.hands.deps.storage, at.resting.run)).find(
      ({ kind }) => kind === "settled",
    );
    expect(settled).toMatchObject({ step: "register", by: "webhook", witness: { event: 1 } });
  });

  type Case = readonly [name: string, arrives: (at: Waiting) => Promise<void>];
  const cases: readonly Case[] = [
    ["nothing at all", async () => undefined],
    [
      "a message that happened before the request left",
      (at) => at.arrives(cloud({ messages: [said(at.sentAt - MINUTE_MS)] }, numberIn(at)), 3 * MINUTE_MS),
    ],
    [
      "a message that may have happened before it, were the clocks a little apart",
      (at) => at.arrives(cloud({ messages: [said(at.sentAt + 30_000)] }, numberIn(at)), 3 * MINUTE_MS),
    ],
    [
      "a message that arrived before the request left",
      (at) => at.arrives(cloud({ messages: [said(at.sentAt + 3 * MINUTE_MS)] }, numberIn(at)), -MINUTE_MS),
    ],
    [
      "a message of another number",
      (at) =>
        at.arrives(cloud({ messages: [said(at.sentAt + 3 * MINUTE_MS)] }, "106540352249999"), 3 * MINUTE_MS),
    ],
    [
      "a message whose signature nobody checked",
      (at) =>
        at.arrives(cloud({ messages: [said(at.sentAt + 3 * MINUTE_MS)] }, numberIn(at)), 3 * MINUTE_MS, {
          signature: "unchecked",
        }),
    ],
    [
      "a message that was refused for its signature",
      (at) =>
        at.arrives(cloud({ messages: [said(at.sentAt + 3 * MINUTE_MS)] }, numberIn(at)), 3 * MINUTE_MS, {
          signature: "invalid",
          refused: "signature-invalid",
        }),
    ],
    [
      "a cloud's message at the on-premises address",
      (at) =>
        at.arrives(cloud({ messages: [said(at.sentAt + 3 * MINUTE_MS)] }, numberIn(at)), 3 * MINUTE_MS, {
          source: "on-premises",
          signature: "unchecked",
        }),
    ],
    [
      "the state of a message that the business sent",
      (at) =>
        at.arrives(
          cloud(
            {
              statuses: [status("wamid.out", "delivered", "15550001111", (at.sentAt + 3 * MINUTE_MS) / 1000)],
            },
            numberIn(at),
          ),
          3 * MINUTE_MS,
        ),
    ],
  ];
  test.each(cases)("[N2] [I17] stays unknown after %s", async (_name, arrives) => {
    const at = await waiting();
    await arrives(at);
    const resting = must(await at.hands.proceed(at.resting));
    expect(resting.phase).toMatchObject({ kind: "unknown", step: "register" });
    expect([resting.numberIs, resting.proof]).toEqual(["unknown", "none"]);
    expect(countOf(at.rig, "POST", "/register")).toBe(1);
  });
});
