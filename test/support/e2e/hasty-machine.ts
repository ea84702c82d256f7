/**
 * Loaded into the built host before it starts, or into a test's own process with a practice in it: its machine's time goes on as always, but a pause of some seconds is
 * over at once and counts as waited, and SIGUSR2 lets a minute pass. Deadlines and whatever can be called off stay real.
 */
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";

const MINUTE_MS = 60_000;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 30_000;

let skippedMs = 0;
const now = Date.now;
const monotonic = performance.now.bind(performance);
Date.now = () => now() + skippedMs;
performance.now = () => monotonic() + skippedMs;

const wait = timers.setTimeout;
timers.setTimeout = <T>(ms = 0, value?: T, options?: Parameters<typeof wait>[2]): Promise<T> => {
  const pause = ms >= SHORTEST_MS && ms < LONGEST_MS && options?.signal === undefined;
  if (pause) skippedMs += ms;
  return wait(pause ? 0 : ms, value as T, options);
};
syncBuiltinESMExports();

process.on("SIGUSR2", () => (skippedMs += MINUTE_MS));
