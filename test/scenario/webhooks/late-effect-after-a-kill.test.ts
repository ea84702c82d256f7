import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { CloudLevel } from "../../../shared/webhook/connectivity-test.ts";
import { redact } from "../../../shared/redacted.ts";
import { must } from "../../support/harness.ts";
import { connectivityHarness } from "../../support/webhooks/connectivity-harness.ts";

/*
 * A process dies while its callback URL is being set: the platform has got the answer to its verification request, and
 * stores the URL only after the next process has given back what stood before.
 */

const SETS = {
  number: /^POST \/\d+ .*"override_callback_uri":"https/,
  account: /^POST \/\w+\/subscribed_apps .*"override_callback_uri":"https/,
  application: /^POST \/\w+\/subscriptions /,
} as const satisfies Record<CloudLevel, RegExp>;

async function killedWhileSetting(level: CloudLevel) {
  const rig = await connectivityHarness();
  const { appId, appSecret, endpointToken } = rig.sandbox.cloud;
  const before = await rig.callbacks();
  const one = await rig.process();
  const run = await one.start({ level });
  if (level === "application") {
    await run.until(({ phase }) => phase === "awaiting-token");
    // The call that proves the token is answered.
    rig.meddler.meddle(SETS[level], { kind: "first", does: () => undefined }, 1);
  }
  const reached = Promise.withResolvers<string>();
  const does = (): Promise<void> => {
    reached.resolve(rig.meddler.asked.findLast((line) => SETS[level].test(line)) ?? "");
    return new Promise(() => undefined);
  };
  rig.meddler.meddle(SETS[level], { kind: "first", does }, 1);
  if (level === "application")
    must(await one.tests.giveToken({ test: run.id, token: redact(endpointToken, "verify token") }));
  const line = await reached.promise;
  const path = /^POST \/(\S+)/.exec(line)?.[1] ?? "";
  const token = level === "application" ? `${appId}|${appSecret}` : undefined;
  let late: Promise<unknown> | undefined;
  /** The receiver of the dead process answers here still, as it had answered before it died. */
  const takeEffect = (): Promise<unknown> =>
    (late ??= rig.call("POST", path, JSON.parse(line.slice(line.indexOf("{"))), token));
  const next = await rig.afterKill();
  const since = rig.meddler.asked.length;
  let looks = 0;
  rig.meddler.meddle(/^GET /, {
    kind: "first",
    does: async () => {
      const isGivenBack = rig.meddler.asked.slice(since).some((asked) => asked.startsWith("POST"));
      if (isGivenBack && (looks += 1) === 4) await takeEffect();
    },
  });
  return { rig, next, test: run.id, before, takeEffect };
}

test.each(["number", "account", "application"] as const)(
  "[C12] [C13] [I26] at the level %s a late effect of a dead process's call is undone before anything is called restored",
  async (level) => {
    const { rig, next, test: id, before, takeEffect } = await killedWhileSetting(level);
    expect(must(await next.tests.restore(id))).toMatchObject({ restored: true });
    expect(readdirSync(join(next.dataDir, "tests"))).toEqual([]);
    expect(await takeEffect()).toMatchObject({ success: true });
    expect(await rig.callbacks()).toEqual(before);
  },
);

test("[C13] [I26] the next test of the number begins only after that", async () => {
  const { rig, next, before, takeEffect } = await killedWhileSetting("application");
  const again = await next.start({ level: "application" });
  await again.until(({ phase }) => phase === "awaiting-token" || phase === "ended");
  must(await next.tests.finish(again.id));
  await again.ended();
  expect(await takeEffect()).toMatchObject({ success: true });
  expect(await rig.callbacks()).toEqual(before);
});

test("[C12] [I26] a quick end keeps the record, and does not call it restored", async () => {
  const { rig, next, test: id, before, takeEffect } = await killedWhileSetting("number");
  rig.meddler.stop();
  const hasty = await rig.processOn(next.dataDir, { waits: { lateMs: 160_000 } });
  const restoring = hasty.tests.restore(id);
  await expect.poll(() => rig.callbacks()).toEqual(before);
  await hasty.tests.close();
  expect(must(await restoring)).toMatchObject({ restored: false, check: { cause: "may-come-late" } });
  expect(must(hasty.tests.unrestored())).toMatchObject([{ test: id, level: "number" }]);
  await takeEffect();
  expect(must(await next.tests.restore(id))).toMatchObject({ restored: true });
  expect(await rig.callbacks()).toEqual(before);
});
