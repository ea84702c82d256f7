import { readdirSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { createApp } from "../../../main/core/app/app.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok } from "../../../shared/result.ts";
import { clientOver, type Client } from "../../../shared/rpc/client.ts";
import { callProblemWords } from "../../../renderer/wording/call-problems.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";
import { valueOf } from "../../support/expect-result.ts";
import { fakeKeyStore, type FakeKeyStore } from "../../support/fake-key-store.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

/** From the write with this number on, every write fails with `code`, so many times. */
const trouble = vi.hoisted(() => ({ writes: 0, at: Number.POSITIVE_INFINITY, times: 0, code: "" }));
vi.mock("node:fs", async (original) => {
  const real = await original<Record<string, (...given: unknown[]) => unknown>>();
  const failing = (name: string): [string, unknown] => [
    name,
    (...given: unknown[]) => {
      const opensToRead = name === "openSync" && given[1] === "r";
      if (!opensToRead && !String(given[0]).includes("/node_modules/")) {
        trouble.writes += 1;
        if (trouble.writes > trouble.at && trouble.writes <= trouble.at + trouble.times)
          throw Object.assign(new Error(`${trouble.code}: ${name}`), { code: trouble.code });
      }
      return real[name]?.(...given);
    },
  ];
  const writing = [
    "openSync",
    "writeSync",
    "renameSync",
    "linkSync",
    "mkdirSync",
    "fsyncSync",
    "writeFileSync",
  ];
  return { ...real, ...Object.fromEntries(writing.map(failing)) };
});

const WORKSPACE = {
  id: "ws-bakery1",
  name: "Bakery",
  dialect: { brand: "chat", apiVersion: "v23.0" },
  numbers: [],
};

/** What a person does in a new data folder, one call after the other; each writes a file of its own. */
const CALLS = [
  ["vault.unlock", { passphrase: "correct horse battery", allowCreate: true }],
  ["vault.put", { label: "ws-bakery1.cloud-token", secretKind: "access-token", value: "token" }],
  ["workspaces.save", { revision: 0, workspace: WORKSPACE }],
  ["settings.change", { lockAfterMinutes: 60 }],
  ["webhooks.changeSettings", { lookEveryMinutes: 60 }],
  ["pin.history", {}],
  ["migration.status", {}],
  ["vault.changePassphrase", { current: "correct horse battery", next: "another horse battery" }],
] as const;

const QUESTIONS = ["workspaces.list", "settings.get", "webhooks.settings", "migration.status"] as const;

type Answer = {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly problem?: { readonly kind: string };
};

const ask = (client: Client, method: string, input: object): Promise<Answer> =>
  client.call(method as never, input as never);

async function withApp<T>(folder: string, work: (client: Client) => Promise<T>): Promise<T> {
  const nothing = (path: string) => err({ kind: "fileUnreadable", path, code: "ENOENT" } as const);
  const app = createApp({
    clock: virtualClock(),
    random: randomFrom(7),
    secrets: { env: () => undefined, file: nothing },
    files: { read: nothing, freeBytes: () => 10 ** 10 },
    appVersion: "0.0.0-test",
    keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
    dataDir: `${folder}/data`,
    stateDir: `${folder}/state`,
  });
  try {
    return await work(clientOver(app.transport));
  } finally {
    await app.close();
  }
}

/** One life in a new folder, in which so many writes fail from number `at` on. Gives the problems, and the writes. */
async function life(folder: string, at: number, times: number, code: string) {
  Object.assign(trouble, { writes: 0, at, times, code });
  const problems = await withApp(folder, async (client) => {
    const found: { readonly method: string; readonly problem: { readonly kind: string } }[] = [];
    for (const [method, input] of CALLS) {
      const answer = await ask(client, method, input);
      if (answer.problem !== undefined) found.push({ method, problem: answer.problem });
    }
    return found;
  });
  const { writes } = trouble;
  trouble.at = Number.POSITIVE_INFINITY;
  return { problems, writes };
}

/** What a folder holds after the trouble: each question's answer. */
const held = (folder: string): Promise<readonly string[]> =>
  withApp(folder, async (client) => {
    const answers: string[] = [];
    for (const question of QUESTIONS) answers.push(JSON.stringify(await ask(client, question, {})));
    return answers;
  });

const words = await Promise.all((["en", "es"] as const).map((language) => loadWindowTranslation(language)));

describe.each([
  ["ENOSPC", 1_000],
  ["EROFS", 1_000],
  ["EIO", 1],
  ["EBUSY", 1_000],
  ["EPERM", 1_000],
])("[ZV4][F23][F25][F38] a disk that answers %s", (code, times) => {
  test("at any write of a file is a problem with sentences, and every file is the old one or the new one", async () => {
    vi.spyOn(Atomics, "wait").mockReturnValue("timed-out");
    const whole = tempFolder();
    const { writes } = await life(whole, Number.POSITIVE_INFINITY, 0, code);
    const after = await held(whole);
    const before = await held(tempFolder());
    expect(writes).toBeGreaterThan(25);
    let told = 0;
    for (let at = 0; at < writes; at += 1) {
      const folder = tempFolder();
      const { problems } = await life(folder, at, times, code);
      told += problems.length;
      for (const { method, problem } of problems)
        for (const t of words) {
          const { what, works, next } = callProblemWords(t, { kind: "named", problem } as never);
          expect({
            at,
            method,
            problem,
            said: [what, works, next].every((part) => /\w{3}/.test(part)),
          }).toEqual({
            at,
            method,
            problem,
            said: true,
          });
        }
      const now = await held(folder);
      now.forEach((answer, index) => expect([before[index], after[index]]).toContain(answer));
      expect(
        readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
          name.includes(".damaged"),
        ),
      ).toEqual([]);
    }
    expect(told).toBeGreaterThan(20);
  });
});

const OLD = redact("correct horse battery", "passphrase");
const NEW = redact("another horse battery", "passphrase");
const LABEL = SecretLabel.parse("cloud-token");

const vaultIn = (dataDir: string, keyStore: FakeKeyStore): FolderVault =>
  openVault({
    dataDir,
    clock: virtualClock(),
    random: randomFrom(7),
    keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
    keyStore,
  });

/** Makes a recovery key and gives it, also if the vault doesn't take it. */
async function recoveryKey(vault: FolderVault, keptAs: "file" | "sheet"): Promise<Redacted<string>> {
  let key = redact("", "recovery key");
  await vault.recovery.make((made) => {
    key = made;
    return ok(null);
  }, keptAs);
  return key;
}

/** Changes of what opens a vault; each gives the recovery key that it made, if any. */
const ROTATIONS: Readonly<
  Record<string, (vault: FolderVault, first: Redacted<string>) => Promise<Redacted<string> | undefined>>
> = {
  "the passphrase": async (vault) => void (await vault.changePassphrase(OLD, NEW)),
  "the passphrase by the recovery key": async (vault, first) =>
    void (await vault.recovery.setPassphrase(first, NEW)),
  "the recovery key in a file": (vault) => recoveryKey(vault, "file"),
  "the recovery key on a sheet": async (vault) => {
    const key = await recoveryKey(vault, "sheet");
    await vault.recovery.confirm(redact(key.reveal().slice(-4), "last four characters"));
    return key;
  },
  "the key store": async (vault) => void (await vault.remember(true)),
};

describe.each(["ENOSPC", "EROFS", "EIO"])("[ZQ10] [F23][F24][F25] on a disk that answers %s", (code) => {
  test.each(Object.keys(ROTATIONS))(
    "at any write of a change of %s, what opened the vault before or what opens it after opens it, and no secret is lost",
    async (name) => {
      vi.spyOn(Atomics, "wait").mockReturnValue("timed-out");
      let isWhole = false;
      let at = 0;
      for (; !isWhole; at += 1) {
        Object.assign(trouble, { at: Number.POSITIVE_INFINITY });
        const keyStore = fakeKeyStore();
        const dataDir = tempFolder();
        const vault = vaultIn(dataDir, keyStore);
        valueOf(await vault.unlock(OLD));
        valueOf(vault.put(LABEL, "token", redact("a token", "token")));
        const first = await recoveryKey(vault, "file");
        Object.assign(trouble, { writes: 0, at, times: 1_000, code });
        const second = await ROTATIONS[name]?.(vault, first);
        // The write with this number was never reached: the change is through.
        isWhole = trouble.writes <= at;
        Object.assign(trouble, { at: Number.POSITIVE_INFINITY });
        const opens = async (
          how: (fresh: FolderVault) => Promise<{ readonly ok: boolean }>,
        ): Promise<boolean> => {
          const fresh = vaultIn(dataDir, keyStore);
          const opened = await how(fresh);
          expect(opened.ok ? valueOf(fresh.take(LABEL)).reveal() : "a token").toBe("a token");
          return opened.ok;
        };
        const by = {
          old: await opens((fresh) => fresh.unlock(OLD)),
          new: await opens((fresh) => fresh.unlock(NEW)),
          first: await opens((fresh) => fresh.recovery.unlock(first)),
          second: second !== undefined && (await opens((fresh) => fresh.recovery.unlock(second))),
        };
        expect({ at, ...by, one: by.old !== by.new, kit: by.first || by.second }).toMatchObject({
          one: true,
          kit: true,
        });
      }
      expect(at).toBeGreaterThan(4);
    },
  );
});
