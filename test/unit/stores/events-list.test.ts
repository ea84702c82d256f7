import { expect, test } from "vitest";
import { openEventList } from "../../../renderer/stores/events.ts";
import { heldRows } from "../../../renderer/stores/events-pages.ts";
import { valueOf } from "../../../renderer/stores/loadable.ts";
import { eventOf, imaginedStore, manyEvents } from "../../support/imagined-events.ts";

/** A list over this many events, with frames and pauses that the test advances. */
function watched(count: number, { failing = false } = {}) {
  const store = imaginedStore(manyEvents(count).toReversed());
  store.failing = failing;
  const frames: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  let drawn = 0;
  const list = openEventList(store.client, {
    frame: (work) => frames.push(work),
    later: (work) => pauses.push(work),
    now: () => 0,
  });
  list.subscribe(() => (drawn += 1));
  const stop = list.watch();
  return {
    store,
    list,
    stop,
    settle,
    shown: () => valueOf(list.getState()),
    drawn: () => drawn,
    frame: () => frames.splice(0).forEach((work) => work()),
    framesDue: () => frames.length,
    pause: async () => {
      pauses.splice(0).forEach((work) => work());
      await settle();
    },
    ids: (from: number, through: number) =>
      Array.from({ length: through - from + 1 }, (_, at) => valueOf(list.getState())?.at(from + at)?.id),
  };
}

/** Every response of the made-up store has arrived after a few turns. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

test("nothing is asked and nobody listens before the list is watched, and after it", async () => {
  const store = imaginedStore([]);
  const list = openEventList(store.client, { frame: (work) => work() });
  await list.refresh();
  expect(store.calls).toEqual([]);
  const stop = list.watch();
  expect(store.listeners()).toBe(1);
  stop();
  expect(store.listeners()).toBe(0);
  await settle();
  expect(list.getState().kind).toBe("loading");
});

test("a list of 100,000 events is shown after one outline and one page", async () => {
  const { list, shown, ids, store } = watched(100_000);
  await settle();
  expect(shown()?.total).toBe(100_000);
  expect(ids(0, 2)).toEqual([100_000, 99_999, 99_998]);
  expect(store.calls).toHaveLength(2);
  list.see(50_000, 50_040);
  await settle();
  expect(ids(50_000, 50_001)).toEqual([50_000, 49_999]);
  expect(heldRows(list.pages())).toBeLessThan(400);
});

test("rows come from the pushes, and whatever comes within a frame is drawn once", async () => {
  const { store, shown, ids, drawn, frame, framesDue } = watched(300);
  await settle();
  const before = drawn();
  for (let id = 301; id <= 340; id += 1) store.arrive([eventOf(id)]);
  expect(framesDue()).toBe(1);
  expect(shown()?.total).toBe(300);
  frame();
  expect(drawn()).toBe(before + 1);
  expect(shown()?.total).toBe(340);
  expect(ids(0, 1)).toEqual([340, 339]);
  expect(store.calls).toHaveLength(2);
});

test("while somebody looks at older rows nothing moves, and what came is counted", async () => {
  const { list, store, shown, ids, frame } = watched(300);
  await settle();
  list.follow(false);
  store.arrive([eventOf(301), eventOf(302)]);
  frame();
  expect(shown()).toMatchObject({ total: 300, fresh: 2 });
  expect(ids(0, 0)).toEqual([300]);
  list.follow(true);
  expect(shown()).toMatchObject({ total: 302, fresh: 0 });
  expect(ids(0, 0)).toEqual([302]);
});

test("rows that a push could not bring are fetched, and none is lost or doubled", async () => {
  const { store, shown, ids, frame, pause } = watched(10);
  await settle();
  const many = Array.from({ length: 500 }, (_, index) => eventOf(11 + index));
  store.arrive(many, many.slice(-200));
  frame();
  expect(shown()?.total).toBe(10);
  store.arrive([eventOf(511)]);
  await pause();
  frame();
  expect(shown()?.total).toBe(511);
  expect(ids(0, 1)).toEqual([511, 510]);
});

test("more than can be fetched row by row is outlined anew", async () => {
  const { store, shown, ids, frame, pause } = watched(10);
  await settle();
  const many = Array.from({ length: 3_000 }, (_, index) => eventOf(11 + index));
  store.arrive(many, many.slice(-200));
  frame();
  await pause();
  expect(shown()?.total).toBe(3_010);
  expect(ids(0, 0)).toEqual([3_010]);
});

test("a filter that the window can apply takes fitting rows from the pushes alone", async () => {
  const { list, store, shown, frame } = watched(10);
  await settle();
  list.narrow({ kind: "status" });
  await settle();
  const calls = store.calls.length;
  store.arrive([eventOf(11), eventOf(12, { kind: "status", status: "read" })]);
  frame();
  expect(shown()?.total).toBe(1);
  expect(shown()?.at(0)?.id).toBe(12);
  expect(store.calls).toHaveLength(calls);
});

test("a filter by words is asked of the core again when something came", async () => {
  const { list, store, shown, frame, pause } = watched(10);
  await settle();
  list.narrow({ text: "bread" });
  await settle();
  expect(shown()?.total).toBe(0);
  store.arrive([eventOf(11), eventOf(12, { preview: "two loaves of bread" })]);
  frame();
  await pause();
  frame();
  await pause();
  expect(shown()?.at(0)?.id).toBe(12);
  expect(shown()?.total).toBe(1);
});

test("what changed further down is read again, and the rows in sight stay where they are", async () => {
  const { list, store, shown, ids, frame, pause } = watched(300);
  await settle();
  list.follow(false);
  store.rows = store.rows.map((row) => (row.id === 300 ? { ...row, repeats: 2 } : row));
  store.arrive([eventOf(301)], undefined, true);
  frame();
  await pause();
  expect(shown()?.at(0)).toMatchObject({ id: 300, repeats: 2 });
  expect(shown()).toMatchObject({ total: 300, fresh: 1 });
  expect(ids(0, 1)).toEqual([300, 299]);
});

test("what cannot be read is failed at first, and stale once something was shown", async () => {
  const { list, store } = watched(5, { failing: true });
  await settle();
  expect(list.getState().kind).toBe("failed");
  store.failing = false;
  await list.refresh();
  expect(list.getState()).toMatchObject({ kind: "ready" });
  store.failing = true;
  await list.refresh();
  expect(list.getState()).toMatchObject({ kind: "ready", stale: { since: 0 }, value: { total: 5 } });
});

test("rows that came between the outline and the newest page are neither lost nor doubled", async () => {
  const { store, list, shown, ids, pause, frame } = watched(250);
  // The outline is returned first; then ten events arrive; then the newest page is read.
  const before = { ...store.client };
  let first = true;
  Object.assign(store.client, {
    call: async (method: never, input: never) => {
      const answer = await before.call(method, input);
      if (first && String(method) === "webhooks.outline") {
        first = false;
        store.arrive(Array.from({ length: 10 }, (_, index) => eventOf(251 + index)));
      }
      return answer;
    },
  });
  await list.refresh();
  frame();
  await pause();
  expect(shown()?.total).toBe(260);
  expect(ids(0, 12)).toEqual(Array.from({ length: 13 }, (_, at) => 260 - at));
});

test("that older rows changed is not forgotten when more is pushed than waits for a frame", async () => {
  const { store, shown, frame, pause } = watched(10);
  await settle();
  const outlines = (): number => store.calls.filter(({ method }) => method === "webhooks.outline").length;
  const before = outlines();
  store.arrive([], [], true);
  for (let id = 11; id <= 611; id += 1) store.arrive([eventOf(id)]);
  frame();
  await settle();
  await pause();
  await pause();
  expect(shown()?.total).toBe(611);
  expect(outlines()).toBeGreaterThan(before);
});
