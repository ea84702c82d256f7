import { afterEach, expect, test } from "vitest";
import { migrate, must, startHarness, type Harness } from "../../support/harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

test("[I8] a move to the cloud ends complete, with every step confirmed and the platform agreeing", async () => {
  rig = await startHarness();
  const core = await rig.core();
  const steps: string[] = [];
  core.client.subscribe("steps", (event) =>
    steps.push(`${event.step}:${event.phase}${event.outcome === undefined ? "" : `:${event.outcome}`}`),
  );
  const done = await migrate(core, rig.plan("to-cloud"));
  expect(done.phase).toEqual({ kind: "ended", reason: "complete" });
  expect([done.numberIs, done.proof]).toEqual(["cloud", "proven"]);
  expect(steps).toEqual([
    "inspect:intent",
    "inspect:outcome:confirmed",
    "backup:intent",
    "backup:outcome:confirmed",
    "register:intent",
    "register:outcome:confirmed",
    "subscribe:intent",
    "subscribe:outcome:confirmed",
    "verify:intent",
    "verify:outcome:confirmed",
  ]);
  expect(rig.sandbox.world.truth()).toMatchObject({
    home: "cloud",
    subscribed: [rig.sandbox.cloud.appId],
    registerCalls: 1,
  });
});

test("[I8] a move to on-premises ends complete after the code", async () => {
  rig = await startHarness({ startsOn: "cloud" });
  const core = await rig.core();
  const skipped: unknown[] = [];
  core.client.subscribe("steps", ({ step, phase, outcome, skipped: why }) => {
    if (why !== undefined) skipped.push({ step, phase, outcome, why });
  });
  const waiting = await migrate(core, rig.plan("to-onprem"));
  expect(waiting.phase).toMatchObject({ kind: "awaiting-code", certain: true, method: "sms" });
  expect([waiting.numberIs, waiting.proof]).toEqual(["cloud", "proven"]);
  const code = rig.sandbox.world.lastCode() ?? "";
  const done = must(await core.client.call("migration.enterCode", { run: waiting.run, code }));
  expect(done.phase).toEqual({ kind: "ended", reason: "complete" });
  expect([done.numberIs, done.proof]).toEqual(["on-premises", "proven"]);
  expect(rig.sandbox.world.truth().home).toBe("onprem");
  expect(skipped).toEqual([{ step: "shards", phase: "outcome", outcome: "confirmed", why: "already-so" }]);
});
