import { expect, test } from "vitest";
import { createWatch } from "../../../main/core/watch/watch.ts";
import { planCheckSchedule } from "../../../main/core/watch/check-schedule.ts";
import { watchPlan } from "../../../renderer/screens/webhooks/watch/watch-badge.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";
import { ok } from "../../../shared/result.ts";
import { isoOf } from "../../../shared/time.ts";
import { fakePower } from "../../support/fake-power.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const MINUTE_MS = 60_000;
const EVERY = 15;

/** A schedule that is asked every minute, and the times of its rounds, in minutes. */
function schedule(power?: Parameters<typeof planCheckSchedule>[0]["ports"]["power"]) {
  const clock = virtualClock();
  const startMs = clock.now();
  const rounds: number[] = [];
  const workspaces = [{ workspace: "ws-7k2q9d", watched: true }];
  const planned = planCheckSchedule(
    {
      ports: { clock, dataDir: tempFolder(), ...(power === undefined ? {} : { power }) },
      vault: { state: () => "open" },
      settings: { read: () => ok({ lookEveryMinutes: EVERY, workspaces }) },
    } as never,
    () => undefined,
  );
  const wait = async (minutes: number): Promise<void> => {
    for (let minute = 0; minute < minutes; minute += 1) {
      const before = planned.plan().nextAt;
      await planned.whenDue();
      const now = Math.round((clock.now() - startMs) / MINUTE_MS);
      if (before === undefined || Date.parse(before) <= clock.now()) rounds.push(now);
      await clock.advance(MINUTE_MS);
    }
  };
  const nextIn = (): number => (Date.parse(planned.plan().nextAt ?? "") - startMs) / MINUTE_MS;
  return { clock, rounds, wait, planned, nextIn };
}

test("[ZJ21] on battery checks are a quarter as often, and again as chosen once it is plugged in", async () => {
  const power = fakePower();
  const { rounds, wait, planned, nextIn } = schedule(power);
  await wait(31);
  expect([rounds, nextIn(), planned.plan().later]).toEqual([[0, 15, 30], 45, undefined]);
  power.unplug(true);
  expect([nextIn(), planned.plan().later]).toEqual([90, "on-battery"]);
  await wait(150);
  expect(rounds.slice(3)).toEqual([90, 150]);
  power.unplug(false);
  // What is overdue by then is made up for once.
  await wait(20);
  expect(rounds.slice(5)).toEqual([181, 196]);
  expect(planned.plan().later).toBeUndefined();
});

test("[ZJ21] a host that isn't told of a battery checks as chosen", async () => {
  const untold = { stayAwake: () => fakePower().stayAwake(), onWake: () => () => undefined };
  for (const power of [undefined, untold]) {
    const { rounds, wait, planned } = schedule(power);
    await wait(46);
    expect([rounds, planned.plan().later]).toEqual([[0, 15, 30, 45], undefined]);
  }
});

test("[ZJ21] a clock that was set back delays no check for days", async () => {
  const power = fakePower();
  power.unplug(true);
  const { clock, wait, planned } = schedule(power);
  await wait(2);
  clock.jumpTo((clock.now() - 3 * 24 * 60 * MINUTE_MS) as never);
  await planned.whenDue();
  expect(planned.plan().nextAt).toBe(isoOf((clock.now() + 4 * EVERY * MINUTE_MS) as never));
});

test("[ZJ21] the window says why the next check is later", async () => {
  const t = await loadWindowTranslation("en");
  const nextAt = "2026-01-15T12:00:00.000Z";
  expect(watchPlan(t, { nextAt, later: "on-battery" }, { watched: true })).toMatch(
    /^Next check at .*battery/,
  );
  expect(watchPlan(t, { nextAt }, { watched: true })).not.toContain("battery");
  expect(watchPlan(t, { paused: "vault-locked", later: "on-battery" }, { watched: true })).not.toContain(
    "battery",
  );
});

test("[ZJ21] what the window shows follows the plug within a minute, also between two checks", async () => {
  const clock = virtualClock();
  const power = fakePower();
  const shown: unknown[] = [];
  let tick = (): void => undefined;
  const workspaces = [{ workspace: "ws-7k2q9d", watched: true }];
  const watch = createWatch({
    ports: { clock, dataDir: tempFolder(), power },
    vault: { state: () => "open" },
    settings: { read: () => ok({ lookEveryMinutes: EVERY, workspaces }) },
    events: { exists: () => false },
    push: (_topic: string, { later }: { later?: string }) => shown.push(later),
    every: (_ms: number, work: () => void) => {
      tick = work;
      return () => undefined;
    },
  } as never);
  watch.begin();
  for (const isOnBattery of [false, true, true, false]) {
    power.unplug(isOnBattery);
    tick();
    await clock.advance(MINUTE_MS);
    await new Promise((resolve) => void setImmediate(resolve));
  }
  watch.stop();
  expect(shown).toEqual(["on-battery", undefined]);
});
