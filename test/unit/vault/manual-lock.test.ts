import { expect, test } from "vitest";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { fakeKeyStore } from "../../support/fake-key-store.ts";
import { windowCore, type WindowCore } from "../../support/window-core.ts";

const PASSPHRASE = { passphrase: "correct horse", allowCreate: true };

/** A core whose vault is unlocked and remembered by the system's key store. */
async function remembered(change: Parameters<typeof windowCore>[0] = {}) {
  const keyStore = fakeKeyStore();
  const core = windowCore({
    host: "desktop",
    keyStore,
    keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
    ...change,
  });
  valueOf(await core.client.call("vault.unlock", PASSPHRASE));
  valueOf(await core.client.call("vault.remember", { on: true }));
  return { ...core, keyStore };
}

const openIt = async ({ client }: Pick<WindowCore, "client">, asked?: boolean) =>
  valueOf(await client.call("vault.openRemembered", asked === undefined ? {} : { asked }));
const stateOf = async ({ client }: Pick<WindowCore, "client">) =>
  valueOf(await client.call("vault.state", {}));

test("a vault that a person locked is not opened again by itself, in this process", async () => {
  const core = await remembered();
  valueOf(await core.client.call("vault.lock", {}));
  expect(await openIt(core)).toBe("locked-by-person");
  expect(await stateOf(core)).toBe("locked");
});

test("a person who asks opens it, and from then on it is not kept shut", async () => {
  const core = await remembered();
  valueOf(await core.client.call("vault.lock", {}));
  expect(await openIt(core, true)).toBe("opened");
  expect(await openIt(core)).toBe("opened");
});

test("a passphrase opens it, and a later lock shuts it again", async () => {
  const core = await remembered();
  valueOf(await core.client.call("vault.lock", {}));
  valueOf(await core.client.call("vault.unlock", PASSPHRASE));
  expect(await openIt(core)).toBe("opened");
  valueOf(await core.client.call("vault.lock", {}));
  expect(await openIt(core)).toBe("locked-by-person");
});

test("a wrong passphrase does not undo the lock", async () => {
  const core = await remembered();
  valueOf(await core.client.call("vault.lock", {}));
  await core.client.call("vault.unlock", { passphrase: "wrong", allowCreate: false });
  expect(await openIt(core)).toBe("locked-by-person");
});

test("the next start of the program opens it as it was told to", async () => {
  const core = await remembered();
  valueOf(await core.client.call("vault.lock", {}));
  const next = windowCore({ dataDir: core.dataDir, keyStore: core.keyStore, host: "desktop" });
  expect(await openIt(next)).toBe("opened");
});

test("a lock that comes while the key store is still being asked counts", async () => {
  const core = await remembered();
  valueOf(await core.client.call("vault.lock", {}));
  const asked = openIt(core, true);
  const locked = core.client.call("vault.lock", {});
  await locked;
  expect(await asked).toBe("locked-by-person");
  expect(await stateOf(core)).toBe("locked");
});

test("a key store that refuses a person leaves the vault kept shut", async () => {
  const core = await remembered();
  valueOf(await core.client.call("vault.lock", {}));
  core.keyStore.refuses = true;
  const refused = await core.client.call("vault.openRemembered", { asked: true });
  expect(problemIn(refused)).toEqual({ kind: "keyStoreUnusable", why: "refused" });
  core.keyStore.refuses = false;
  expect(await openIt(core)).toBe("locked-by-person");
});
