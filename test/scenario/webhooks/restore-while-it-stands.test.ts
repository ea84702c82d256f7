import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { lockName } from "../../../main/core/connectivity/test-lock.ts";
import { lockNamed } from "../../../main/core/storage/run-lock.ts";
import { redact } from "../../../shared/redacted.ts";
import { must } from "../../support/harness.ts";
import {
  connectivityHarness,
  VERIFY_TOKEN,
  type ConnectivityHarness,
  type TestProcess,
} from "../../support/webhooks/connectivity-harness.ts";

/* `webhooks restore` works while a standing callback is at work in another process, and ends it. */

function point({ plan, sandbox }: ConnectivityHarness, process: TestProcess, change: object = {}) {
  return process.tests.points.start({
    target: { kind: "plan", plan, appSecret: redact(sandbox.cloud.appSecret, "app secret") },
    side: "cloud",
    tunnel: { kind: "practice" },
    forward: false,
    allowPrivate: false,
    confirmed: true,
    atQuit: "give-back",
    ...change,
  });
}

test("[P4] an app's callback that was given back by its own process is told as restored", async () => {
  const rig = await connectivityHarness();
  const before = await rig.callbacks();
  const one = await rig.process();
  const callbackToken = redact(rig.sandbox.cloud.endpointToken, "verify token");
  must(await point(rig, one, { level: "application", callbackToken }));
  await expect.poll(() => one.tests.points.all()[0]?.phase).toBe("standing");
  const two = await rig.process();
  const restored = must(await two.tests.points.restore({ target: { kind: "plan", plan: rig.plan } }));
  // It is given back, and that is so.
  expect(await rig.callbacks()).toEqual(before);
  expect(restored).toMatchObject({ restored: true, found: true });
});

test(
  "[P4] one that still waits for its owner's token is ended by a restore, and borrows nothing later",
  { timeout: 60_000 },
  async () => {
    const rig = await connectivityHarness();
    const production = await rig.production();
    await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
      webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
    });
    const one = await rig.process();
    must(await point(rig, one));
    await expect.poll(() => one.tests.points.all()[0]?.phase).toBe("awaiting-token");
    const two = await rig.process();
    const restoring = two.tests.points.restore({ target: { kind: "plan", plan: rig.plan } });
    const first = await Promise.race([restoring, setTimeout(8_000, "still waiting")]);
    expect(first).toMatchObject({ ok: true, value: { restored: true } });
    expect(one.tests.points.all()[0]?.phase).toBe("ended");
  },
);

test("[P4] who lacks what a look takes tells what the process that gave it back saw", async () => {
  const rig = await connectivityHarness();
  const before = await rig.callbacks();
  const one = await rig.process();
  const callbackToken = redact(rig.sandbox.cloud.endpointToken, "verify token");
  must(await point(rig, one, { level: "application", callbackToken }));
  await expect.poll(() => one.tests.points.all()[0]?.phase).toBe("standing");
  // Its vault is shut: neither the whole address nor the app secret can be had.
  const two = await rig.process({ unlocked: false });
  const target = { kind: "plan", plan: rig.plan } as const;
  const restored = must(await two.tests.points.restore({ target }));
  expect(restored).toMatchObject({ restored: true, found: true });
  expect(await rig.callbacks()).toEqual(before);
  expect(readdirSync(join(rig.ports.dataDir, "tests"))).toEqual([]);
});

test("[P4] one that somebody else has replaced by then is told as changed, and not as restored", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  must(await point(rig, one));
  await expect.poll(() => one.tests.points.all()[0]?.phase).toBe("standing");
  const production = await rig.production();
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  const two = await rig.process({ unlocked: false });
  const target = { kind: "plan", plan: rig.plan } as const;
  const restored = must(await two.tests.points.restore({ target }));
  expect(restored).toMatchObject({ restored: false, check: { cause: "changed-meanwhile" } });
  expect((await rig.callbacks()).number).toBe(production.url);
});

test("[P4] while another process holds the number, a restore does not say that nothing was borrowed", async () => {
  const rig = await connectivityHarness();
  const { phoneNumberId } = rig.sandbox.cloud;
  const lock = lockNamed(rig.ports.dataDir, lockName(phoneNumberId), 0);
  onTestFinished(() => lock?.release());
  let nowMs = 0;
  Object.assign(rig.ports.clock, { monotonicMs: () => (nowMs += 30_000) });
  const two = await rig.process();
  const restored = await two.tests.points.restore({ target: { kind: "plan", plan: rig.plan } });
  expect(restored).toMatchObject({ ok: false, problem: { kind: "testRunning" } });
});
