import { expect, onTestFinished, test } from "vitest";
import { maskAddress } from "../../../shared/platform/callback-address.ts";
import {
  checkOf,
  connectivityHarness,
  type ConnectivityHarness,
} from "../../support/webhooks/connectivity-harness.ts";
import { must } from "../../support/harness.ts";
import { json, visit } from "../../unit/sandbox/visitor.ts";

const STOOD = "https://callbacks.example/onprem";

type Settings = { readonly webhooks: { readonly url: string } };

/** Asks the client, or changes what it is set to, as its owner would. */
async function client(
  { sandbox }: ConnectivityHarness,
  method: "GET" | "PATCH" = "GET",
  body?: unknown,
): Promise<Settings> {
  const visitor = await visit(sandbox);
  onTestFinished(() => visitor.leave());
  const seen = await visitor.onPrem(method, "/settings/application", body);
  return (json(seen) as { settings?: { application: Settings } }).settings?.application as Settings;
}

test("[I26] the client's address is borrowed, a message with the word arrives, and every setting stands as it stood", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const before = await client(rig);
  const one = await rig.process();
  const run = await one.start({ side: "on-premises" });
  const asked = await run.until(({ phase }) => phase === "awaiting-message");
  expect(asked.borrowed).toEqual({ level: "client", before: maskAddress(STOOD) });
  const during = await client(rig);
  expect(during).toEqual({
    ...before,
    webhooks: { ...before.webhooks, url: during.webhooks.url },
  });
  expect(during.webhooks.url).toMatch(/^https:\/\/127/);
  rig.sandbox.world.inbound({ text: `hello ${asked.word ?? ""}`, type: "text" });
  const ended = await run.ended();
  expect(ended).toMatchObject({ side: "on-premises", verdict: "arrives", proof: "none", restored: true });
  expect(ended.steps.map(({ id, check }) => `${id} ${check?.status}`)).toEqual([
    "webhooks.tunnel pass",
    "webhooks.outside-in pass",
    "webhooks.borrowed pass",
    "webhooks.handshake skip",
    "webhooks.message warn",
    "webhooks.status skip",
    "webhooks.restored pass",
  ]);
  expect(await client(rig)).toEqual(before);
  expect(must(one.tests.unrestored())).toEqual([]);
});

test("[I26] a message of the client without the word proves nothing, and nobody claims that webhooks do not arrive", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" }, { messageEndsAtOnce: false });
  const one = await rig.process();
  const run = await one.start({ side: "on-premises", messageWaitMinutes: 1 });
  await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: "good morning", type: "text" });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(run.latest().phase).toBe("awaiting-message");
  must(await one.tests.finish(run.id));
  const ended = await run.ended();
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
  expect(ended.arrivals).toEqual([]);
});

test("[I26] what the client's callback was is given back by the next process after a kill", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const before = await client(rig);
  const one = await rig.process();
  const run = await one.start({ side: "on-premises" });
  await run.until(({ phase }) => phase === "awaiting-message");
  const next = await rig.afterKill();
  expect(must(next.tests.unrestored())).toMatchObject([{ level: "client", before: maskAddress(STOOD) }]);
  expect(must(await next.tests.restore(run.id))).toMatchObject({ restored: true });
  expect(await client(rig)).toEqual(before);
});

test("[I26] a setting that somebody else changed meanwhile is left, and said", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const one = await rig.process();
  const run = await one.start({ side: "on-premises" });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  await client(rig, "PATCH", { webhooks: { max_concurrent_requests: 12 } });
  rig.sandbox.world.inbound({ text: word, type: "text" });
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.restored")).toMatchObject({ status: "warn", cause: "changed-meanwhile" });
  expect((await client(rig)).webhooks).toMatchObject({ url: STOOD, max_concurrent_requests: 12 });
});

test("[C19] a side where the number is not lends nothing, and the test is stopped before anything is opened", async () => {
  const rig = await connectivityHarness({ startsOn: "cloud" });
  const before = await client(rig);
  const one = await rig.process();
  const ended = await (await one.start({ side: "on-premises" })).ended();
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
  expect(checkOf(ended, "webhooks.borrowed")).toMatchObject({ status: "fail", cause: "not-here" });
  expect(ended.borrowed).toBeUndefined();
  expect(await client(rig)).toEqual(before);
});

test("[C19] without a side the one where the number is is tested", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const one = await rig.process();
  const run = await one.start({ side: undefined });
  const { side, borrowed } = await run.until(({ phase }) => phase === "awaiting-message");
  expect({ side, level: borrowed?.level }).toEqual({ side: "on-premises", level: "client" });
});
