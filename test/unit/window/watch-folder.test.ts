import { EventEmitter } from "node:events";
import type { FSWatcher } from "node:fs";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { watchFolder } from "../../../main/core/cross-process/watch-folder.ts";
import { tempFolder } from "../../support/temp-folder.ts";

test("a folder that comes later is watched from the time it is there", async () => {
  const folder = join(tempFolder(), "later");
  const told: string[] = [];
  const watch = watchFolder(folder, (names) => told.push(...names));
  onTestFinished(() => watch.stop());
  watch.begin();
  mkdirSync(folder);
  watch.begin();
  writeFileSync(join(folder, "one"), "1");
  await expect.poll(() => told).toContain("one");
});

test("writes that follow one another are told together, and none after the end", async () => {
  const folder = tempFolder();
  const told: string[][] = [];
  const watch = watchFolder(folder, (names) => told.push([...names].toSorted()));
  watch.begin();
  writeFileSync(join(folder, "one"), "1");
  writeFileSync(join(folder, "two"), "2");
  await expect.poll(() => told).toEqual([["one", "two"]]);
  writeFileSync(join(folder, "three"), "3");
  watch.stop();
  await wait(200);
  expect(told.length).toBe(1);
});

test("a system that cannot watch, or no longer can, is left at that", async () => {
  const folder = tempFolder();
  let asked = 0;
  const refused = watchFolder(
    folder,
    () => undefined,
    () => {
      asked += 1;
      throw Object.assign(new Error("no more watches"), { code: "ENOSPC" });
    },
  );
  refused.begin();
  refused.begin();
  expect(asked).toBe(1);
  const failing = Object.assign(new EventEmitter(), { close: () => undefined }) as unknown as FSWatcher;
  let told = 0;
  const broken = watchFolder(
    folder,
    () => (told += 1),
    () => failing,
  );
  broken.begin();
  failing.emit("error", new Error("the folder is gone"));
  failing.emit("change", "change", "one");
  await wait(200);
  expect(told).toBe(0);
});
