import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { RunId } from "../../../shared/ids.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness;
let second: string;
const open: CoreDriver[] = [];
beforeEach(async () => {
  rig = await startTimedHarness({ startsOn: "onprem" });
  second = mkdtempSync(join(tmpdir(), "switchover-second-"));
});
afterEach(async () => {
  for (const hands of open.splice(0)) await hands.close();
  await rig.close();
  rmSync(second, { recursive: true, force: true });
});

const inSecondFolder = (ports: HostPorts): HostPorts => ({ ...ports, dataDir: second });

async function hands(change: Parameters<typeof openCoreDriver>[1] = {}): Promise<CoreDriver> {
  const opened = await openCoreDriver(rig, change);
  open.push(opened);
  return opened;
}

test("[I25] a run that waits in one data folder keeps its number from another, where every command about it says which folder", async () => {
  const home = await hands();
  const other = await hands({ ports: inSecondFolder });
  const run = must(await home.start(rig.plan("to-cloud")));
  const refused = problemIn(await other.start(rig.plan("to-cloud")));
  expect(refused).toMatchObject({ kind: "runElsewhere", run: run.run, state: "open" });
  expect(refused).toHaveProperty("folder", expect.stringContaining("switchover-rig-"));
  expect(countOf(rig, "POST", "/register")).toBe(0);
  must(await home.abandon(run));
  expect(endingOf(await other.goOn(must(await other.start(rig.plan("to-cloud")))))).toBe(
    "complete, cloud proven",
  );
});

test("[I4] [I25] of two folders whose checks run at the same time exactly one opens a run, and one register goes out", async () => {
  const both = [await hands(), await hands({ ports: inSecondFolder })];
  const started = await Promise.all(both.map((one) => one.start(rig.plan("to-cloud"))));
  const won = started.findIndex((each) => each.ok);
  expect(started.filter((each) => each.ok)).toHaveLength(1);
  const lost = started[1 - won];
  expect(lost?.ok === false ? lost.problem.kind : "").toMatch(/runElsewhere|numberBusy/);
  const winner = both[won];
  const run = started[won];
  if (winner === undefined || run?.ok !== true) throw new Error("one of the two has won");
  expect(endingOf(await winner.goOn(run.value))).toBe("complete, cloud proven");
  expect(countOf(rig, "POST", "/register")).toBe(1);
});

test("[I15] [I25] while one folder's register is under way, the other folder's run of the number neither starts nor goes on", async () => {
  const home = await hands();
  const other = await hands({ ports: inSecondFolder });
  const run = must(await home.start(rig.plan("to-cloud")));
  must(await home.confirm(run, ["point-of-no-return"]));
  rig.sandbox.world.setFaults(["delay-register:0.3"]);
  const working = home.proceed(run);
  expect(problemIn(await other.start(rig.plan("to-cloud"))).kind).toBe("numberBusy");
  expect(endingOf(must(await working))).toBe("complete, cloud proven");
  expect(countOf(rig, "POST", "/register")).toBe(1);
});

test("[I4] a run that was opened while another one's secrets were looked for keeps that one ended, and no copies of them are left", async () => {
  const first = await hands();
  const refused = await first.migrate(rig.plan("to-cloud"), () =>
    rig.sandbox.world.setFaults(["token-lacks-scope"]),
  );
  rig.sandbox.world.clearFaults();
  expect(endingOf(refused)).toBe("access-refused, on-premises proven");
  const sealed = (): number => readdirSync(join(rig.dataDir, "vault"), { recursive: true }).length;
  let later: RunId | undefined;
  let before = 0;
  const gated = await hands({
    deps: (deps) => ({
      ...deps,
      sessions: {
        ...deps.sessions,
        async of(state) {
          const session = await deps.sessions.of(state);
          later ??= must(await first.start(rig.plan("to-cloud"))).run;
          before = sealed();
          return session;
        },
      },
    }),
  });
  expect(problemIn(await gated.proceed(refused, true))).toMatchObject({ kind: "runOpen", run: later });
  expect(gated.rows(refused).at(-1)?.entry.kind).not.toBe("reopened");
  expect(sealed()).toBe(before);
  expect(gated.status(refused).phase.kind).toBe("ended");
});

test("[I4] a run that ended without a known place is not hidden by one that only seems newer, and counts as known once a run was begun in its knowledge", async () => {
  const home = await hands();
  const plan = rig.plan("to-cloud");
  const ended = must(await home.abandon(must(await home.start(plan))));
  expect(endingOf(ended)).toBe("abandoned, on-premises proven");
  rig.clock.skip(-24 * 3_600_000);
  const template = home.rows(ended)[0]?.entry;
  if (template?.kind !== "opened") throw new Error("a journal begins with its opening");
  const lost = RunId.parse("r-20260101-lostit");
  const { storage } = home.deps;
  const hold = must(storage.create(numberOf(plan), { ...template, run: lost, sealed: {} }));
  must(storage.append(hold, { kind: "intent", step: "register", attempt: 1, monotonicMs: 1 }));
  must(storage.append(hold, { kind: "ended", reason: "abandoned", step: "register" }));
  hold.release();
  const named = (checks: (typeof ended)["checks"]): unknown =>
    checks.find(({ id }) => id === "local.unresolved-run")?.facts?.["run"];
  const next = must(await home.start(plan));
  expect(named(next.checks)).toBe(lost);
  must(await home.abandon(next));
  expect(named(must(await home.start(plan)).checks)).toBeUndefined();
});
