import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openListeningLog } from "../../../main/core/webhooks/listening-log.ts";
import type { Every } from "../../../main/core/runtime/every.ts";
import { instant } from "../../../shared/time.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { WORKSPACE } from "../../support/webhooks/store-harness.ts";

const START = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;

function logIn(dataDir = tempFolder()) {
  const clock = virtualClock(START);
  const timers = new Set<() => void>();
  const every: Every = (_, work) => {
    timers.add(work);
    return () => void timers.delete(work);
  };
  const log = openListeningLog({ dataDir, clock }, every);
  const pass = async (minutes: number, tick = true): Promise<void> => {
    await clock.advance(minutes * MINUTE);
    if (tick) for (const work of timers) work();
  };
  const minutes = (receiver?: string) =>
    log.spans(receiver).map(({ from, until }) => [(from - START) / MINUTE, (until - START) / MINUTE]);
  return { dataDir, log, pass, minutes, timers };
}

describe("the log of when receivers listened", () => {
  test("[Q9] has each stretch of each receiver, from its start to its stop, for the next process too", async () => {
    const { dataDir, log, pass, minutes, timers } = logIn();
    log.note({ receiver: "terminal", listening: true });
    await pass(2);
    log.note({ receiver: WORKSPACE, listening: true });
    log.note({ receiver: "terminal", listening: true });
    await pass(1);
    log.note({ receiver: "terminal", listening: false });
    await pass(2);
    log.close();
    expect(timers.size).toBe(0);
    expect(minutes("terminal")).toEqual([[0, 3]]);
    expect(minutes(WORKSPACE)).toEqual([[2, 5]]);
    expect(logIn(dataDir).minutes()).toEqual([
      [0, 3],
      [2, 5],
    ]);
  });

  test("[Q9] has what followed a clock that was ahead when listening began", async () => {
    const dataDir = tempFolder();
    let nowMs = Date.UTC(2027, 0, 15);
    let tick: () => void = () => undefined;
    const clock = { now: () => instant(nowMs) };
    const log = openListeningLog({ dataDir, clock }, (_, work) => ((tick = work), () => undefined));
    log.note({ receiver: "terminal", listening: true });
    nowMs = START;
    tick();
    nowMs += MINUTE;
    tick();
    expect(log.spans().filter(({ from }) => from <= nowMs)).toEqual([{ from: START, until: START + MINUTE }]);
    expect(log.spans().every(({ from, until }) => from <= until)).toBe(true);
  });

  test("[Q9] ends a minute before a kill at most, and a sleep of the computer isn't listening", async () => {
    const { dataDir, log, pass } = logIn();
    log.note({ receiver: "terminal", listening: true });
    await pass(1);
    expect(logIn(dataDir).minutes()).toEqual([[0, 1]]);
    await pass(1, false);
    expect(logIn(dataDir).minutes()).toEqual([[0, 1]]);
    await pass(60);
    await pass(1);
    expect(logIn(dataDir).minutes()).toEqual([
      [0, 1],
      [62, 63],
    ]);
  });

  test("[Q9] of two processes loses nothing, and makes no folder before something listens", async () => {
    const dataDir = join(tempFolder(), "data");
    const [one, other] = [logIn(dataDir), logIn(dataDir)];
    expect(one.minutes()).toEqual([]);
    one.log.note({ receiver: "terminal", listening: false });
    expect(existsSync(dataDir)).toBe(false);
    one.log.note({ receiver: "terminal", listening: true });
    other.log.note({ receiver: WORKSPACE, listening: true });
    await one.pass(2);
    await other.pass(1);
    expect(one.minutes()).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  test.each(["", "{", "[]", '{"spans":[{"receiver":1}]}'])(
    "[Q9] %j in its file is no log, and it goes on",
    async (text) => {
      const { dataDir, log, pass, minutes } = logIn();
      writeFileSync(join(dataDir, "listening.json"), text);
      expect(minutes()).toEqual([]);
      log.note({ receiver: "terminal", listening: true });
      await pass(1);
      expect(minutes()).toEqual([[0, 1]]);
    },
  );
});
