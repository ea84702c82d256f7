import { expect, test } from "vitest";
import { madeUp } from "../../../main/core/webhooks/trigger/test-notifications.ts";
import { valueOf } from "../../support/expect-result.ts";
import { incoming, storeHarness } from "../../support/webhooks/store-harness.ts";

/* An intermediary may drop the header that marks a test notification; its message ids still identify it. */

test("[V18] [V20] what was made up is listed as such without its mark, and a message beside it in the batch is not", async () => {
  const rig = await storeHarness();
  const store = rig.open();
  const about = { brand: "chat", phoneNumberId: "42", number: "12025550123", from: "12025550199" };
  const now = rig.clock.now();
  const { body } = madeUp("text", { ...about, shape: "cloud", text: "hello", id: "0A", now });
  const batch = JSON.parse(body) as { entry: { changes: { value: { messages: unknown[] } }[] }[] };
  batch.entry[0]?.changes[0]?.value.messages.push({
    from: "12025550198",
    id: "wamid.REAL",
    timestamp: String(Math.floor(now / 1_000)),
    type: "text",
    text: { body: "what is wamid.SWITCHOVER_TEST_0A?" },
  });
  valueOf(await store.accept(incoming(batch, { receivedAt: now, signature: "valid" })));
  await store.settled();
  const { events } = valueOf(store.page({ filter: {}, limit: 10 }));
  expect(new Map(events.map(({ messageId, madeUp: made }) => [messageId, made]))).toEqual(
    new Map([
      ["wamid.SWITCHOVER_TEST_0A", true],
      ["wamid.REAL", undefined],
    ]),
  );
});
