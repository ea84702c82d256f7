import { expect, onTestFinished, test } from "vitest";
import {
  checkOf,
  connectivityHarness,
  type ConnectivityHarness,
} from "../../support/webhooks/connectivity-harness.ts";
import { visit } from "../../unit/sandbox/visitor.ts";

/* Where production's address is one to which no copy can go, that is said before anything is borrowed. */

async function setClient({ sandbox }: ConnectivityHarness, url: string): Promise<void> {
  const visitor = await visit(sandbox);
  onTestFinished(() => visitor.leave());
  await visitor.onPrem("PATCH", "/settings/application", { webhooks: { url } });
}

test.each([
  ["HTTPS in capitals", (url: string) => url.replace("https://", "HTTPS://")],
  ["a blank before it", (url: string) => ` ${url}`],
  ["a user name in it", (url: string) => url.replace("https://", "https://hook:pass@")],
  ["a fragment behind it", (url: string) => `${url}#main`],
  ["no TLS", (url: string) => url.replace("https://", "http://")],
])("[C6] [V15] an address with %s gets its copies, or nothing is borrowed", async (_name, spelt) => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const production = await rig.production();
  await setClient(rig, spelt(production.url));
  const one = await rig.process();
  const run = await one.start({ side: "on-premises", forward: true, allowPrivate: true });
  const asked = await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  // Refused beforehand: production goes on getting the notifications themselves.
  if (checkOf(asked, "webhooks.borrowed")?.status === "fail") return;
  const { onPremUrl = "" } = one.receivers.state("terminal") ?? {};
  const answer = await fetch(onPremUrl, { method: "POST", body: '{"messages":[]}' });
  await one.tests.finish(run.id);
  await run.ended();
  const posts = production.arrivals.filter(({ method }) => method === "POST").length;
  expect({ posts, status: answer.status }).toEqual({ posts: 1, status: 200 });
});
