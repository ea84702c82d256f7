import { expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { must } from "../../support/harness.ts";
import { connectivityHarness } from "../../support/webhooks/connectivity-harness.ts";

test("[C12] [C13] an app's callback is given back where the next process can't tell at first which app it is", async () => {
  const rig = await connectivityHarness();
  const { appId: _untold, ...cloud } = rig.plan.cloud;
  const plan = { ...rig.plan, cloud };
  const appSecret = redact(rig.sandbox.cloud.appSecret, "app secret");
  const before = await rig.callbacks();
  const one = await rig.process();
  const run = await one.start({ target: { kind: "plan", plan, appSecret }, level: "application" });
  await run.until(({ phase }) => phase === "awaiting-token");
  const token = redact(rig.sandbox.cloud.endpointToken, "verify token");
  must(await one.tests.giveToken({ test: run.id, token }));
  await run.until(({ phase }) => phase === "awaiting-message");
  expect(await rig.callbacks()).not.toEqual(before);
  const next = await rig.afterKill();
  rig.meddler.meddle(/^GET \/debug_token/, { kind: "loseRequest" }, 2);
  const given = must(await next.tests.restore(run.id));
  expect(rig.meddler.struck()).toBe(2);
  expect(given).toMatchObject({ restored: true });
  expect(await rig.callbacks()).toEqual(before);
});

test("[C12] where it never can, that is told, and not that the app secret is missing", async () => {
  const rig = await connectivityHarness();
  const { appId: _untold, ...cloud } = rig.plan.cloud;
  const plan = { ...rig.plan, cloud };
  const appSecret = redact(rig.sandbox.cloud.appSecret, "app secret");
  const one = await rig.process();
  const run = await one.start({ target: { kind: "plan", plan, appSecret }, level: "application" });
  await run.until(({ phase }) => phase === "awaiting-token");
  const token = redact(rig.sandbox.cloud.endpointToken, "verify token");
  must(await one.tests.giveToken({ test: run.id, token }));
  await run.until(({ phase }) => phase === "awaiting-message");
  const next = await rig.afterKill();
  rig.meddler.meddle(/^GET \/debug_token/, { kind: "loseRequest" });
  expect(must(await next.tests.restore(run.id))).toMatchObject({
    restored: false,
    check: { status: "fail", cause: "not-known" },
  });
  expect(must(next.tests.unrestored())).toMatchObject([{ level: "application" }]);
});
