import { describe, expect, test } from "vitest";
import type { FaultChoice, Sandbox } from "../../../main/sandbox/index.ts";
import type { Endpoint } from "./endpoint.ts";
import { cloudEndpoint, DAY_MS, MINUTE_MS, posts, practise, signedWith, told } from "./webhook-practice.ts";

describe("faults of webhooks", () => {
  const FAULTS: readonly (readonly [FaultChoice, (e: Endpoint, s: Sandbox) => void | Promise<void>])[] = [
    [
      "webhooks-delayed",
      async (endpoint, { world }) => {
        await world.advance(29_999);
        expect(told(endpoint)).toEqual([]);
        await world.advance(1);
        expect(told(endpoint)).toEqual(["one", "two"]);
      },
    ],
    ["webhooks-duplicated", (endpoint) => expect(told(endpoint)).toEqual(["one", "two", "one", "two"])],
    [
      "webhooks-reordered",
      async (endpoint, { world }) => {
        await world.advance(MINUTE_MS);
        expect(told(endpoint)).toEqual(["two", "one"]);
      },
    ],
    [
      "webhooks-wrong-signature",
      (endpoint, { cloud }) => {
        expect(posts(endpoint)).toHaveLength(1);
        expect(posts(endpoint).some((post) => signedWith(cloud.appSecret, post))).toBe(false);
        expect(posts(endpoint)[0]?.headers["x-hub-signature-256"]).toMatch(/^sha256=[0-9a-f]{64}$/);
      },
    ],
    [
      "webhooks-to-second-app",
      (endpoint, { cloud }) => {
        const own = posts(endpoint).filter((post) => signedWith(cloud.appSecret, post));
        expect([posts(endpoint).length, own.length]).toEqual([2, 1]);
      },
    ],
    [
      "webhooks-off",
      async (endpoint, { world }) => {
        await world.advance(DAY_MS);
        expect(told(endpoint)).toEqual([]);
        expect(world.deliveries()).toMatchObject({ delivered: 0, waiting: 0, givenUp: 0 });
      },
    ],
  ];

  test.each(FAULTS)("%s does what it says", async (fault, expectIt) => {
    const { sandbox, endpoint } = await cloudEndpoint();
    sandbox.world.addFault(fault);
    sandbox.world.inbound({ text: "one", type: "text" });
    sandbox.world.inbound({ text: "two", type: "text" });
    await sandbox.world.tick();
    expect(sandbox.world.faults()).toEqual([fault]);
    await expectIt(endpoint, sandbox);
  });

  test("a second app goes again when the fault is switched off", async () => {
    const { sandbox } = await practise();
    sandbox.world.switchFaults(["webhooks-to-second-app"]);
    expect(sandbox.world.truth().subscribed).toHaveLength(2);
    sandbox.world.switchFaults([]);
    expect(sandbox.world.truth().subscribed).toEqual([sandbox.cloud.appId]);
  });
});
