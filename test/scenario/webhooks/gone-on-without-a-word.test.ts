import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { must } from "../../support/harness.ts";
import { connectivityHarness, type TestProcess } from "../../support/webhooks/connectivity-harness.ts";
import { json, visit } from "../../unit/sandbox/visitor.ts";

/** A client with a production endpoint of its own, and a way in that the next process has as well. */
async function clientRig() {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const production = await rig.production();
  const visitor = await visit(rig.sandbox);
  onTestFinished(() => visitor.leave());
  await visitor.onPrem("PATCH", "/settings/application", { webhooks: { url: production.url } });
  const port = await freePort();
  const front = await rig.sandbox.openFront(port);
  const begin = (process: TestProcess, forward: boolean) =>
    process.tests.points.start({
      target: { kind: "plan", plan: rig.plan },
      side: "on-premises",
      tunnel: { kind: "own", publicUrl: front.publicUrl },
      port,
      caFile: "ca.pem",
      forward,
      allowPrivate: true,
      confirmed: false,
      atQuit: "give-back",
      until: new Date(Date.now() + 3_600_000).toISOString(),
    });
  const urlNow = async () => {
    const seen = json(await visitor.onPrem("GET", "/settings/application"));
    return (seen as { settings: { application: { webhooks: { url: string } } } }).settings.application
      .webhooks.url;
  };
  return { rig, production, begin, urlNow };
}

test("[P2] going on with a standing callback without its copies takes a person's word, as beginning one does", async () => {
  const { rig, begin } = await clientRig();
  const one = await rig.process();
  must(await begin(one, true));
  await expect.poll(() => one.tests.points.all()[0]?.phase).toBe("standing");
  const next = await rig.afterKill();
  await one.receivers.close();
  // Without --forward, and without --yes.
  const begun = await begin(next, false);
  expect(begun).toMatchObject({ ok: false, problem: { kind: "wordNeeded" } });
  // With its copies it needs none.
  expect(await begin(next, true)).toMatchObject({ ok: true, value: { resumed: true } });
  await expect.poll(() => next.tests.points.all()[0]?.phase).toBe("standing");
});

test("[P2] [P7] a window that would go on without the copies, and without anybody's word, gives back instead", async () => {
  const { rig, production, begin, urlNow } = await clientRig();
  const one = await rig.process({ unlocked: false });
  must(await begin(one, true));
  await expect.poll(() => one.tests.points.all()[0]?.phase).toBe("standing");
  // As one that needed no word, since its receiver passed everything on by itself. That receiver is gone now.
  const folder = join(rig.ports.dataDir, "tests");
  const path = join(folder, readdirSync(folder).find((name) => name.endsWith(".json")) ?? "");
  const { checksum: _sum, ...record } = JSON.parse(readFileSync(path, "utf8")) as {
    checksum: string;
    point: { request: { forward: boolean } };
  };
  record.point.request.forward = false;
  writeFileSync(path, JSON.stringify(record));
  const next = await rig.afterKill({ unlocked: false });
  await one.receivers.close();
  next.tests.begin();
  await expect.poll(() => next.tests.points.all()[0]?.phase, { timeout: 10_000 }).toBe("ended");
  expect(next.tests.points.all()[0]).toMatchObject({ end: "not-begun", restored: true });
  expect(await urlNow()).toBe(production.url);
});
