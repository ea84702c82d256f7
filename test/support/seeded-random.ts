import { expect, onTestFailed, onTestFinished } from "vitest";

/** Random values that are the same for the same seed. */
export type SeededRandom = {
  readonly seed: number;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `least` to `most`, both inclusive. */
  between(least: number, most: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  bytes(length: number): Uint8Array;
};

/**
 * A generator for the running test. The seed is `SWITCHOVER_SEED` if set ("random" for a new one each time),
 * otherwise `seed`, otherwise the test's own, so that every run of a commit draws the same; a failing test prints
 * it.
 */
export function seededRandom(seed?: number): SeededRandom {
  const given = process.env["SWITCHOVER_SEED"];
  const chosen =
    given === "random"
      ? Math.floor(Math.random() * 2 ** 32)
      : given === undefined
        ? (seed ?? ownSeed())
        : Number(given);
  onTestFailed(() => {
    process.stderr.write(`Run again with SWITCHOVER_SEED=${chosen}\n`);
  });
  return randomFrom(chosen);
}

const drawn = new Map<string, number>();

/** The running test's next seed. Its generators differ from each other. */
function ownSeed(): number {
  const name = expect.getState().currentTestName ?? "";
  const count = (drawn.get(name) ?? 0) + 1;
  drawn.set(name, count);
  onTestFinished(() => {
    drawn.delete(name);
  });
  return seedOf(`${name} ${count}`);
}

/** A number that is the same for the same name (FNV-1a). */
function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** The generator itself (mulberry32), for use outside a test. */
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
