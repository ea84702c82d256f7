/**
 * Preloaded into the built host, or into a test's own process that runs a sandbox: clocks run normally, but a
 * pause of 1 to 30 s ends at once and counts as elapsed, and SIGUSR2 advances the clocks by a minute.
 * Deadlines and everything that can be canceled keep real time.
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
