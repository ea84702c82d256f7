import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { isLocationOpen, stretchOf } from "../../../renderer/components/run/shown-place.ts";
import { runTitle } from "../../../renderer/components/run/run-title.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";
import { statusOf } from "../../../main/core/migration/status.ts";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import { sourceOf, targetOf, type Direction } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { countOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { Crash, crashPlan, mortal } from "../../support/crash.ts";
import { must, startHarness, type Harness } from "../../support/harness.ts";

const t = await loadWindowTranslation("en");
const BLIND = ["no-lookups", "onprem-lookup-missing"] as const;
/** Every so many points a process is killed at; each case begins with another one. */
const STRIDE = process.env["SWITCHOVER_LONG_TESTS"] === "1" ? 1 : 7;

type Case = {
  readonly direction: Direction;
  readonly faults: readonly FaultChoice[];
  /** What a person does once the location is unknown. */
  readonly person?: "report-target" | "report-source" | "repeat" | "second-code";
};
const CASES: readonly Case[] = [
  { direction: "to-cloud", faults: [] },
  { direction: "to-cloud", faults: ["lost-register-after"] },
  { direction: "to-cloud", faults: ["lost-register-before"] },
  { direction: "to-cloud", faults: ["lost-register-after", ...BLIND], person: "report-target" },
  { direction: "to-cloud", faults: ["lost-register-before", ...BLIND], person: "report-source" },
  { direction: "to-cloud", faults: ["lost-register-before", ...BLIND], person: "repeat" },
  { direction: "to-onprem", faults: [] },
  { direction: "to-onprem", faults: ["lost-verify-after"] },
  { direction: "to-onprem", faults: ["lost-verify-after", ...BLIND], person: "second-code" },
  { direction: "to-onprem", faults: ["lost-account-after"] },
];

test.each(CASES.map((one, index) => [index, one] as const))(
  "[I9][I4][I16] killed anywhere, a migration claims nothing that is not so, and its next start sends nothing unannounced: %i",
  { timeout: 120_000 },
  async (index, one) => {
    const wrong: string[] = [];
    let reached = 0;
    for (let at = index % STRIDE; ; at += STRIDE) {
      const own = await startHarness({ startsOn: one.direction === "to-cloud" ? "onprem" : "cloud" });
      try {
        const killedAt = await killAt(own, one, at);
        if (killedAt === undefined) break;
        reached += 1;
        wrong.push(...(await claimsOf(own, one)).map((claim) => `${killedAt}: ${claim}`));
      } finally {
        await own.close();
      }
    }
    expect(wrong).toEqual([]);
    expect(reached).toBeGreaterThan(2);
  },
);

/** Plays a case until the process dies at this point; undefined if the case ended before. */
async function killAt(own: Harness, one: Case, at: number): Promise<string | undefined> {
  const plan = crashPlan(at);
  const dying = await openCoreDriver(own, { deps: (deps) => mortal(deps, plan) });
  try {
    await play(own, one, dying);
    return undefined;
  } catch (cause) {
    if (!(cause instanceof Crash)) throw cause;
    return `#${at} ${plan.passed[at] ?? ""}`;
  } finally {
    await dying.close();
  }
}

async function play(own: Harness, { direction, faults, person }: Case, driver: CoreDriver): Promise<void> {
  const started = must(await driver.start(own.plan(direction)));
  own.sandbox.world.setFaults(faults);
  let now = await driver.goOn(started);
  if (now.phase.kind === "awaiting-code") now = must(await driver.enterCode(now));
  if (now.phase.kind !== "ended" && now.phase.kind !== "unknown") now = await driver.goOn(now);
  if (person === "report-target") await driver.resolve(now, { kind: "seen", home: targetOf(direction) });
  if (person === "report-source") await driver.resolve(now, { kind: "seen", home: sourceOf(direction) });
  if (person === "repeat") await driver.resolve(now, { kind: "repeat" });
  if (person !== "second-code") return;
  now = must(await driver.resolve(now, { kind: "repeat" }));
  await driver.enterCode(now, "000001");
}

/** What is claimed of the migration that the dead process left, against where the number truly is. */
async function claimsOf(own: Harness, { direction }: Case): Promise<readonly string[]> {
  const truly: ReturnType<typeof sourceOf> =
    own.sandbox.world.truth().home === "onprem" ? "on-premises" : "cloud";
  const reader = await openCoreDriver(own);
  const [left] = must(statusOf(reader.deps));
  await reader.close();
  if (left === undefined) return [];
  const title = runTitle(t, left);
  const hasMoved = truly !== sourceOf(direction);
  const claims: readonly (readonly [boolean, string])[] = [
    [/nothing has moved|Not moved/.test(title) && hasMoved, "nothing has moved"],
    [left.proof === "proven" && left.numberIs !== truly, "a proven location that is not so"],
    [stretchOf(left) === "rest" && !hasMoved && left.phase.kind !== "ended", "it has moved"],
    [left.numberIs !== "unknown" && /is unknown/.test(title), "an unknown and a known location"],
    [stretchOf(left) === "before" && hasMoved, "the strip: nothing has moved"],
  ];
  return [
    ...claims.flatMap(([isWrong, claim]) => (isWrong ? [`${claim} (${left.phase.kind}: ${title})`] : [])),
    ...(await nextStart(own)),
  ];
}

/** What the next start with a window does by itself, and what continuing does. */
async function nextStart(own: Harness): Promise<readonly string[]> {
  const sent = (): number => countOf(own, "POST", "/register");
  const before = sent();
  const core = await own.core((ports) => ({ ...ports, host: "browser" }));
  for (let turn = 0; turn < 300; turn += 1) await setImmediate();
  const checked = must(await core.client.call("migration.locationChecks", {}));
  const [now] = must(await core.client.call("migration.status", {}));
  const wrong: string[] = [];
  if (sent() > before) wrong.push("a register was sent by itself");
  if (now !== undefined && isIdle(now)) {
    if (isLocationOpen(now) && checked.length === 0) wrong.push("an open location that nothing checks");
    else if (now.continuingMoves !== true) await core.client.call("migration.proceed", { run: now.run });
    if (now.continuingMoves !== true && sent() > before)
      wrong.push("continuing sent an unannounced register");
  }
  await core.app.close();
  return wrong;
}

function isIdle({ phase, held }: RunSnapshot): boolean {
  return phase.kind === "ready" && !held;
}
