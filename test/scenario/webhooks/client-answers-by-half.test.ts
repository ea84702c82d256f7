import { expect, onTestFinished, test } from "vitest";
import {
  checkOf,
  connectivityHarness,
  type ConnectivityHarness,
} from "../../support/webhooks/connectivity-harness.ts";
import { proxiedClient } from "../../support/webhooks/each-request.ts";
import { json, visit } from "../../unit/sandbox/visitor.ts";

const LOOKS = /^GET \/v1\/settings\/application$|^GET \/settings\/application$/;
const SETS = /^PATCH .*settings\/application/;

/** The number on a client, and a way to that client on which answers can be changed. */
async function scene() {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const { meddler, plan } = await proxiedClient(rig);
  return { rig, meddler, plan };
}

async function urlAt({ sandbox }: ConnectivityHarness): Promise<string> {
  const visitor = await visit(sandbox);
  onTestFinished(() => visitor.leave());
  const seen = json(await visitor.onPrem("GET", "/settings/application"));
  return (seen as { settings: { application: { webhooks: { url: string } } } }).settings.application.webhooks
    .url;
}

test("[C12] [I26] a client that leaves `webhooks` out of one answer keeps the address that stood there", async () => {
  const { rig, meddler, plan } = await scene();
  const before = await urlAt(rig);
  const body = { settings: { application: { wa_id: "12025550123" } }, meta: {} };
  meddler.meddle(LOOKS, { kind: "answer", status: 200, body }, 2);
  const one = await rig.process();
  const run = await one.start({ side: "on-premises", target: { kind: "plan", plan } });
  await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  expect(meddler.struck()).toBe(2);
  await one.tests.finish(run.id);
  await run.ended();
  expect(await urlAt(rig)).toBe(before);
});

test("[C13] nobody is asked for the verify token of a client, which knows none", async () => {
  const { rig, meddler, plan } = await scene();
  const killed = await rig.process();
  const run = await killed.start({ side: "on-premises", target: { kind: "plan", plan } });
  await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  expect(run.latest().phase).toBe("awaiting-message");
  const next = await rig.afterKill();
  const body = { errors: [{ code: 1005, title: "Access denied", details: "no" }] };
  meddler.meddle(SETS, { kind: "answer", status: 403, body });
  const again = await next.start({ side: "on-premises", target: { kind: "plan", plan } });
  const seen = await again.until(({ phase }) => phase === "awaiting-token" || phase === "ended");
  await next.tests.finish(again.id);
  await again.ended();
  expect(seen.phase).toBe("ended");
});

test("[C12] [C14] one answer without `webhooks` while it is given back does not make us forget what we borrowed", async () => {
  const { rig, meddler, plan } = await scene();
  const before = await urlAt(rig);
  const one = await rig.process();
  const run = await one.start({ side: "on-premises", target: { kind: "plan", plan } });
  await run.until(({ phase }) => phase === "awaiting-message");
  const body = { settings: { application: { wa_id: "12025550123" } }, meta: {} };
  meddler.meddle(LOOKS, { kind: "answer", status: 200, body }, 1);
  await one.tests.finish(run.id);
  await run.ended();
  const left = one.tests.unrestored();
  expect((await urlAt(rig)) === before || (left.ok && left.value.length > 0)).toBe(true);
});

test("[C11] [I26] an answer that is lost when the address is set, and again when it is given back, changes nothing else", async () => {
  const { rig, meddler, plan } = await scene();
  const visitor = await visit(rig.sandbox);
  onTestFinished(() => visitor.leave());
  const before = (await visitor.onPrem("GET", "/settings/application")).text;
  meddler.meddle(SETS, { kind: "loseAnswer" });
  const one = await rig.process();
  const run = await one.start({ side: "on-premises", target: { kind: "plan", plan } });
  await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  await one.tests.finish(run.id);
  await run.ended();
  expect((await visitor.onPrem("GET", "/settings/application")).text).toBe(before);
});

const settingsOf = async (visitor: Awaited<ReturnType<typeof visit>>): Promise<string> =>
  (await visitor.onPrem("GET", "/settings/application")).text;

async function testOnClient(rig: ConnectivityHarness, plan: ConnectivityHarness["plan"]) {
  const run = await (await rig.process()).start({ side: "on-premises", target: { kind: "plan", plan } });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  return run.ended();
}

test.each([
  ["null", [{ webhooks: { url: null } }]],
  ["an empty text", [{ webhooks: { url: "" } }]],
])("[C12] [I26] %s for an address is given back as it stood", async (_name, patches) => {
  const { rig, plan } = await scene();
  const visitor = await visit(rig.sandbox);
  onTestFinished(() => visitor.leave());
  for (const patch of patches) await visitor.onPrem("PATCH", "/settings/application", patch);
  const before = await settingsOf(visitor);
  const ended = await testOnClient(rig, plan);
  expect(ended).toMatchObject({ verdict: "arrives", restored: true });
  expect(await settingsOf(visitor)).toBe(before);
});

test("[C12] [I26] where a client takes no null, or keeps the address in spite of it, no address of ours stays", async () => {
  for (const status of [200, 400]) {
    const { rig, meddler, plan } = await scene();
    const visitor = await visit(rig.sandbox);
    onTestFinished(() => visitor.leave());
    await visitor.onPrem("PATCH", "/settings/application", { webhooks: { url: null } });
    const body = status === 200 ? {} : { errors: [{ code: 1009, title: "Parameter value is not valid" }] };
    meddler.meddle(/^PATCH .*settings\/application.*"url":null/, { kind: "answer", status, body });
    const ended = await testOnClient(rig, plan);
    expect(await urlAt(rig)).toBe("");
    expect(checkOf(ended, "webhooks.restored")?.found).toContain("stores that differently");
  }
});

test("[C12] a client that had no address at all is told as without one, not as it was", async () => {
  const { rig, plan } = await scene();
  const visitor = await visit(rig.sandbox);
  onTestFinished(() => visitor.leave());
  await visitor.onPrem("PATCH", "/settings/application", { webhooks: null });
  await visitor.onPrem("PATCH", "/settings/application", { webhooks: { max_concurrent_requests: 12 } });
  const ended = await testOnClient(rig, plan);
  expect(await urlAt(rig)).toBe(null);
  expect(checkOf(ended, "webhooks.restored")?.found).toContain("stores that differently");
});
