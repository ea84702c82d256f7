import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesToCopy, isKnownPath } from "../../../main/core/data-copy/copied-files.ts";
import { isFreshFolder } from "../../../main/core/storage/fresh-folder.ts";
import { checkedText } from "../../../main/core/storage/checked-json.ts";
import { api } from "../../../shared/rpc/api.ts";
import { METHODS } from "../../../shared/rpc/names.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
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
    "..",
    "vault/..",
    "a/".repeat(400) + "a",
    "nul",
    "vault/COM1.json",
    "vault/com¹",
    "con .txt",
    "name.",
    "name ",
    "a:b",
    "a?b",
    "x\0y",
    "x\ny",
    "x\ufffdy",
    "x\ud800y",
    "Moved.json",
    "LOCKS/r-1.lock",
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
    "client ca.pem",
    "zertifikat-größe.pem",
    "شهادة.pem",
    ".keep",
    "a/b/c/d/e/f/g/h/i",
    "console.log",
  ];
  expect(good.filter((path) => !isKnownPath(path))).toEqual([]);
});

test("[ZG2] a file is read before what it refers to, and the vault last; half-written files are left out", () => {
  const folder = tempFolder();
  for (const name of ["ca", "vault", "tests", "locks", "log", "copying-0123456789ab"])
    mkdirSync(join(folder, name));
  const files = [
    "vault/key.json",
    "ca/0123456789abcdef.pem",
    "workspaces.json",
    "journal.db",
    "journal.db-wal",
    "journal.heads",
    "tests/t-20261121-abcdef.address",
    "tests/t-20261121-abcdef.json",
    "vault/key.json.0123456789ab.tmp",
    "locks/r-1.lock",
    "log/switchover.log",
    "copying-0123456789ab/journal.db",
    "moved.json",
  ];
  for (const name of files) writeFileSync(join(folder, name), "x");
  expect(valueOf(filesToCopy(folder)).map(({ path }) => path)).toEqual([
    "journal.heads",
    "journal.db",
    "tests/t-20261121-abcdef.json",
    "workspaces.json",
    "ca/0123456789abcdef.pem",
    "tests/t-20261121-abcdef.address",
    "vault/key.json",
  ]);
});

test("[ZG30] what SQLite keeps beside a database is left out for the database alone", () => {
  const folder = tempFolder();
  mkdirSync(join(folder, "kept"));
  for (const name of ["other.db-wal", "kept/one.db", "kept/one.db-wal"])
    writeFileSync(join(folder, name), "x");
  expect(valueOf(filesToCopy(folder))).toEqual([
    { path: "other.db-wal", isDatabase: false },
    { path: "kept/one.db", isDatabase: false },
    { path: "kept/one.db-wal", isDatabase: false },
  ]);
});

test.each<readonly [string, (folder: string) => void, object]>([
  [
    "a link, wherever it leads",
    (folder) => {
      mkdirSync(join(folder, "templates"));
      symlinkSync(tempFolder(), join(folder, "vault"));
      symlinkSync("nowhere", join(folder, "templates", "r-1.json"));
      symlinkSync("/etc/passwd", join(folder, "webhooks.db"));
    },
    { why: "no-plain-file", names: ["templates/r-1.json", "vault", "webhooks.db"] },
  ],
  [
    "a name that some systems don't take",
    (folder) => {
      for (const name of ["copying", "a:b.pem"]) mkdirSync(join(folder, name));
      for (const name of ["copying/x", "a:b.pem/x", "NUL.txt", "Moved.json"])
        writeFileSync(join(folder, name), "x");
      writeFileSync(Buffer.concat([Buffer.from(`${folder}/x`), Buffer.of(0xff)]), "x");
    },
    { why: "name-unfit", names: ["Moved.json", "NUL.txt", "a:b.pem/x", "copying/x", "x\ufffd"] },
  ],
  [
    "names that some systems take for one",
    (folder) => {
      for (const name of ["Kept", "kept", "Own"]) mkdirSync(join(folder, name));
      const names = ["CA.pem", "ca.pem", "gr\u00f6.pem", "gro\u0308.pem", "Kept/a", "kept/b", "Own/x", "own"];
      for (const name of names) writeFileSync(join(folder, name), "x");
    },
    { why: "names-alike", names: ["CA.pem", "ca.pem", "gro\u0308.pem", "gr\u00f6.pem", "own", "Own"] },
  ],
])("[ZG30] a folder with %s is refused with its names", (_what, make, refused) => {
  const folder = tempFolder();
  writeFileSync(join(folder, "workspaces.json"), "{}");
  make(folder);
  expect(problemIn(filesToCopy(folder))).toEqual({ kind: "copyRefused", ...refused });
});

test("[ZG30] what a copy knowingly leaves out makes none refused, whatever it is", () => {
  const folder = tempFolder();
  for (const name of ["locks", "log", "practice", "copying-0123456789ab"])
    symlinkSync("/", join(folder, name));
  mkdirSync(join(folder, "desktop"));
  symlinkSync("nowhere", join(folder, "desktop", "SingletonLock"));
  writeFileSync(join(folder, "workspaces.json"), "{}");
  expect(valueOf(filesToCopy(folder)).map(({ path }) => path)).toEqual(["workspaces.json"]);
});

test("[ZG3] a folder is without data while only what belongs to the computer or to a killed restore is in it", () => {
  const folder = tempFolder();
  expect(isFreshFolder(join(folder, "none"))).toBe(true);
  for (const name of ["locks", "log", "desktop", "practice", "restoring-0123456789ab"])
    mkdirSync(join(folder, name));
  writeFileSync(join(folder, "settings.json"), "{}");
  expect(isFreshFolder(folder)).toBe(true);
  writeFileSync(join(folder, "journal.heads"), "x");
  expect(isFreshFolder(folder)).toBe(false);
});

test("[ZG3] databases that a full disk left empty are no data", () => {
  const folder = tempFolder();
  for (const name of ["webhooks.db", "webhooks.db-wal", "journal.db", "journal.db-journal"])
    writeFileSync(join(folder, name), "");
  expect(isFreshFolder(folder)).toBe(true);
  // An empty database with a log beside it is as full as the log.
  for (const name of ["webhooks.db-wal", "journal.db-journal"]) {
    writeFileSync(join(folder, name), "rows");
    expect(isFreshFolder(folder)).toBe(false);
    writeFileSync(join(folder, name), "");
  }
});

test.each(["identity.json", "identity-copy.json", "moved.json", "workspaces.json", "journal.heads"])(
  "[ZG3] an empty %s says that there was data: it was never written empty",
  (name) => {
    const folder = tempFolder();
    writeFileSync(join(folder, name), "");
    expect(isFreshFolder(folder)).toBe(false);
  },
);

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
  "dataCopy.stop",
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

test("[ZG30] what file managers put into a folder is left out, wherever it is, and refuses no copy", () => {
  const dataDir = tempFolder();
  mkdirSync(join(dataDir, "vault"));
  writeFileSync(join(dataDir, "vault", "key.json"), "x");
  for (const name of [".DS_Store", "._key.json", "Icon\r", "Thumbs.db", "desktop.ini"])
    for (const folder of [dataDir, join(dataDir, "vault")]) writeFileSync(join(folder, name), "x");
  writeFileSync(join(dataDir, ".hidden"), "x");
  expect(valueOf(filesToCopy(dataDir)).map(({ path }) => path)).toEqual([".hidden", "vault/key.json"]);
});
