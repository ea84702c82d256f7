import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { PrivacyMode } from "../../../shared/webhook/privacy.ts";
import {
  checkOf,
  connectivityHarness,
  type ConnectivityHarness,
} from "../../support/webhooks/connectivity-harness.ts";

/* The store may keep no text, or none in the clear; the test has to know its message and its statuses all the same. */

const OTHERS = "good morning";

async function asked(mode: PrivacyMode, wishes: Parameters<ConnectivityHarness["process"]>[0] = {}) {
  const rig = await connectivityHarness({ autoReply: true }, { mode });
  const one = await rig.process({ waits: { statusMs: 60_000 }, ...wishes });
  const run = await one.start();
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  const send = (text: string): void => void rig.sandbox.world.inbound({ text, type: "text" });
  return { rig, one, run, word, send };
}

test.each(["searchable", "sealed"] as const)(
  "[C18] in the %s store the word is found, and a message without it is not taken for the awaited one",
  async (mode) => {
    const { run, word, send } = await asked(mode);
    send(OTHERS);
    send(word);
    const ended = await run.ended();
    expect(ended).toMatchObject({ verdict: "arrives", restored: true });
    expect(ended.arrivals.filter(({ kind }) => kind === "message")).toHaveLength(1);
    expect(checkOf(ended, "webhooks.message")).toMatchObject({ status: "pass", facts: { by: "word" } });
    expect(checkOf(ended, "webhooks.status")).toMatchObject({ status: "pass" });
  },
);

test("[C18] where only facts are kept, a message that comes while it is awaited counts, and that the word was not seen is told", async () => {
  const { run, word, send } = await asked("facts");
  send(word);
  const ended = await run.ended();
  expect(ended).toMatchObject({ verdict: "arrives", restored: true });
  const message = checkOf(ended, "webhooks.message");
  expect(message).toMatchObject({ status: "pass", facts: { by: "window", signature: "valid", new: true } });
  expect(message?.found).toContain("the keyword itself wasn't seen");
  expect(checkOf(ended, "webhooks.status")).toMatchObject({ status: "pass" });
  expect(ended.arrivals.map(({ kind, status }) => status ?? kind)).toEqual(
    expect.arrayContaining(["message", "delivered"]),
  );
  expect(JSON.stringify(ended.arrivals)).not.toContain(word);
});

test("[C18] a dash that a phone made of the hyphen does not hide the word in a sealed body", async () => {
  const { run, word, send } = await asked("sealed");
  send(`here: ${word.replace("-", "\u2013")}`);
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.message")).toMatchObject({ status: "pass", facts: { by: "word" } });
});

test("[C18] in the sealed store a message counts by its time alone while the vault is locked", async () => {
  const { one, run, word, send } = await asked("sealed");
  one.vault.lock();
  send(word);
  const ended = await run.ended();
  expect(ended).toMatchObject({ verdict: "arrives", restored: true });
  expect(checkOf(ended, "webhooks.message")).toMatchObject({ status: "pass", facts: { by: "window" } });
});

test("[C18] [I28] without the keyword, a message that the platform has retried for days says nothing about today's location", async () => {
  const { rig, one, run } = await asked("facts", { waits: { statusMs: 1 } });
  const { phoneNumberId, appSecret, businessAccountId } = rig.sandbox.cloud;
  const message = {
    from: "15550101",
    id: "m.old",
    timestamp: String(Math.floor(rig.ports.clock.now() / 1_000) - 6 * 86_400),
    type: "text",
    text: { body: "an old order" },
  };
  const metadata = { display_phone_number: "12025550123", phone_number_id: phoneNumberId };
  const value = { messaging_product: "chat", metadata, messages: [message] };
  const body = JSON.stringify({
    object: "chat_business_account",
    entry: [{ id: businessAccountId, changes: [{ field: "messages", value }] }],
  });
  await fetch(one.receivers.state("terminal")?.localUrl ?? "", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-hub-signature-256": `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`,
    },
    body,
  });
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.message")).toMatchObject({ status: "pass", facts: { new: false } });
});
