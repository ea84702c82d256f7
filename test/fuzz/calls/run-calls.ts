import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { CallCounts } from "./make-calls.ts";

/** What the calls showed; `refused`: what was tried beyond this machine, all of it in vain. */
export type RanCalls = CallCounts & { readonly refused: number; readonly outside: readonly string[] };

/**
 * Calls that are made over one data folder. What was called before lies in its journals, which many calls read whole: over
 * a folder for a million calls each of them would take ever longer, and would meet one past only.
 */
const OVER_ONE_FOLDER = 25_000;
const MOST_FLAWS = 20;

/** In memory where there is such a place: what is asked here isn't whether a write survives a power cut. */
const PLACE = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
/** Most of what a call leaves is garbage by the time this is full: it is collected less often. */
const ROOMY = ["--min-semi-space-size=32", "--max-semi-space-size=64"];

const NONE: RanCalls = {
  calls: 0,
  values: 0,
  problems: 0,
  misfits: 0,
  methods: [],
  flaws: [],
  refused: 0,
  outside: [],
};

/** Makes random calls in processes that can reach nothing but themselves and write to one folder only, one after the other. */
export async function runCalls(
  count: number,
  seed: number,
  onCalls: (done: number) => void = () => undefined,
): Promise<RanCalls> {
  let all = NONE;
  for (let from = 0; from < count && all.flaws.length < MOST_FLAWS; from += OVER_ONE_FOLDER) {
    all = together(all, await runPortion({ from, count: Math.min(OVER_ONE_FOLDER, count - from), seed }));
    onCalls(all.calls);
  }
  return all;
}

function together(one: RanCalls, other: RanCalls): RanCalls {
  const known = new Set(one.flaws.map(({ method, what }) => `${method} ${what.slice(0, 80)}`));
  const isNew = ({ method, what }: RanCalls["flaws"][number]): boolean =>
    !known.has(`${method} ${what.slice(0, 80)}`);
  return {
    calls: one.calls + other.calls,
    values: one.values + other.values,
    problems: one.problems + other.problems,
    misfits: one.misfits + other.misfits,
    methods: [...new Set([...one.methods, ...other.methods])],
    flaws: [...one.flaws, ...other.flaws.filter(isNew)],
    refused: one.refused + other.refused,
    outside: [...one.outside, ...other.outside],
  };
}

type Portion = { readonly from: number; readonly count: number; readonly seed: number };

async function runPortion({ from, count, seed }: Portion): Promise<RanCalls> {
  const folder = realpathSync(mkdtempSync(join(PLACE, "switchover-calls-")));
  try {
    const child = spawn(
      process.execPath,
      [...ROOMY, join(import.meta.dirname, "program.ts"), String(count), String(seed), folder, String(from)],
      {
        env: { PATH: process.env["PATH"], TMPDIR: folder, HOME: folder },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const [told] = await Promise.all([text(child.stdout), once(child, "close")]);
    if (child.exitCode !== 0)
      throw new Error(
        `The calls from ${from} with seed ${seed} ended with ${String(child.exitCode ?? child.signalCode)}.`,
      );
    return JSON.parse(told) as RanCalls;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
