import { expect, test } from "vitest";
import { openRealmStores } from "../../../renderer/stores/realm-stores.ts";
import { webhookStoresOf } from "../../../renderer/stores/webhook-stores.ts";
import { clientOver } from "../../../shared/rpc/client.ts";

const at = (work: () => void): void => work();

/** A host that never responds and records its calls. */
function mute() {
  const calls: string[] = [];
  const client = clientOver({
    call: (method) => {
      calls.push(method);
      return new Promise(() => undefined);
    },
    subscribe: (topic) => {
      calls.push(`on ${topic}`);
      return () => calls.push(`off ${topic}`);
    },
  });
  return { calls, client };
}

test("nothing about webhooks is read or listened to before a screen asks for it", () => {
  const { calls, client } = mute();
  const stores = openRealmStores(client, "own");
  expect(calls).not.toContain("on tests");
  const first = webhookStoresOf(stores, at);
  expect(calls).toContain("on tests");
  expect(calls.filter((call) => call === "tests.list")).toHaveLength(1);
  expect(webhookStoresOf(stores, at)).toBe(first);
  expect(calls.filter((call) => call === "tests.list")).toHaveLength(1);
});

test("once asked for, it is read anew and closed with all the others", () => {
  const { calls, client } = mute();
  const stores = openRealmStores(client, "own");
  webhookStoresOf(stores, at);
  stores.load().catch(() => undefined);
  expect(calls.filter((call) => call === "tests.list")).toHaveLength(2);
  stores.close();
  expect(calls).toContain("off tests");
});
