import { afterEach, expect, test } from "vitest";
import { changePin } from "../../../main/core/pin/change-pin.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { openEventStore, type OpenStore } from "../../../main/core/webhooks/store/open-store.ts";
import { webhookProofIn } from "../../../main/core/webhooks/webhook-proof.ts";
import { RunId } from "../../../shared/ids.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { ok } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import { cloud, incoming, textMessage } from "../../support/webhooks/store-harness.ts";

let rig: Harness | undefined;
let open: CoreDriver[] = [];
let store: OpenStore | undefined;
afterEach(async () => {
  for (const hands of open) await hands.close();
  await store?.close();
  await rig?.close();
  open = [];
  [rig, store] = [undefined, undefined];
});

const MINUTE_MS = 60_000;

test("[I4] no run is opened while the outcome of a change of the number's PIN is open", async () => {
  const own = await startTimedHarness();
  rig = own;
  const hands = await openCoreDriver(own);
  open.push(hands);
  own.env.set("PIN", "246810");
  const plan = own.plan("to-cloud");
  const { storage, vault, lateAnswers } = hands.deps;
  let opened: unknown;
  must(
    await changePin(
      {
        storage,
        vault,
        lateAnswers,
        ports: own.ports,
        onChange: (change) => {
          if (change.state !== "under-way") return;
          // The PIN's intent is durable, its request has not left, its outcome is open.
          const run = RunId.parse("r-20260101-aaaaaa");
          const created = storage.create(numberOf(plan), {
            kind: "opened",
            run,
            workspace: "default",
            plan,
            checks: [],
            sealed: {},
            wayBack: {},
          });
          opened = created.ok ? "opened" : created.problem.kind;
          if (created.ok) created.value.release();
        },
      },
      { plan, action: "set", side: "on-premises", by: "person" },
    ),
  );
  expect(opened).toBe("numberBusy");
});

test("[I9][I28] a webhook of before the move proves nothing where the clock was set back since it came", async () => {
  const own = await startTimedHarness();
  rig = own;
  const offset = { ms: 0 };
  const shifted = (ports: HostPorts): HostPorts => ({
    ...ports,
    clock: {
      ...ports.clock,
      now: () => (ports.clock.now() + offset.ms) as ReturnType<typeof ports.clock.now>,
    },
  });
  const opened = must(
    openEventStore({
      ports: { ...own.ports, files: { freeBytes: () => undefined } },
      vault: {
        seal: () => {
          throw new Error("no");
        },
        open: () => {
          throw new Error("no");
        },
      },
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
    ports: shifted,
    deps: (deps) => ({ ...deps, witness: (about) => webhookProofIn(events, about) }),
  });
  open.push(hands);
  // Twenty minutes ago, while the number was still in the cloud, a message came.
  const twentyAgo = own.clock.now() - 20 * MINUTE_MS;
  const body = cloud(
    {
      messages: [textMessage("wamid.before", "hello", "15550001111", Math.floor((twentyAgo - 1000) / 1000))],
    },
    own.plan("to-cloud").number.phoneNumberId,
  );
  must(await opened.accept(incoming(body, { receivedAt: instant(twentyAgo) })));
  await opened.settled();
  // Then this machine's clock is set back by an hour; the platform's Date headers say so.
  offset.ms = -60 * MINUTE_MS;
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["lost-register-before", "cloud-lookup-missing", "onprem-lookup-missing"]),
  );
  expect(resting.phase.kind).toBe("unknown");
});
