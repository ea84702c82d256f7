import { afterEach, describe, expect, test } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const DAY_MS = 24 * 3_600_000;

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

/** A run that rests as unknown, with every further register lost as well. */
async function lost(own: Harness, hands: CoreDriver): Promise<RunSnapshot> {
  return hands.migrate(own.plan("to-cloud"), () => loseNext(own));
}

function loseNext({ sandbox }: Harness): void {
  sandbox.world.setFaults(["lost-register-before", "no-lookups", "onprem-lookup-missing"]);
}

/** Spends `count` of a number's attempts in runs of their own, each in a process of its own. */
async function spend(own: Harness, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const hands = await openCoreDriver(own);
    const done = await hands.migrate(own.plan("to-cloud"), () =>
      own.sandbox.world.setFaults(["register-success-false"]),
    );
    expect(endingOf(done)).toBe("register-refused, on-premises proven");
    await hands.close();
  }
  own.sandbox.world.clearFaults();
}

describe("register requests of one run", () => {
  test("[I5] are three at most: a fourth is refused before it is sent, and the run can still be resolved", async () => {
    rig = await startTimedHarness();
    const hands = await openCoreDriver(rig);
    const resting = await lost(rig, hands);
    for (const left of [1, 0]) {
      loseNext(rig);
      expect(must(await hands.resolve(resting, { kind: "repeat" })).attempts.inRun).toBe(left);
    }
    loseNext(rig);
    const fourth = await hands.resolve(resting, { kind: "repeat" });
    expect(fourth.ok).toBe(false);
    expect(countOf(rig, "POST", "/register")).toBe(3);
    expect(endingOf(hands.status(resting))).toBe("unknown, unknown none");
    expect(endingOf(must(await hands.resolve(resting, { kind: "seen", home: "on-premises" })))).toBe(
      "said-unmoved, on-premises attested",
    );
  });
});

describe("register requests of one number", () => {
  test("[I5] are eight at most in 72 hours, across runs and processes, and nothing is sent when they are spent", async () => {
    const own = await startTimedHarness();
    rig = own;
    await spend(own, 8);
    expect(countOf(own, "POST", "/register")).toBe(8);
    const hands = await openCoreDriver(own);
    const backups = countOf(own, "POST", "/v1/settings/backup");
    expect(problemIn(await hands.start(own.plan("to-cloud"))).kind).toBe("noGo");
    expect([countOf(own, "POST", "/register"), countOf(own, "POST", "/v1/settings/backup")]).toEqual([
      8,
      backups,
    ]);
    await hands.close();
  });

  test("[I5] run out under a run that is open: it ends with nothing sent", async () => {
    const own = await startTimedHarness();
    rig = own;
    await spend(own, 7);
    const hands = await openCoreDriver(own);
    const resting = await lost(own, hands);
    expect(resting.attempts).toMatchObject({ inRun: 2, inWindow: 0 });
    const eighthIsSpent = await hands.resolve(resting, { kind: "repeat" });
    expect(problemIn(eighthIsSpent)).toMatchObject({ kind: "tooSoon" });
    expect(countOf(own, "POST", "/register")).toBe(8);
    expect(hands.status(resting).phase.kind).toBe("unknown");
    await hands.close();
  });

  test("[I5][F19] are not freed by a clock that is set back or that starts anew with a process", async () => {
    const own = await startTimedHarness();
    rig = own;
    await spend(own, 8);
    own.clock.skip(-30 * DAY_MS);
    const hands = await openCoreDriver(own);
    expect(problemIn(await hands.start(own.plan("to-cloud"))).kind).toBe("noGo");
    await hands.close();
    own.clock.skip(30 * DAY_MS);
    expect(countOf(own, "POST", "/register")).toBe(8);
  });

  test("[I5] are free again when 72 hours have passed", async () => {
    const own = await startTimedHarness();
    rig = own;
    await spend(own, 8);
    own.clock.skip(3 * DAY_MS + 60_000);
    const hands = await openCoreDriver(own);
    expect(endingOf(await hands.migrate(own.plan("to-cloud")))).toBe("complete, cloud proven");
    await hands.close();
  });

  test("[I5] that never left are not counted", async () => {
    const own = await startTimedHarness();
    rig = own;
    const hands = await openCoreDriver(own, {
      deps: (deps) => ({
        ...deps,
        sessions: {
          ...deps.sessions,
          of: async (state) => {
            const session = await deps.sessions.of(state);
            if (!session.ok) return session;
            const { connections } = session.value;
            const evidence = { at: new Date(0).toISOString(), durationMs: 0 };
            const warm = async () => ({ kind: "notSent", cause: "connection-refused", evidence }) as const;
            const cloud = { ...connections.cloud, warm, lastAnswerMs: () => undefined };
            return { ok: true, value: { ...session.value, connections: { ...connections, cloud } } };
          },
        },
      }),
    });
    const done = await hands.migrate(own.plan("to-cloud"));
    expect(endingOf(done)).toBe("register-not-sent, on-premises proven");
    expect(done.attempts).toMatchObject({ inRun: 3, inWindow: 8 });
    expect(countOf(own, "POST", "/register")).toBe(0);
    await hands.close();
    const other = await openCoreDriver(own);
    expect(endingOf(must(await other.proceed(done, true)))).toBe("complete, cloud proven");
    await other.close();
  });
});
