import { existsSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { windowCore } from "../../support/window-core.ts";

const PASSPHRASE = "a passphrase of the copy";
const MB = 1_048_576;

/** A core whose folder holds a vault, a journal and 3 MB of something else. */
async function filled(dataDir = join(tempFolder(), "data")) {
  const core = windowCore({ dataDir });
  const { client } = core;
  valueOf(await client.call("vault.unlock", { passphrase: "correct horse", allowCreate: true }));
  valueOf(await client.call("vault.put", { label: "token", secretKind: "other", value: "x".repeat(9000) }));
  const ports = { dataDir, stateDir: tempFolder(), clock: virtualClock(), random: randomFrom(3) };
  valueOf(openStorage({ ...ports, appVersion: "1.2.3" })).close();
  mkdirSync(join(dataDir, "handed-over"));
  writeFileSync(join(dataDir, "handed-over", "report.json"), Buffer.alloc(3 * MB, 7));
  const copy = (file: string, move = false) =>
    client.call("dataCopy.make", { file, passphrase: PASSPHRASE, move });
  return { ...core, copy };
}

test("[ZG1] a copy on a full or read-only disk leaves no file there, and says why", async ({ skip }) => {
  const disk = smallDisk(2048, skip);
  const { copy, client } = await filled();
  const file = join(disk.folder, "copy");
  expect(problemIn(await copy(file, true))).toMatchObject({ kind: "copyRefused", why: "file-full" });
  expect(readdirSync(disk.folder)).toEqual([]);
  // The folder was marked for it, and isn't any more.
  expect(valueOf(await client.call("dataCopy.state", {})).movedAt).toBeUndefined();
  disk.makeReadOnly();
  expect(problemIn(await copy(file))).toMatchObject({ kind: "copyRefused", why: "file-unwritable" });
  expect(readdirSync(disk.folder)).toEqual([]);
});

test("[ZG33] a data folder on a full disk is copied to another one, and isn't marked without room for that", async ({
  skip,
}) => {
  const disk = smallDisk(8192, skip);
  const dataDir = join(disk.folder, "data");
  const { copy } = await filled(dataDir);
  const [one, two, three] = ["one", "two", "three"].map((name) => join(tempFolder(), name));
  if (one === undefined || two === undefined || three === undefined) throw new Error("no names");
  const ballast = join(disk.folder, "ballast");
  try {
    for (;;) writeFileSync(ballast, Buffer.alloc(4096), { flag: "a" });
  } catch {
    // Full.
  }
  const { files } = valueOf(await copy(one));
  expect(files).toBeGreaterThan(3);
  expect(problemIn(await copy(two, true)).kind).toBe("storageFull");
  const left = (): readonly string[] => readdirSync(dataDir).filter((name) => /copying|moved/.test(name));
  expect([existsSync(two), left()]).toEqual([false, []]);
  // Enough for the mark and for opening the journal, and not for a snapshot of it.
  truncateSync(ballast, statSync(ballast).size - 65_536);
  expect(valueOf(await copy(three, true))).toMatchObject({ files, moved: true, damaged: [] });
  expect(left()).toEqual(["moved.json"]);
});

test("[ZG6] restoring onto a full disk leaves nothing of it, and works once there is room", async ({
  skip,
}) => {
  const disk = smallDisk(2048, skip);
  const file = join(tempFolder(), "copy");
  const { copy } = await filled();
  valueOf(await copy(file));
  const dataDir = join(disk.folder, "data");
  const { client } = windowCore({ dataDir });
  const restore = () => client.call("dataCopy.restore", { file, passphrase: PASSPHRASE });
  expect(problemIn(await restore()).kind).toBe("storageFull");
  expect(readdirSync(dataDir)).toEqual(["locks"]);
  disk.resize(16_384);
  expect(valueOf(await restore())).toMatchObject({ open: [], replaced: 0 });
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(["handed-over", "identity.json", "vault"]));
  disk.makeReadOnly();
  const input = { file: join(tempFolder(), "copy"), passphrase: PASSPHRASE, move: true };
  expect(problemIn(await client.call("dataCopy.make", input)).kind).toBe("storageReadOnly");
});

test("[ZG2] [ZG3] a folder can be copied exactly when no copy can be restored into it", async () => {
  const { client, dataDir } = windowCore({ dataDir: join(tempFolder(), "data") });
  const file = join(tempFolder(), "copy");
  const make = (move: boolean) => client.call("dataCopy.make", { file, passphrase: PASSPHRASE, move });
  const isFresh = async () => valueOf(await client.call("dataCopy.state", {})).isFresh;
  expect([await isFresh(), problemIn(await make(false))]).toEqual([
    true,
    { kind: "copyRefused", why: "no-data" },
  ]);
  // Of everything that makes a folder one with data, the vault alone.
  mkdirSync(join(dataDir, "vault"), { recursive: true });
  expect([await isFresh(), problemIn(await make(true))]).toEqual([
    true,
    { kind: "copyRefused", why: "no-data" },
  ]);
  valueOf(await client.call("vault.unlock", { passphrase: "correct horse", allowCreate: true }));
  expect(readdirSync(dataDir)).not.toContain("identity.json");
  expect([await isFresh(), existsSync(join(dataDir, "moved.json"))]).toEqual([false, false]);
  expect(valueOf(await make(true))).toMatchObject({ moved: true });
});

test("[ZG2] a copy is whole while others write, and two at the same moment are one and a refusal", async () => {
  const { copy, dataDir } = await filled();
  const ports = { dataDir, stateDir: tempFolder(), clock: virtualClock(), random: randomFrom(3) };
  const storage = valueOf(openStorage({ ...ports, appVersion: "1.2.3" }));
  onTestFinished(() => storage.close());
  const [one, other] = [join(tempFolder(), "one"), join(tempFolder(), "other")];
  const made = await Promise.all([copy(one), copy(other)]);
  expect(made.map(({ ok }) => ok)).toEqual([true, false]);
  expect(made[1]).toMatchObject({ problem: { why: "busy" } });
  expect([existsSync(one), existsSync(other)]).toEqual([true, false]);
});

test("[ZG5] while a copy for another computer is made, nobody takes the mark away, and a second move doesn't either", async () => {
  const { copy, client, dataDir } = await filled();
  const { client: other } = windowCore({ dataDir });
  const [one, two] = [join(tempFolder(), "one"), join(tempFolder(), "two")];
  const first = copy(one, true);
  const stayed = await other.call("dataCopy.stay", {});
  const second = await other.call("dataCopy.make", { file: two, passphrase: PASSPHRASE, move: true });
  expect([stayed, second]).toMatchObject([{ problem: { why: "busy" } }, { problem: { why: "busy" } }]);
  expect(valueOf(await first)).toMatchObject({ moved: true });
  expect(valueOf(await client.call("dataCopy.state", {})).movedAt).toBeDefined();
  expect([existsSync(one), existsSync(two)]).toEqual([true, false]);
  valueOf(await other.call("dataCopy.stay", {}));
});

test("[ZG5] a copy for another computer gets no name if the mark is gone when it is whole", async () => {
  const { copy, client, dataDir } = await filled();
  const file = join(tempFolder(), "copy");
  // Loads what makes copies: the next call begins in the tick in which it is made.
  valueOf(await client.call("dataCopy.state", {}));
  const made = copy(file, true);
  rmSync(join(dataDir, "moved.json"));
  expect(problemIn(await made)).toMatchObject({ kind: "copyRefused" });
  expect([existsSync(file), existsSync(join(dataDir, "moved.json"))]).toEqual([false, false]);
});
