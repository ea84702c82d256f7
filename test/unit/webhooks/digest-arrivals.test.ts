import { expect, test } from "vitest";
import { digestArrivals } from "../../../main/core/webhooks/digest-arrivals.ts";
import type { Events } from "../../../main/core/webhooks/events.ts";
import { MOST_DIGEST_NUMBERS } from "../../../shared/alert/digest.ts";
import { err, ok } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import type { Span } from "../../../shared/traffic/seen.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { valueOf } from "../../support/expect-result.ts";
import {
  cloud,
  incoming,
  NUMBER_ID,
  status,
  storeHarness,
  textMessage,
  WORKSPACE,
} from "../../support/webhooks/store-harness.ts";

const NOON = Date.UTC(2026, 0, 15, 12);
const HOUR = 3_600_000;
const DAY: Span = { from: instant(NOON - 24 * HOUR), until: instant(NOON) };

/** A workspace with these numbers, named by their phone number IDs. */
function workspaceOf(...ids: readonly string[]): Workspace {
  const known: Pick<Workspace, "id" | "numbers"> = {
    id: WORKSPACE,
    numbers: ids.map((id, place) => ({
      phoneNumberId: id,
      cc: "1",
      phoneNumber: `202555${String(1000 + place)}`,
    })) as never,
  };
  return known as Workspace;
}

const listening = (...spans: readonly Span[]) => ({ spans: () => spans });

/** A store to which these arrived, so many hours before noon. */
async function stored(
  ...arrivals: readonly { hours: number; body: object; more?: object }[]
): Promise<Events> {
  const harness = await storeHarness();
  const store = harness.open();
  for (const { hours, body, more } of arrivals)
    valueOf(await store.accept(incoming(body, { receivedAt: instant(NOON - hours * HOUR), ...more })));
  await store.settled();
  return { exists: () => true, store: () => ok(store) } as unknown as Events;
}

test("[ZJ32] each number has what arrived for it in the period, and the rest is told together", async () => {
  const events = await stored(
    { hours: 30, body: cloud({ messages: [textMessage("old", "x")] }) },
    { hours: 20, body: cloud({ messages: [textMessage("a", "very private"), textMessage("b", "x")] }) },
    { hours: 10, body: cloud({ statuses: [status("c", "sent")] }) },
    { hours: 9, body: cloud({ messages: [textMessage("d", "x")] }, "200") },
    { hours: 8, body: cloud({ messages: [textMessage("t", "x")] }, "300"), more: { receiver: "terminal" } },
    { hours: -1, body: cloud({ messages: [textMessage("later", "x")] }) },
  );
  const about = { period: DAY, workspaces: [workspaceOf(NUMBER_ID)], isTerminalTold: true };
  const told = valueOf(await digestArrivals({ events, listening: listening(DAY) }, about));
  expect(told.numbers).toMatchObject([
    { spoken: "+1 202 555 1000", messages: 2, statuses: 1, longestGapMs: 10 * HOUR, notKnownMs: 0 },
  ]);
  // The workspace's other number, and the terminal's own receiver.
  expect(told.rest).toEqual({ numbers: 0, silent: 0, messages: 2, statuses: 0, others: 0, rejected: 0 });
  expect(JSON.stringify(told)).not.toMatch(/private|15550001111/);
  const narrow = valueOf(
    await digestArrivals({ events, listening: listening(DAY) }, { ...about, isTerminalTold: false }),
  );
  expect(narrow.rest.messages).toBe(1);
});

test("[ZJ32] a number without arrivals comes first, with its last arrival of the month before", async () => {
  const ids = ["200", NUMBER_ID, ...Array.from({ length: 9 }, (_, place) => `${900 + place}`)];
  const events = await stored(
    { hours: 5, body: cloud({ messages: [textMessage("a", "x")] }, "200") },
    { hours: 100, body: cloud({ messages: [textMessage("b", "x")] }) },
  );
  const about = { period: DAY, workspaces: [workspaceOf(...ids)], isTerminalTold: false };
  const told = valueOf(await digestArrivals({ events, listening: listening(DAY) }, about));
  expect(told.numbers).toHaveLength(MOST_DIGEST_NUMBERS);
  expect(told.numbers[0]).toMatchObject({
    spoken: "+1 202 555 1001",
    messages: 0,
    lastAt: new Date(NOON - 100 * HOUR).toISOString(),
  });
  expect(told.rest).toMatchObject({
    numbers: 11 - MOST_DIGEST_NUMBERS,
    silent: 10 - MOST_DIGEST_NUMBERS,
    messages: 1,
  });
});

test("[ZJ32] without a store nothing is counted, and without notes of listening nothing is known", async () => {
  const about = { period: DAY, workspaces: [workspaceOf(NUMBER_ID)], isTerminalTold: true };
  const none = { exists: () => false } as unknown as Events;
  const told = valueOf(await digestArrivals({ events: none, listening: listening() }, about));
  expect(told.numbers).toMatchObject([{ messages: 0, listenedMs: 0, notKnownMs: 24 * HOUR }]);
  const problem = { kind: "storageFailed", code: "EIO" } as const;
  const broken = { exists: () => true, store: () => err(problem) } as unknown as Events;
  expect(await digestArrivals({ events: broken, listening: listening() }, about)).toEqual(err(problem));
});
