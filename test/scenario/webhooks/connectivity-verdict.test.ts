import { expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { must } from "../../support/harness.ts";
import { fakePower } from "../../support/fake-power.ts";
import { checkOf, connectivityHarness, VERIFY_TOKEN } from "../../support/webhooks/connectivity-harness.ts";

const PRODUCTION = "https://callbacks.example/cloud";
const SETS = /^POST \/\d+ .*"override_callback_uri":"https/;

/* Whether webhooks arrive is known only once a message was awaited through a callback of ours. */

test("[C17] a way from outside that does not open proves nothing of how webhooks arrive", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const nobody = { kind: "cloudflared", program: "/nowhere/cloudflared" } as const;
  const ended = await (await one.start({ tunnel: nobody })).ended();
  expect(checkOf(ended, "webhooks.tunnel")).toMatchObject({ status: "fail", cause: "program-missing" });
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
  expect(rig.meddler.asked.filter((line) => line.startsWith("POST"))).toEqual([]);
});

test("[C17] nor does a public address that leads somewhere else", async () => {
  const rig = await connectivityHarness();
  const elsewhere = await rig.production();
  const one = await rig.process();
  const { origin } = new URL(elsewhere.url);
  const ended = await (await one.start({ tunnel: { kind: "own", publicUrl: origin } })).ended();
  expect(checkOf(ended, "webhooks.outside-in")).toMatchObject({ status: "fail" });
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
});

test.each([
  ["a platform that refuses it", { code: 100, cause: "refused" }],
  ["a token that may not set it", { code: 200, cause: "refused" }],
] as const)("[C17] nor does a callback that was not set because of %s", async (_name, { code, cause }) => {
  const rig = await connectivityHarness();
  const body = { error: { message: "no", type: "OAuthException", code, trace_id: "t" } };
  rig.meddler.meddle(SETS, { kind: "answer", status: 400, body });
  const one = await rig.process();
  const ended = await (await one.start()).ended();
  expect(checkOf(ended, "webhooks.borrowed")).toMatchObject({ status: "fail", cause });
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
  expect(await rig.callbacks()).toEqual({ application: PRODUCTION });
});

test("[C17] nor does a level above which another callback stands", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  const one = await rig.process();
  const ended = await (await one.start({ level: "account" })).ended();
  expect(checkOf(ended, "webhooks.borrowed")).toMatchObject({ status: "fail", cause: "level-taken" });
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
});

test("[C17] an owner's token that nobody gives in time is no sign that nothing arrives", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  const one = await rig.process({ waits: { tokenMs: 1 } });
  const ended = await (await one.start()).ended();
  expect(checkOf(ended, "webhooks.borrowed")).toMatchObject({ status: "fail", cause: "token-needed" });
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
  expect((await rig.callbacks()).number).toBe(production.url);
});

test("[C17] a token that could not be proved is none either", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  const one = await rig.process();
  const run = await one.start();
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-token");
  rig.meddler.meddle(SETS, { kind: "loseRequest" });
  must(await one.tests.giveToken({ test: id, token: redact(VERIFY_TOKEN, "verify token") }));
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.borrowed")).toMatchObject({ status: "fail", cause: "not-known" });
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
});

test("[C17] a message that was awaited to the end of its time and did not come says that webhooks do not arrive", async () => {
  const rig = await connectivityHarness({}, { messageEndsAtOnce: true });
  const one = await rig.process();
  const ended = await (await one.start({ messageWaitMinutes: 1 })).ended();
  expect(ended).toMatchObject({ verdict: "does-not-arrive", restored: true });
});

test("[C3] an address that is longer than the platform takes is not set, and its length is told", async () => {
  const rig = await connectivityHarness({}, { behind: `/${"x".repeat(200)}` });
  const one = await rig.process();
  const ended = await (await one.start()).ended();
  expect(checkOf(ended, "webhooks.outside-in")).toMatchObject({ status: "pass" });
  const check = checkOf(ended, "webhooks.borrowed");
  expect(check).toMatchObject({ status: "fail", cause: "address-too-long" });
  expect(check?.found).toMatch(/^the public URL has 2\d\d characters; the platform accepts 200$/);
  expect(check?.found).not.toContain("xxx");
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
  expect(rig.meddler.asked.filter((line) => line.startsWith("POST"))).toEqual([]);
});

test("[C3] one that is just short enough is set", async () => {
  // A receiver's own path and the practice front take up the rest of the 200 characters.
  const bare = await connectivityHarness();
  const first = await (await bare.process()).start();
  await first.until(({ phase }) => phase === "awaiting-message");
  const taken = ((await bare.callbacks()).number ?? "").length;
  const rig = await connectivityHarness({}, { behind: `/${"x".repeat(199 - taken)}` });
  const run = await (await rig.process()).start();
  await run.until(({ phase }) => phase === "awaiting-message");
  expect((await rig.callbacks()).number).toHaveLength(200);
});

/* What is certain is told beside what else is: a signature that does not fit is not hidden by what the tunnel did. */

/** A test through which a message with the word has come under a wrong signature. */
async function signedWrongly() {
  const rig = await connectivityHarness({ faults: ["webhooks-wrong-signature"] });
  const one = await rig.process();
  const run = await one.start();
  const { word = "", test: id } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  await run.until(({ arrivals }) => arrivals.length > 0);
  return { rig, one, run, id };
}

test("[C7] a signature that does not fit is told beside a tunnel that was down for a while", async () => {
  const { one, run, id } = await signedWrongly();
  await one.tunnels.close("terminal");
  must(await one.tests.finish(id));
  const ended = await run.ended();
  const check = checkOf(ended, "webhooks.message");
  expect(check).toMatchObject({ status: "fail", cause: "signature-wrong", facts: { signature: "invalid" } });
  expect(check?.found).toContain("arrived with a signature that doesn't match");
  expect(check?.found).toContain("the tunnel was down for a while");
  expect(ended).toMatchObject({ verdict: "inconclusive", restored: true });
});

test("[C7] and beside a look at the public address that a busy machine did not answer", async () => {
  const { one, run, id } = await signedWrongly();
  one.tunnels.probe = async () => ok({ checks: [] });
  must(await one.tests.finish(id));
  const ended = await run.ended();
  const check = checkOf(ended, "webhooks.message");
  expect(check).toMatchObject({ status: "fail", cause: "signature-wrong" });
  expect(check?.found).toContain("the public URL doesn't lead here anymore");
  expect(ended).toMatchObject({ verdict: "inconclusive" });
});

test("[C7] and beside a callback that somebody else has set meanwhile", async () => {
  const { rig, run, one, id } = await signedWrongly();
  const production = await rig.production();
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: { override_callback_uri: production.url, verify_token: VERIFY_TOKEN },
  });
  must(await one.tests.finish(id));
  const check = checkOf(await run.ended(), "webhooks.message");
  expect(check).toMatchObject({ cause: "signature-wrong" });
  expect(check?.found).toMatch(/; also, the number's notifications now go to /);
});

test("[C7] what was refused without the word is told as well, whether it was kept or not", async () => {
  const rig = await connectivityHarness({ faults: ["webhooks-wrong-signature"] });
  const one = await rig.process();
  const run = await one.start({ messageWaitMinutes: 15 });
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: "hello", type: "text" });
  await expect.poll(() => one.receivers.state("terminal")?.counts.refused).toBe(1);
  must(await one.tests.finish(id));
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.message")).toMatchObject({
    status: "fail",
    cause: "signature-wrong",
    facts: { refused: 1 },
  });
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
});

/* Whatever explains a missing message makes the result uncertain: the platform is never blamed for it. */

/** A test whose wait of a minute ends when told, with the keyword that it awaits. */
async function waiting(power?: ReturnType<typeof fakePower>) {
  const rig = await connectivityHarness({}, power === undefined ? {} : { power });
  const over = Promise.withResolvers<void>();
  const { clock } = rig.ports;
  const sleep = clock.sleep.bind(clock);
  Object.assign(clock, {
    sleep: (ms: number, signal?: AbortSignal) => (ms === 60_000 ? over.promise : sleep(ms, signal)),
  });
  const one = await rig.process();
  const run = await one.start({ messageWaitMinutes: 1 });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  const end = async () => {
    over.resolve();
    return run.ended();
  };
  return { rig, one, run, word, end };
}

test("[C17] [I26] a keyword message that this computer turned away is no sign that nothing arrives", async () => {
  const { rig, one, word, end } = await waiting();
  Object.assign(rig.ports.files, { freeBytes: () => 0 });
  rig.sandbox.world.inbound({ text: word, type: "text" });
  await expect.poll(() => one.receivers.state("terminal")?.counts.busy ?? 0).toBeGreaterThan(0);
  const ended = await end();
  expect(ended).toMatchObject({ verdict: "inconclusive", restored: true });
  expect(checkOf(ended, "webhooks.message")).toMatchObject({
    cause: "turned-away",
    facts: { trouble: "disk-full" },
  });
});

test("[C17] [I26] a receiver that was stopped meanwhile is no sign that nothing arrives", async () => {
  const { one, end } = await waiting();
  must(await one.receivers.stop("terminal"));
  const ended = await end();
  expect(ended.verdict).toBe("inconclusive");
  expect(checkOf(ended, "webhooks.message")).toMatchObject({
    cause: "turned-away",
    facts: { listening: false },
  });
});

test("[C17] [I26] a number that moved to the other API meanwhile is no sign that nothing arrives", async () => {
  const { rig, end } = await waiting();
  rig.sandbox.world.setNumber({ home: "onprem", gateway: "connected" });
  const ended = await end();
  expect(ended).toMatchObject({ verdict: "inconclusive", restored: true });
  expect(checkOf(ended, "webhooks.message")?.cause).toBe("number-moved");
});

test("[C17] [T21] a computer that slept meanwhile is no sign that nothing arrives", async () => {
  const power = fakePower();
  const { run, end } = await waiting(power);
  power.wake();
  await run.until((state) => checkOf(state, "webhooks.message")?.cause === "slept");
  const ended = await end();
  expect(ended).toMatchObject({ verdict: "inconclusive", restored: true });
  expect(checkOf(ended, "webhooks.message")?.cause).toBe("slept");
});

test("[C17] [I26] notifications that are acknowledged and not read yet are no sign that nothing arrives", async () => {
  const { one, end } = await waiting();
  Object.assign(one.events(), { settled: () => new Promise<void>(() => undefined) });
  const ended = await end();
  expect(ended).toMatchObject({ verdict: "inconclusive", restored: true });
  expect(checkOf(ended, "webhooks.message")?.cause).toBe("not-read");
});

test("[C17] [I26] a message without the keyword is told at once, and the test goes on waiting for the keyword", async () => {
  const { rig, run, end } = await waiting();
  rig.sandbox.world.inbound({ text: "hello", type: "text" });
  expect(await run.until(({ lacksKeyword }) => lacksKeyword === true)).toMatchObject({
    phase: "awaiting-message",
    arrivals: [],
  });
  const ended = await end();
  expect(ended).toMatchObject({ verdict: "inconclusive", restored: true });
  expect(checkOf(ended, "webhooks.message")).toMatchObject({ cause: "others-came", facts: { others: 1 } });
});

test("[C17] a message that isn't genuine is not told as one without the keyword", async () => {
  const { rig, run, one, id } = await signedWrongly();
  rig.sandbox.world.inbound({ text: "hello", type: "text" });
  await expect.poll(() => one.receivers.state("terminal")?.counts.refused).toBe(2);
  must(await one.tests.finish(id));
  expect((await run.ended()).lacksKeyword).toBeUndefined();
});
