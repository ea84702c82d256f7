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
  return { one, run, word, send };
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
  expect(message).toMatchObject({ status: "pass", facts: { by: "window", signature: "valid" } });
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
