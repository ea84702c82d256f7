import { expect, test } from "vitest";
import { openEvents } from "../../../main/core/webhooks/open-events.ts";
import { ok } from "../../../shared/result.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { must } from "../../support/harness.ts";
import { connectivityHarness } from "../../support/webhooks/connectivity-harness.ts";

/* The on-premises client does not name its number: whoever lets it deliver here has said whose it is. */

test.each([
  ["where the test's receiver begins with it", false],
  ["also where the receiver had listened before", true],
])("[C18] what a client delivers to a test is kept under its number %s", async (_name, listens) => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const one = await rig.process();
  if (listens) must(await one.receivers.listen({ receiver: "terminal" }));
  const run = await one.start({ side: "on-premises", forward: false });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives" });
  const settings = {
    read: () => ok(WebhookSettings.parse({ revision: 1 })),
    change: () => ok(WebhookSettings.parse({ revision: 1 })),
  };
  const events = openEvents({ ports: rig.ports, vault: one.vault, settings });
  const { phoneNumberId } = rig.sandbox.cloud;
  const page = must(must(events.store()).page({ filter: { phoneNumberId }, limit: 10 }));
  await events.close();
  expect(page.events.map(({ kind }) => kind)).toContain("message");
});
