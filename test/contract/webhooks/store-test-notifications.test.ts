import { expect, test } from "vitest";
import { valueOf } from "../../support/expect-result.ts";
import { incoming, NUMBER_ID, storeHarness, WORKSPACE } from "../../support/webhooks/store-harness.ts";

const message = (id: string, shape: "cloud" | "on-premises" = "cloud") => {
  const messages = [{ id, from: "15551", timestamp: "1768478400", type: "text", text: { body: "hello" } }];
  if (shape === "on-premises") return { messages };
  const metadata = { display_phone_number: "15550100", phone_number_id: NUMBER_ID };
  return { entry: [{ changes: [{ field: "messages", value: { metadata, messages } }] }] };
};

test.each([
  ["before", [true, false]],
  ["after", [false, true]],
])(
  "[V20] one that is made up %s the real one stands beside it and never in its place",
  async (_when, order) => {
    const store = (await storeHarness()).open();
    for (const madeUp of order)
      await store.accept(incoming(message("wamid.A"), madeUp ? { madeUp: true } : {}));
    await store.settled();
    const { events } = valueOf(store.page({ filter: {}, limit: 10 }));
    expect(events.toReversed().map((event) => [event.madeUp === true, event.repeats])).toEqual(
      order.map((madeUp) => [madeUp, 0]),
    );
  },
);

test("[V20] it is listed with all its parts as made up, and is no refusal", async () => {
  const store = (await storeHarness()).open();
  const two = { entry: [message("wamid.A").entry, message("wamid.B").entry].flat() };
  await store.accept(incoming(two, { madeUp: true }));
  await store.accept(incoming(two, { madeUp: true }));
  await store.settled();
  const all = valueOf(store.page({ filter: {}, limit: 10 })).events;
  expect(all.map(({ madeUp, refused, repeats, signature }) => [madeUp, refused, repeats, signature])).toEqual(
    [
      [true, undefined, 1, "valid"],
      [true, undefined, 1, "valid"],
    ],
  );
  expect(valueOf(store.page({ filter: { refused: true }, limit: 10 })).events).toEqual([]);
  expect(valueOf(store.page({ filter: { refused: false }, limit: 10 })).events).toHaveLength(2);
  expect(valueOf(store.kept(all[0]?.id ?? 0))).toMatchObject({ refused: false, signature: "valid" });
});

test("[V20] it makes no change of sides", async () => {
  const store = (await storeHarness()).open();
  const number = { phoneNumberId: NUMBER_ID, number: "15550100" };
  await store.accept(
    incoming(message("gB", "on-premises"), { source: "on-premises", signature: "unchecked", number }),
  );
  await store.accept(incoming(message("wamid.A"), { madeUp: true }));
  await store.settled();
  expect(valueOf(store.cutover(WORKSPACE, NUMBER_ID))).toBeUndefined();
  await store.accept(incoming(message("wamid.A")));
  await store.settled();
  expect(valueOf(store.cutover(WORKSPACE, NUMBER_ID))).toMatchObject({ direction: "to-cloud" });
});
