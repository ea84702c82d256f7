import { expect, onTestFinished, test } from "vitest";
import {
  connectivityHarness,
  VERIFY_TOKEN,
  type ConnectivityHarness,
} from "../../support/webhooks/connectivity-harness.ts";
import { json, visit } from "../../unit/sandbox/visitor.ts";

/* Between the look that chooses and the call that borrows, production is judged, which may take many seconds. */

/** Lets somebody else act once, while production is judged. */
function whileJudging(rig: ConnectivityHarness, act: () => Promise<unknown>): void {
  let acted = false;
  Object.assign(rig.ports.practice ?? {}, {
    productionAt: async () => {
      if (acted) return undefined;
      acted = true;
      await act();
      return undefined;
    },
  });
}

test("[C14] [I26] on-premises: what somebody else sets while production is judged is left alone", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const production = await rig.production();
  const visitor = await visit(rig.sandbox);
  onTestFinished(() => visitor.leave());
  const set = (url: string) => visitor.onPrem("PATCH", "/settings/application", { webhooks: { url } });
  await set(production.url);
  const theirs = `${production.url}/new`;
  whileJudging(rig, () => set(theirs));
  const one = await rig.process();
  const run = await one.start({ side: "on-premises", allowPrivate: true });
  await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  await one.tests.finish(run.id);
  await run.ended();
  const seen = json(await visitor.onPrem("GET", "/settings/application"));
  const { url } = (seen as { settings: { application: { webhooks: { url: string } } } }).settings.application
    .webhooks;
  expect(url).toBe(theirs);
});

test("[C2] [C14] cloud: an override that somebody else sets while production is judged is not wiped", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  await rig.call("POST", `${rig.sandbox.cloud.businessAccountId}/subscribed_apps`, {
    override_callback_uri: production.url,
    verify_token: VERIFY_TOKEN,
  });
  const theirs = `${production.url}/number`;
  whileJudging(rig, () =>
    rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
      webhook_configuration: { override_callback_uri: theirs, verify_token: VERIFY_TOKEN },
    }),
  );
  const one = await rig.process();
  const run = await one.start({ allowPrivate: true });
  await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  await one.tests.finish(run.id);
  await run.ended();
  expect((await rig.callbacks()).number).toBe(theirs);
});

test("[C6] [C14] cloud: copies never go on to an address that production has left while it was judged", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  const ofAccount = (override_callback_uri: string) =>
    rig.call("POST", `${rig.sandbox.cloud.businessAccountId}/subscribed_apps`, {
      override_callback_uri,
      verify_token: VERIFY_TOKEN,
    });
  await ofAccount(production.url);
  const theirs = `${production.url}/new`;
  whileJudging(rig, () => ofAccount(theirs));
  const one = await rig.process();
  const run = await one.start({ allowPrivate: true });
  const seen = await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  expect(seen.steps.find(({ id }) => id === "webhooks.borrowed")?.check?.cause).toBe("changed-meanwhile");
  await one.tests.finish(run.id);
  await run.ended();
  expect(await rig.callbacks()).toMatchObject({ account: theirs });
});
