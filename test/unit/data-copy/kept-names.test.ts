import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { temporaryName } from "../../../main/core/data-copy/copy-work.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

/**
 * A folder in which names can be made and not deleted, as on a share for backups, and a name in it that another program takes
 * first; empty: there is none.
 */
const share = vi.hoisted(() => ({ path: "", takes: "" }));
vi.mock("node:fs", async (original) => {
  const real = await original<Record<string, (...given: unknown[]) => unknown>>();
  return {
    ...real,
    unlinkSync: (path: unknown) => {
      if (share.path !== "" && String(path).startsWith(share.path) && existsSync(String(path)))
        throw Object.assign(new Error("EPERM"), { code: "EPERM" });
      return real["unlinkSync"]?.(path);
    },
    linkSync: (from: unknown, to: unknown) => {
      if (to === share.takes) real["writeFileSync"]?.(to, "");
      return real["linkSync"]?.(from, to);
    },
  };
});
afterEach(() => void Object.assign(share, { path: "", takes: "" }));

const PASSPHRASE = "a passphrase of the copy";

test("[ZG11] a copy that has its name is made, also where its temporary name can't be deleted", async () => {
  const { client, dataDir } = windowCore({ dataDir: join(tempFolder(), "data") });
  const workspace = { id: "ws-bakery1", name: "Bakery", dialect: {}, numbers: [] };
  valueOf(await client.call("workspaces.save", { revision: 0, workspace }));
  share.path = tempFolder();
  const make = { file: join(share.path, "copy"), passphrase: PASSPHRASE, move: true };
  expect(valueOf(await client.call("dataCopy.make", make))).toMatchObject({ moved: true });
  expect([existsSync(make.file), existsSync(join(dataDir, "moved.json"))]).toEqual([true, true]);
});

test("[ZG11] a copy whose name is taken is told so, also where its temporary name can't be deleted", async () => {
  const { client, dataDir } = windowCore({ dataDir: join(tempFolder(), "data") });
  const workspace = { id: "ws-bakery1", name: "Bakery", dialect: {}, numbers: [] };
  valueOf(await client.call("workspaces.save", { revision: 0, workspace }));
  share.path = tempFolder();
  share.takes = join(share.path, "copy");
  const make = { file: share.takes, passphrase: PASSPHRASE, move: true };
  const made = await client.call("dataCopy.make", make);
  expect(problemIn(made)).toEqual({ kind: "copyRefused", why: "file-exists" });
  expect(existsSync(join(dataDir, "moved.json"))).toBe(false);
});

test("[ZG11] a move whose name is taken is told so, also where its mark can't be deleted now", async () => {
  const { client, dataDir } = windowCore({ dataDir: join(tempFolder(), "data") });
  const workspace = { id: "ws-bakery1", name: "Bakery", dialect: {}, numbers: [] };
  valueOf(await client.call("workspaces.save", { revision: 0, workspace }));
  share.path = join(dataDir, "moved.json");
  share.takes = join(tempFolder(), "copy");
  const make = { file: share.takes, passphrase: PASSPHRASE, move: true };
  expect(problemIn(await client.call("dataCopy.make", make))).toEqual({
    kind: "copyRefused",
    why: "file-exists",
  });
  expect(valueOf(await client.call("dataCopy.state", {})).movedAt).toBeDefined();
  share.path = "";
  valueOf(await client.call("dataCopy.stay", {}));
});

test("[ZG11] a copy is made beside what an earlier one left that can't be deleted", async () => {
  const { client, dataDir } = windowCore({ dataDir: join(tempFolder(), "data") });
  const workspace = { id: "ws-bakery1", name: "Bakery", dialect: {}, numbers: [] };
  valueOf(await client.call("workspaces.save", { revision: 0, workspace }));
  share.path = tempFolder();
  const make = { file: join(share.path, "copy"), passphrase: PASSPHRASE, move: true };
  writeFileSync(temporaryName(dataDir, make.file), "");
  expect(valueOf(await client.call("dataCopy.make", make))).toMatchObject({ moved: true });
  expect([existsSync(make.file), existsSync(join(dataDir, "moved.json"))]).toEqual([true, true]);
});
