import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { must } from "../../support/harness.ts";
import { connectivityHarness, type TestProcess } from "../../support/webhooks/connectivity-harness.ts";
import { stablePoint, type StablePoint } from "../../support/webhooks/stable-point.ts";
import { json, visit } from "../../unit/sandbox/visitor.ts";

/*
 * A process begins to resume a standing callback and is slow to see what stands there. A restore that is asked
 * for in that time ends it as soon as it stands.
 */

/** A standing callback that an earlier process left in place. */
async function left({ rig, input }: StablePoint): Promise<void> {
  const one = await rig.process();
  must(await one.tests.points.start(input()));
  await expect.poll(() => one.tests.points.all()[0]?.phase, { timeout: 10_000 }).toBe("standing");
  await one.tests.close();
  await one.receivers.close();
}

/** Holds the process's first question about the callback until `release` is called. */
function heldAtFirst({ meddler }: StablePoint["rig"]) {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const does = async (): Promise<void> => {
    reached.resolve();
    await released.promise;
  };
  meddler.meddle(/^GET .*webhook_configuration/, { kind: "first", does }, 1);
  return { reached: reached.promise, release: released.resolve };
}

test.each([
  ["by itself", async (next: TestProcess) => next.tests.vaultOpened()],
  ["for a person", async (next: TestProcess, { input }: StablePoint) => next.tests.points.start(input())],
] as const)(
  "[P11] a restore that is asked while another process resumes it %s is not lost",
  { timeout: 90_000 },
  async (_how, resume) => {
    const scene = await stablePoint();
    const { rig, input } = scene;
    await left(scene);
    const next = await rig.process();
    const { reached, release } = heldAtFirst(rig);
    const resuming = resume(next, scene);
    await reached;
    const other = await rig.process();
    const restoring = other.tests.points.restore({ target: input().target });
    // The asking process looks every 200 ms.
    await setTimeout(600);
    release();
    await resuming;
    expect(await restoring).toMatchObject({ ok: true, value: { restored: true } });
    expect((await rig.callbacks()).number).toBeUndefined();
    expect(next.tests.points.all().filter(({ phase }) => phase !== "ended")).toEqual([]);
  },
);

test("[P11] a request whose holder is gone doesn't end what a person starts after it", async () => {
  const scene = await stablePoint();
  const { rig, input } = scene;
  await left(scene);
  const tests = join(rig.ports.dataDir, "tests");
  const record = readdirSync(tests).find((name) => name.endsWith(".json")) ?? "";
  writeFileSync(join(tests, record.replace(".json", ".restore")), "");
  const next = await rig.process();
  must(await next.tests.points.start(input()));
  await expect.poll(() => next.tests.points.all()[0]?.phase, { timeout: 10_000 }).toBe("standing");
  // The holder looks for requests every 250 ms.
  await setTimeout(700);
  expect(next.tests.points.all()[0]).toMatchObject({ phase: "standing", resumed: true });
  expect(must(await next.tests.points.restore({ target: input().target }))).toMatchObject({ restored: true });
});

test(
  "[P11] a restore that had begun before a kill goes on, also after a point that was refused",
  { timeout: 90_000 },
  async () => {
    const { rig, begin, stands } = await clientWithProduction();
    const one = await rig.process({ unlocked: false });
    must(await begin(one, true));
    await expect.poll(() => one.tests.points.all()[0]?.phase, { timeout: 10_000 }).toBe("standing");
    const folder = join(rig.ports.dataDir, "tests");
    const record = readdirSync(folder).find((name) => name.endsWith(".json")) ?? "";
    // Its holder had begun to end it, and was killed before anything was given back.
    writeFileSync(join(folder, record.replace(".json", ".restore")), "ended");
    const next = await rig.afterKill({ unlocked: false });
    await one.receivers.close();
    expect(await begin(next, false)).toMatchObject({ ok: false });
    next.tests.begin();
    await expect.poll(stands, { timeout: 20_000 }).toBe(true);
    expect(next.tests.points.all().filter(({ phase }) => phase === "standing")).toEqual([]);
  },
);

/** An on-premises client whose callback is a production endpoint, and a way to point it here. */
async function clientWithProduction() {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const production = await rig.production();
  const visitor = await visit(rig.sandbox);
  onTestFinished(() => visitor.leave());
  await visitor.onPrem("PATCH", "/settings/application", { webhooks: { url: production.url } });
  const port = await freePort();
  const { publicUrl } = await rig.sandbox.openFront(port);
  const begin = (process: TestProcess, forward: boolean) =>
    process.tests.points.start({
      target: { kind: "plan", plan: rig.plan },
      side: "on-premises",
      tunnel: { kind: "own", publicUrl },
      port,
      caFile: "ca.pem",
      forward,
      allowPrivate: true,
      confirmed: false,
      atQuit: "give-back",
      until: new Date(Date.now() + 3_600_000).toISOString(),
    });
  const stands = async (): Promise<boolean> =>
    JSON.stringify(json(await visitor.onPrem("GET", "/settings/application"))).includes(
      `"${production.url}"`,
    );
  return { rig, begin, stands };
}
