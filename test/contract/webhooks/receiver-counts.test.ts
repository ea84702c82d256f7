import { request } from "node:http";
import { expect, test } from "vitest";
import { post, receiverHarness, signed } from "../../support/webhooks/receiver-harness.ts";

const BODY = '{"object":"chat_business_account","entry":[]}';

test("tells what came with a valid signature apart from the on-premises client's callbacks and from what nobody checked", async () => {
  const rig = receiverHarness();
  const { cloudUrl, onPremUrl } = await rig.listen();
  await post(onPremUrl, '{"messages":[]}', {});
  expect(rig.receivers.state("terminal")).toMatchObject({ counts: { accepted: 1, signed: 0 } });
  expect(rig.receivers.state("terminal")?.lastSignedAt).toBeUndefined();
  await post(cloudUrl, BODY);
  await post(onPremUrl, '{"messages":[]}', {});
  const { counts, lastAt = "", lastSignedAt = "" } = rig.receivers.state("terminal") ?? {};
  expect(counts).toMatchObject({ accepted: 3, signed: 1 });
  expect(lastSignedAt).not.toBe("");
  expect(lastSignedAt <= lastAt).toBe(true);
  const unchecked = receiverHarness();
  await post((await unchecked.listen({ appSecrets: [] })).cloudUrl, BODY);
  expect(unchecked.receivers.state("terminal")).toMatchObject({ counts: { accepted: 1, signed: 0 } });
});

test("[V9] takes no header for a second host that is none", async () => {
  const { store, ...rig } = receiverHarness();
  const { cloudUrl } = await rig.listen();
  const headers = {
    "x-hub-signature-256": signed(BODY),
    from: "platform@mail.example",
    date: "today",
    x: "1",
  };
  expect((await post(cloudUrl, BODY, headers)).status).toBe(200);
  expect(store.kept).toHaveLength(1);
});

test("[V1] a sender that waits for something else than to be asked for its body gets an empty 404", async () => {
  const { store, ...rig } = receiverHarness();
  const { cloudUrl } = await rig.listen();
  const answered = Promise.withResolvers<number>();
  const headers = { expect: "200-ok", "content-length": BODY.length, "x-hub-signature-256": signed(BODY) };
  const asked = request(cloudUrl, { method: "POST", headers }, (answer) =>
    answered.resolve(answer.resume().statusCode ?? 0),
  ).on("error", answered.reject);
  asked.end(BODY);
  expect(await answered.promise).toBe(404);
  expect(store.kept).toEqual([]);
});
