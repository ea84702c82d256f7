import { expect, test } from "vitest";
import { must } from "../../support/harness.ts";
import { connectivityHarness } from "../../support/webhooks/connectivity-harness.ts";

const OTHER = "106540352200001";

test("[C13] what a test of one number left at the account is given back before another number of it is tested there", async () => {
  const rig = await connectivityHarness();
  const before = await rig.callbacks();
  expect(before.account).toBeUndefined();
  const killed = await rig.process();
  await (await killed.start({ level: "account" })).until(({ phase }) => phase === "awaiting-message");
  const ours = (await rig.callbacks()).account;
  expect(ours).toBeDefined();
  const next = await rig.afterKill();
  const told = { account: ours, application: before.application };
  rig.meddler.meddle(new RegExp(`^GET /${OTHER}\\?`), {
    kind: "answer",
    status: 200,
    body: {
      id: OTHER,
      webhook_configuration: { chat_business_account: told.account, application: told.application },
    },
  });
  const plan = {
    ...rig.plan,
    number: { ...rig.plan.number, phoneNumberId: OTHER, phoneNumber: "2025550101" },
  };
  const run = await next.start({ level: "account", target: { kind: "plan", plan: plan as typeof rig.plan } });
  const seen = await run.until(
    ({ phase }) => phase === "awaiting-token" || phase === "awaiting-message" || phase === "ended",
  );
  await next.tests.finish(run.id);
  await run.ended();
  rig.meddler.stop();
  // Nobody has the token of an address that we made up ourselves.
  expect(seen.phase).not.toBe("awaiting-token");
  expect((await rig.callbacks()).account).toBeUndefined();
  expect(must(next.tests.unrestored())).toEqual([]);
});
