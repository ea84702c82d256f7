import { expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { must } from "../../support/harness.ts";
import { connectivityHarness, VERIFY_TOKEN } from "../../support/webhooks/connectivity-harness.ts";

const LOOKS = /^GET \/\d+\?fields=webhook_configuration/;

/* One look may be answered from before, or by half: what stood is not forgotten for it. */

test.each([
  ["that leaves every address out", undefined],
  ["from before the callback was borrowed", "before"],
])("[C12] [C14] one answer %s does not leave our callback standing", async (_name, which) => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  const { phoneNumberId } = rig.sandbox.cloud;
  await rig.call("POST", phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  const one = await rig.process();
  const run = await one.start();
  await run.until(({ phase }) => phase === "awaiting-token");
  must(await one.tests.giveToken({ test: run.id, token: redact(VERIFY_TOKEN, "verify token") }));
  await run.until(({ phase }) => phase === "awaiting-message");
  const told = which === undefined ? {} : { phone_number: production.url };
  const body = { id: phoneNumberId, webhook_configuration: told };
  rig.meddler.meddle(LOOKS, { kind: "answer", status: 200, body }, 1);
  must(await one.tests.finish(run.id));
  await run.ended();
  const left = must(one.tests.unrestored());
  const { number } = await rig.callbacks();
  expect(number === production.url || left.length > 0).toBe(true);
});
