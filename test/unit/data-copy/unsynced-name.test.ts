import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

/** What syncing the folder at `path` answers, one time after the other; an empty text: as it is. */
const disk = vi.hoisted(() => ({ path: "", codes: [] as string[] }));
vi.mock("node:fs", async (original) => {
  const real = await original<Record<string, (...given: unknown[]) => unknown>>();
  const opened = new Map<unknown, string>();
  return {
    ...real,
    openSync: (...given: unknown[]) => {
      const handle = real["openSync"]?.(...given);
      opened.set(handle, String(given[0]));
      return handle;
    },
    fsyncSync: (handle: unknown) => {
      const code = opened.get(handle) === disk.path ? disk.codes.shift() : undefined;
      if (code !== undefined && code !== "") throw Object.assign(new Error(code), { code });
      return real["fsyncSync"]?.(handle);
    },
  };
});
afterEach(() => void Object.assign(disk, { path: "", codes: [] }));

const PASSPHRASE = "a passphrase of the copy";

/** A data folder, and a copy of it for another computer into a folder that answers so when it is synced. */
async function moved(codes: string[]) {
  const { client, dataDir } = windowCore({ dataDir: join(tempFolder(), "data") });
  valueOf(await client.call("vault.unlock", { passphrase: "correct horse", allowCreate: true }));
  const workspace = { id: "ws-bakery1", name: "Bakery", dialect: {}, numbers: [] };
  valueOf(await client.call("workspaces.save", { revision: 0, workspace }));
  const out = tempFolder();
  const file = join(out, "copy");
  Object.assign(disk, { path: out, codes });
  const made = await client.call("dataCopy.make", { file, passphrase: PASSPHRASE, move: true });
  return { made, there: readdirSync(out), isMarked: existsSync(join(dataDir, "moved.json")) };
}

test.each(["EINVAL", "ENOTSUP"])(
  "[ZG11] a file system that can't sync folders (%s) gets a copy",
  async (code) => {
    const { made, there, isMarked } = await moved([code]);
    expect(valueOf(made)).toMatchObject({ moved: true });
    expect([there, isMarked]).toEqual([["copy"], true]);
  },
);

test("[ZG11] a copy whose name can't be synced is removed durably, and the folder goes on", async () => {
  const { made, there, isMarked } = await moved(["EIO"]);
  expect(problemIn(made)).toEqual({ kind: "copyRefused", why: "file-unwritable" });
  expect([there, isMarked]).toEqual([[], false]);
});

test("[ZG11] one that may be back after a power failure leaves the folder marked as moved", async () => {
  const { made, there, isMarked } = await moved(["EIO", "EIO"]);
  expect(problemIn(made)).toEqual({ kind: "copyRefused", why: "file-unwritable" });
  expect([there, isMarked]).toEqual([[], true]);
});

test.each([[["EIO"]], [["EIO", "EIO"]]])(
  "[ZG11] a mark that can't be synced (%s) is taken back, and no copy is made",
  async (codes) => {
    const { client, dataDir } = windowCore({ dataDir: join(tempFolder(), "data") });
    const workspace = { id: "ws-bakery1", name: "Bakery", dialect: {}, numbers: [] };
    valueOf(await client.call("workspaces.save", { revision: 0, workspace }));
    const out = tempFolder();
    const make = { file: join(out, "copy"), passphrase: PASSPHRASE, move: true };
    // The lock's folder is there before: what is synced next in the data folder is the mark's name.
    valueOf(await client.call("dataCopy.make", { ...make, file: join(out, "first"), move: false }));
    Object.assign(disk, { path: dataDir, codes: [...codes] });
    expect(problemIn(await client.call("dataCopy.make", make))).toEqual({
      kind: "storageFailed",
      code: "EIO",
    });
    expect([readdirSync(out), existsSync(join(dataDir, "moved.json"))]).toEqual([["first"], false]);
    Object.assign(disk, { path: "", codes: [] });
    valueOf(await client.call("dataCopy.make", make));
  },
);

test.each([0, 1, 2, 3, 4, 5])(
  "[ZG6] a restore of which one sync of the folder fails, after %s, is told as what it is: whole, or nothing of it",
  async (before) => {
    const { client } = windowCore({ dataDir: join(tempFolder(), "data") });
    const workspace = { id: "ws-bakery1", name: "Bakery", dialect: {}, numbers: [] };
    valueOf(await client.call("workspaces.save", { revision: 0, workspace }));
    const copy = { file: join(tempFolder(), "copy"), passphrase: PASSPHRASE };
    valueOf(await client.call("dataCopy.make", { ...copy, move: false }));
    const there = windowCore({ dataDir: join(tempFolder(), "there") });
    Object.assign(disk, { path: there.dataDir, codes: [...Array<string>(before).fill(""), "EIO"] });
    const restored = await there.client.call("dataCopy.restore", copy);
    Object.assign(disk, { path: "", codes: [] });
    const list = valueOf(await there.client.call("workspaces.list", {})).workspaces;
    expect(list).toHaveLength(restored.ok ? 1 : 0);
    // What was told as failed can be done again.
    if (!restored.ok) valueOf(await there.client.call("dataCopy.restore", copy));
  },
);
