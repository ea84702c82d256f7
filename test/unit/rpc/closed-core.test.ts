import { join } from "node:path";
import { expect, test } from "vitest";
import { passphraseSource, type KeySource } from "../../../main/core/vault/passphrase-source.ts";
import type { LogEvent } from "../../../shared/log/log-event.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { fakePower } from "../../support/fake-power.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

const CLOSED = { kind: "storageFailed", code: "ECANCELED" };

test("a core that was closed opens its journal no more, for a call that comes late", async () => {
  const { client, app } = windowCore({ dataDir: join(tempFolder(), "data") });
  valueOf(await client.call("vault.unlock", { passphrase: "correct horse", allowCreate: true }));
  valueOf(await client.call("vault.put", { label: "token", secretKind: "other", value: "x" }));
  await app.close();
  expect(
    problemIn(await client.call("migration.giveUpElsewhere", { run: "r-20261127-abc123", typed: "" })),
  ).toEqual(CLOSED);
});

test("a core that closes takes no call any more: neither the vault is unlocked again nor a port opened", async () => {
  const { client, app } = windowCore({ host: "desktop" });
  const passphrase = "correct horse";
  valueOf(await client.call("vault.unlock", { passphrase, allowCreate: true }));
  const closing = app.close();
  const meanwhile = client.call("vault.unlock", { passphrase, allowCreate: true });
  expect(problemIn(await meanwhile)).toEqual(CLOSED);
  await closing;
  expect(problemIn(await client.call("webhooks.listen", { receiver: "terminal" }))).toEqual(CLOSED);
  // Nothing that its contract knows fits.
  await expect(client.call("vault.state", {})).rejects.toThrow("the core is closed");
});

test("a part that can't be closed leaves no other one open", async () => {
  const events: LogEvent["event"][] = [];
  const log = {
    write: ({ event }: LogEvent) => void events.push(event),
    setLevel: () => undefined,
    flush: () => undefined,
  };
  let fails = true;
  const power = {
    ...fakePower(),
    onWake: () => () => {
      if (fails) throw new Error("the system refused");
    },
  };
  const { app } = windowCore({ host: "desktop", log, power });
  await expect(app.close()).rejects.toThrow("the system refused");
  // The last thing that a core does.
  expect(events.at(-1)).toBe("stopped");
  fails = false;
});

test("a vault that is being unlocked while the core closes stays locked", async () => {
  const usual = passphraseSource({ N: 2, r: 1, p: 1 });
  let derived = Promise.resolve();
  const keySource: KeySource = {
    ...usual,
    async unwrap(...given) {
      await derived;
      return usual.unwrap(...given);
    },
  };
  const { client, app, heard } = windowCore({ host: "desktop", keySource });
  const passphrase = "correct horse";
  valueOf(await client.call("vault.unlock", { passphrase, allowCreate: true }));
  valueOf(await client.call("vault.lock", {}));
  const before = heard("vault").length;
  const derivation = Promise.withResolvers<void>();
  derived = derivation.promise;
  const unlocking = client.call("vault.unlock", { passphrase, allowCreate: false });
  await app.close();
  derivation.resolve();
  expect(problemIn(await unlocking)).toEqual(CLOSED);
  expect(heard("vault").slice(before)).toEqual([]);
});

test("a call that was made before the core closed gets its answer", async () => {
  const { client, app } = windowCore({ host: "desktop" });
  const answer = client.call("watch.state", {});
  await app.close();
  expect((await answer).ok).toBe(true);
});
