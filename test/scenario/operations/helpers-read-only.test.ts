import { afterEach, expect, test } from "vitest";
import { openListeningLog } from "../../../main/core/webhooks/listening-log.ts";
import { must, startHarness, type Harness } from "../../support/harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

test("[I22] planning shards asks both APIs and changes nothing", async () => {
  rig = await startHarness({ startsOn: "onprem", shards: 2, clustered: true });
  const { client } = await rig.core();
  const before = rig.sandbox.world.truth();
  const planned = must(await client.call("shards.plan", { plan: rig.plan("to-cloud"), shards: 4 }));
  expect(planned).toMatchObject({ shards: 4, now: 2, unseen: [], throughput: { expected: "HIGH" } });
  expect(planned.nodes.length).toBeGreaterThan(0);
  const asked = rig.sandbox.world.requests();
  expect(asked.filter(({ method, path }) => method !== "GET" && !path.endsWith("/users/login"))).toEqual([]);
  expect(rig.sandbox.world.truth()).toEqual(before);
});

test("[S4] a client that doesn't answer is named, and nothing is claimed about it", async () => {
  rig = await startHarness({ startsOn: "onprem" });
  const { client } = await rig.core();
  const plan = rig.plan("to-cloud", (json) => {
    json.onPrem["baseUrl"] = "https://127.0.0.1:1";
  });
  const planned = must(await client.call("shards.plan", { plan, shards: 2 }));
  expect(planned).toMatchObject({ outcome: "unknown", nodes: [], coreApps: { needed: 3 } });
  expect(planned.unseen.length).toBeGreaterThanOrEqual(2);
});

test("[O3] the certificate of a plan is read without a request, and without the plan's other secrets", async () => {
  rig = await startHarness({ startsOn: "cloud" });
  const { client } = await rig.core();
  const plan = rig.plan("to-onprem");
  for (const name of rig.env.keys()) if (name !== "CERT") rig.env.delete(name);
  const read = must(await client.call("certificate.read", { plan }));
  expect(read).toMatchObject({ outcome: "fits", comparedWith: "+12025550123" });
  expect(rig.sandbox.world.requests()).toEqual([]);
});

test("[Q9] a core notes when its receivers listen, from the start to the end of the process", async () => {
  rig = await startHarness();
  const core = await rig.core();
  must(await core.client.call("webhooks.listen", { receiver: "terminal" }));
  rig.clock.skip(120_000);
  must(await core.client.call("webhooks.stop", { receiver: "terminal" }));
  must(await core.client.call("webhooks.listen", { receiver: "terminal" }));
  rig.clock.skip(60_000);
  await core.app.close();
  const spans = openListeningLog(rig.ports).spans("terminal");
  expect(spans.map(({ from, until }) => Math.round((until - from) / 60_000))).toEqual([2, 1]);
});
