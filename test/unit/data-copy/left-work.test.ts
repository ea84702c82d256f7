import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  lockCopies,
  removeLeftElsewhere,
  removeLeftWork,
  workElsewhere,
  workInside,
} from "../../../main/core/data-copy/copy-work.ts";
import { lockNamed } from "../../../main/core/storage/run-lock.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

const LEFT = ["copying-0123456789ab", "restoring-0123456789ab"];

/** A folder in which a copy and a restore were killed. */
function withLeft(): string {
  const dataDir = tempFolder();
  for (const name of LEFT) {
    mkdirSync(join(dataDir, name));
    writeFileSync(join(dataDir, name, "webhooks.db"), "a private message");
  }
  return dataDir;
}

const leftIn = (dataDir: string): readonly string[] =>
  readdirSync(dataDir).filter((name) => LEFT.includes(name));

test("[ZG31] the first call of a program deletes what a killed copy and a killed restore left", async () => {
  const dataDir = withLeft();
  const { client } = windowCore({ dataDir });
  await client.call("workspaces.list", {});
  expect(leftIn(dataDir)).toEqual([]);
});

test("[ZG31] nothing is deleted permanently before what a killed copy left is, also without an event store", async () => {
  const dataDir = tempFolder();
  const { client } = windowCore({ dataDir });
  await client.call("workspaces.list", {});
  // Another program began a copy since, and was killed.
  const { folder } = workInside(dataDir);
  writeFileSync(join(folder, "webhooks.db"), "a private message");
  const elsewhere = killedElsewhere();
  valueOf(await client.call("webhooks.erase", { what: { by: "all" } }));
  expect([existsSync(folder), existsSync(elsewhere)]).toEqual([false, false]);
});

test("[ZG31] what a running copy works with is left to it", () => {
  const dataDir = withLeft();
  const lock = lockCopies(dataDir);
  valueOf(removeLeftWork(dataDir));
  expect(leftIn(dataDir)).toEqual(LEFT);
  lock?.release();
  valueOf(removeLeftWork(dataDir));
  expect(leftIn(dataDir)).toEqual([]);
});

/** What a copy of a read-only folder leaves that was killed: its lock ended with the process. */
function killedElsewhere(): string {
  const folder = mkdtempSync(join(tmpdir(), "switchover-copy-"));
  lockNamed(folder, "copy", 0)?.release();
  writeFileSync(join(folder, "webhooks.db"), "a private message");
  return folder;
}

test("[ZG31] among the temporary folders, what no process works with is deleted, and nothing else", () => {
  const running = workElsewhere();
  onTestFinished(() => running.remove());
  const killed = killedElsewhere();
  const [early, begun] = [0, 1].map(() => mkdtempSync(join(tmpdir(), "switchover-copy-")));
  if (early === undefined || begun === undefined) throw new Error("no folders");
  utimesSync(early, 1, 1);
  const kept = tempFolder();
  writeFileSync(join(kept, "webhooks.db"), "another folder");
  const link = join(tmpdir(), `switchover-copy-link-${process.pid}`);
  symlinkSync(kept, link);
  onTestFinished(() => rmSync(link));
  removeLeftElsewhere();
  expect(
    [killed, early, begun, running.folder, join(kept, "webhooks.db"), link].map((one) => existsSync(one)),
  ).toEqual([false, false, true, true, true, true]);
  utimesSync(begun, 1, 1);
  removeLeftElsewhere();
  expect(existsSync(begun)).toBe(false);
});
