import { expect, test } from "vitest";
import { loadedLate } from "../../../main/core/runtime/loaded-late.ts";

/** Parts that are loaded when the test says so, and what was done with them. */
function late(unloadable?: (fault: unknown) => void) {
  const done: string[] = [];
  const loads: PromiseWithResolvers<void>[] = [];
  const parts = {
    begin: () => void done.push("begin"),
    async close() {
      done.push("close");
    },
  };
  const of = loadedLate(async () => {
    const load = Promise.withResolvers<void>();
    loads.push(load);
    await load.promise;
    done.push("loaded");
    return parts;
  }, unloadable);
  return { of, done, loads, parts };
}

test("two requests at once load once", async () => {
  const { of, done, loads, parts } = late();
  const both = Promise.all([of.loaded(), of.loaded()]);
  loads[0]?.resolve();
  expect(await both).toEqual([parts, parts]);
  expect(await of.loaded()).toBe(parts);
  expect(done).toEqual(["loaded"]);
});

test("background work begins once, whether it was asked for before or after the loading", async () => {
  const before = late();
  before.of.begin();
  before.of.begin();
  before.loads[0]?.resolve();
  await before.of.loaded();
  expect(before.done).toEqual(["loaded", "begin"]);
  const after = late();
  const loaded = after.of.loaded();
  after.loads[0]?.resolve();
  await loaded;
  after.of.begin();
  expect(after.done).toEqual(["loaded", "begin"]);
});

test("what couldn't be loaded is loaded by the next request", async () => {
  const { of, done, loads, parts } = late();
  const first = of.loaded();
  // As a part of the program that an update is just replacing.
  loads[0]?.reject(new Error("not there"));
  await expect(first).rejects.toThrow("not there");
  const second = of.loaded();
  loads[1]?.resolve();
  expect(await second).toBe(parts);
  expect(done).toEqual(["loaded"]);
});

test("what is to be done with parts that can't be loaded is given up and told of once, and later work is done", async () => {
  const told: unknown[] = [];
  const { of, done, loads } = late((fault) => void told.push(fault));
  for (const turn of [0, 1]) {
    of.use(() => void done.push(`lost ${turn}`));
    loads[turn]?.reject(new Error("not there"));
    await of.settled();
  }
  of.use(() => void done.push("done"));
  loads[2]?.resolve();
  await of.settled();
  expect([told, done]).toEqual([[new Error("not there")], ["loaded", "done"]]);
});

test("what is to be done with them is done in the order in which it was asked for", async () => {
  const { of, done, loads, parts } = late();
  parts.begin = () => {
    of.use(() => void done.push("second"));
    return undefined;
  };
  of.begin();
  of.use(() => void done.push("first"));
  loads[0]?.resolve();
  await of.settled();
  of.use(() => void done.push("third"));
  expect(done).toEqual(["loaded", "first", "second", "third"]);
});

test("a close while it is loading waits, closes it and begins nothing", async () => {
  const { of, done, loads } = late();
  of.begin();
  const closing = of.close();
  loads[0]?.resolve();
  await closing;
  expect(done).toEqual(["loaded", "close"]);
});

test("nothing is loaded or given any more after a close", async () => {
  const never = late();
  await never.of.close();
  await expect(never.of.loaded()).rejects.toThrow("the parts are closed");
  expect(never.loads).toEqual([]);
  const was = late();
  const loaded = was.of.loaded();
  was.loads[0]?.resolve();
  await loaded;
  await was.of.close();
  await expect(was.of.loaded()).rejects.toThrow("the parts are closed");
});

test("what was never needed is neither loaded nor closed", async () => {
  const { of, loads } = late();
  await of.close();
  expect(loads).toEqual([]);
  expect(of.now()).toBeUndefined();
});

test("what is to be done with them is done once they are loaded, and nothing of it after a close", async () => {
  const before = late();
  before.of.use(() => void before.done.push("used"));
  before.loads[0]?.resolve();
  await before.of.loaded();
  expect(before.done).toEqual(["loaded", "used"]);
  before.of.use(() => void before.done.push("again"));
  expect(before.done).toEqual(["loaded", "used", "again"]);
  const closed = late();
  closed.of.use(() => void closed.done.push("used"));
  const closing = closed.of.close();
  closed.loads[0]?.resolve();
  await closing;
  closed.of.use(() => void closed.done.push("late"));
  closed.of.begin();
  expect(closed.done).toEqual(["loaded", "close"]);
});

test("what was asked for while it loaded is done before a close that waits for it", async () => {
  const { of, done, loads } = late();
  of.use(() => void done.push("used"));
  const closed = of.settled().then(() => of.close());
  loads[0]?.resolve();
  await closed;
  expect(done).toEqual(["loaded", "used", "close"]);
});

test("nothing is waited for where nothing was asked for", async () => {
  const { of, loads } = late();
  await of.settled();
  expect(loads).toEqual([]);
});
