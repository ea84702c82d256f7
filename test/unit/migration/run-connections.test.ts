import { expect, test } from "vitest";
import { createConnectionCache, type RunConnections } from "../../../main/core/migration/run-connections.ts";
import type { RunState } from "../../../main/core/migration/state/run-state.ts";
import type { AuthorityChoice } from "../../../shared/network/authorities.ts";
import type { RunId } from "../../../shared/ids.ts";

const RUN = "r-20260115-7k2q9d" as RunId;
const state = { run: RUN } as RunState;

test("[ZN40] connections of a run are opened anew once other authorities are chosen, and all are closed with it", async () => {
  let choice: AuthorityChoice = { system: false };
  const opened: RunConnections[] = [];
  const closed: RunConnections[] = [];
  const cache = createConnectionCache({ authorities: () => choice } as never, {} as never, async () => {
    const session = { secrets: {} } as RunConnections;
    Object.assign(session, { connections: { close: async () => void closed.push(session) } });
    opened.push(session);
    return { ok: true, value: session };
  });
  await cache.of(state);
  await cache.of(state);
  expect(opened).toHaveLength(1);
  choice = { system: true };
  await cache.of(state);
  await cache.of(state);
  expect([opened.length, closed.length]).toEqual([2, 0]);
  await cache.close(RUN);
  expect(closed).toHaveLength(2);
});

test("[ZN40] connections that are given to it have the authorities of the moment in which they were opened", async () => {
  let choice: AuthorityChoice = { system: true };
  let opened = 0;
  const session = (): RunConnections =>
    ({ secrets: {}, connections: { close: async () => undefined } }) as never;
  const cache = createConnectionCache({ authorities: () => choice } as never, {} as never, async () => {
    opened += 1;
    return { ok: true, value: session() };
  });
  const adopt = cache.adopting();
  // While a preflight check asks both servers, which takes a while.
  choice = { system: false };
  adopt(RUN, session());
  await cache.of(state);
  expect(opened).toBe(1);
  cache.adopting()(RUN, session());
  await cache.of(state);
  expect(opened).toBe(1);
});

test("two requests at once open a run's connections once, and a close meanwhile closes them", async () => {
  const done: string[] = [];
  const opening = Promise.withResolvers<void>();
  const cache = createConnectionCache({ authorities: () => undefined } as never, {} as never, async () => {
    await opening.promise;
    done.push("opened");
    const connections = { close: async () => void done.push("closed") };
    return { ok: true, value: { secrets: {}, connections } as unknown as RunConnections };
  });
  const both = Promise.all([cache.of(state), cache.of(state)]);
  const closing = cache.closeAll();
  opening.resolve();
  await both;
  await closing;
  expect(done).toEqual(["opened", "closed"]);
});

test("connections that couldn't be opened are opened by the next request", async () => {
  let times = 0;
  const cache = createConnectionCache({ authorities: () => undefined } as never, {} as never, async () => {
    times += 1;
    // As a part of the program that an update is just replacing.
    if (times === 1) throw new Error("not there");
    return { ok: true, value: { secrets: {} } as RunConnections };
  });
  await expect(cache.of(state)).rejects.toThrow("not there");
  expect((await cache.of(state)).ok).toBe(true);
});
