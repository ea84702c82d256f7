import { describe, expect, test } from "vitest";
import { json } from "../../unit/sandbox/visitor.ts";
import {
  cloudEndpoint,
  DAY_MS,
  onPremEndpoint,
  posts,
  signedWith,
  type Practice,
} from "./webhook-practice.ts";

const WRITER = "12025550177";
const TEXT = { to: WRITER, type: "text", text: { body: "good morning" } };

const byCloud = ({ sandbox, visitor }: Practice, body: unknown = { messaging_product: "chat", ...TEXT }) =>
  visitor.cloud("POST", `/${sandbox.cloud.phoneNumberId}/messages`, body);
const byClient = ({ visitor }: Practice, body: unknown = TEXT) => visitor.onPrem("POST", "/messages", body);

/** Every status in a list of notifications of either format, without random parts. */
function statusesIn(notifications: readonly unknown[]): readonly unknown[] {
  return [...JSON.stringify(notifications).matchAll(/"id":"((?:wamid|ABGG)[^"]*)","status":"(\w+)"/g)].map(
    ([, id, status]) => `${id} ${status}`,
  );
}

describe("a message of the business", () => {
  test("[A5.19] goes through the cloud to somebody who wrote, and its statuses come signed", async () => {
    const practice = await cloudEndpoint();
    const { sandbox, endpoint } = practice;
    sandbox.world.inbound({ text: "hello", type: "text" });
    const seen = await byCloud(practice, {
      messaging_product: "chat",
      ...TEXT,
      context: { message_id: "wamid.ONE" },
    });
    expect(seen.status).toBe(200);
    const id = sandbox.world.outgoing()[0]?.id ?? "";
    expect(json(seen)).toEqual({
      messaging_product: "chat",
      contacts: [{ input: WRITER, wa_id: WRITER }],
      messages: [{ id }],
    });
    expect(sandbox.world.outgoing()).toMatchObject([
      { side: "cloud", to: WRITER, text: "good morning", inReplyTo: "wamid.ONE" },
    ]);
    await sandbox.world.advance(10_000);
    expect(statusesIn(endpoint.notifications())).toEqual([`${id} sent`, `${id} delivered`, `${id} read`]);
    expect(posts(endpoint).every((post) => signedWith(sandbox.cloud.appSecret, post))).toBe(true);
  });

  test("[A5.19] goes through the client, which tells of the statuses that its settings name, and signs none", async () => {
    const practice = await onPremEndpoint();
    const { sandbox, endpoint, visitor } = practice;
    sandbox.world.inbound({ text: "hello", type: "text" });
    const seen = await byClient(practice);
    const id = sandbox.world.outgoing()[0]?.id ?? "";
    expect(json(seen)).toMatchObject({ messages: [{ id }], meta: {} });
    await sandbox.world.advance(10_000);
    expect(statusesIn(endpoint.notifications())).toEqual([`${id} delivered`]);
    expect(posts(endpoint).at(-1)?.headers["x-hub-signature-256"]).toBeUndefined();
    sandbox.world.addFault("message-failed");
    await visitor.onPrem("PATCH", "/settings/application", { webhooks: { message: { delivered: false } } });
    await byClient(practice);
    await sandbox.world.advance(10_000);
    expect(JSON.stringify(endpoint.notifications().at(-1))).toMatch(/"status":"failed".*"code":1026/);
  });

  test("[A5.19] is refused to whoever never wrote or wrote too long ago, in each API's own words", async () => {
    const cloud = await cloudEndpoint();
    expect((await byCloud(cloud)).text).toContain("131047");
    cloud.sandbox.world.inbound({ text: "hello", type: "text" });
    expect((await byCloud(cloud)).status).toBe(200);
    await cloud.sandbox.world.advance(DAY_MS);
    expect((await byCloud(cloud)).text).toContain("131047");
    const client = await onPremEndpoint();
    expect((await byClient(client)).text).toContain('"code":470');
    expect(client.sandbox.world.outgoing()).toEqual([]);
  });

  test("[A5.19] is taken only where the number is, and only as a text with a recipient", async () => {
    const cloud = await cloudEndpoint();
    cloud.sandbox.world.inbound({ text: "hello", type: "text" });
    expect((await byClient(cloud)).text).toContain("1011");
    for (const body of [
      {},
      { messaging_product: "chat" },
      { ...TEXT, messaging_product: "other" },
      { ...TEXT, messaging_product: "chat", type: "template" },
      { ...TEXT, messaging_product: "chat", to: "nobody" },
    ])
      expect((await byCloud(cloud, body)).status).toBe(400);
    const client = await onPremEndpoint();
    client.sandbox.world.inbound({ text: "hello", type: "text" });
    expect((await byClient(client, { ...TEXT, context: { message_id: "A" } })).text).toContain("1010");
    expect((await byCloud(client)).text).toContain("133010");
    expect(cloud.sandbox.world.outgoing()).toEqual([]);
  });
});

describe("faults of messages", () => {
  test.each([
    ["message-sent-only", ["sent"]],
    ["message-failed", ["failed"]],
    ["lost-message-after", ["sent", "delivered", "read"]],
    ["lost-message-before", []],
    ["message-refused", []],
    ["message-token-refused", []],
    ["message-window-closed", []],
  ] as const)("%s is followed by these statuses: %j", async (fault, statuses) => {
    const practice = await cloudEndpoint({ faults: [fault] });
    const { sandbox, endpoint } = practice;
    sandbox.world.inbound({ text: "hello", type: "text" });
    await byCloud(practice);
    await sandbox.world.advance(10_000);
    expect(statusesIn(endpoint.notifications()).map((line) => String(line).split(" ")[1])).toEqual(statuses);
  });

  test("message-failed names the error with the status", async () => {
    const practice = await cloudEndpoint({ faults: ["message-failed"] });
    practice.sandbox.world.inbound({ text: "hello", type: "text" });
    await byCloud(practice);
    await practice.sandbox.world.advance(10_000);
    expect(JSON.stringify(practice.endpoint.notifications().at(-1))).toContain('"errors":[{"code":131026');
  });

  test("message-status-first lets the statuses come before the response", async () => {
    const practice = await cloudEndpoint({ faults: ["message-status-first"] });
    const { sandbox, endpoint } = practice;
    sandbox.world.inbound({ text: "hello", type: "text" });
    const order: string[] = [];
    const answered = byCloud(practice).then(() => order.push("response"));
    await expect.poll(() => sandbox.world.outgoing()).toHaveLength(1);
    await sandbox.world.advance(10_000);
    order.push(...statusesIn(endpoint.notifications()).map((line) => String(line).split(" ")[1] ?? ""));
    await answered;
    expect(order).toEqual(["sent", "delivered", "read", "response"]);
  });
});
