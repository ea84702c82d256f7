import { expect, test } from "vitest";
import { ok } from "../../../shared/result.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";

/** A realm that pushes to each listener what a test passes to `say`. */
function realm(): Transport & { readonly say: (push: unknown) => void; readonly listeners: () => number } {
  const listeners = new Set<(push: unknown) => void>();
  return {
    say: (push) => listeners.forEach((listener) => listener(push)),
    listeners: () => listeners.size,
    call: async () => ok(null),
    subscribe: (_topic, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("who listens to a practice platform that could not be opened hears it once a later call opens it", async () => {
  const practice = realm();
  let opens = false;
  const joined = joinRealms(realm(), async () => {
    if (!opens) throw new Error("The port is taken.");
    return practice;
  });
  const heard: unknown[] = [];
  joined.subscribe("practice:runs", (push) => heard.push(push));
  await expect(joined.call("practice:migration.status", {})).rejects.toThrow("The port is taken.");
  opens = true;
  await joined.call("practice:migration.status", {});
  await joined.call("practice:migration.status", {});
  practice.say(1);
  expect(heard).toEqual([1]);
  expect(practice.listeners()).toBe(1);
});

test("who stopped listening before practice opened is never subscribed", async () => {
  const practice = realm();
  const joined = joinRealms(realm(), async () => practice);
  joined.subscribe("practice:runs", () => undefined)();
  await joined.call("practice:migration.status", {});
  await settle();
  expect(practice.listeners()).toBe(0);
});
