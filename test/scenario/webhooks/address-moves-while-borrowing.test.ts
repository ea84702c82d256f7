import { expect, test } from "vitest";
import type { FaultProxy } from "../../support/webhooks/fault-proxy.ts";
import { connectivityHarness, type TestProcess } from "../../support/webhooks/connectivity-harness.ts";
import { must } from "../../support/harness.ts";

/* A tunnel may come back under another address between the look at its address and the wait that watches it. */

const LOOKS = /^GET \/\d+\?fields=webhook_configuration/;

/** After the platform has taken the callback and before a look shows it, the tunnel comes back under another address. */
function movesAfterSet(meddler: FaultProxy, process: TestProcess): void {
  let moved = false;
  meddler.meddle(LOOKS, {
    kind: "first",
    does: async () => {
      const isSet = meddler.asked.some((line) => /^POST \/\d+ .*"override_callback_uri":"https/.test(line));
      if (!isSet || moved) return;
      moved = true;
      await process.tunnels.close("terminal");
      must(await process.tunnels.open({ receiver: "terminal", choice: { kind: "practice" } }));
    },
  });
}

test("[I26] [C17] a tunnel that moved while the callback was being set is not told as webhooks that do not arrive", async () => {
  const rig = await connectivityHarness({}, { messageEndsAtOnce: true });
  const one = await rig.process();
  movesAfterSet(rig.meddler, one);
  const run = await one.start({ messageWaitMinutes: 1 });
  const ended = await run.ended();
  expect(ended).toMatchObject({ verdict: "inconclusive", restored: true });
});

test("[P1] [P4] a standing callback whose tunnel moved while it was being set does not stand on nobody's address", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  movesAfterSet(rig.meddler, one);
  must(
    await one.tests.points.start({
      target: { kind: "plan", plan: rig.plan },
      side: "cloud",
      tunnel: { kind: "practice" },
      forward: false,
      allowPrivate: false,
      confirmed: true,
      atQuit: "give-back",
    }),
  );
  await expect.poll(() => one.tests.points.all()[0]?.phase, { timeout: 10_000 }).toBe("ended");
  expect(one.tests.points.all()).toMatchObject([{ end: "moved", restored: true }]);
});
