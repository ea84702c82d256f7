import { afterEach, expect, test } from "vitest";
import { fold } from "../../../main/core/migration/state/fold.ts";
import type { RunState } from "../../../main/core/migration/state/run-state.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

test("[F40] a line that answers nothing gets no registration", async () => {
  rig = await startTimedHarness();
  const hands = await openCoreDriver(rig);
  const opened = must(await hands.start(rig.plan("to-cloud")));
  const session = must(await hands.deps.sessions.of(foldOf(hands, opened)));
  const evidence = { at: "2026-01-01T00:00:00.000Z", durationMs: 1 };
  hands.deps.sessions.adopting()(opened.run, {
    ...session,
    connections: {
      ...session.connections,
      cloud: {
        ...session.connections.cloud,
        lastAnswerMs: () => undefined,
        warm: () => Promise.resolve({ kind: "unknown", cause: "timeout", evidence }),
      },
    },
  });
  expect(endingOf(await hands.goOn(opened))).toBe("register-not-sent, on-premises proven");
  expect(countOf(rig, "POST", "/register")).toBe(0);
  await hands.close();
});

test.each([
  [1000, 0],
  [4000, 1],
])(
  "[F40] a cloud connection that answered %i ms before the backup is asked %i times meanwhile",
  async (agoMs, times) => {
    const own = (rig = await startTimedHarness());
    const hands = await openCoreDriver(own);
    const opened = must(await hands.start(own.plan("to-cloud")));
    const session = must(await hands.deps.sessions.of(foldOf(hands, opened)));
    const { cloud, onPrem } = session.connections;
    let backups = 0;
    let asked = 0;
    hands.deps.sessions.adopting()(opened.run, {
      ...session,
      connections: {
        ...session.connections,
        cloud: {
          ...cloud,
          lastAnswerMs: () => own.clock.monotonicMs() - agoMs,
          warm: () => ((asked += 1), cloud.warm()),
        },
        onPrem: { ...onPrem, backup: (password) => ((backups += 1), onPrem.backup(password)) },
      },
    });
    expect(endingOf(await hands.goOn(opened))).toBe("complete, cloud proven");
    expect([backups, asked]).toEqual([1, times]);
    await hands.close();
  },
);

test("[F18][I5] a register that is told to wait is never sent again by itself", async () => {
  rig = await startTimedHarness();
  const hands = await openCoreDriver(rig);
  const { world } = rig.sandbox;
  const opened = must(await hands.start(rig.plan("to-cloud")));
  const told = {
    kind: "rejected",
    reason: "rate-limited",
    evidence: { at: "2026-01-01T00:00:00.000Z", durationMs: 1 },
  } as const;
  const session = must(await hands.deps.sessions.of(foldOf(hands, opened)));
  let sent = 0;
  hands.deps.sessions.adopting()(opened.run, {
    ...session,
    connections: {
      ...session.connections,
      cloud: { ...session.connections.cloud, register: () => ((sent += 1), Promise.resolve(told)) },
    },
  });
  expect(endingOf(await hands.goOn(opened))).toBe("told-to-wait, on-premises proven");
  expect([sent, world.truth().home]).toEqual([1, "onprem"]);
  await hands.close();
});

const foldOf = (hands: CoreDriver, of: RunSnapshot): RunState => fold(hands.rows(of));
