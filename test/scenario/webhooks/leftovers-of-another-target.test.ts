import { expect, onTestFinished, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { freePort } from "../../support/free-port.ts";
import { must } from "../../support/harness.ts";
import {
  connectivityHarness,
  type ConnectivityHarness,
  type TestProcess,
} from "../../support/webhooks/connectivity-harness.ts";
import { json, visit } from "../../unit/sandbox/visitor.ts";

/* What a killed process left is given back where that one had borrowed it, whatever the next one tests. */

async function urlAt({ sandbox }: ConnectivityHarness): Promise<string> {
  const visitor = await visit(sandbox);
  onTestFinished(() => visitor.leave());
  const seen = json(await visitor.onPrem("GET", "/settings/application"));
  return (seen as { settings: { application: { webhooks: { url: string } } } }).settings.application.webhooks
    .url;
}

/** Starts a test of one side and stops it dead while its callback is borrowed. */
async function killedOn(
  rig: ConnectivityHarness,
  change: Parameters<TestProcess["start"]>[0],
): Promise<TestProcess> {
  const one = await rig.process();
  const run = await one.start(change);
  await run.until(({ phase }) => phase === "awaiting-message");
  return rig.afterKill();
}

/** The number on another client, whose password the first rig's secrets know as well. */
async function onAnotherClient(rig: ConnectivityHarness) {
  const other = await connectivityHarness({ startsOn: "onprem" });
  const { secrets } = rig.ports;
  const env: typeof secrets.env = (name) =>
    name === "OTHER" ? redact(other.sandbox.onPrem.password, name) : secrets.env(name);
  Object.assign(rig.ports, { secrets: { ...secrets, env } });
  return {
    ...other.plan,
    onPrem: { ...other.plan.onPrem, auth: { ...other.plan.onPrem?.auth, password: { env: "OTHER" } } },
  } as typeof other.plan;
}

test("[P7] [I26] a standing callback at one client is not gone on with at another client", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const plan = await onAnotherClient(rig);
  const before = await urlAt(rig);
  const port = await freePort();
  const front = await rig.sandbox.openFront(port);
  const begin = (process: TestProcess, wanted: typeof plan) =>
    process.tests.points.start({
      target: { kind: "plan", plan: wanted },
      side: "on-premises",
      tunnel: { kind: "own", publicUrl: front.publicUrl },
      port,
      caFile: "ca.pem",
      forward: false,
      allowPrivate: false,
      confirmed: true,
      atQuit: "give-back",
      until: new Date(Date.now() + 3_600_000).toISOString(),
    });
  const one = await rig.process();
  must(await begin(one, rig.plan));
  await expect.poll(() => one.tests.points.all()[0]?.phase).toBe("standing");
  const next = await rig.afterKill();
  // The killed one is not there any more.
  await one.receivers.close();
  must(await begin(next, plan));
  await expect
    .poll(() => next.tests.points.all()[0]?.phase, { timeout: 10_000 })
    .toMatch(/^(?:standing|ended)$/);
  await next.tests.points.restore({ target: { kind: "plan", plan } });
  const left = must(next.tests.unrestored());
  expect((await urlAt(rig)) === before || left.length > 0).toBe(true);
});

test("[C13] [I26] what stood at one client is not forgotten by a test of the number on another client", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const plan = await onAnotherClient(rig);
  const before = await urlAt(rig);
  const next = await killedOn(rig, { side: "on-premises" });
  expect(await urlAt(rig)).not.toBe(before);
  const run = await next.start({ side: "on-premises", target: { kind: "plan", plan } });
  await run.until(
    ({ phase, borrowed }) => phase === "ended" || (phase === "awaiting-message" && borrowed !== undefined),
  );
  await next.tests.finish(run.id);
  await run.ended();
  const left = must(next.tests.unrestored());
  // Either it was given back, or the record of what has to be given back is still there.
  expect((await urlAt(rig)) === before || left.length > 0).toBe(true);
});

test("[C13] what is left at the client is given back by the next test of the cloud, after the number has moved", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const before = await urlAt(rig);
  const next = await killedOn(rig, { side: "on-premises" });
  const run = await next.start({ side: "cloud" });
  const seen = await run.until(({ phase }) => phase === "ended" || phase === "awaiting-message");
  await next.tests.finish(run.id);
  await run.ended();
  expect(seen.steps.find(({ id }) => id === "webhooks.borrowed")?.check?.cause).not.toBe("not-known");
  expect(await urlAt(rig)).toBe(before);
});

test("[C13] the app's callback is given back by the next test with the secret that was sealed for that", async () => {
  const rig = await connectivityHarness();
  const before = await rig.callbacks();
  const one = await rig.process();
  const run = await one.start({ level: "application" });
  await run.until(({ phase }) => phase === "awaiting-token");
  must(
    await one.tests.giveToken({
      test: run.id,
      token: redact(rig.sandbox.cloud.endpointToken, "verify token"),
    }),
  );
  const stood = await run.until(({ phase }) => phase === "ended" || phase === "awaiting-message");
  expect(stood.phase).toBe("awaiting-message");
  const next = await rig.afterKill();
  const again = await next.start({ target: { kind: "plan", plan: rig.plan } });
  await again.until(({ phase }) => phase === "ended" || phase === "awaiting-message");
  await next.tests.finish(again.id);
  await again.ended();
  expect(await rig.callbacks()).toEqual(before);
});
