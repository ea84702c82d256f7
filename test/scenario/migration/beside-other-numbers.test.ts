import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import { bentAlways, claiming } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const BLIND: readonly FaultChoice[] = ["no-lookups", "onprem-lookup-missing"];

let rig: Harness | undefined;
let second: string | undefined;
let open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  if (second !== undefined) rmSync(second, { recursive: true, force: true });
  [open, rig, second] = [[], undefined, undefined];
});

async function opened(own: Harness, change: Parameters<typeof openCoreDriver>[1] = {}): Promise<CoreDriver> {
  const hands = await openCoreDriver(own, change);
  open.push(hands);
  return hands;
}

test("[I7][F34] a client that this run's own look shows connected for another number is not asked to register this one in its place", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  let serving = false;
  const bend = claiming("12025550199", () => serving);
  const hands = await opened(own, { deps: bentAlways(bend) });
  const started = must(await hands.start(own.plan("to-onprem")));
  // Another number moved in on the client between the checks and the run.
  serving = true;
  const done = await hands.goOn(started);
  expect(done.lastReading).toMatchObject({ clientSays: "serves-another" });
  expect({ asked: countOf(own, "POST", "/v1/account") }).toEqual({ asked: 0 });
});

test("[I16][I17] a register of unknown outcome is not hidden behind a word on a PIN that was refused elsewhere", async () => {
  const own = (rig = await startTimedHarness());
  const hands = await opened(own);
  const plan = own.plan("to-cloud");
  const resting = await hands.migrate(plan, () =>
    own.sandbox.world.setFaults(["lost-register-after", ...BLIND]),
  );
  expect(endingOf(resting)).toBe("unknown, unknown none");
  const dataDir = (second = mkdtempSync(join(tmpdir(), "switchover-second-")));
  const other = await opened(own, { ports: (ports) => ({ ...ports, dataDir }) });
  // The late answer to what an abandoned run of the other folder had asked: its PIN was wrong.
  must(other.deps.storage.noteRefusedPin(plan, "0".repeat(64)));
  await hands.resolve(resting, { kind: "repeat" });
  own.sandbox.world.clearFaults();
  own.clock.skip(120_000);
  const done = must(await hands.proceed(resting));
  expect({ ending: endingOf(done), sent: countOf(own, "POST", "/register") }).toEqual({
    ending: "complete, cloud proven",
    sent: 1,
  });
});

test("[I10][I16] a number in the cloud of a deployment without look-ups can be subscribed although its run was given up", async () => {
  const own = (rig = await startTimedHarness());
  const hands = await opened(own);
  const plan = own.plan("to-cloud");
  const resting = await hands.migrate(plan, () =>
    own.sandbox.world.setFaults(["lost-register-after", ...BLIND]),
  );
  expect(endingOf(resting)).toBe("unknown, unknown none");
  must(await hands.abandon(resting));
  expect(own.sandbox.world.truth().home).toBe("cloud");
  expect(endingOf(must(await hands.resolve(resting, { kind: "seen", home: "cloud" })))).toBe(
    "abandoned, cloud attested",
  );
  own.clock.skip(2 * 3_600_000);
  const later = await hands.goOn(must(await hands.start(plan)));
  expect({ ending: endingOf(later), subscribed: countOf(own, "POST", "/subscribed_apps") }).toMatchObject({
    subscribed: 1,
  });
});

test("[I10][I16] a person who was wrong about an ended run can say so, and its number is not left deaf", async () => {
  const own = (rig = await startTimedHarness());
  const hands = await opened(own);
  const plan = own.plan("to-cloud");
  const resting = await hands.migrate(plan, () =>
    own.sandbox.world.setFaults(["lost-register-after", ...BLIND]),
  );
  const mistaken = must(await hands.resolve(resting, { kind: "seen", home: "on-premises" }));
  expect(endingOf(mistaken)).toBe("said-unmoved, on-premises attested");
  const corrected = await hands.resolve(resting, { kind: "seen", home: "cloud" });
  expect(corrected.ok).toBe(true);
});

test("[I11] a code that is on its way can be entered although another one waits for a word on a PIN refused elsewhere", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const hands = await opened(own);
  const plan = own.plan("to-onprem");
  const waiting = await hands.migrate(plan);
  expect(waiting.phase).toMatchObject({ kind: "awaiting-code", certain: true });
  const dataDir = (second = mkdtempSync(join(tmpdir(), "switchover-second-")));
  const other = await opened(own, { ports: (ports) => ({ ...ports, dataDir }) });
  must(other.deps.storage.noteRefusedPin(plan, "0".repeat(64)));
  own.clock.skip(61_000);
  await hands.resend(waiting);
  const done = await hands.enterCode(waiting);
  expect({ done: done.ok, asked: countOf(own, "POST", "/v1/account") }).toEqual({ done: true, asked: 1 });
});
