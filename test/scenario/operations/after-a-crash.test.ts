import { expect, onTestFinished, test } from "vitest";
import { Crash, mortal, type CrashPlan } from "../../support/crash.ts";
import { countOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, startHarness, type Harness } from "../../support/harness.ts";
import type { Direction } from "../../../shared/migration/direction.ts";

/* What a person does first after a crash meets a journal that still has a conclusion to draw. */

/** Dies as soon as this row is written. */
function dyingAfter(row: string): CrashPlan {
  let dead = false;
  const passed: string[] = [];
  const around = <T>(what: string, work: () => T): T => {
    if (dead) throw new Crash(`${what} (already dead)`);
    const result = work();
    passed.push(what);
    if (what !== row) return result;
    dead = true;
    throw new Crash(what);
  };
  return { passed, around, aroundAsync: async (what, work) => around(what, work) };
}

async function rigFor(direction: Direction): Promise<Harness> {
  const rig = await startHarness(direction === "to-onprem" ? { startsOn: "cloud" } : {});
  onTestFinished(() => rig.close());
  return rig;
}

async function diesAfter(
  rig: Harness,
  row: string,
  act: (hands: CoreDriver) => Promise<unknown>,
): Promise<void> {
  const hands = await openCoreDriver(rig, { deps: (deps) => mortal(deps, dyingAfter(row)) });
  await expect(act(hands)).rejects.toBeInstanceOf(Crash);
  await hands.close();
}

test("[I16] a code typed after a crash is taken once the journal has drawn its conclusion, and the run goes on", async () => {
  const rig = await rigFor("to-onprem");
  const first = await openCoreDriver(rig);
  const waiting = await first.migrate(rig.plan("to-onprem"));
  expect(waiting.phase.kind).toBe("awaiting-code");
  await first.close();
  await diesAfter(rig, "write of intent code", (hands) => hands.enterCode(waiting));
  expect(countOf(rig, "POST", "/account/verify")).toBe(0);
  const next = await openCoreDriver(rig);
  const taken = must(await next.enterCode(waiting));
  expect(taken.steps.find(({ step }) => step === "code")?.state.kind).toBe("confirmed");
  expect(countOf(rig, "POST", "/account/verify")).toBe(1);
  expect(next.claims.untrue).toEqual([]);
  await next.close();
});

test("[I9] [I16] a run abandoned after a crash leaves no request without an outcome: what may have gone out is unknown", async () => {
  const rig = await rigFor("to-cloud");
  const plan = rig.plan("to-cloud");
  await diesAfter(rig, "write of intent register", (hands) => hands.migrate(plan));
  const next = await openCoreDriver(rig);
  const [run] = must(next.deps.storage.runs());
  if (run === undefined) throw new Error("the crashed run is there");
  const ended = must(await next.abandon(run));
  expect(ended.phase).toEqual({ kind: "ended", reason: "abandoned" });
  const rows = next.rows(run).map(({ entry }) => entry);
  const outcomes = rows.filter((entry) => entry.kind === "outcome" && entry.step === "register");
  expect(outcomes).toMatchObject([{ outcome: { kind: "unknown" } }]);
  expect(rows.findLastIndex(({ kind }) => kind === "intent")).toBeLessThan(
    rows.findLastIndex(({ kind }) => kind === "outcome"),
  );
  expect(ended.steps.find(({ step }) => step === "register")?.state.kind).toBe("unknown");
  await next.close();
});
