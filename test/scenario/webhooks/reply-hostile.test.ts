import { createHmac } from "node:crypto";
import { request } from "node:http";
import { expect, test } from "vitest";
import { changeWorkspaces } from "../../../main/core/workspaces/workspace-file.ts";
import { PhoneNumberId } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { err, ok } from "../../../shared/result.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { must } from "../../support/harness.ts";
import {
  connectivityHarness,
  type ConnectivityHarness,
  type TestProcess,
} from "../../support/webhooks/connectivity-harness.ts";

const WAITS = { replyStatusMs: 900, replyMs: 60_000 } as const;
const REAL = { patienceMs: 100 } as const;
const FRIEND = "12025550188";
const OTHER = "12025550199";

type Json = Readonly<Record<string, unknown>>;

/** A test that waits for its word, and the platform's hand at its address. */
async function awaiting(start: Parameters<TestProcess["start"]>[0] = {}) {
  const rig = await connectivityHarness({}, REAL);
  const one = await rig.process({ waits: WAITS });
  const run = await one.start({ reply: "yes", ...start });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  const url = one.receivers.state("terminal")?.localUrl ?? "";
  // Where a message may be answered is known to the platform from what it was sent itself.
  rig.sandbox.world.inbound({ text: "earlier", type: "text", from: FRIEND });
  return { rig, one, run, word, url, signed: (value: Json) => tell(rig, url, value, "signed") };
}

function envelope({ sandbox }: ConnectivityHarness, value: Json): string {
  const metadata = { phone_number_id: sandbox.cloud.phoneNumberId, display_phone_number: "1 202-555-0123" };
  const changes = [{ field: "messages", value: { messaging_product: "chat", metadata, ...value } }];
  return JSON.stringify({ object: "chat_business_account", entry: [{ id: "1", changes }] });
}

function tell(
  rig: ConnectivityHarness,
  url: string,
  value: Json,
  how: "signed" | "unsigned",
): Promise<number> {
  const body = envelope(rig, value);
  const hmac = createHmac("sha256", rig.sandbox.cloud.appSecret).update(body).digest("hex");
  const headers = {
    "content-type": "application/json",
    ...(how === "signed" ? { "x-hub-signature-256": `sha256=${hmac}` } : {}),
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

let count = 0;
const now = (): string => String(Math.floor(Date.now() / 1_000));
const message = (text: string, more: Json = {}): Json => ({
  id: `wamid.MINE${(count += 1)}`,
  from: FRIEND,
  timestamp: now(),
  type: "text",
  text: { body: text },
  ...more,
});
const status = (id: string | undefined, name: string, more: Json = {}): Json => ({
  id,
  status: name,
  timestamp: now(),
  recipient_id: FRIEND,
  ...more,
});

test("[Y1] among the messages of one batch the sender of the one with the keyword is answered, whatever stands around it", async () => {
  const { rig, run, word, signed } = await awaiting();
  const mine = message(word);
  await signed({
    contacts: [{ wa_id: OTHER, profile: { name: "Somebody else" } }],
    messages: [message("hello", { from: OTHER }), mine, message(`not ${word.slice(0, 4)}`, { from: OTHER })],
  });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", reply: { sending: "works", to: "…88" } });
  expect(rig.sandbox.world.outgoing()).toMatchObject([{ to: FRIEND, inReplyTo: mine["id"] }]);
});

test("[Y1] two people who send the keyword: the first is answered, and nobody else", async () => {
  const { rig, run, word, signed } = await awaiting();
  await signed({ messages: [message(word), message(word, { from: OTHER })] });
  await run.ended();
  expect(rig.sandbox.world.outgoing()).toMatchObject([{ to: FRIEND }]);
});

test.each([
  ["no sender, with one contact beside it", { from: undefined }],
  ["a sender that is no number", { from: "friend" }],
  ["a sender that is another text than it seems", { from: `${FRIEND}\u0000` }],
  ["a number in place of a text", { from: 12025550188 }],
  ["the business's own number", { from: "12025550123" }],
  ["a group as its sender", { from: "12025550188-1612345678@g" }],
  ["a sender who wrote to a group", { group_id: "120363041234567890" }],
] as const)("[Y3] a message with %s is not answered", async (_name, more) => {
  const { rig, run, word, signed } = await awaiting();
  await signed({ contacts: [{ wa_id: FRIEND }], messages: [message(word, more)] });
  expect(await run.ended()).toMatchObject({
    verdict: "arrives",
    reply: { state: "ended", reason: "sender-unknown" },
  });
  expect(rig.sandbox.world.outgoing()).toEqual([]);
});

test("[Y3] a message that was written more than a day ago is not answered, though it came just now", async () => {
  const { rig, run, word, signed } = await awaiting();
  await signed({ messages: [message(word, { timestamp: String(Math.floor(Date.now() / 1_000) - 86_400) })] });
  expect((await run.ended()).reply).toMatchObject({ reason: "window-closed" });
  expect(rig.sandbox.world.outgoing()).toEqual([]);
});

test("[Y4] a forged status before the genuine one does not stand in its way", async () => {
  const { rig, run, word, url, signed } = await awaiting();
  rig.sandbox.world.setFaults(["message-sent-only"]);
  await signed({ messages: [message(word)] });
  const { reply } = await run.until((state) => state.reply?.state === "awaiting-status");
  const delivered = status(reply?.messageId, "delivered");
  expect(await tell(rig, url, { statuses: [delivered] }, "unsigned")).toBe(401);
  expect(run.latest().reply?.state).toBe("awaiting-status");
  await signed({ statuses: [delivered] });
  expect((await run.ended()).reply).toMatchObject({ sending: "works" });
});

test("[Y4] of a thousand statuses in one batch the answer's own is found, also under another spelling of its recipient", async () => {
  const { rig, run, word, signed } = await awaiting();
  rig.sandbox.world.setFaults(["message-sent-only"]);
  await signed({ messages: [message(word)] });
  const { reply } = await run.until((state) => state.reply?.state === "awaiting-status");
  const others = Array.from({ length: 999 }, (_, index) => status(`wamid.O${index}`, "delivered"));
  await signed({
    statuses: [...others, status(reply?.messageId, "read", { recipient_id: "5491112345678" })],
  });
  const ended = await run.ended();
  expect(ended.reply).toMatchObject({ sending: "works" });
  expect(ended.reply?.statuses.map((one) => one.status)).toContain("read");
});

test("[Y4] statuses of another number of the account, or in other words, prove nothing", async () => {
  const { rig, run, word, signed } = await awaiting();
  rig.sandbox.world.setFaults(["message-sent-only"]);
  await signed({ messages: [message(word)] });
  const { reply } = await run.until((state) => state.reply?.state === "awaiting-status");
  const id = reply?.messageId;
  await signed({ metadata: { phone_number_id: "999" }, statuses: [status(id, "delivered")] });
  await signed({
    statuses: [status(id?.toLowerCase(), "delivered"), status(id, "DELIVERED"), status(id, "deleted")],
  });
  expect((await run.ended()).reply).toMatchObject({ sending: "unknown", reason: "sent-only" });
});

test("[Y4] what was told before the response is weighed together: a delivered outweighs a failed that came first", async () => {
  const { rig, run, word, signed } = await awaiting();
  rig.sandbox.world.setFaults(["message-status-first", "message-sent-only"]);
  await signed({ messages: [message(word)] });
  await expect.poll(() => rig.sandbox.world.outgoing()).toHaveLength(1);
  const [{ id } = { id: "" }] = rig.sandbox.world.outgoing();
  await signed({ statuses: [status(id, "failed")] });
  await signed({ statuses: [status(id, "delivered")] });
  expect(run.latest().reply).toMatchObject({ state: "sending", statuses: [] });
  expect((await run.ended()).reply).toMatchObject({ sending: "works", messageId: id });
});

test("[Y4] a status that came before the answer was sent is none of it, whatever id it names", async () => {
  const { rig, run, word, signed } = await awaiting();
  const body = { messages: [{ id: "wamid.FORETOLD" }] };
  rig.meddler.meddle(/^POST \/\d+\/messages/, { kind: "answer", status: 200, body });
  await signed({ messages: [message(word)], statuses: [status("wamid.FORETOLD", "delivered")] });
  expect((await run.ended()).reply).toMatchObject({ sending: "unknown", reason: "no-status" });
});

test("[Y5] a failed status with an error that nobody knows, and one with none, are refusals without a cause", async () => {
  for (const errors of [[{ code: 999_999, title: `no ${FRIEND}` }], "none", [null], undefined]) {
    const { rig, run, word, signed } = await awaiting();
    rig.sandbox.world.setFaults(["message-sent-only"]);
    await signed({ messages: [message(word)] });
    const { reply } = await run.until((state) => state.reply?.state === "awaiting-status");
    await signed({ statuses: [status(reply?.messageId, "failed", { errors })] });
    const ended = await run.ended();
    expect(ended.reply).toMatchObject({ sending: "refused", reason: "failed" });
    expect(JSON.stringify(ended)).not.toContain(FRIEND);
  }
});

test("[Y2] a redirect of the answer leads nowhere and leaves it unknown", async () => {
  const { rig, run, word, signed } = await awaiting();
  rig.meddler.meddle(/^POST \/\d+\/messages/, { kind: "answer", status: 307, body: {} });
  await signed({ messages: [message(word)] });
  expect((await run.ended()).reply).toMatchObject({ sending: "unknown", reason: "response-unknown" });
  expect(rig.meddler.asked.filter((line) => line.includes("/messages "))).toHaveLength(1);
});

test("[Y2] where the journal cannot take the intent nothing is sent", async () => {
  const rig = await connectivityHarness({}, REAL);
  const one = await rig.process({ waits: WAITS, storage: () => err({ kind: "storageReadOnly" }) });
  const run = await one.start({ reply: "yes" });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", reply: { reason: "not-recorded" } });
  expect(rig.sandbox.world.outgoing()).toEqual([]);
});

test("[Y2][Y6] a program that closes while the answer is under way records it as unknown and gives the callback back", async () => {
  const { rig, one, run, word, signed } = await awaiting();
  const reached = Promise.withResolvers<void>();
  rig.meddler.meddle(/^POST \/\d+\/messages/, {
    kind: "first",
    does: async () => {
      reached.resolve();
      await new Promise(() => undefined);
    },
  });
  await signed({ messages: [message(word)] });
  await reached.promise;
  await one.tests.close();
  expect(await run.ended()).toMatchObject({ restored: true, reply: { reason: "response-unknown" } });
  const [record] = must(one.storage().operations.read()).records;
  expect(record?.outcome).toMatchObject({ kind: "unknown", cause: "interrupted" });
  expect((await rig.callbacks()).number).toBeUndefined();
});

test("[Y1] a yes that comes while the answer is under way, or after a no, changes nothing", async () => {
  const { rig, one, run, word, signed } = await awaiting({ reply: "ask" });
  await signed({ messages: [message(word)] });
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-reply");
  must(await one.tests.reply({ test: id, send: false }));
  must(await one.tests.reply({ test: id, send: true }));
  expect((await run.ended()).reply).toMatchObject({ reason: "declined" });
  expect(rig.sandbox.world.outgoing()).toEqual([]);
});

test("[Y6] whoever stops while the answer is offered gets the callback back, and nothing is sent", async () => {
  const { rig, one, run, word, signed } = await awaiting({ reply: "ask" });
  await signed({ messages: [message(word)] });
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-reply");
  must(await one.tests.finish(id));
  const ended = await run.ended();
  expect(ended).toMatchObject({ verdict: "arrives", restored: true, reply: { reason: "stopped" } });
  expect(ended.reply?.sending).toBeUndefined();
  expect(rig.sandbox.world.outgoing()).toEqual([]);
});

test("[Y1] a workspace without a cloud answers through its client, with the secrets of its vault", async () => {
  const rig = await connectivityHarness({ startsOn: "onprem" }, REAL);
  const { onPrem, cloud, number } = rig.sandbox;
  const one = await rig.process({ waits: WAITS });
  const workspace = Workspace.parse({
    id: "ws-7k2q9d",
    name: "Northwind",
    dialect: {},
    onPrem: { baseUrl: onPrem.baseUrl, signIn: { kind: "token" }, tls: { sha256: onPrem.sha256 } },
    numbers: [{ phoneNumberId: cloud.phoneNumberId, cc: number.cc, phoneNumber: number.phoneNumber }],
  });
  must(changeWorkspaces(rig.ports, () => ok([workspace])));
  must(one.vault.put(labelOf(workspace.id, "onprem-token"), "other", redact(onPrem.token, "token")));
  const target = {
    kind: "workspace",
    workspace: workspace.id,
    phoneNumberId: PhoneNumberId.parse(cloud.phoneNumberId),
  } as const;
  const run = await one.start({ target, side: "on-premises", reply: "ask" });
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  rig.sandbox.world.inbound({ text: word, type: "text" });
  const { test: id } = await run.until(({ phase }) => phase === "awaiting-reply");
  must(await one.tests.reply({ test: id, send: true }));
  expect(await run.ended()).toMatchObject({ verdict: "arrives", reply: { sending: "works" } });
  expect(rig.sandbox.world.outgoing()).toMatchObject([{ side: "onprem" }]);
});
