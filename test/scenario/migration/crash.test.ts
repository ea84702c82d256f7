import { describe, expect, test } from "vitest";
import { openDataFolder } from "../../../main/core/data-folder/data-folder.ts";
import type { MigrationDeps } from "../../../main/core/migration/run-context.ts";
import { enterCode, resendCode } from "../../../main/core/migration/operations/code.ts";
import { confirm, proceed } from "../../../main/core/migration/operations/proceed.ts";
import { start } from "../../../main/core/migration/operations/start.ts";
import { statusOf } from "../../../main/core/migration/status.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { redact } from "../../../shared/redacted.ts";
import { Crash, crashPlan, mortal, type CrashPlan } from "../../support/crash.ts";
import { must, startHarness, type Harness } from "../../support/harness.ts";

const PASSPHRASE = redact("correct horse battery", "passphrase");

/** What must be the same however often the process died on the way. */
type Ending = {
  readonly phase: string;
  readonly home: string;
  readonly truth: string;
  readonly steps: readonly string[];
};

const TOGETHER: Readonly<Record<Direction, string>> = {
  "to-cloud": "outcome register and intent subscribe",
  // One shard is what the client has already: that is written down without a request.
  "to-onprem": "outcome verify",
};

const IS_LONG = process.env["SWITCHOVER_LONG_TESTS"] === "1";
// The simulation plays every point of both directions; here one in three is played on a real disk and over sockets.
const STEP = IS_LONG ? 1 : 3;

describe.each(["to-cloud", "to-onprem"] as const)("%s", (direction) => {
  test("[I16] dying before or after any write or request, and going on, ends like a run that never died", async () => {
    const points = crashPlan(undefined);
    const whole = await life(direction, [points]);
    expect(whole).toMatchObject({
      phase: "complete",
      home: direction === "to-cloud" ? "cloud" : "on-premises",
    });
    expect(points.passed.length).toBeGreaterThan(20);
    // Nobody is asked in between: the outcome and the next intent are one write.
    expect(points.passed).toContain(`before write of ${TOGETHER[direction]}`);
    for (const [at, name] of points.passed.entries()) {
      if (at % STEP !== 0) continue;
      const ending = await life(direction, [crashPlan(at), crashPlan(undefined)]);
      expect({ ...ending, at: name }).toEqual({ ...whole, at: name });
    }
  }, 120_000);
});

/** Lives through one process after another on the same folder and platform; all but the last die where their plan says. */
async function life(direction: Direction, plans: readonly CrashPlan[]): Promise<Ending> {
  const rig = await startHarness({ startsOn: direction === "to-cloud" ? "onprem" : "cloud" });
  try {
    let last: RunSnapshot | undefined;
    for (const plan of plans) {
      const folder = openDataFolder(rig.ports, () => undefined);
      try {
        await folder.vault.unlock(PASSPHRASE);
        last = await work(rig, direction, mortal(must(folder.migration()), plan));
      } catch (cause) {
        if (!(cause instanceof Crash)) throw cause;
      } finally {
        await folder.close();
      }
    }
    if (last === undefined) throw new Error("the last process must live");
    expect(
      rig.sandbox.world.homes().every((entry) => entry.home !== "none"),
      "[I7] never on no API",
    ).toBe(true);
    return {
      phase: last.phase.kind === "ended" ? last.phase.reason : last.phase.kind,
      home: last.numberIs,
      truth: rig.sandbox.world.truth().home,
      steps: last.steps.map(({ step, state }) => `${step} ${state.kind}`),
    };
  } finally {
    await rig.close();
  }
}

/** A person at the terminal: goes on with what is open, starts anew where the last try is over, says yes, types the code. */
async function work(rig: Harness, direction: Direction, deps: MigrationDeps): Promise<RunSnapshot> {
  let snapshot = must(statusOf(deps)).at(-1);
  if (snapshot?.phase.kind === "ended" && snapshot.phase.reason === "complete") return snapshot;
  if (snapshot === undefined || snapshot.phase.kind === "ended")
    snapshot = must(await start(deps, { plan: rig.plan(direction), onCheck: () => undefined }));
  for (let turn = 0; turn < 12; turn += 1) {
    if (snapshot.phase.kind === "awaiting-confirmation") {
      snapshot = must(await confirm(deps, { run: snapshot.run, what: snapshot.phase.what, by: "person" }));
    } else if (snapshot.phase.kind === "awaiting-code") {
      snapshot = await answerCode(rig, deps, snapshot);
    } else if (snapshot.phase.kind === "ended") {
      if (snapshot.phase.reason === "complete") return snapshot;
      snapshot = must(await start(deps, { plan: rig.plan(direction), onCheck: () => undefined }));
    } else {
      snapshot = must(await proceed(deps, snapshot.run, false));
    }
  }
  throw new Error(`no rest: ${JSON.stringify(snapshot.phase)}`);
}

// Types the code that the phone shows; asks for one where none ever came.
async function answerCode(rig: Harness, deps: MigrationDeps, { run }: RunSnapshot): Promise<RunSnapshot> {
  const code = rig.sandbox.world.lastCode();
  if (code !== undefined) return must(await enterCode(deps, run, redact(code, "registration code")));
  rig.clock.skip(61_000);
  return must(await resendCode(deps, run, undefined));
}
