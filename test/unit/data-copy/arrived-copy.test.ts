import { once } from "node:events";
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { arrive, finishArrival } from "../../../main/core/storage/arrived-copy.ts";
import { err } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

const FOLDERS = ["ca", "templates", "tests", "vault"];
const FILES = ["journal.db", "journal.heads", "workspaces.json", "identity.json", "settings.json"];

/** A data folder into which a copy has arrived that isn't in its place yet. */
function arrived(): string {
  const dataDir = tempFolder();
  for (const folder of FOLDERS) {
    mkdirSync(join(dataDir, "arrived", folder), { recursive: true });
    writeFileSync(join(dataDir, "arrived", folder, "x"), "of the copy");
  }
  for (const file of FILES) writeFileSync(join(dataDir, "arrived", file), "of the copy");
  return dataDir;
}

const textOf = (...path: readonly string[]): string => readFileSync(join(...path), "utf8");

function expectWhole(dataDir: string): void {
  for (const folder of FOLDERS) expect(textOf(dataDir, folder, "x")).toBe("of the copy");
  for (const file of FILES) expect(textOf(dataDir, file)).toBe("of the copy");
  expect(existsSync(join(dataDir, "arrived"))).toBe(false);
}

test("[ZG6] two processes that finish a restored copy at the same moment leave it whole", async () => {
  const threads = [0, 1].map(() => new Worker(new URL("../../support/finish-at-once.ts", import.meta.url)));
  onTestFinished(() => Promise.all(threads.map((one) => one.terminate())).then(() => undefined));
  for (let round = 0; round < 8; round += 1) {
    const dataDir = arrived();
    const gate = new SharedArrayBuffer(4);
    const results = await Promise.all(
      threads.map(async (one) => {
        const answer = once(one, "message");
        one.postMessage({ dataDir, gate }, []);
        const [result] = (await answer) as [unknown];
        return result;
      }),
    );
    expect(results).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expectWhole(dataDir);
    rmSync(dataDir, { recursive: true });
  }
});

test.each([
  ["vault", "key.json"],
  ["workspaces.json", ""],
  ["identity.json", ""],
])(
  "[ZG6] what came to the place of a part of the copy, as %s, is kept and told; the copy is kept too",
  (name, inside) => {
    const dataDir = arrived();
    const path = join(dataDir, name, inside);
    if (inside !== "") mkdirSync(join(dataDir, name));
    writeFileSync(path, "the only one");
    const refused = problemIn(finishArrival(dataDir));
    expect(refused).toEqual({ kind: "storageFailed", code: "EEXIST" });
    expect(textOf(path)).toBe("the only one");
    expect(readdirSync(join(dataDir, "arrived")).toSorted()).toEqual([...FOLDERS, ...FILES].toSorted());
    rmSync(join(dataDir, name), { recursive: true });
    valueOf(finishArrival(dataDir));
    expectWhole(dataDir);
  },
);

test.each([
  ["workspaces.json", [["workspaces.json", ""]]],
  [
    "journal.db",
    [
      ["journal.db", ""],
      ["journal.db-wal", "rows"],
    ],
  ],
  ["journal.db", [["journal.db-journal", "rows"]]],
] as const)(
  "[ZG6] a copy's %s doesn't take the place of what may be written or replayed at this moment",
  (name, there) => {
    const dataDir = arrived();
    for (const [file, text] of there) writeFileSync(join(dataDir, file), text);
    expect(problemIn(finishArrival(dataDir))).toEqual({ kind: "storageFailed", code: "EEXIST" });
    for (const [file, text] of there) expect(textOf(dataDir, file)).toBe(text);
    expect(textOf(dataDir, "arrived", name)).toBe("of the copy");
  },
);

test("[ZG6] an empty folder and the settings of a first start give way to those of a copy", () => {
  const dataDir = arrived();
  mkdirSync(join(dataDir, "vault"));
  writeFileSync(join(dataDir, "settings.json"), "of the first start");
  // As a full disk leaves it.
  writeFileSync(join(dataDir, "journal.db"), "");
  expect(finishArrival(dataDir).ok).toBe(true);
  expectWhole(dataDir);
});

test("[ZG6] a kill between the two names of a file of the copy is finished by the next start", () => {
  const dataDir = arrived();
  for (const name of ["journal.db", "settings.json"])
    linkSync(join(dataDir, "arrived", name), join(dataDir, name));
  expect(finishArrival(dataDir)).toMatchObject({ ok: true });
  expectWhole(dataDir);
});

test("[ZG3] a copy doesn't arrive in a folder that a process began to use while it was read", () => {
  const dataDir = tempFolder();
  const from = join(dataDir, "restoring-0123456789ab");
  mkdirSync(join(from, "vault"), { recursive: true });
  writeFileSync(join(dataDir, "workspaces.json"), "of the other");
  expect(valueOf(arrive(dataDir, from))).toBe(false);
  expect([
    existsSync(from),
    existsSync(join(dataDir, "arrived")),
    textOf(dataDir, "workspaces.json"),
  ]).toEqual([true, false, "of the other"]);
});

test("[ZG6] until a copy is in its place, no call uses the folder and nothing is created in it", async () => {
  const dataDir = arrived();
  mkdirSync(join(dataDir, "journal.db"));
  writeFileSync(join(dataDir, "journal.db", "x"), "in the way");
  const { client } = windowCore({ dataDir });
  const names = (): readonly string[] =>
    readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((name) => !name.startsWith("locks"));
  const before = names().toSorted();
  const unlock = { passphrase: "correct horse", allowCreate: true };
  expect([
    await client.call("vault.unlock", unlock),
    await client.call("migration.status", {}),
    await client.call("settings.change", { appearance: "dark" }),
    await client.call("workspaces.list", {}),
    await client.call("dataCopy.state", {}),
    await client.call("alerts.state", {}),
  ]).toEqual(Array.from({ length: 6 }, () => err({ kind: "storageFailed", code: "EEXIST" })));
  expect(names().toSorted()).toEqual(before);
  rmSync(join(dataDir, "journal.db"), { recursive: true });
  await client.call("dataCopy.state", {});
  expectWhole(dataDir);
});
