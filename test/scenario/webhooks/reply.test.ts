import { request } from "node:http";
import { expect, test } from "vitest";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { codeWording } from "../../../shared/wording/codes.ts";
import { replyTextIn } from "../../../shared/wording/reply-text.ts";
import type { FaultChoice, SandboxOptions } from "../../../main/sandbox/index.ts";
import {
  checkOf,
  connectivityHarness,
  type ConnectivityHarness,
  type TestProcess,
} from "../../support/webhooks/connectivity-harness.ts";
import { must } from "../../support/harness.ts";

const ENGLISH = await replyTextIn("en");
const SPANISH = await replyTextIn("es");

const WRITER = "12025550177";
/** Long enough for statuses of a platform on this machine, short enough to wait for none. */
const WAITS = { replyStatusMs: 900, replyMs: 60_000 } as const;
const REAL = { patienceMs: 100 } as const;

type Start = Parameters<TestProcess["start"]>[0];

/** A test that was started, whose word was sent. */
async function answered(
  rig: ConnectivityHarness,
  start: Start = {},
  faults: readonly FaultChoice[] = [],
): Promise<{ readonly one: TestProcess; readonly run: Awaited<ReturnType<TestProcess["start"]>> }> {
  const one = await rig.process({ waits: WAITS });
  const run = await one.start({ reply: "yes", ...start });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.setFaults(faults);
  rig.sandbox.world.inbound({ text: `hello ${word}`, type: "text" });
  return { one, run };
}

/** The whole of it, to its end. */
async function proved(faults: readonly FaultChoice[] = [], options: SandboxOptions = {}) {
  const rig = await connectivityHarness(options, REAL);
  const side = options.startsOn === "onprem" ? "on-premises" : "cloud";
  const { one, run } = await answered(rig, { side }, faults);
  const ended = await run.ended();
  expect(ended).toMatchObject({ verdict: "arrives", restored: true });
  return { rig, one, ended, reply: ended.reply, outgoing: rig.sandbox.world.outgoing() };
}

function journalOf(one: TestProcess) {
  return must(one.storage().operations.read()).records.filter(({ intent }) => intent.what === "reply");
}

test("[Y1][Y4] the message that counted is answered once, and a signed delivered proves that sending works", async () => {
  const { rig, one, ended, reply, outgoing } = await proved();
  expect(outgoing).toMatchObject([{ side: "cloud", to: WRITER, text: ENGLISH }]);
  const { id, inReplyTo } = outgoing[0] ?? {};
  expect(reply).toMatchObject({ state: "ended", sending: "works", messageId: id, to: "…77" });
  expect(reply?.statuses.map(({ status }) => status)).toEqual(expect.arrayContaining(["delivered"]));
  expect(inReplyTo).toMatch(/^wamid\./);
  expect(checkOf(ended, "webhooks.status")?.status).toBe("pass");
  expect(journalOf(one)).toMatchObject([
    { intent: { what: "reply", side: "cloud", test: ended.test }, outcome: { kind: "confirmed" } },
  ]);
  expect(rig.meddler.asked.filter((line) => line.includes("/messages "))).toHaveLength(1);
});

test("[Y1] in Spanish it says the same that a Spanish person was told", async () => {
  const rig = await connectivityHarness({}, REAL);
  const { run } = await answered(rig, { replyLanguage: "es" });
  expect((await run.ended()).reply).toMatchObject({ text: SPANISH, sending: "works" });
  expect(rig.sandbox.world.outgoing()).toMatchObject([{ text: SPANISH }]);
});

test("[Y1] without a wish nothing is sent and nothing is told of it", async () => {
  const rig = await connectivityHarness({}, REAL);
  const { run } = await answered(rig, { reply: undefined });
  expect((await run.ended()).reply).toBeUndefined();
  expect(rig.sandbox.world.outgoing()).toEqual([]);
});

test("[Y1] an offer names text and recipient while the callback stays borrowed, and a second yes sends nothing more", async () => {
  const rig = await connectivityHarness({}, REAL);
  const { one, run } = await answered(rig, { reply: "ask" });
  const asked = await run.until(({ phase }) => phase === "awaiting-reply");
  expect(asked.reply).toEqual({ state: "offered", text: ENGLISH, to: "…77", statuses: [] });
  expect(asked.until).toBeDefined();
  expect((await rig.callbacks()).number).toMatch(/^https:\/\/127/);
  expect(rig.sandbox.world.outgoing()).toEqual([]);
  const word = { test: asked.test, send: true };
  for (const given of await Promise.all([one.tests.reply(word), one.tests.reply(word)])) must(given);
  const ended = await run.ended();
  expect(ended).toMatchObject({ reply: { sending: "works" }, restored: true });
  expect(rig.sandbox.world.outgoing()).toHaveLength(1);
  expect(await one.tests.reply(word)).toMatchObject({ ok: false, problem: { kind: "noSuchTest" } });
});

test("[Y1] a no, and no word in time, send nothing", async () => {
  const rig = await connectivityHarness({}, REAL);
  const { one, run } = await answered(rig, { reply: "ask" });
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-reply");
  must(await one.tests.reply({ test: id, send: false }));
  expect((await run.ended()).reply).toMatchObject({ state: "ended", reason: "declined" });
  const patient = await rig.process({ waits: { replyMs: 300 } });
  const second = await patient.start({ reply: "ask" });
  const { word = "" } = await second.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  const ended = await second.ended();
  expect(ended.reply).toMatchObject({ state: "ended", reason: "not-confirmed" });
  expect(ended.reply?.sending).toBeUndefined();
  expect(rig.sandbox.world.outgoing()).toEqual([]);
});

test.each([
  ["message-refused", 131026, "other"],
  ["message-window-closed", 131047, "other"],
  ["message-token-refused", 190, "token-expired"],
] as const)(
  "[Y5][Y6] %s is a refusal with its code; verdict and callbacks are as without it",
  async (fault, code, reason) => {
    const { rig, one, reply, outgoing } = await proved([fault]);
    expect(outgoing).toEqual([]);
    expect(reply).toMatchObject({
      sending: "refused",
      reason: "rejected",
      outcome: { kind: "rejected", reason, evidence: { apiError: { code } } },
    });
    expect(codeWording(translateToEnglish, "cloud", { code, call: "sendMessage" })?.advice).toBeDefined();
    expect(journalOf(one)).toMatchObject([{ outcome: { kind: "rejected" } }]);
    expect(rig.meddler.asked.filter((line) => line.includes("/messages "))).toHaveLength(1);
  },
);

test("[Y5] a failed status is a refusal, with the error that it carries", async () => {
  const { reply } = await proved(["message-failed"]);
  expect(reply).toMatchObject({
    sending: "refused",
    reason: "failed",
    error: { code: 131026, title: "Message undeliverable" },
  });
  expect(reply?.statuses.map(({ status }) => status)).toEqual(["failed"]);
});

test.each([
  ["lost-message-before", 0],
  ["lost-message-after", 1],
] as const)(
  "[Y2][Y5] %s leaves it unknown: nothing is sent again, and statuses of an unknown id prove nothing",
  async (fault, sent) => {
    const { rig, one, reply, outgoing } = await proved([fault]);
    expect(outgoing).toHaveLength(sent);
    expect(reply).toMatchObject({ sending: "unknown", reason: "response-unknown", statuses: [] });
    expect(reply?.messageId).toBeUndefined();
    expect(journalOf(one)).toMatchObject([{ outcome: { kind: "unknown" } }]);
    expect(rig.meddler.asked.filter((line) => line.includes("/messages "))).toHaveLength(1);
  },
);

test("[Y4] sent alone proves nothing", async () => {
  const { reply } = await proved(["message-sent-only"]);
  expect(reply).toMatchObject({ sending: "unknown", reason: "sent-only" });
  expect(reply?.statuses.map(({ status }) => status)).toEqual(["sent"]);
});

test("[Y4] statuses that come before the response count once its id is known", async () => {
  const { reply } = await proved(["message-status-first"]);
  expect(reply).toMatchObject({ sending: "works" });
});

test("[Y4] statuses that come twice or out of order count once each", async () => {
  const rig = await connectivityHarness({}, REAL);
  const { run } = await answered(rig, {}, ["webhooks-duplicated", "webhooks-reordered"]);
  const { reply } = await run.ended();
  expect(reply).toMatchObject({ sending: "works" });
  const names = reply?.statuses.map(({ status }) => status) ?? [];
  expect(new Set(names).size).toBe(names.length);
});

test("[Y4] unsigned and wrongly signed statuses of this very answer prove nothing", async () => {
  const rig = await connectivityHarness({}, REAL);
  const { one, run } = await answered(rig, {}, ["message-sent-only"]);
  const { reply: taken } = await run.until(({ reply }) => reply?.messageId !== undefined);
  const { phoneNumberId } = rig.sandbox.cloud;
  const value = {
    metadata: { phone_number_id: phoneNumberId },
    statuses: [{ id: taken?.messageId, status: "delivered", timestamp: "1763812800", recipient_id: WRITER }],
  };
  const forged = JSON.stringify({ object: "chat_business_account", entry: [{ changes: [{ value }] }] });
  const { localUrl = "", onPremUrl = "" } = one.receivers.state("terminal") ?? {};
  expect(await post(localUrl, forged)).toBe(401);
  expect(await post(localUrl, forged, `sha256=${"0".repeat(64)}`)).toBe(401);
  // The unsigned address is the client's: what comes there says nothing of the cloud.
  await post(onPremUrl, forged);
  await post(onPremUrl, JSON.stringify({ statuses: value.statuses }));
  const { reply } = await run.ended();
  expect(reply).toMatchObject({ sending: "unknown", reason: "sent-only" });
  expect(reply?.statuses.map(({ status }) => status)).toEqual(["sent"]);
});

test("[Y4] statuses of other messages, also to the same person, prove nothing of this one", async () => {
  const { reply } = await proved(["message-sent-only"], { autoReply: true });
  expect(reply).toMatchObject({ sending: "unknown", reason: "sent-only" });
});

test("[Y3] a message whose signature nobody checks is not answered", async () => {
  const rig = await connectivityHarness({}, REAL);
  const { run } = await answered(rig, { target: { kind: "plan", plan: rig.plan } });
  const ended = await run.ended();
  expect(ended).toMatchObject({ verdict: "arrives", proof: "none", reply: { reason: "not-signed" } });
  expect(rig.sandbox.world.outgoing()).toEqual([]);
});

test("[Y3] where no texts are kept nobody saw the keyword, and nobody is answered", async () => {
  const rig = await connectivityHarness({}, { ...REAL, mode: "facts" });
  const { run } = await answered(rig);
  expect(await run.ended()).toMatchObject({ verdict: "arrives", reply: { reason: "keyword-not-seen" } });
  expect(rig.sandbox.world.outgoing()).toEqual([]);
});

test("[Y3] where texts are sealed in an open vault the keyword is seen, and the answer goes out", async () => {
  const rig = await connectivityHarness({}, { ...REAL, mode: "sealed" });
  const { run } = await answered(rig);
  expect(await run.ended()).toMatchObject({ verdict: "arrives", reply: { sending: "works" } });
});

test("[Y3] where no message counts there is nothing to answer", async () => {
  const rig = await connectivityHarness({}, { messageEndsAtOnce: true });
  const one = await rig.process({ waits: WAITS });
  const run = await one.start({ reply: "yes", messageWaitMinutes: 1 });
  const ended = await run.ended();
  expect(ended).toMatchObject({
    verdict: "does-not-arrive",
    reply: { state: "ended", reason: "no-message" },
  });
  expect(rig.sandbox.world.outgoing()).toEqual([]);
});

test("[Y3] after the 24 hours nothing is sent, though the person said yes", async () => {
  const rig = await connectivityHarness({}, REAL);
  const late = { ms: 0 };
  const { clock } = rig.ports;
  Object.assign(clock, { monotonicMs: () => performance.now() + late.ms });
  const { one, run } = await answered(rig, { reply: "ask" });
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-reply");
  late.ms = 24 * 3_600_000;
  must(await one.tests.reply({ test: id, send: true }));
  expect((await run.ended()).reply).toMatchObject({ state: "ended", reason: "window-closed" });
  expect(rig.sandbox.world.outgoing()).toEqual([]);
  expect(journalOf(one)).toEqual([]);
});

test("[Y3] a number that has moved meanwhile is not written from", async () => {
  const rig = await connectivityHarness({}, REAL);
  const { one, run } = await answered(rig, { reply: "ask" });
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-reply");
  rig.sandbox.world.setNumber({ home: "onprem", gateway: "connected" });
  must(await one.tests.reply({ test: id, send: true }));
  expect((await run.ended()).reply).toMatchObject({ reason: "not-here" });
  expect(rig.meddler.asked.some((line) => line.includes("/messages "))).toBe(false);
});

test("[Y3] while something else is changed about the number, by whatever process, nothing is sent", async () => {
  const rig = await connectivityHarness({}, REAL);
  const other = await rig.process();
  const hold = must(other.storage().operations.hold(rig.plan));
  const { one, run } = await answered(rig);
  expect((await run.ended()).reply).toMatchObject({ reason: "number-busy" });
  expect(rig.sandbox.world.outgoing()).toEqual([]);
  expect(journalOf(one)).toEqual([]);
  hold.release();
});

test("[Y2] a kill while it is under way leaves an intent, and nothing ever sends it again", async () => {
  const rig = await connectivityHarness({}, REAL);
  const reached = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  rig.meddler.meddle(/^POST \/\d+\/messages/, {
    kind: "first",
    does: async () => {
      reached.resolve();
      await over.promise;
    },
  });
  const { one, run } = await answered(rig);
  await reached.promise;
  expect(journalOf(one)).toMatchObject([{ intent: { test: run.id } }]);
  expect(journalOf(one)[0]?.outcome).toBeUndefined();
  const next = await rig.afterKill();
  next.tests.vaultOpened();
  await expect.poll(() => next.tests.all()).toHaveLength(1);
  expect(next.tests.all()).toMatchObject([{ interrupted: true, restored: true }]);
  expect(journalOf(next)[0]?.outcome).toBeUndefined();
  expect(rig.meddler.asked.filter((line) => line.includes("/messages "))).toHaveLength(1);
  over.resolve();
  await run.ended();
  expect(rig.sandbox.world.outgoing()).toHaveLength(1);
});

test("[Y6] whoever stops while statuses are awaited gets the callback back, and the verdict that stood", async () => {
  const rig = await connectivityHarness({}, REAL);
  const one = await rig.process({ waits: { replyStatusMs: 60_000 } });
  const run = await one.start({ reply: "yes" });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.setFaults(["message-sent-only"]);
  rig.sandbox.world.inbound({ text: word, type: "text" });
  const { reply } = await run.until((state) => state.reply?.state === "awaiting-status");
  expect(reply?.sending).toBeUndefined();
  expect((await rig.callbacks()).number).toMatch(/^https:\/\/127/);
  must(await one.tests.finish(run.id));
  const ended = await run.ended();
  expect(ended).toMatchObject({
    verdict: "arrives",
    restored: true,
    reply: { sending: "unknown", reason: "stopped-waiting" },
  });
});

test("[Y2][Y6] whoever stops while the request is under way waits a moment for it; then its outcome is unknown", async () => {
  const rig = await connectivityHarness({}, REAL);
  const reached = Promise.withResolvers<void>();
  rig.meddler.meddle(/^POST \/\d+\/messages/, {
    kind: "first",
    does: async () => {
      reached.resolve();
      await new Promise(() => undefined);
    },
  });
  const one = await rig.process({ waits: { replyGraceMs: 200 } });
  const run = await one.start({ reply: "yes" });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  await reached.promise;
  must(await one.tests.finish(run.id));
  const ended = await run.ended();
  expect(ended).toMatchObject({
    verdict: "arrives",
    restored: true,
    reply: { sending: "unknown", reason: "response-unknown" },
  });
  expect(journalOf(one)).toMatchObject([{ outcome: { kind: "unknown", cause: "interrupted" } }]);
});

test("[Y7] neither states nor the journal hold the recipient's number", async () => {
  const { one, ended } = await proved();
  const told = JSON.stringify([one.states, ended, journalOf(one)]);
  expect(told).not.toContain(WRITER);
  expect(JSON.stringify(journalOf(one))).not.toContain(ENGLISH);
});

test("[Y1][Y4] on-premises the answer goes through the client, and its own callbacks prove it", async () => {
  const { rig, one, reply, outgoing } = await proved([], { startsOn: "onprem" });
  expect(outgoing).toMatchObject([{ side: "onprem", to: WRITER, text: ENGLISH }]);
  expect(outgoing[0]?.inReplyTo).toBeUndefined();
  expect(reply).toMatchObject({ sending: "works", messageId: outgoing[0]?.id, to: "…77" });
  expect(journalOf(one)).toMatchObject([
    { intent: { side: "on-premises", path: "/v1/messages" }, outcome: { kind: "confirmed" } },
  ]);
  expect(rig.meddler.asked.some((line) => line.includes("/messages "))).toBe(false);
});

test.each([
  [
    "message-refused",
    { sending: "refused", reason: "rejected" },
    { outcome: { evidence: { apiError: { code: 1013 } } } },
  ],
  ["message-failed", { sending: "refused", reason: "failed" }, { error: { code: 1026 } }],
  ["message-sent-only", { sending: "unknown", reason: "no-status" }, { statuses: [] }],
  ["lost-message-after", { sending: "unknown", reason: "response-unknown" }, { statuses: [] }],
  ["message-token-refused", { sending: "refused" }, { outcome: { reason: "token-invalid" } }],
] as const)("[Y5] on-premises %s is told in the client's own words", async (fault, verdict, more) => {
  const { reply } = await proved([fault], { startsOn: "onprem" });
  expect(reply).toMatchObject({ ...verdict, ...more });
});

/** Posts a notification as somebody would who knows the address. */
function post(url: string, body: string, signature?: string): Promise<number> {
  const headers = {
    "content-type": "application/json",
    ...(signature === undefined ? {} : { "x-hub-signature-256": signature }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
