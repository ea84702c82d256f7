import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import type { RunId } from "../../../shared/ids.ts";
import { LOCATION_CHECK_WAITS_MS, type LocationChecks } from "../../../shared/migration/location-checks.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Clock } from "../../../shared/time.ts";
import { countOf, openCoreDriver } from "../../support/core-driver.ts";
import { Crash, withAppend } from "../../support/crash.ts";
import { fakePower } from "../../support/fake-power.ts";
import { hastyClock } from "../../support/hasty-clock.ts";
import { migrate, must, startHarness, type Core, type Harness } from "../../support/harness.ts";

const BLIND: readonly FaultChoice[] = ["no-lookups", "onprem-lookup-missing"];

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

/** A clock whose waits for the next automatic check end when the test says so. */
function steppedClock(): Clock & { readonly waits: readonly number[]; step(): void } {
  const hasty = hastyClock();
  const waits: number[] = [];
  let pending: (() => void) | undefined;
  const planned: ReadonlySet<number> = new Set([...LOCATION_CHECK_WAITS_MS, 2 ** 31 - 1]);
  return {
    now: () => hasty.now(),
    monotonicMs: () => hasty.monotonicMs(),
    sleep(ms, signal) {
      if (!planned.has(ms)) return hasty.sleep(ms, signal);
      waits.push(ms);
      return new Promise((resolve) => {
        pending = () => {
          hasty.skip(ms);
          resolve();
        };
        signal?.addEventListener("abort", () => resolve(), { once: true });
      });
    },
    get waits() {
      return waits;
    },
    step() {
      pending?.();
      pending = undefined;
    },
  };
}

type Window = {
  readonly rig: Harness;
  readonly core: Core;
  readonly clock: ReturnType<typeof steppedClock>;
  readonly pushed: LocationChecks[];
  readonly runs: RunSnapshot[];
  until(is: () => boolean): Promise<void>;
};

async function openWindow(harness?: Harness): Promise<Window> {
  rig = harness ?? (await startHarness());
  const clock = steppedClock();
  const core = await rig.core((ports) => ({ ...ports, clock, host: "browser" }));
  const pushed: LocationChecks[] = [];
  const runs: RunSnapshot[] = [];
  core.client.subscribe("locationChecks", (push) => pushed.push(push));
  core.client.subscribe("runs", (push) => runs.push(push));
  return {
    rig,
    core,
    clock,
    pushed,
    runs,
    async until(is) {
      for (let turn = 0; turn < 20_000 && !is(); turn += 1) await setImmediate();
      expect(is()).toBe(true);
    },
  };
}

/** A migration to the cloud in a window whose register response was lost while neither API tells a location. */
async function lost(fault: FaultChoice): Promise<Window & { readonly run: RunId }> {
  const window = await openWindow();
  const { world } = window.rig.sandbox;
  const { client } = window.core;
  const unsubscribe = client.subscribe("steps", ({ step, phase }) => {
    if (step === "backup" && phase === "outcome") world.setFaults([fault, ...BLIND]);
  });
  const resting = await pressOn(window.core, await migrate(window.core, window.rig.plan("to-cloud")));
  unsubscribe();
  expect(resting.phase).toMatchObject({ kind: "unknown", step: "register" });
  return { ...window, run: resting.run };
}

async function pressOn({ client }: Core, snapshot: RunSnapshot): Promise<RunSnapshot> {
  if (snapshot.phase.kind !== "awaiting-confirmation") return snapshot;
  must(
    await client.call("migration.confirm", {
      run: snapshot.run,
      what: snapshot.phase.what,
      by: "person",
    }),
  );
  return must(await client.call("migration.proceed", { run: snapshot.run }));
}

const waitingAgain =
  ({ pushed }: Window, count: number) =>
  (): boolean => {
    const last = pushed.at(-1);
    return last !== undefined && last.count >= count && last.now.kind === "waiting";
  };

test("[I4][I17] an unknown location is checked again without end, ever more rarely, and nothing is resent", async () => {
  const window = await lost("lost-register-after");
  const rows = async (): Promise<number> =>
    must(await window.core.client.call("migration.story", { run: window.run })).length;
  await window.until(waitingAgain(window, 0));
  const before = await rows();
  for (let made = 1; made <= 7; made += 1) {
    window.clock.step();
    await window.until(waitingAgain(window, made));
  }
  expect(window.clock.waits).toEqual([30_000, 45_000, 60_000, 90_000, 120_000, 120_000, 120_000, 120_000]);
  expect(window.pushed.at(-1)?.latest).toHaveLength(3);
  expect(window.pushed.at(-1)?.latest[0]?.found).toMatchObject({
    cloudSays: "silent",
    reason: "nobody-answered",
  });
  expect(countOf(window.rig, "POST", "/register")).toBe(1);
  // What shows nothing new is not written: a journal must not grow while nothing happens.
  expect(await rows()).toBe(before);
});

test("[I9] a check that finds the number settles the migration, which then subscribes at once", async () => {
  const window = await lost("lost-register-after");
  await window.until(waitingAgain(window, 0));
  window.rig.sandbox.world.clearFaults();
  window.clock.step();
  await window.until(() => window.runs.at(-1)?.phase.kind === "ended");
  expect(window.runs.at(-1)).toMatchObject({
    phase: { kind: "ended", reason: "complete" },
    numberIs: "cloud",
    proof: "proven",
  });
  expect(window.rig.sandbox.world.truth().subscribed).toEqual([window.rig.sandbox.cloud.appId]);
  expect(countOf(window.rig, "POST", "/register")).toBe(1);
  await window.until(() => window.pushed.at(-1)?.now.kind === "over");
  expect(must(await window.core.client.call("migration.locationChecks", {}))).toEqual([]);
});

test("[I4] a check that shows no effect ends the migration without a second register", async () => {
  const window = await lost("lost-register-before");
  await window.until(waitingAgain(window, 0));
  window.rig.sandbox.world.clearFaults();
  window.clock.step();
  await window.until(() => window.runs.at(-1)?.phase.kind === "ended");
  expect(window.runs.at(-1)?.phase).toMatchObject({ reason: "register-had-no-effect" });
  expect(countOf(window.rig, "POST", "/register")).toBe(1);
});

test("a person's check is made at once, and joins one in progress instead of failing on it", async () => {
  const window = await lost("lost-register-after");
  await window.until(waitingAgain(window, 0));
  const { run } = window;
  const [first, second] = await Promise.all([
    window.core.client.call("migration.checkLocation", { run }),
    window.core.client.call("migration.checkLocation", { run }),
  ]);
  expect([must(first).phase.kind, must(second).phase.kind]).toEqual(["unknown", "unknown"]);
  expect(window.pushed.at(-1)?.count).toBe(1);
  // The next automatic check is counted from this one.
  await window.until(waitingAgain(window, 1));
  expect(window.clock.waits).toHaveLength(2);
});

test("an action of a person waits for the check in progress instead of failing on it", async () => {
  const window = await lost("lost-register-before");
  await window.until(waitingAgain(window, 0));
  const { run } = window;
  const check = window.core.client.call("migration.checkLocation", { run });
  const ended = must(await window.core.client.call("migration.abandon", { run }));
  expect(ended.phase).toEqual({ kind: "ended", reason: "abandoned" });
  expect(must(await check).phase.kind).toBe("unknown");
  await window.until(() => window.pushed.at(-1)?.now.kind === "over");
});

test("a locked vault pauses the checks and says so; unlocking it checks at once", async () => {
  const window = await lost("lost-register-after");
  await window.until(waitingAgain(window, 0));
  must(await window.core.client.call("vault.lock", {}));
  window.clock.step();
  await window.until(() => window.pushed.at(-1)?.now.kind === "vault-locked");
  window.rig.sandbox.world.clearFaults();
  const opened = await window.core.client.call("vault.unlock", {
    passphrase: "correct horse battery",
    allowCreate: false,
  });
  must(opened);
  await window.until(() => window.runs.at(-1)?.phase.kind === "ended");
  expect(window.runs.at(-1)).toMatchObject({ numberIs: "cloud", proof: "proven" });
});

test("[I9] the next start checks at once what an earlier process left unknown", async () => {
  const window = await lost("lost-register-after");
  await window.core.app.close();
  window.rig.sandbox.world.clearFaults();
  const next = await openWindow(window.rig);
  await next.until(() => next.runs.at(-1)?.phase.kind === "ended");
  expect(next.runs.at(-1)).toMatchObject({ phase: { reason: "complete" }, numberIs: "cloud" });
  expect(countOf(window.rig, "POST", "/register")).toBe(1);
});

test("a terminal command checks nothing by itself: it exits and leaves the question open", async () => {
  const window = await lost("lost-register-after");
  await window.core.app.close();
  window.rig.sandbox.world.clearFaults();
  const command = await window.rig.core();
  const asked = window.rig.sandbox.world.requests().length;
  for (let turn = 0; turn < 200; turn += 1) await setImmediate();
  expect(must(await command.client.call("migration.locationChecks", {}))).toEqual([]);
  expect(window.rig.sandbox.world.requests()).toHaveLength(asked);
});

test("[I9][I18] a request that a dead process left without an outcome is looked for at the next start", async () => {
  const own = await startHarness();
  rig = own;
  const dying = await openCoreDriver(own, {
    deps: (deps) => ({
      ...deps,
      storage: withAppend(deps.storage, (hold, entry, options) => {
        if (entry.kind === "outcome" && entry.step === "register") throw new Crash("after the register");
        return deps.storage.append(hold, entry, options);
      }),
    }),
  });
  await expect(dying.migrate(own.plan("to-cloud"))).rejects.toThrow(Crash);
  await dying.close();
  const next = await openWindow(own);
  await next.until(() => next.runs.at(-1)?.phase.kind === "ended");
  expect(next.runs.at(-1)).toMatchObject({
    phase: { reason: "complete" },
    numberIs: "cloud",
    proof: "proven",
  });
  expect(countOf(own, "POST", "/register")).toBe(1);
});

test("closing the program during a check ends quietly, and leaves the question to the next start", async () => {
  const window = await lost("lost-register-after");
  await window.until(waitingAgain(window, 0));
  window.clock.step();
  await window.until(() => window.pushed.at(-1)?.now.kind === "checking");
  await window.core.app.close();
  for (let turn = 0; turn < 2_000; turn += 1) await setImmediate();
  expect(countOf(window.rig, "POST", "/register")).toBe(1);
});

test("[I9] an outcome that a stopped process left unknown before its first check is checked at the next start", async () => {
  const own = await startHarness();
  rig = own;
  const dying = await openCoreDriver(own, {
    deps: (deps) => ({
      ...deps,
      storage: withAppend(deps.storage, (hold, entry, options) => {
        if (entry.kind === "looked" && entry.because === "lost-answer")
          throw new Crash("before the first look is written");
        return deps.storage.append(hold, entry, options);
      }),
    }),
  });
  await expect(
    dying.migrate(own.plan("to-cloud"), () => own.sandbox.world.setFaults(["lost-register-after"])),
  ).rejects.toThrow(Crash);
  await dying.close();
  own.sandbox.world.clearFaults();
  const terminal = await own.core();
  const [left] = must(await terminal.client.call("migration.status", {}));
  expect(left).toMatchObject({ phase: { kind: "unknown", step: "register" }, move: "open" });
  const next = await openWindow(own);
  await next.until(() => next.runs.at(-1)?.phase.kind === "ended");
  expect(next.runs.at(-1)).toMatchObject({ phase: { reason: "complete" }, move: "made" });
  expect(countOf(own, "POST", "/register")).toBe(1);
});

test("a check that a person asks for counts as the due one: the next comes after its own wait", async () => {
  const window = await lost("lost-register-after");
  await window.until(waitingAgain(window, 0));
  const { run } = window;
  const asked = window.core.client.call("migration.checkLocation", { run });
  await window.until(() => window.pushed.at(-1)?.now.kind === "checking");
  window.clock.step();
  must(await asked);
  await window.until(() => window.pushed.at(-1)?.now.kind === "waiting");
  expect(window.pushed.at(-1)?.count).toBe(1);
  window.clock.step();
  await window.until(waitingAgain(window, 2));
});

test("[I4] checking the location of a migration that has not moved anything sends no register", async () => {
  const window = await openWindow();
  const { client } = window.core;
  const { run } = must(await client.call("migration.start", { plan: window.rig.plan("to-cloud") }));
  let now = must(await client.call("migration.proceed", { run }));
  for (let i = 0; i < 4 && now.phase.kind === "awaiting-confirmation"; i += 1) {
    must(await client.call("migration.confirm", { run, what: now.phase.what, by: "person" }));
    if (now.phase.what.includes("point-of-no-return")) break;
    now = must(await client.call("migration.proceed", { run }));
  }
  must(await client.call("migration.checkLocation", { run }));
  expect(countOf(window.rig, "POST", "/register")).toBe(0);
});

test("the vault can be locked while an automatic check is in progress: the lock waits for it", async () => {
  const window = await lost("lost-register-after");
  await window.until(waitingAgain(window, 0));
  window.clock.step();
  await window.until(() => window.pushed.at(-1)?.now.kind === "checking");
  const locked = await window.core.client.call("vault.lock", {});
  expect(locked).toEqual({ ok: true, value: "locked" });
  await window.until(() => window.pushed.at(-1)?.now.kind === "vault-locked");
});

test("an action in another process waits for an automatic check instead of failing on it", async () => {
  const window = await lost("lost-register-after");
  await window.until(waitingAgain(window, 0));
  const terminal = await window.rig.core();
  window.clock.step();
  await window.until(() => window.pushed.at(-1)?.now.kind === "checking");
  const reported = await terminal.client.call("migration.resolve", {
    run: window.run,
    word: { kind: "seen", home: "cloud" },
  });
  expect(reported.ok).toBe(true);
});

test("after the machine slept, the location is checked at once", async () => {
  const power = fakePower();
  const first = await lost("lost-register-after");
  await first.core.app.close();
  const clock = steppedClock();
  const core = await first.rig.core((ports) => ({ ...ports, clock, host: "desktop", power }));
  const pushed: LocationChecks[] = [];
  core.client.subscribe("locationChecks", (push) => pushed.push(push));
  await first.until(() => pushed.at(-1)?.now.kind === "waiting");
  first.rig.sandbox.world.clearFaults();
  power.wake();
  await first.until(() => pushed.at(-1)?.now.kind === "over");
  expect(countOf(first.rig, "POST", "/register")).toBe(1);
});

test("[I9] a code awaited again is no end of the checks: one that finds the number settles the migration", async () => {
  const window = await openWindow(await startHarness({ startsOn: "cloud" }));
  const { client } = window.core;
  const { world } = window.rig.sandbox;
  const waiting = await pressOn(window.core, await migrate(window.core, window.rig.plan("to-onprem")));
  expect(waiting.phase.kind).toBe("awaiting-code");
  const { run } = waiting;
  world.setFaults(["lost-verify-after", ...BLIND]);
  const code = world.lastCode() ?? "";
  const unknown = must(await client.call("migration.enterCode", { run, code }));
  expect(unknown.phase).toMatchObject({ kind: "unknown", step: "code" });
  const again = must(await client.call("migration.resolve", { run, word: { kind: "repeat" } }));
  expect(again).toMatchObject({ phase: { kind: "awaiting-code" }, move: "open", numberIs: "unknown" });
  await window.until(() => window.pushed.at(-1)?.now.kind === "waiting");
  world.clearFaults();
  window.clock.step();
  await window.until(() => window.runs.at(-1)?.move === "made");
  expect(window.runs.at(-1)).toMatchObject({ numberIs: "on-premises", proof: "proven" });
});
