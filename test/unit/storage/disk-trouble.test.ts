import { readdirSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { createApp } from "../../../main/core/app/app.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { err } from "../../../shared/result.ts";
import { clientOver, type Client } from "../../../shared/rpc/client.ts";
import { callProblemWords } from "../../../renderer/wording/call-problems.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";
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
