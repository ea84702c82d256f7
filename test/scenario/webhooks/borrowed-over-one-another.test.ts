import { expect, onTestFinished, test } from "vitest";
import { must } from "../../support/harness.ts";
import {
  connectivityHarness,
  type ConnectivityHarness,
} from "../../support/webhooks/connectivity-harness.ts";
import { json, visit } from "../../unit/sandbox/visitor.ts";

/* Two computers, or two data folders, may replace the same callback URL one after the other. */

async function urlAt({ sandbox }: ConnectivityHarness): Promise<string> {
  const visitor = await visit(sandbox);
  onTestFinished(() => visitor.leave());
  const seen = json(await visitor.onPrem("GET", "/settings/application"));
  return (seen as { settings: { application: { webhooks: { url: string } } } }).settings.application.webhooks
    .url;
}

test("[I26] what stood first stands again after two data folders borrowed the client's callback over one another", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const before = await urlAt(rig);
  const one = await rig.process();
  // A data folder of its own, with no lock in common.
  const other = await rig.afterKill();
  const first = await one.start({ side: "on-premises" });
  await first.until(({ phase }) => phase === "awaiting-message");
  const second = await other.start({ side: "on-premises" });
  const over = await second.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  if (over.phase !== "ended") {
    // The first one finds the second one's address, and leaves it.
    must(await one.tests.finish(first.id));
    await first.ended();
    must(await other.tests.finish(second.id));
    await second.ended();
    one.tests.vaultOpened();
  } else {
    must(await one.tests.finish(first.id));
    await first.ended();
  }
  await expect.poll(() => urlAt(rig), { timeout: 3_000 }).toBe(before);
});
