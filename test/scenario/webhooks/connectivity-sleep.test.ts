import { expect, test } from "vitest";
import { must } from "../../support/harness.ts";
import { fakePower } from "../../support/fake-power.ts";
import { checkOf, connectivityHarness, VERIFY_TOKEN } from "../../support/webhooks/connectivity-harness.ts";

const slept = (state: Parameters<typeof checkOf>[0]) => checkOf(state, "webhooks.message");

test("[T25] [I26] the machine is kept awake from before the callback is set until it is given back, and no longer", async () => {
  const power = fakePower();
  const rig = await connectivityHarness({}, { power });
  const heldAt: string[] = [];
  rig.meddler.meddle(/^POST .*webhook_configuration/, {
    kind: "first",
    does: () => void heldAt.push(`set or given back: ${power.holds()}`),
  });
  const one = await rig.process();
  const run = await one.start();
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  expect(power.deeds).toEqual(["hold"]);
  expect(await run.until(({ keptAwake }) => keptAwake !== undefined)).toMatchObject({ keptAwake: true });
  rig.sandbox.world.inbound({ text: word, type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", restored: true });
  expect(power.deeds).toEqual(["hold", "release"]);
  expect(heldAt.length).toBeGreaterThanOrEqual(2);
  expect(new Set(heldAt)).toEqual(new Set(["set or given back: 1"]));
});

test("[T25] a test that borrows nothing holds nothing, and one that is ended lets go", async () => {
  const power = fakePower();
  const rig = await connectivityHarness({}, { power });
  const production = await rig.production();
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  const one = await rig.process();
  const asking = await one.start();
  const { test: first } = await asking.until(({ phase }) => phase === "awaiting-token");
  must(await one.tests.finish(first));
  await asking.ended();
  expect(power.deeds).toEqual([]);
});

test("[T25] where nothing can keep it awake, the test says so", async () => {
  const power = fakePower({ canHold: false });
  const rig = await connectivityHarness({}, { power });
  const one = await rig.process();
  const run = await one.start();
  const { test: id } = await run.until(({ keptAwake }) => keptAwake === false);
  await run.until(({ phase }) => phase === "awaiting-message");
  must(await one.tests.finish(id));
  await run.ended();
  expect(power.holds()).toBe(0);
});

test("[T25] after a sleep tunnel, public address and callback are looked at again, and the test goes on", async () => {
  const power = fakePower();
  const rig = await connectivityHarness({}, { power });
  const one = await rig.process();
  const run = await one.start();
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  const before = rig.meddler.asked.length;
  power.wake();
  power.wake();
  const seen = await run.until((state) => slept(state)?.cause === "slept");
  expect(slept(seen)).toMatchObject({
    status: "warn",
    found: "this computer slept; tunnel, public URL and callback URL are as before",
    facts: { tunnel: "same", leadsHere: true, callback: "ours" },
  });
  const asked = rig.meddler.asked.slice(before);
  expect(asked.some((line) => line.includes("webhook_configuration"))).toBe(true);
  expect(asked.every((line) => line.startsWith("GET"))).toBe(true);
  rig.sandbox.world.inbound({ text: word, type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", restored: true });
});

test("[T25] [I26] a callback that somebody else has set during the sleep ends the wait, and is left alone", async () => {
  const power = fakePower();
  const rig = await connectivityHarness({}, { power });
  const production = await rig.production();
  const one = await rig.process();
  const run = await one.start();
  await run.until(({ phase }) => phase === "awaiting-message");
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  power.wake();
  const ended = await run.ended();
  expect(slept(ended)).toMatchObject({ status: "fail", cause: "went-elsewhere" });
  expect(checkOf(ended, "webhooks.restored")).toMatchObject({ cause: "changed-meanwhile" });
  expect((await rig.callbacks()).number).toBe(production.url);
});

test("[T25] what cannot be seen after a sleep is said as that, and not taken for gone", async () => {
  const power = fakePower();
  const rig = await connectivityHarness({}, { power });
  const one = await rig.process();
  const run = await one.start();
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.meddler.meddle(/^GET .*webhook_configuration/, { kind: "loseRequest" });
  power.wake();
  const seen = await run.until((state) => slept(state)?.cause === "slept");
  expect(slept(seen)?.facts).toMatchObject({ callback: "unseen", leadsHere: true });
  rig.meddler.stop();
  rig.sandbox.world.inbound({ text: word, type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", restored: true });
}, 40_000);
