import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { randomFrom } from "../support/seeded-random.ts";
import { openCoverage } from "./coverage.ts";
import { mutated } from "./mutate.ts";
import { shrunk } from "./shrink.ts";
import type { OpenTarget, Target } from "./target.ts";

/** Longest processor time of one input. */
const LONGEST_MS = 100;
/** What the heap may grow by between the first and any later measurement. */
const MOST_GROWTH = 96 * 1024 * 1024;
const MEASURED_EVERY = 20_000;
const MOST_FLAWS = 20;

/** What one input showed. */
export type Flaw = { readonly index: number; readonly what: string; readonly input: Buffer };

export type FuzzCounts = {
  readonly name: string;
  readonly inputs: number;
  /** Inputs kept because they reached what none before had, and blocks reached while that was watched. */
  readonly kept: number;
  readonly blocks: number;
  /** The longest processor time of an input in ms, if any took long enough to be measured. */
  readonly longestMs: number;
  readonly heapGrowth: number;
  readonly flaws: readonly Flaw[];
};

export type FuzzWish = {
  readonly count: number;
  readonly seed: number;
  /** Inputs whose coverage is taken, one by one; the others are mutations of what these found. */
  readonly guided: number;
  /** Times and memory are judged only where nothing else disturbs them. */
  readonly judged: boolean;
  readonly onInputs?: (done: number) => void;
};

/** Gives `count` mutated inputs to a target. The same seed makes the same inputs. */
export async function fuzz(open: OpenTarget, wish: FuzzWish): Promise<FuzzCounts> {
  const target = await open();
  const corpus = [...target.seeds];
  const flaws = new Map<string, Flaw>();
  const watch = watchOf(wish.judged);
  const blocks = await guide(target, corpus, wish, note);
  const kept = corpus.length - target.seeds.length;
  for (let index = wish.guided; index < wish.count && flaws.size < MOST_FLAWS; index += 1) {
    const input = inputAt(wish.seed, index, { corpus, words: target.words });
    const startedMs = performance.now();
    note(index, input, await taken(target, input));
    if (performance.now() - startedMs > LONGEST_MS && wish.judged)
      note(index, input, await watch.slow(target, input));
    if ((index + 1) % MEASURED_EVERY === 0) {
      note(index, input, watch.heap());
      wish.onInputs?.(index + 1);
    }
  }
  const found: Flaw[] = [];
  for (const flaw of flaws.values())
    found.push({ ...flaw, input: await shrunk(flaw.input, isStill(target, flaw)) });
  await target.close?.();
  return { name: target.name, inputs: wish.count, kept, blocks, ...watch.seen(), flaws: found };

  function note(index: number, input: Buffer, what: string | undefined): void {
    if (what === undefined || flaws.has(kindOf(what))) return;
    flaws.set(kindOf(what), { index, what, input });
  }
}

/** Takes one input again, as `replay` does. */
export async function replayed(open: OpenTarget, input: Buffer): Promise<string | undefined> {
  const target = await open();
  try {
    return (await taken(target, input)) ?? (await watchOf(true).slow(target, input));
  } finally {
    await target.close?.();
  }
}

/** Keeps in the corpus what reaches something new. Returns how many blocks were reached. */
async function guide(
  target: Target,
  corpus: Uint8Array[],
  { seed, guided }: FuzzWish,
  note: (index: number, input: Buffer, what: string | undefined) => void,
): Promise<number> {
  if (guided === 0) return 0;
  const coverage = await openCoverage();
  try {
    for (const one of target.seeds) note(-1, Buffer.from(one), await taken(target, Buffer.from(one)));
    await coverage.isNew();
    for (let index = 0; index < guided; index += 1) {
      const input = inputAt(seed, index, { corpus, words: target.words });
      note(index, input, await taken(target, input));
      if (await coverage.isNew()) corpus.push(input);
    }
    return coverage.blocks();
  } finally {
    await coverage.close();
  }
}

function inputAt(seed: number, index: number, material: Parameters<typeof mutated>[1]): Buffer {
  return mutated(randomFrom(seed + Math.imul(index, 0x9e3779b1)), material);
}

async function taken(target: Target, input: Buffer): Promise<string | undefined> {
  try {
    return await target.take(input);
  } catch (cause) {
    const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    return `threw ${text
      .split("\n")
      .slice(0, 8)
      .map((line) => line.trim())
      .join(" | ")}`;
  }
}

function isStill(target: Target, { what }: Flaw): (input: Buffer) => Promise<boolean> {
  return async (input) => {
    if (what.startsWith("slow")) return (await watchOf(true).slow(target, input)) !== undefined;
    const again = await taken(target, input);
    return again !== undefined && kindOf(again) === kindOf(what);
  };
}

/** Two flaws of one kind differ in numbers and quoted values only, and in what called the line that threw. */
function kindOf(what: string): string {
  return what
    .split(" | ")
    .slice(0, 2)
    .join()
    .slice(0, 400)
    .replaceAll(/"[^"]*"|[0-9]+/g, "#");
}

function watchOf(judged: boolean) {
  let first: number | undefined;
  let heapGrowth = 0;
  let longestMs = 0;
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  return {
    /** Takes a slow input again: only what is slow each time is slow by itself. */
    async slow(target: Target, input: Buffer): Promise<string | undefined> {
      let least = Infinity;
      for (let times = 0; times < 3 && least > LONGEST_MS; times += 1) {
        const { user, system } = process.threadCpuUsage();
        await taken(target, input);
        const after = process.threadCpuUsage();
        least = Math.min(least, (after.user + after.system - user - system) / 1_000);
      }
      longestMs = Math.max(longestMs, least);
      return least > LONGEST_MS ? `slow: ${Math.round(least)} ms of processor time` : undefined;
    },
    heap(): string | undefined {
      if (!judged) return undefined;
      collect();
      const { heapUsed, external } = process.memoryUsage();
      const used = heapUsed + external;
      first ??= used;
      heapGrowth = Math.max(heapGrowth, used - first);
      return heapGrowth > MOST_GROWTH
        ? `memory: ${Math.round(heapGrowth / 1_048_576)} MiB more than at first`
        : undefined;
    },
    seen: () => ({ longestMs, heapGrowth }),
  };
}
