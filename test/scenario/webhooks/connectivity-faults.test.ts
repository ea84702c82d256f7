import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { checkOf, connectivityHarness, VERIFY_TOKEN } from "../../support/webhooks/connectivity-harness.ts";
import { must } from "../../support/harness.ts";

const PRODUCTION = "https://callbacks.example/cloud";
const SETS = /^POST \/\d+ .*"override_callback_uri":"https/;
const CLEARS = /^POST \/\d+ .*"override_callback_uri":""/;

test("[C11] an answer that is lost after the callback was set is found out by a look, and the test goes on", async () => {
  const rig = await connectivityHarness();
  rig.meddler.meddle(SETS, { kind: "loseAnswer" }, 1);
  const one = await rig.process();
  const run = await one.start();
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  expect(rig.meddler.struck()).toBe(1);
  expect(checkOf(run.latest(), "webhooks.handshake")).toMatchObject({ status: "pass" });
  rig.sandbox.world.inbound({ text: word, type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", restored: true });
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
});

test("[C11] a request that is lost is never claimed to have set anything", async () => {
  const rig = await connectivityHarness();
  rig.meddler.meddle(SETS, { kind: "loseRequest" });
  const one = await rig.process();
  const ended = await (await one.start()).ended();
  expect(checkOf(ended, "webhooks.borrowed")).toMatchObject({ status: "fail", cause: "not-known" });
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
});

test("[C6] while nobody knows whether the callback stands, what arrives goes on to production all the same", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  await rig.call("POST", `${rig.sandbox.cloud.businessAccountId}/subscribed_apps`, {
    override_callback_uri: production.url,
    verify_token: VERIFY_TOKEN,
  });
  const one = await rig.process();
  let after: string | undefined;
  // The platform acts, but neither its answer nor any look tells; the first clearing call finds production served.
  rig.meddler.meddle(SETS, {
    kind: "first",
    does: () => rig.meddler.meddle(/^GET /, { kind: "loseRequest" }, 3),
  });
  rig.meddler.meddle(CLEARS, {
    kind: "first",
    does: () => void (after ??= one.receivers.state("terminal")?.forwardsTo),
  });
  const run = await one.start();
  await run.ended();
  expect(after).toBe(maskAddress(production.url));
  expect(one.receivers.state("terminal")?.forwardsTo).toBeUndefined();
});

test("[C12] an answer that is lost when the callback is given back is found out by a look", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const run = await one.start();
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.meddler.meddle(CLEARS, { kind: "loseAnswer" }, 1);
  must(await one.tests.finish(id));
  expect(await run.ended()).toMatchObject({ verdict: "stopped", restored: true });
  expect(rig.meddler.struck()).toBe(1);
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
});

test("[C12] while nobody can look, restored is not claimed, and what is left is named and given back later", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const run = await one.start();
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.meddler.meddle(/^GET|^POST/, { kind: "loseRequest" });
  must(await one.tests.finish(id));
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.restored")).toMatchObject({ status: "fail", cause: "not-known" });
  expect(ended.restored).toBeUndefined();
  expect(must(one.tests.unrestored())).toMatchObject([{ test: id, level: "number" }]);
  rig.meddler.stop();
  expect(must(await one.tests.restore(id))).toMatchObject({ restored: true, check: { status: "pass" } });
  expect(must(one.tests.unrestored())).toEqual([]);
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
});

/** The number's answer without the field that tells its callbacks. */
const leftOut = (id: string) => ({ kind: "answer", status: 200, body: { id } }) as const;
const LOOKS = /^GET .*webhook_configuration/;

test("[C12] an answer that leaves the callbacks out is no sign that ours is gone: it is named, kept, and given back later", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const run = await one.start();
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.meddler.meddle(LOOKS, leftOut(rig.sandbox.cloud.phoneNumberId));
  must(await one.tests.finish(id));
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.restored")).toMatchObject({ status: "fail", cause: "not-known" });
  expect(ended.restored).toBeUndefined();
  expect(must(await one.tests.restore(id))).toMatchObject({ restored: false, check: { cause: "not-known" } });
  expect(must(one.tests.unrestored())).toMatchObject([{ test: id, level: "number" }]);
  const again = await (await one.start()).ended();
  expect(again.verdict).toBe("stopped");
  expect(checkOf(again, "webhooks.borrowed")).toMatchObject({ status: "fail", cause: "not-known" });
  expect((await rig.callbacks()).number).toMatch(/^https:\/\/127/);
  expect(must(await one.tests.restore(id))).toMatchObject({ restored: true });
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
});

test("[C12] where one answer leaves the callbacks out and the next tells them, the callback is given back", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const run = await one.start();
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.meddler.meddle(LOOKS, leftOut(rig.sandbox.cloud.phoneNumberId), 2);
  must(await one.tests.finish(id));
  expect(await run.ended()).toMatchObject({ verdict: "stopped", restored: true });
  expect(rig.meddler.struck()).toBe(2);
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
});

test("[C12] the account's callback is not held for gone while nobody tells which app is ours", async () => {
  const rig = await connectivityHarness();
  const plan = { ...rig.plan, cloud: { ...rig.plan.cloud } };
  delete plan.cloud.appId;
  const one = await rig.process();
  const run = await one.start({ target: { kind: "plan", plan }, level: "account" });
  await run.until(({ phase }) => phase === "awaiting-message");
  const next = await rig.afterKill();
  const id = run.id;
  rig.meddler.meddle(/^GET .*debug_token/, { kind: "loseRequest" });
  expect(must(await next.tests.restore(id))).toMatchObject({
    restored: false,
    check: { cause: "not-known" },
  });
  expect(must(next.tests.unrestored())).toMatchObject([{ test: id, level: "account" }]);
  rig.meddler.stop();
  expect(must(await next.tests.restore(id))).toMatchObject({ restored: true });
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
});

test("[C5] where what stands there cannot be recorded, nothing is set and the reason is told", async () => {
  const rig = await connectivityHarness();
  const folder = join(rig.ports.dataDir, "tests");
  // The record is there since the test began; a folder in its place takes no second version of it.
  const block = (): void => {
    for (const name of readdirSync(folder)) {
      rmSync(join(folder, name));
      mkdirSync(join(folder, name));
      onTestFinished(() => rmSync(join(folder, name), { recursive: true, force: true }));
    }
  };
  rig.meddler.meddle(LOOKS, { kind: "first", does: block }, 1);
  const one = await rig.process();
  const ended = await (await one.start()).ended();
  const check = checkOf(ended, "webhooks.borrowed");
  expect(check).toMatchObject({ status: "fail", cause: "not-written" });
  expect(check?.found).toContain("Switchover couldn't read or write the data folder (EISDIR).");
  expect(ended.verdict).toBe("stopped");
  // Nor can the records be read while a folder lies among them, so that nothing is claimed of earlier tests.
  expect(checkOf(ended, "webhooks.restored")).toMatchObject({ status: "fail", cause: "not-known" });
  expect(ended.restored).toBeUndefined();
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
  expect(rig.meddler.asked.filter((line) => line.startsWith("POST"))).toEqual([]);
});

test("[C13] a record of an earlier test that cannot be read is set aside and told before anything is borrowed", async () => {
  const rig = await connectivityHarness();
  const folder = join(rig.ports.dataDir, "tests");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "t-20260101-abcdef.json"), "{");
  const one = await rig.process();
  const ended = await (await one.start()).ended();
  const check = checkOf(ended, "webhooks.borrowed");
  expect(check).toMatchObject({ status: "fail", cause: "not-written" });
  expect(check?.found).toContain("t-20260101-abcdef.json.damaged");
  expect(ended.verdict).toBe("stopped");
  expect(rig.meddler.asked).toEqual([]);
  const run = await one.start();
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", restored: true });
});

test("[C13] after a kill the callback is named, and given back by the next process as soon as its vault opens", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  const standing = { override_callback_uri: production.url, verify_token: VERIFY_TOKEN };
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, { webhook_configuration: standing });
  const one = await rig.process();
  const run = await one.start();
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-token");
  must(await one.tests.giveToken({ test: id, token: redact(VERIFY_TOKEN, "verify token") }));
  await run.until(({ phase }) => phase === "awaiting-message");
  const next = await rig.afterKill();
  expect(must(next.tests.unrestored())).toMatchObject([
    { test: id, level: "number", before: maskAddress(production.url) },
  ]);
  next.tests.vaultOpened();
  await expect.poll(() => must(next.tests.unrestored())).toEqual([]);
  expect((await rig.callbacks()).number).toBe(production.url);
});

test("[C13] a test that was killed is made good by the next test of the number, which asks for the token where nobody kept it", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  const standing = { override_callback_uri: production.url, verify_token: VERIFY_TOKEN };
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, { webhook_configuration: standing });
  const one = await rig.process({ unlocked: false });
  const run = await one.start();
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-token");
  must(await one.tests.giveToken({ test: id, token: redact(VERIFY_TOKEN, "verify token") }));
  await run.until(({ phase }) => phase === "awaiting-message");
  const next = await rig.afterKill();
  expect(must(await next.tests.restore(id))).toMatchObject({
    restored: false,
    check: { cause: "token-needed" },
  });
  const again = await next.start();
  const asked = await again.until(({ phase }) => phase === "awaiting-token");
  expect(asked.borrowed).toEqual({ level: "number", before: maskAddress(production.url) });
  must(await next.tests.giveToken({ test: asked.test, token: redact(VERIFY_TOKEN, "verify token") }));
  const { word = "" } = await again.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  expect(await again.ended()).toMatchObject({ verdict: "arrives", restored: true });
  expect((await rig.callbacks()).number).toBe(production.url);
  expect(must(next.tests.unrestored())).toEqual([]);
});

test("[C5] what stood there is on disk before the call that replaces it, and no secret with it", async () => {
  const rig = await connectivityHarness();
  const records = (): readonly string[] => {
    const folder = join(rig.ports.dataDir, "tests");
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  };
  let onDisk: readonly string[] = [];
  rig.meddler.meddle(SETS, { kind: "first", does: () => void (onDisk = records()) }, 1);
  const one = await rig.process();
  const run = await one.start();
  await run.until(({ phase }) => phase === "awaiting-message");
  const written = JSON.parse(onDisk[0] ?? "{}") as { readonly borrowed?: unknown };
  expect(written.borrowed).toMatchObject({ level: "number", set: "intent", seen: false });
  const address = (await rig.callbacks()).number ?? "";
  for (const secret of [
    rig.sandbox.cloud.accessToken,
    rig.sandbox.cloud.appSecret,
    new URL(address).pathname,
  ])
    expect(records().join("\n")).not.toContain(secret);
});

test("[C14] what somebody else has set meanwhile is left, and told", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  const one = await rig.process();
  const run = await one.start();
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-message");
  const standing = { override_callback_uri: production.url, verify_token: VERIFY_TOKEN };
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, { webhook_configuration: standing });
  must(await one.tests.finish(id));
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.restored")).toMatchObject({ status: "warn", cause: "changed-meanwhile" });
  expect(ended.restored).toBe(false);
  expect((await rig.callbacks()).number).toBe(production.url);
  expect(must(one.tests.unrestored())).toEqual([]);
});

test("[C14] what somebody else sets while the owner's token is awaited is left, and the test ends", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  const standing = { override_callback_uri: production.url, verify_token: VERIFY_TOKEN };
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, { webhook_configuration: standing });
  const one = await rig.process();
  const run = await one.start();
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-token");
  const theirs = `${production.url}/moved`;
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: { override_callback_uri: theirs, verify_token: VERIFY_TOKEN },
  });
  must(await one.tests.giveToken({ test: id, token: redact(VERIFY_TOKEN, "verify token") }));
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.borrowed")).toMatchObject({ status: "fail", cause: "changed-meanwhile" });
  expect((await rig.callbacks()).number).toBe(theirs);
});

test("[C12] a process that closes gives back first", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const run = await one.start();
  await run.until(({ phase }) => phase === "awaiting-message");
  await one.tests.close();
  expect(run.latest()).toMatchObject({ phase: "ended", verdict: "stopped", restored: true });
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
});

test("[C3] an app that is not subscribed is told, and nothing is set", async () => {
  const rig = await connectivityHarness();
  rig.meddler.meddle(/^GET .*subscribed_apps/, { kind: "answer", status: 200, body: { data: [] } });
  const one = await rig.process();
  const ended = await (await one.start()).ended();
  expect(checkOf(ended, "webhooks.borrowed")).toMatchObject({ status: "fail", cause: "not-subscribed" });
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
  expect(rig.meddler.asked.filter((line) => line.startsWith("POST"))).toEqual([]);
});
