import { X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { connectivityHarness } from "../../support/webhooks/connectivity-harness.ts";

const DAY_MS = 86_400_000;

/* The certificate itself is made anew in time, under the authority that the client trusts: that one has to last. */

test.each([
  ["90 days", 90],
  ["three years", 3 * 365],
  ["forty years", 40 * 365],
  ["no end", undefined],
])(
  "[P1] [W19] what vouches for a receiver of the local network outlasts its callback: %s",
  async (_name, days) => {
    const rig = await connectivityHarness({ startsOn: "onprem" });
    const one = await rig.process();
    const until = days === undefined ? undefined : new Date(Date.now() + days * DAY_MS).toISOString();
    const begun = await one.tests.points.start({
      target: { kind: "plan", plan: rig.plan },
      side: "on-premises",
      tunnel: { kind: "lan", address: "127.0.0.2" },
      forward: false,
      allowPrivate: false,
      confirmed: true,
      atQuit: "give-back",
      ...(until === undefined ? {} : { until }),
    });
    expect(begun.ok).toBe(true);
    await expect.poll(() => one.tests.points.all()[0]?.phase).toBe("standing");
    const { validTo } = new X509Certificate(one.receivers.address("terminal")?.lan?.caPem ?? "");
    expect(Date.parse(validTo)).toBeGreaterThanOrEqual(
      until === undefined ? Date.now() + 3_000 * DAY_MS : Date.parse(until),
    );
  },
);
