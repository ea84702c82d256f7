import { afterEach, describe, expect, test } from "vitest";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { resultOf } from "../../../main/hosts/headless/run/result-line.ts";
import { wordsWithCause } from "../../../main/hosts/headless/run/show-result.ts";
import { statusOf } from "../../../main/core/migration/status.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

async function begun(): Promise<{ readonly rig: Harness; readonly hands: CoreDriver }> {
  rig = await startTimedHarness();
  hands = await openCoreDriver(rig);
  return { rig, hands };
}

/** Moves the number back on-premises, some minutes later. */
async function movedBack({ rig: own, hands: at }: Awaited<ReturnType<typeof begun>>): Promise<RunSnapshot> {
  own.clock.skip(300_000);
  return must(await at.enterCode(await at.migrate(own.plan("to-onprem"))));
}

describe("[I28] a run that a newer one of its number has followed", () => {
  test("says how it ended as something past, and where the number is by the newer one alone", async () => {
    const both = await begun();
    const old = await both.hands.migrate(both.rig.plan("to-cloud"));
    expect(endingOf(old)).toBe("complete, cloud proven");
    const newer = await movedBack(both);
    expect(endingOf(newer)).toBe("complete, on-premises proven");
    const now = both.hands.status(old);
    expect(endingOf(now)).toBe("complete, on-premises proven");
    expect(now.newer).toEqual({ run: newer.run });
    expect(now).not.toHaveProperty("working");
    expect(resultOf(now)).toMatchObject({
      outcome: "complete",
      numberIs: "on-premises",
      newerRun: newer.run,
    });
    const { what, works } = wordsWithCause(now)(terminalEnglish);
    expect(what).toMatch(/^This migration ended on .* with: “\+1 202 555 0123 moved to the cloud/);
    expect(works).toContain(`A newer migration of this number exists: ${newer.run}.`);
    expect(`${what} ${works}`).not.toMatch(/ is (in the cloud|on-premises)/);
    expect(both.hands.status(newer)).not.toHaveProperty("newer");
  });

  test("says the same in the list of all runs", async () => {
    const both = await begun();
    const old = await both.hands.migrate(both.rig.plan("to-cloud"));
    const newer = await movedBack(both);
    const listed = must(statusOf(both.hands.deps));
    expect(listed.map((run) => [run.run, endingOf(run), run.newer?.run])).toEqual([
      [old.run, "complete, on-premises proven", newer.run],
      [newer.run, "complete, on-premises proven", undefined],
    ]);
  });

  test("claims no place while the newer one does not know it", async () => {
    const both = await begun();
    const old = await both.hands.migrate(both.rig.plan("to-cloud"));
    both.rig.clock.skip(300_000);
    const waiting = await both.hands.migrate(both.rig.plan("to-onprem"));
    both.rig.sandbox.world.setFaults(["lost-verify-after", "no-lookups", "onprem-lookup-missing"]);
    expect(endingOf(must(await both.hands.enterCode(waiting)))).toBe("unknown, unknown none");
    expect(endingOf(both.hands.status(old))).toBe("complete, unknown none");
    expect(resultOf(both.hands.status(old))).toMatchObject({
      outcome: "complete",
      numberIs: "unknown",
      proof: "none",
    });
  });

  test("still stands for what it knew where the newer one neither moved the number nor saw it", async () => {
    const both = await begun();
    const old = await both.hands.migrate(both.rig.plan("to-cloud"));
    both.rig.clock.skip(300_000);
    const started = must(await both.hands.start(both.rig.plan("to-onprem")));
    const now = both.hands.status(old);
    expect([endingOf(now), now.newer?.run]).toEqual(["complete, cloud proven", started.run]);
    expect(wordsWithCause(now)(terminalEnglish).works).toContain(started.run);
  });

  test("is neither taken up nor given up any more: both show how it ended", async () => {
    const both = await begun();
    const { rig: own, hands: at } = both;
    const right = own.env.get("CLOUD_TOKEN") ?? "";
    const stopped = await at.migrate(own.plan("to-cloud"), () =>
      own.sandbox.world.setFaults(["token-lacks-scope"]),
    );
    expect(endingOf(stopped)).toBe("access-refused, on-premises proven");
    own.sandbox.world.setFaults([]);
    own.env.set("CLOUD_TOKEN", right);
    own.clock.skip(300_000);
    const newer = await at.migrate(own.plan("to-cloud"));
    expect(endingOf(newer)).toBe("complete, cloud proven");
    const rows = at.rows(stopped).length;
    const sent = own.sandbox.world.requests().length;
    for (const again of [must(await at.proceed(stopped, true)), must(await at.abandon(stopped))]) {
      expect(endingOf(again)).toBe("access-refused, cloud proven");
      expect(resultOf(again)).toMatchObject({
        outcome: "rejected",
        reason: "access-refused",
        next: "nothing",
        newerRun: newer.run,
      });
    }
    expect(at.rows(stopped)).toHaveLength(rows);
    expect(own.sandbox.world.requests()).toHaveLength(sent);
  });

  test("keeps its backup for a person to release, whatever the newer one came to", async () => {
    const both = await begun();
    const old = await both.hands.migrate(both.rig.plan("to-cloud"));
    await movedBack(both);
    expect(resultOf(both.hands.status(old))).toMatchObject({ next: "release-pair" });
    const core = await both.rig.core();
    const forgotten = await core.client.call("vault.forget", { label: old.pairLabel as never });
    expect(forgotten).toEqual({ ok: true, value: "forgotten" });
  });
});
