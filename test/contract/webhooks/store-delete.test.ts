import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import {
  cloud,
  incoming,
  NUMBER_ID,
  status,
  storeHarness,
  textMessage,
  WORKSPACE,
  type StoreHarness,
} from "../../support/webhooks/store-harness.ts";
import type { Incoming } from "../../../main/core/webhooks/store/port.ts";
import type { OpenStore } from "../../../main/core/webhooks/store/open-store.ts";

const MARKER = "zebra-marker-4711";
const ANNA = "15559876543";
const BERT = "15551112222";
const all = { filter: {}, limit: 1_000 };
const ids = (store: OpenStore): readonly unknown[] =>
  valueOf(store.page(all)).events.map(({ messageId }) => messageId);

async function take(store: OpenStore, ...list: readonly Incoming[]): Promise<void> {
  for (const result of await Promise.all(list.map((one) => store.accept(one)))) valueOf(result);
  await store.settled();
}

/** Number of events that the search index finds for a word. */
function indexed({ dataDir }: StoreHarness, word: string): number {
  const direct = new DatabaseSync(join(dataDir, "webhooks.db"), { readOnly: true });
  const found = direct.prepare("SELECT count(*) AS n FROM words WHERE words MATCH ?").get(`"${word}"`);
  direct.close();
  return Number(found?.["n"]);
}

const annas = textMessage("anna", `hello ${MARKER}`, ANNA);
const berts = textMessage("bert", "good day", BERT);

describe("erasing", () => {
  test("[W9] an end user's messages are gone byte by byte, and what others share with them stays", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    // Enough other events that words and rows have been moved within the file.
    for (let n = 0; n < 40; n += 1) {
      const filler = textMessage(
        `f${n}`,
        `filler ${n} ${n % 4 === 0 ? MARKER : "words"}`,
        n % 4 === 0 ? ANNA : BERT,
      );
      await take(
        store,
        incoming(
          cloud({ messages: [filler], statuses: [status(`s${n}`, "sent", n % 2 === 0 ? ANNA : BERT)] }),
        ),
      );
    }
    await take(store, incoming(cloud({ messages: [annas, berts] })));
    // A duplicate in a separate body, beside a new message.
    await take(store, incoming(cloud({ messages: [annas, textMessage("bert2", "again", BERT)] })));
    expect(secretsFoundIn(rig.dataDir, [MARKER, ANNA])).not.toEqual([]);
    const erased = valueOf(await store.erase({ what: { by: "user", user: `+${ANNA}` } }));
    // 10 of 40 fillers, 20 of 40 statuses, and one of the two messages.
    expect(erased).toMatchObject({ events: 31, notifications: 10 });
    expect(secretsFoundIn(rig.dataDir, [MARKER, ANNA])).toEqual([]);
    expect(secretsFoundIn(rig.dataDir, [`Name of ${ANNA}`], { halves: false })).toEqual([]);
    expect(ids(store)).not.toContain("anna");
    // The search index no longer holds their words either.
    expect(["zebra", ANNA].map((word) => indexed(rig, word))).toEqual([0, 0]);
    expect(indexed(rig, BERT)).toBeGreaterThan(0);
    const [again, pair] = valueOf(
      store.page({ filter: { user: BERT, text: "day" }, limit: 5 }),
    ).events.concat(valueOf(store.page({ filter: { messageId: "bert2" }, limit: 5 })).events);
    for (const [event, text] of [
      [again, "good day"],
      [pair, "again"],
    ] as const) {
      const detail = valueOf(store.detail(event?.id ?? 0));
      expect(detail?.notification.cut).toBe(true);
      expect(detail?.body).toMatchObject({ part: expect.stringContaining(text) as unknown });
    }
    // A resent message is still recognized as a duplicate and does not reappear.
    await take(store, incoming(cloud({ messages: [annas] })));
    expect(ids(store)).not.toContain("anna");
  });

  test("[W9] a number's events go, in one workspace or in all", async () => {
    const store = (await storeHarness()).open();
    const one = cloud({ messages: [annas] });
    await take(
      store,
      incoming(one),
      incoming(one, { receiver: "terminal" }),
      incoming(cloud({ messages: [berts] }, "other")),
    );
    const what = { by: "number", phoneNumberId: NUMBER_ID } as const;
    expect(valueOf(await store.erase({ workspace: WORKSPACE, what }))).toEqual({
      events: 1,
      notifications: 1,
      cut: 0,
    });
    expect(ids(store)).toEqual(["bert", "anna"]);
    expect(valueOf(await store.erase({ what: { by: "all" } }))).toEqual({
      events: 2,
      notifications: 2,
      cut: 0,
    });
    expect(valueOf(store.facts())).toMatchObject({ events: 0, notifications: 0 });
  });

  test("[W9] of a sealed body that others share only the open vault can take a part, and nothing is touched without", async () => {
    const rig = await storeHarness();
    rig.mode = "sealed";
    const store = rig.open();
    await take(
      store,
      incoming(cloud({ messages: [annas, berts] })),
      incoming(cloud({ statuses: [status("s", "sent", ANNA)] })),
    );
    rig.vault.lock();
    const what = { by: "user", user: ANNA } as const;
    expect(problemIn(await store.erase({ what }))).toEqual({ kind: "vaultLocked" });
    expect(valueOf(store.facts()).events).toBe(3);
    valueOf(await rig.vault.unlock(redact("correct horse battery", "passphrase")));
    expect(valueOf(await store.erase({ what }))).toEqual({ events: 2, notifications: 1, cut: 1 });
    expect(secretsFoundIn(rig.dataDir, [ANNA, MARKER])).toEqual([]);
    const [left] = valueOf(store.page(all)).events;
    expect(valueOf(store.detail(left?.id ?? 0))?.body).toMatchObject({
      part: JSON.stringify(berts, null, 2),
    });
  });

  test("[W9] where only facts are kept the number still finds what is to go", async () => {
    const rig = await storeHarness();
    rig.mode = "facts";
    const store = rig.open();
    await take(store, incoming(cloud({ messages: [annas, berts] })));
    expect(valueOf(await store.erase({ what: { by: "user", user: ANNA } }))).toEqual({
      events: 1,
      notifications: 0,
      cut: 0,
    });
    expect(ids(store)).toEqual(["bert"]);
  });
});
