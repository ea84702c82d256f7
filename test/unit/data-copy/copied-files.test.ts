import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesToCopy, isKnownPath } from "../../../main/core/data-copy/copied-files.ts";
import { isFreshFolder } from "../../../main/core/storage/fresh-folder.ts";
import { checkedText } from "../../../main/core/storage/checked-json.ts";
import { api } from "../../../shared/rpc/api.ts";
import { METHODS } from "../../../shared/rpc/names.ts";
import { valueOf } from "../../support/expect-result.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { windowCore } from "../../support/window-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";

test("[ZG3] no path of a copy leads out of the data folder, on any system, or to what a copy leaves out", () => {
  const bad = [
    "../identity.json",
    "vault/../../x",
    "/etc/passwd",
    "C:\\x",
    "C:/x",
    "vault\\key.json",
    "vault//key.json",
    "vault/",
    "",
    ".",
    ".ssh/key",
    "a/b/c/d/e/f/g",
    "nul",
    "vault/COM1.json",
    "name.",
    "a b",
    "x\0y",
    "locks/r-1.lock",
    "log/switchover.log",
    "desktop/Local State",
    "practice/x",
    "moved.json",
    "arrived/x",
    "restoring-0123456789ab/x",
    "copying-0123456789ab/journal.db",
    "x".repeat(300),
  ];
  expect(bad.filter(isKnownPath)).toEqual([]);
  const good = [
    "identity.json",
    "journal.heads.older",
    "vault/key-copy.json",
    "handed-over/ws-7k2q9d/r-1.json",
  ];
  expect(good.filter((path) => !isKnownPath(path))).toEqual([]);
});

test("[ZG2] checkpoints are read before the databases, and the vault last; links and half-written files are left out", () => {
  const folder = tempFolder();
  for (const name of ["vault", "tests", "locks", "log", "copying-0123456789ab"])
    mkdirSync(join(folder, name));
  const files = [
    "vault/key.json",
    "settings.json",
    "journal.db",
    "journal.db-wal",
    "journal.heads",
    "tests/t-20261121-abcdef.json",
    "vault/key.json.0123456789ab.tmp",
    "locks/r-1.lock",
    "log/switchover.log",
    "copying-0123456789ab/journal.db",
    "moved.json",
  ];
  for (const name of files) writeFileSync(join(folder, name), "x");
  symlinkSync("/etc/passwd", join(folder, "link.json"));
  expect(filesToCopy(folder).map(({ path }) => path)).toEqual([
    "journal.heads",
    "journal.db",
    "settings.json",
    "tests/t-20261121-abcdef.json",
    "vault/key.json",
  ]);
});

test("[ZG3] a folder is without data while only what belongs to the computer or to a killed restore is in it", () => {
  const folder = tempFolder();
  expect(isFreshFolder(join(folder, "none"))).toBe(true);
  for (const name of ["locks", "log", "desktop", "practice", "restoring-0123456789ab"])
    mkdirSync(join(folder, name));
  writeFileSync(join(folder, "settings.json"), "{}");
  expect(isFreshFolder(folder)).toBe(true);
  writeFileSync(join(folder, "journal.heads"), "");
  expect(isFreshFolder(folder)).toBe(false);
});

test("[ZG3] a folder that only holds what the program keeps for itself is without data, and one with an entry isn't", () => {
  const folder = tempFolder();
  for (const name of ["settings.json", "updates.json", "readings.json", "watch.json", "alerts-sent.json"])
    writeFileSync(join(folder, name), "{}");
  mkdirSync(join(folder, "vault"));
  const alerts = join(folder, "alerts.json");
  writeFileSync(alerts, checkedText({ format: 1, targets: [] }));
  expect(isFreshFolder(folder)).toBe(true);
  for (const text of [checkedText({ format: 1, targets: [{}] }), "not readable"]) {
    writeFileSync(alerts, text);
    expect(isFreshFolder(folder)).toBe(false);
  }
  writeFileSync(alerts, checkedText({ format: 1, targets: [] }));
  symlinkSync(join(folder, "settings.json"), join(folder, "webhooks.json"));
  expect(isFreshFolder(folder)).toBe(false);
});

/** Methods that need no input and do more than tell: a person's choices and actions. */
const ACTIONS: ReadonlySet<string> = new Set([
  "desktop.showDataFolder",
  "desktop.startAtLogin",
  "allowlist.schedule",
  "dataCopy.stay",
  "support.make",
  "webhooks.changeSettings",
]);

test("[ZG3] what a window asks for on a folder without data writes none, and a copy can be restored then", async () => {
  const original = windowCore();
  const unlock = { passphrase: "correct horse", allowCreate: true };
  valueOf(await original.client.call("vault.unlock", unlock));
  const { dataDir } = original;
  const ports = { dataDir, stateDir: tempFolder(), clock: virtualClock(), random: randomFrom(3) };
  valueOf(openStorage({ ...ports, appVersion: "1.2.3" })).close();
  const copy = { file: join(tempFolder(), "copy"), passphrase: "a passphrase of the copy" };
  valueOf(await original.client.call("dataCopy.make", { ...copy, move: false }));
  const { client } = windowCore({ dataDir: tempFolder(), host: "desktop" });
  for (const method of METHODS)
    if (!ACTIONS.has(method) && api[method].input.safeParse({}).success)
      await client.call(method, {}).catch(() => undefined);
  expect(valueOf(await client.call("dataCopy.state", {}))).toMatchObject({ isFresh: true });
  expect(valueOf(await client.call("dataCopy.restore", copy)).files).toBeGreaterThan(1);
});
