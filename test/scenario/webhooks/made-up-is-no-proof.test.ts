import { expect, test } from "vitest";
import { openEventStore } from "../../../main/core/webhooks/store/open-store.ts";
import { madeUp } from "../../../main/core/webhooks/trigger/test-notifications.ts";
import { trigger } from "../../../main/core/webhooks/trigger/trigger.ts";
import { webhookProofIn } from "../../../main/core/webhooks/webhook-proof.ts";
import { ok } from "../../../shared/result.ts";
import { api, type ParsedInputOf } from "../../../shared/rpc/api.ts";
import { instant } from "../../../shared/time.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { must } from "../../support/harness.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { memoryVault } from "../../support/memory-vault.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import {
  connectivityHarness,
  VERIFY_TOKEN,
  type ConnectivityHarness,
  type TestProcess,
} from "../../support/webhooks/connectivity-harness.ts";
import { incoming } from "../../support/webhooks/store-harness.ts";

/* What `webhooks trigger` makes up can be told from what is real by its ids, and is no evidence of anything. */

async function triggerInto(rig: ConnectivityHarness, process: TestProcess, change: Record<string, unknown>) {
  const { localUrl = "", onPremUrl = "" } = process.receivers.state("terminal") ?? {};
  const input: ParsedInputOf<"webhooks.trigger"> = api["webhooks.trigger"].input.parse({
    to: change["shape"] === "on-premises" ? onPremUrl : localUrl,
    phoneNumberId: rig.sandbox.cloud.phoneNumberId,
    shape: "cloud",
    appSecret: rig.sandbox.cloud.appSecret,
    ...change,
  });
  return must(await trigger(rig.ports, input));
}

test("[Y1] [V18] a made-up message with the keyword is answered to nobody: who is named in it has not written", async () => {
  const rig = await connectivityHarness({}, { patienceMs: 100 });
  const one = await rig.process();
  const run = await one.start({ reply: "yes", forward: false });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  await triggerInto(rig, one, { kinds: ["text"], from: "34600111222", text: `here is ${word}` });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const answers = rig.meddler.asked.filter((line) => /^POST \/\d+\/messages/.test(line));
  await one.tests.finish(run.id);
  await run.ended();
  expect(answers).toEqual([]);
});

test.each(["cloud", "on-premises"] as const)(
  "[C7] [V18] %s: a made-up message with the keyword does not show that webhooks arrive",
  async (side) => {
    const rig = await connectivityHarness(side === "cloud" ? {} : { startsOn: "onprem" });
    const one = await rig.process();
    const run = await one.start({ side });
    const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
    await triggerInto(rig, one, { kinds: ["text"], shape: side, text: word });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await one.tests.finish(run.id);
    expect((await run.ended()).verdict).not.toBe("arrives");
  },
);

test("[V18] what is made up for a receiver here does not go on to production while its callback is borrowed", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  await rig.call("POST", `${rig.sandbox.cloud.businessAccountId}/subscribed_apps`, {
    override_callback_uri: production.url,
    verify_token: VERIFY_TOKEN,
  });
  const one = await rig.process();
  const run = await one.start({ forward: true, allowPrivate: true });
  const asked = await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  expect(asked.forwardsTo).toBeDefined();
  await triggerInto(rig, one, { kinds: ["order"], from: "34600111222" });
  await one.tests.finish(run.id);
  await run.ended();
  expect(production.arrivals.filter(({ method }) => method === "POST")).toHaveLength(0);
});

test("[N2] [V18] a made-up message, signed with the app's own secret, settles no lost register", async () => {
  const clock = virtualClock();
  const random = { bytes: (length: number) => new Uint8Array(length).fill(7) };
  const store = must(
    openEventStore({
      ports: { dataDir: tempFolder(), clock, random, files: { freeBytes: () => undefined } },
      vault: memoryVault({ clock, random }),
      settings: () => ok(WebhookSettings.parse({ revision: 0 })),
    }),
  );
  const since = clock.now();
  const at = instant(since + 3 * 60_000);
  const about = { brand: "chat", phoneNumberId: "42", number: "12025550123", from: "12025550199" };
  const { body } = madeUp("text", { ...about, shape: "cloud", text: "hello", id: "0A", now: at });
  must(await store.accept(incoming(JSON.parse(body), { receivedAt: at, signature: "valid" })));
  await store.settled();
  const events = {
    exists: () => true,
    store: () => ok(store),
    prepareSealing: () => ok(null),
    close: async () => undefined,
  };
  expect(webhookProofIn(events, { phoneNumberId: "42", since, platformSince: since })).toBeUndefined();
  await store.close();
});
