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
  const cache = createConnectionCache({ authorities: () => choice } as never, {} as never, () => {
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
