import { expect, test } from "vitest";
import { checkOf, connectivityHarness, VERIFY_TOKEN } from "../../support/webhooks/connectivity-harness.ts";

test("[C13] a test that a kill cut off is told as interrupted once its callback is given back", async () => {
  const rig = await connectivityHarness();
  const killed = await rig.process();
  const run = await killed.start();
  await run.until(({ phase }) => phase === "awaiting-message");
  const next = await rig.afterKill();
  expect(next.tests.all()).toEqual([]);
  next.tests.vaultOpened();
  await expect.poll(() => next.tests.all()).toHaveLength(1);
  const [told] = next.tests.all();
  expect(told).toMatchObject({
    test: run.id,
    phase: "ended",
    interrupted: true,
    verdict: "stopped",
    restored: true,
    borrowed: { level: "number" },
    arrivals: [],
  });
  expect(told === undefined ? undefined : checkOf(told, "webhooks.restored")?.status).toBe("pass");
  expect(next.states).toEqual([told]);
  expect((await rig.callbacks()).number).toBeUndefined();
});

test("[C14] an interrupted test whose callback somebody else has replaced says so and claims nothing", async () => {
  const rig = await connectivityHarness();
  const killed = await rig.process();
  const run = await killed.start();
  await run.until(({ phase }) => phase === "awaiting-message");
  const next = await rig.afterKill();
  const production = await rig.production();
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  expect(await next.tests.restore(run.id)).toMatchObject({ ok: true, value: { restored: false } });
  const [told] = next.tests.all();
  expect(told).toMatchObject({ interrupted: true, restored: false });
  expect(told === undefined ? undefined : checkOf(told, "webhooks.restored")?.cause).toBe(
    "changed-meanwhile",
  );
});

test("[C13] an answer that it had sent by then is told with it, and that nobody knows what became of it", async () => {
  const rig = await connectivityHarness({}, { patienceMs: 100 });
  const killed = await rig.process({ waits: { replyStatusMs: 60_000 } });
  rig.sandbox.world.setFaults(["message-sent-only"]);
  const run = await killed.start({ reply: "yes" });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  await run.until(({ reply }) => reply?.state === "awaiting-status");
  const next = await rig.afterKill();
  next.tests.vaultOpened();
  await expect.poll(() => next.tests.all()).toHaveLength(1);
  expect(next.tests.all()).toMatchObject([
    {
      test: run.id,
      interrupted: true,
      reply: {
        state: "ended",
        sending: "unknown",
        reason: "stopped-waiting",
        outcome: { kind: "confirmed" },
      },
    },
  ]);
});
