import { onTestFailed } from "vitest";

/** Chance that comes out the same for the same seed. */
export type SeededRandom = {
  readonly seed: number;
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  bytes(length: number): Uint8Array;
};

/**
 * A generator for the running test. The seed is `SWITCHOVER_SEED` where that is set, else `seed`, else a new one
 * each time; a failing test prints it.
 */
export function seededRandom(seed?: number): SeededRandom {
  const told = process.env["SWITCHOVER_SEED"];
  const chosen = told === undefined ? (seed ?? Math.floor(Math.random() * 2 ** 32)) : Number(told);
  onTestFailed(() => {
    process.stderr.write(`Run again with SWITCHOVER_SEED=${chosen}\n`);
  });
  return randomFrom(chosen);
}

/** The generator by itself (mulberry32), for places that are no test. */
export function randomFrom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    seed,
    next,
    between,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    bytes: (length) => Uint8Array.from({ length }, () => between(0, 255)),
  };
}
