import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { markMoved, unmarkMoved } from "../../../main/core/storage/moved-folder.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const passphrase = "a passphrase of the copy";

/** A core over a data folder with one workspace. */
async function folderWithData() {
  const dataDir = join(tempFolder(), "data");
  mkdirSync(dataDir, { mode: 0o700 });
  const workspace = {
    id: "ws-7k2q9d",
    name: "Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    numbers: [],
  };
  const list = { format: 3, revision: 1, workspaces: [workspace] };
  writeFileSync(join(dataDir, "workspaces.json"), JSON.stringify(list));
  const { client, app } = windowCore({ dataDir });
  onTestFinished(() => app.close());
  const file = join(tempFolder(), "copy");
  const move = (more = {}) => client.call("dataCopy.make", { file, passphrase, move: true, ...more });
  const state = async () => valueOf(await client.call("dataCopy.state", {}));
  const copy = (to: string) => client.call("dataCopy.make", { file: to, passphrase, move: false });
  return { dataDir, file, move, copy, state };
}

test("[ZG15] a move that is made after a killed one is not said to be without a copy", async () => {
  const { dataDir, file, move, state } = await folderWithData();
  markMoved(dataDir, virtualClock().now(), "writing");
  expect(await state()).toMatchObject({ withoutCopy: true });
  expect(valueOf(await move())).toMatchObject({ moved: true });
  expect(existsSync(file)).toBe(true);
  const now = await state();
  expect(now.movedAt).toBeDefined();
  expect(now).not.toHaveProperty("withoutCopy");
});

test("[ZG15] a copy of a folder whose move ended without one lacks nothing that happened elsewhere", async () => {
  const { dataDir, file, move, copy } = await folderWithData();
  markMoved(dataDir, virtualClock().now(), "writing");
  expect(valueOf(await copy(`${file}-kept`))).not.toHaveProperty("ofMoved");
  expect(valueOf(await move())).not.toHaveProperty("ofMoved");
  expect(valueOf(await copy(`${file}-after`))).toMatchObject({ ofMoved: true });
});

test("[ZG15] a copy of a folder whose mark can't be read may lack what happened elsewhere", async () => {
  const { dataDir, file, copy } = await folderWithData();
  writeFileSync(join(dataDir, "moved.json"), "not a mark");
  expect(valueOf(await copy(file))).toMatchObject({ ofMoved: true });
});

test("[ZG11] a record of a callback URL that can't be read counts as replaced, and leaves no mark without a copy", async () => {
  const { dataDir, file, move, state } = await folderWithData();
  mkdirSync(join(dataDir, "tests", "x.json"), { recursive: true });
  expect(await move()).toMatchObject({ ok: false, problem: { why: "callbacks-replaced", replaced: 1 } });
  expect(await state()).not.toHaveProperty("movedAt");
  expect(existsSync(file)).toBe(false);
  expect(valueOf(await move({ leaveReplaced: true }))).toMatchObject({ moved: true, replaced: 1 });
  expect(existsSync(file)).toBe(true);
  unmarkMoved(dataDir);
});

test("[ZG11] a move that can't find out whether anything is at work leaves no mark", async () => {
  const { dataDir, move, state } = await folderWithData();
  writeFileSync(join(dataDir, "tests"), "no folder");
  expect((await move()).ok).toBe(false);
  expect(await state()).not.toHaveProperty("movedAt");
});
