import { expect, test } from "vitest";
import type { Events } from "../../../main/core/webhooks/events.ts";
import type { Copy } from "../../../main/core/webhooks/outgoing/post.ts";
import { replay } from "../../../main/core/webhooks/replay.ts";
import type { OpenStore } from "../../../main/core/webhooks/store/open-store.ts";
import { changeWorkspaces } from "../../../main/core/workspaces/workspace-file.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { receiverHarness, signed } from "../../support/webhooks/receiver-harness.ts";
import {
  cloud,
  incoming,
  storeHarness,
  textMessage,
  WORKSPACE,
  type StoreHarness,
} from "../../support/webhooks/store-harness.ts";

const TODAY = "the secret of today";

/** Replays from a real store to an endpoint that records each post between the store's reads. */
async function replaying(rig: StoreHarness, store: OpenStore) {
  const { ports, vault } = receiverHarness();
  valueOf(changeWorkspaces(ports, () => ok([workspace])));
  await vault.unlock(redact("open sesame", "passphrase"));
  vault.put(labelOf(WORKSPACE, "app-secret"), "app-secret", redact(TODAY, "app secret"));
  const steps: string[] = [];
  const posted: Copy[] = [];
  const watched: OpenStore = {
    ...store,
    body(event) {
      steps.push(`read ${event}`);
      return store.body(event);
    },
  };
  const events: Events = {
    exists: () => true,
    store: () => ok(watched),
    prepareSealing: () => ok(null),
    close: async () => undefined,
  };
  return {
    steps,
    posted,
    go: (wanted: readonly number[], more: { readonly signUnchecked?: boolean } = {}) =>
      replay(
        { ports, vault, events },
        {
          workspace: WORKSPACE,
          events: [...wanted],
          to: "https://8.8.8.8/",
          allowPrivate: true,
          signUnchecked: false,
          ...more,
        },
        () => ({
          post: async (copy) => {
            steps.push("post");
            posted.push(copy);
            return { status: 200 + posted.length, ms: 1 };
          },
          close: async () => undefined,
        }),
      ),
  };
}

const one = (id: string): object => cloud({ messages: [textMessage(id, `Text of ${id}`)] });

test("[V13] a replay holds one body at a time, whatever was chosen", async () => {
  const rig = await storeHarness();
  const store = rig.open();
  for (const id of ["wamid.1", "wamid.2", "wamid.3"]) valueOf(await store.accept(incoming(one(id))));
  await store.settled();
  const { go, steps } = await replaying(rig, store);
  expect(valueOf(await go([1, 2, 3])).map(({ status }) => status)).toEqual([201, 202, 203]);
  expect(steps).toEqual(["read 1", "post", "read 2", "post", "read 3", "post"]);
});

test("[V13] nothing is sent before every event is found and can be opened, and no body is read for that", async () => {
  const rig = await storeHarness();
  const store = rig.open();
  valueOf(await store.accept(incoming(one("wamid.1"))));
  rig.mode = "sealed";
  valueOf(store.prepareSealing());
  valueOf(await store.accept(incoming(one("wamid.2"))));
  await store.settled();
  const { go, steps } = await replaying(rig, store);
  expect(problemIn(await go([1, 2, 3]))).toEqual({ kind: "noSuchEvent" });
  rig.vault.lock();
  expect(problemIn(await go([1, 2]))).toEqual({ kind: "vaultLocked" });
  expect(steps).toEqual([]);
  await rig.vault.unlock(redact("correct horse battery", "passphrase"));
  expect(valueOf(await go([1, 2]))).toMatchObject([{ status: 201 }, { status: 202 }]);
});

test("[V13] a notification that holds several of the events is posted once, and each of them has that result", async () => {
  const rig = await storeHarness();
  const store = rig.open();
  const batch = ["wamid.1", "wamid.2", "wamid.3"].map((id) => textMessage(id, "Hello"));
  valueOf(await store.accept(incoming(cloud({ messages: batch }))));
  valueOf(await store.accept(incoming(one("wamid.4"))));
  await store.settled();
  const { go, posted } = await replaying(rig, store);
  expect(valueOf(await go([3, 4, 1, 4]))).toEqual([
    { event: 3, status: 201, ms: 1, signed: true },
    { event: 4, status: 202, ms: 1, signed: true },
    { event: 1, status: 201, ms: 1, signed: true },
  ]);
  expect(posted).toHaveLength(2);
});

test("[V13] only what was verified is signed anew, and what nobody could verify where a person says so", async () => {
  const rig = await storeHarness();
  const store = rig.open();
  const kinds = [
    {},
    { signature: "unchecked", source: "either" },
    { signature: "unchecked", source: "on-premises" },
    { signature: "invalid", refused: "signature-invalid" },
  ] as const;
  for (const [place, kind] of kinds.entries())
    valueOf(await store.accept(incoming(one(`wamid.${place}`), kind)));
  await store.settled();
  const { go, posted } = await replaying(rig, store);
  const signs = (results: Awaited<ReturnType<typeof go>>) => valueOf(results).map((result) => result.signed);
  expect(signs(await go([1, 2, 3, 4]))).toEqual([true, false, false, false]);
  // Notifications of an on-premises client are never signed, and rejected ones stay unsigned.
  expect(signs(await go([1, 2, 3, 4], { signUnchecked: true }))).toEqual([true, true, false, false]);
  const { body, signature } = posted[5] ?? { body: Buffer.alloc(0) };
  expect(signature).toBe(signed(body, TODAY));
});

test("[V13] what is not kept is said of its event, and the others go out", async () => {
  const rig = await storeHarness();
  rig.mode = "facts";
  const store = rig.open();
  valueOf(await store.accept(incoming(one("wamid.1"))));
  rig.mode = "searchable";
  valueOf(await store.accept(incoming(one("wamid.2"))));
  await store.settled();
  const { go } = await replaying(rig, store);
  expect(valueOf(await go([1, 2]))).toEqual([
    { event: 1, ms: 0, failed: "not-kept", signed: false },
    { event: 2, status: 201, ms: 1, signed: true },
  ]);
});

const workspace = Workspace.parse({
  id: WORKSPACE,
  name: "Northwind",
  dialect: { brand: "chat", apiVersion: "v23.0" },
  numbers: [],
});
