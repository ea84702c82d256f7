import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { must } from "../../support/harness.ts";
import { connectivityHarness } from "../../support/webhooks/connectivity-harness.ts";
import { json, visit } from "../../unit/sandbox/visitor.ts";

/* A standing callback may end while this machine has no network: it has just woken up, or travels. */

test("[P4] [C12] what could not be given back when its time was over is tried again by the window that goes on", async () => {
  const rig = await connectivityHarness({}, { patienceMs: 100 });
  const one = await rig.process({ unlocked: true, waits: { takeUpMs: [150], standingMs: 60_000 } });
  one.tests.begin();
  one.tests.vaultOpened();
  const until = new Date(Date.now() + 5_000).toISOString();
  must(
    await one.tests.points.start({
      target: { kind: "plan", plan: rig.plan },
      side: "cloud",
      tunnel: { kind: "practice" },
      forward: false,
      allowPrivate: false,
      confirmed: true,
      atQuit: "give-back",
      until,
    }),
  );
  await expect.poll(() => one.tests.points.all()[0]?.phase).toBe("standing");
  rig.meddler.meddle(/./, { kind: "loseRequest" });
  await expect.poll(() => one.tests.points.all()[0]?.phase, { timeout: 15_000 }).toBe("ended");
  expect(one.tests.points.all()[0]).toMatchObject({ end: "time-over" });
  rig.meddler.stop();
  // The network is there again, and the window still open.
  await setTimeout(5_000);
  expect(must(one.tests.unrestored())).toEqual([]);
  expect((await rig.callbacks()).number).toBeUndefined();
});

test("[C12] [C13] what a test of an earlier process left is tried again until the network is there", async () => {
  const rig = await connectivityHarness({}, { patienceMs: 100 });
  const before = await rig.callbacks();
  const killed = await rig.process({ unlocked: false });
  const run = await killed.start({ target: { kind: "plan", plan: rig.plan }, forward: false });
  await run.until(({ phase }) => phase === "awaiting-message");
  rig.meddler.meddle(/./, { kind: "loseRequest" });
  const next = await rig.afterKill({ unlocked: false, waits: { takeUpMs: [150] } });
  next.tests.begin();
  await setTimeout(1_000);
  expect(must(next.tests.unrestored())).toHaveLength(1);
  rig.meddler.stop();
  await expect.poll(() => must(next.tests.unrestored()), { timeout: 10_000 }).toEqual([]);
  expect(await rig.callbacks()).toEqual(before);
});

test("[P4] [P7] one that was ended in vain is given back by the next start, and not gone on with", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const client = await visit(rig.sandbox);
  onTestFinished(() => client.leave());
  const settings = async () => json(await client.onPrem("GET", "/settings/application"));
  const before = await settings();
  const port = await freePort();
  const front = await rig.sandbox.openFront(port);
  const one = await rig.process();
  must(
    await one.tests.points.start({
      target: { kind: "plan", plan: rig.plan },
      side: "on-premises",
      tunnel: { kind: "own", publicUrl: front.publicUrl },
      port,
      caFile: "ca.pem",
      forward: false,
      allowPrivate: false,
      confirmed: true,
      atQuit: "give-back",
      until: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  );
  await expect.poll(() => one.tests.points.all()[0]?.phase).toBe("standing");
  // The question of another process, whose holder was killed before it heard it.
  const folder = join(rig.ports.dataDir, "tests");
  const name = readdirSync(folder).find((file) => file.endsWith(".json")) ?? "";
  writeFileSync(join(folder, name.replace(/json$/, "restore")), "");
  const next = await rig.afterKill();
  await one.receivers.close();
  next.tests.begin();
  next.tests.vaultOpened();
  await expect.poll(() => must(next.tests.unrestored()), { timeout: 10_000 }).toEqual([]);
  expect(next.tests.points.all()).toEqual([]);
  await expect.poll(settings, { timeout: 10_000 }).toEqual(before);
});
