import { describe, expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { cloud, incoming, storeHarness, textMessage } from "../../support/webhooks/store-harness.ts";

const MARKER = "zebra-marker-4711";
const USER = "15559876543";
const note = cloud({ messages: [textMessage("m1", `${MARKER} hello`, USER)] });

describe("modes", () => {
  test("searchable: body and text are there, and so they are found on the disk", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    valueOf(await store.accept(incoming(note)));
    await store.settled();
    expect(valueOf(store.page({ filter: { text: "zebra hel" }, limit: 10 })).events).toHaveLength(1);
    // Shows that the scan of the next tests can find something.
    expect(secretsFoundIn(rig.dataDir, [MARKER])).not.toEqual([]);
  });

  test("[W6] sealed: no text reaches the disk, receiving goes on while the vault is locked, and opening shows the body", async () => {
    const rig = await storeHarness();
    rig.mode = "sealed";
    const store = rig.open();
    valueOf(store.prepareSealing());
    rig.vault.lock();
    const other = cloud({ messages: [textMessage("m2", `${MARKER} again`, USER)] });
    valueOf(await store.accept(incoming(note)));
    valueOf(await store.accept(incoming(other)));
    valueOf(await store.accept(incoming(other)));
    expect(secretsFoundIn(rig.dataDir, [MARKER])).toEqual([]);
    expect(secretsFoundIn(rig.dataDir, [`Name of ${USER}`], { halves: false })).toEqual([]);
    expect(valueOf(store.detail(1))?.body).toEqual({ kind: "locked" });
    expect(valueOf(store.body(1))).toBe("locked");
    expect(valueOf(store.page({ filter: { text: "zebra" }, limit: 10 })).events).toEqual([]);
    expect(valueOf(store.page({ filter: { user: USER }, limit: 10 })).events).toMatchObject([
      { repeats: 1 },
      { user: USER },
    ]);
    valueOf(await rig.vault.unlock(redact("correct horse battery", "passphrase")));
    expect(valueOf(store.detail(1))?.body).toMatchObject({ kind: "kept", raw: JSON.stringify(note) });
    expect(valueOf(store.facts()).byMode).toEqual({ searchable: 0, sealed: 2, facts: 0 });
  });

  test("[W6] sealed without a key is refused until the vault was open once", async () => {
    const rig = await storeHarness();
    rig.mode = "sealed";
    rig.vault.lock();
    const store = rig.open();
    expect(problemIn(store.prepareSealing())).toEqual({ kind: "vaultLocked" });
    expect(problemIn(await store.accept(incoming(note)))).toEqual({ kind: "vaultLocked" });
    valueOf(await rig.vault.unlock(redact("correct horse battery", "passphrase")));
    valueOf(await store.accept(incoming(note)));
    expect(valueOf(store.facts()).events).toBe(1);
  });

  test("[W6] facts: neither text nor number reaches the disk, and the number can still be asked for", async () => {
    const rig = await storeHarness();
    rig.mode = "facts";
    const store = rig.open();
    valueOf(await store.accept(incoming(note)));
    expect(secretsFoundIn(rig.dataDir, [MARKER, USER])).toEqual([]);
    const [event] = valueOf(store.page({ filter: { user: `+${USER}` }, limit: 10 })).events;
    expect(event).toMatchObject({ messageId: "m1", kind: "message" });
    expect(event?.user).toMatch(/^#[0-9a-f]{16}$/);
    expect(event?.preview).toBeUndefined();
    expect(valueOf(store.detail(1))).toMatchObject({
      body: { kind: "not-kept" },
      notification: { shape: "cloud", events: 1, bytes: JSON.stringify(note).length },
    });
  });

  test("changing the mode leaves what is there", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    for (const mode of ["searchable", "sealed", "facts"] as const) {
      rig.mode = mode;
      valueOf(await store.accept(incoming(cloud({ messages: [textMessage(mode, "hello")] }))));
    }
    await store.settled();
    expect(valueOf(store.facts()).byMode).toEqual({ searchable: 1, sealed: 1, facts: 1 });
    expect(
      valueOf(store.page({ filter: { text: "hello" }, limit: 10 })).events.map(({ messageId }) => messageId),
    ).toEqual(["searchable"]);
  });
});
