import { expect, test } from "vitest";
import { must } from "../../support/harness.ts";
import { redact } from "../../../shared/redacted.ts";
import { connectivityHarness, type TestProcess } from "../../support/webhooks/connectivity-harness.ts";
import { stablePoint } from "../../support/webhooks/stable-point.ts";

/*
 * A process closes while it asks the platform what it has to know before a test or a standing callback begins. What it began
 * then would be ended by nobody.
 */

async function closed({ tests, tunnels, receivers }: TestProcess): Promise<void> {
  await tests.close();
  await tunnels.closeAll();
  await receivers.close();
}

const CLOSED = { ok: false, problem: { kind: "storageFailed", code: "ECANCELED" } };

test("[C26] a test that is prepared while its process closes begins nothing", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const starting = one.tests.start({
    target: { kind: "plan", plan: rig.plan, appSecret: redact(rig.sandbox.cloud.appSecret, "app secret") },
    tunnel: { kind: "practice" },
    forward: false,
    allowPrivate: false,
    messageWaitMinutes: 15,
  });
  await closed(one);
  expect(await starting).toEqual(CLOSED);
  expect(one.receivers.all().filter(({ listening }) => listening)).toEqual([]);
  expect(one.tests.all()).toEqual([]);
});

test("[C26] neither a tunnel that is being opened nor a receiver that is declared stays open after the close", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  must(await one.receivers.listen({ receiver: "terminal" }));
  const opening = one.tunnels.open({ receiver: "terminal", choice: { kind: "practice" } });
  await one.tunnels.closeAll();
  expect(await opening).toEqual(CLOSED);
  expect(one.tunnels.all()).toEqual([]);
  await closed(one);
  expect(await one.receivers.declare({ receiver: "terminal", listening: true, allowPrivate: false })).toEqual(
    CLOSED,
  );
  expect(one.receivers.all().filter(({ listening }) => listening)).toEqual([]);
});

test("[P9] what is gone on with while the process closes stays as it is, and the next one goes on with it", async () => {
  const { rig, input } = await stablePoint();
  const first = await rig.process();
  must(await first.tests.points.start(input()));
  await expect.poll(() => first.tests.points.all()[0]?.phase, { timeout: 10_000 }).toBe("standing");
  await closed(first);
  const standing = await rig.callbacks();
  expect(standing.number).toBeDefined();
  const next = await rig.process();
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const does = async (): Promise<void> => {
    reached.resolve();
    await released.promise;
  };
  rig.meddler.meddle(/^GET .*webhook_configuration/, { kind: "first", does }, 1);
  next.tests.vaultOpened();
  await reached.promise;
  const closing = closed(next);
  released.resolve();
  await closing;
  expect(next.tests.points.all()).toEqual([]);
  expect(await rig.callbacks()).toEqual(standing);
  const last = await rig.process();
  last.tests.vaultOpened();
  await expect.poll(() => last.tests.points.all()[0]?.phase, { timeout: 10_000 }).toBe("standing");
});
