import { copyFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { abandon } from "../../../main/core/migration/operations/abandon.ts";
import { openDataFolder } from "../../../main/core/data-folder/data-folder.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { instant } from "../../../shared/time.ts";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const BLIND: readonly FaultChoice[] = ["no-lookups", "onprem-lookup-missing"];
const HOUR_MS = 3_600_000;

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

async function opened(change: Parameters<typeof openCoreDriver>[1] = {}): Promise<CoreDriver> {
  const hands = await openCoreDriver(rig, change);
  open.push(hands);
  return hands;
}

async function closed(hands: CoreDriver): Promise<void> {
  open.splice(open.indexOf(hands), 1);
  await hands.close();
}

describe("a number that is written in two ways", () => {
  const plan = (phoneNumber: string) =>
    rig.plan("to-cloud", (json) => {
      json.number.cc = "52";
      json.number.phoneNumber = phoneNumber;
    });

  test("[I4] is refused a new run in either spelling while nobody knows what became of a register", async () => {
    rig.sandbox.world.setFaults([...BLIND, "lost-register-before"]);
    const hands = await opened();
    const resting = await hands.goOn(must(await hands.start(plan("5512345678"))));
    expect(endingOf(resting)).toBe("unknown, unknown none");
    must(await hands.abandon(resting));
    rig.clock.skip(2 * HOUR_MS);
    const same = problemIn(await hands.start(plan("5512345678")));
    const other = await hands.start(plan("15512345678"));
    expect({ same: same.kind, other: other.ok ? "started" : other.problem.kind }).toEqual({
      same: "noGo",
      other: "noGo",
    });
  });

  test("[I6] has a PIN that was refused under one spelling held back under the other", async () => {
    rig.env.set("PIN", "000001");
    rig.sandbox.world.setFaults(BLIND);
    const hands = await opened();
    const refused = await hands.goOn(must(await hands.start(plan("5512345678"))));
    expect(endingOf(refused)).toMatch(/^register-pin-refused/);
    rig.clock.skip(2 * HOUR_MS);
    const again = problemIn(await hands.start(plan("15512345678")));
    const pin = again.kind === "noGo" ? again.checks.find(({ id }) => id === "number.pin") : undefined;
    expect(pin).toMatchObject({ status: "fail", cause: "pin-refused-before" });
    expect(countOf(rig, "POST", "/register")).toBe(1);
  });
});

test("[I4] a run that was opened and given up without a word does not settle the register of the one before it", async () => {
  const hands = await opened();
  const first = await hands.migrate(rig.plan("to-cloud"), () =>
    rig.sandbox.world.setFaults([...BLIND, "lost-register-before"]),
  );
  expect(endingOf(first)).toBe("unknown, unknown none");
  must(await hands.abandon(first));
  rig.sandbox.world.clearFaults();
  const warned = must(await hands.start(rig.plan("to-cloud")));
  expect(warned.checks.find(({ id }) => id === "local.unresolved-run")?.status).toBe("warn");
  rig.sandbox.world.setFaults(BLIND);
  must(await hands.abandon(warned));
  rig.clock.skip(2 * HOUR_MS);
  const third = await hands.start(rig.plan("to-cloud"));
  expect(third.ok ? "started" : third.problem.kind).toBe("noGo");
});

test("[I5] registers of one number are not given back by the date of another number's cloud", async () => {
  const hands = await opened();
  const plan = rig.plan("to-cloud");
  const stopped = await hands.migrate(plan, () => rig.sandbox.world.setFaults(["register-success-false"]));
  expect(endingOf(stopped)).toMatch(/^register-refused/);
  const { storage } = (await opened({ ports: inSecondFolder })).deps;
  const now = { wall: rig.clock.now(), monotonicMs: rig.clock.monotonicMs() };
  storage.tellPlatformDate(plan, now.wall, now);
  expect(must(storage.attemptsLeft(numberOf(plan), plan)).inWindow).toBe(7);
  const other = { ...plan, cloud: { ...plan.cloud, baseUrl: "https://other.example" } };
  // A look at another number's cloud, whose clock is three days ahead, in the same process.
  storage.tellPlatformDate(other, instant(now.wall + 73 * HOUR_MS), now);
  expect(must(storage.attemptsLeft(numberOf(plan), plan)).inWindow).toBe(7);
});

describe("a number whose run is open in a folder that cannot be opened any more", () => {
  const damages: readonly (readonly [string, (dataDir: string, older: string) => void])[] = [
    [
      "both of its markers are damaged",
      (dataDir) => {
        for (const name of ["identity.json", "identity-copy.json"]) writeFileSync(join(dataDir, name), "{]");
      },
    ],
    ["its database is empty", (dataDir) => truncateSync(join(dataDir, "journal.db"), 0)],
    ["its database is an older one", (dataDir, older) => copyFileSync(older, join(dataDir, "journal.db"))],
  ];
  test.each(damages)("[I25] is not out of reach for a person's word where %s", async (_what, damage) => {
    const hands = await opened();
    const run = must(await hands.start(rig.plan("to-cloud")));
    await closed(hands);
    const older = join(second, "older.db");
    copyFileSync(join(rig.dataDir, "journal.db"), older);
    const again = await opened();
    must(await again.proceed(run));
    await closed(again);
    damage(rig.dataDir, older);
    const here = openDataFolder({ ...rig.ports, clock: { ...rig.ports.clock } }, () => undefined);
    const deps = here.migration();
    expect(deps.ok).toBe(false);
    await here.close();
    rmSync(older);
    const other = await opened({ ports: inSecondFolder });
    const refused = problemIn(await other.start(rig.plan("to-cloud")));
    const freed = other.deps.storage.giveUpElsewhere(run.run, true);
    expect({ refused, freed: freed.ok }).toMatchObject({ refused: { kind: "runElsewhere" }, freed: true });
  });
});

test("[I25][F28] a run whose passphrase nobody has any more can be given up, and frees its number", async () => {
  const hands = await opened();
  const run = must(await hands.start(rig.plan("to-cloud")));
  await closed(hands);
  const folder = openDataFolder({ ...rig.ports, clock: { ...rig.ports.clock } }, () => undefined);
  const deps = must(folder.migration());
  expect(problemIn(await abandon(deps, run.run))).toEqual({ kind: "vaultLocked" });
  const ended = must(await abandon(deps, run.run, { withoutVault: true }));
  expect(ended.phase).toEqual({ kind: "ended", reason: "abandoned" });
  await folder.close();
  const other = await opened({ ports: inSecondFolder });
  expect((await other.start(rig.plan("to-cloud"))).ok).toBe(true);
});
