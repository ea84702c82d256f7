import { expect, test } from "vitest";
import { instant } from "../../../shared/time.ts";
import { quarterOf } from "../../../shared/traffic/seen.ts";
import { valueOf } from "../../support/expect-result.ts";
import {
  cloud,
  incoming,
  status,
  storeHarness,
  textMessage,
  WORKSPACE,
} from "../../support/webhooks/store-harness.ts";

const RECEIVED = Date.UTC(2026, 0, 15, 12);
const SENT = RECEIVED / 1000 - 3600;
const quarter = (ms: number): number => quarterOf(instant(ms));

test("[Q6] messages of end users count in the quarter in which they were sent, each once", async () => {
  const store = (await storeHarness()).open();
  const accept = async (body: object, more = {}): Promise<void> => {
    valueOf(await store.accept(incoming(body, more)));
  };
  await accept(cloud({ messages: [textMessage("a", "x", "1", SENT), textMessage("b", "x", "1", SENT + 1)] }));
  await accept(cloud({ messages: [textMessage("a", "x", "1", SENT)] }));
  await accept(cloud({ statuses: [status("c", "sent", "1", SENT)], errors: [{ code: 1, title: "x" }] }));
  await accept(cloud({ messages: [textMessage("d", "x", "1", SENT)] }, "200"));
  await accept(cloud({ messages: [textMessage("e", "x", "1", SENT)] }), {
    signature: "missing",
    refused: "signature-missing",
  });
  await accept(cloud({ messages: [textMessage("f", "x", "1", SENT)] }), { madeUp: true });
  await accept(
    { messages: [textMessage("g", "x", "1", SENT)] },
    { source: "on-premises", signature: "unchecked" },
  );
  await store.settled();
  expect([...valueOf(await store.traffic({})).quarters]).toEqual([[quarter(SENT * 1000), 4]]);
  expect([...valueOf(await store.traffic({ phoneNumberId: "200" })).quarters]).toEqual([
    [quarter(SENT * 1000), 1],
  ]);
  expect([...valueOf(await store.traffic({ phoneNumberId: "nobody" })).quarters]).toEqual([]);
  expect([...valueOf(await store.traffic({ workspace: WORKSPACE })).quarters.values()]).toEqual([4]);
});

test("[Q6] a time that can't be is replaced by that of the arrival", async () => {
  const store = (await storeHarness()).open();
  for (const [id, seconds] of [
    ["old", 1],
    ["new", RECEIVED / 1000 + 10 * 86_400],
    ["late", RECEIVED / 1000 - 6 * 86_400],
  ] as const)
    valueOf(await store.accept(incoming(cloud({ messages: [textMessage(id, "x", "1", seconds)] }))));
  await store.settled();
  expect(valueOf(await store.traffic({})).quarters).toEqual(
    new Map([
      [quarter(RECEIVED), 2],
      [quarter(RECEIVED - 6 * 86_400_000), 1],
    ]),
  );
});

test("[Q9] protected events that outlived the others tell nothing of their time", async () => {
  const store = (await storeHarness()).open();
  const accept = async (id: string, receivedAt: number): Promise<void> => {
    const message = textMessage(id, "x", "1", receivedAt / 1000);
    valueOf(
      await store.accept(incoming(cloud({ messages: [message] }), { receivedAt: instant(receivedAt) })),
    );
  };
  expect(valueOf(await store.traffic({})).since).toBeUndefined();
  await accept("protected", RECEIVED);
  await accept("kept", RECEIVED + 86_400_000);
  await store.settled();
  expect(valueOf(await store.traffic({})).since).toBe(RECEIVED);
  valueOf(store.pin([1]));
  const { quarters, since } = valueOf(await store.traffic({}));
  expect(since).toBe(RECEIVED + 86_400_000);
  expect([...quarters.keys()]).toEqual([quarter(RECEIVED + 86_400_000)]);
});
