import { expect, test } from "vitest";
import { valueOf } from "../../support/expect-result.ts";
import { incoming, storeHarness } from "../../support/webhooks/store-harness.ts";

const CLOUD_SHAPED = {
  entry: [
    {
      changes: [{ field: "messages", value: { messages: [{ id: "wamid.A", from: "15551", type: "text" }] } }],
    },
  ],
};

test("[W16] what came to the on-premises address never passes for the cloud's, and shadows nothing of it", async () => {
  const store = (await storeHarness()).open();
  await store.accept(incoming(CLOUD_SHAPED, { source: "on-premises", signature: "unchecked" }));
  await store.accept(incoming(CLOUD_SHAPED));
  await store.settled();
  const { events } = valueOf(store.page({ filter: {}, limit: 10 }));
  expect(events.map(({ source, signature, repeats }) => [source, signature, repeats])).toEqual([
    ["cloud", "valid", 0],
    ["on-premises", "unchecked", 0],
  ]);
});

test("[W16] where one address takes both shapes, the shape tells", async () => {
  const store = (await storeHarness()).open();
  const either = { source: "either", signature: "unchecked" } as const;
  await store.accept(incoming(CLOUD_SHAPED, either));
  await store.accept(incoming({ messages: [{ id: "gBGG", from: "15551", type: "text" }] }, either));
  await store.settled();
  const { events } = valueOf(store.page({ filter: {}, limit: 10 }));
  expect(events.map(({ source }) => source)).toEqual(["on-premises", "cloud"]);
});
