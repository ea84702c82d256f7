import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { importWith } from "../bugs/load.ts";
import { CALLBACK_MISTAKES } from "../bugs/callbacks.ts";
import { BUGS } from "../bugs/table.ts";
import type { CallbackHistory } from "../callbacks/callback-history.ts";
import { playCallbacks } from "../callbacks/play-callbacks.ts";
import type { History } from "../scene/history.ts";
import { playHistory } from "../play/play.ts";
import { historyOf } from "./draw.ts";
import type { huntCallbacks } from "../callbacks/hunt-callbacks.ts";
import type { hunt } from "./hunt.ts";
import { shrink } from "./shrink.ts";
import { shortestLike, traceOf } from "./seeds.ts";
import type { AnyHistory, Share, ShareResult } from "./worker.ts";

const run = promisify(execFile);
const MAIN = join(import.meta.dirname, "../main.ts");
/** A history leaves nothing behind: with room for several of them, little is copied when memory is tidied. */
const ROOM = ["--min-semi-space-size=32", "--max-semi-space-size=64"];

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export type Wanted = {
  readonly singles: boolean;
  readonly pairs: boolean;
  /** Pairs of faults over two webhook tests that replace a callback URL. */
  readonly callbacks: boolean;
  /** Pairs of faults within one of them. */
  readonly callbacksWithin: boolean;
  readonly seeds: number;
  readonly from: number;
  readonly workers: number;
  readonly seconds: number | undefined;
  /** Of how many equal parts of a search which one is played; the whole search is part 1 of 1. */
  readonly part: { readonly number: number; readonly of: number };
};

/** Plays what is wanted over several processes; gives how many histories violate a rule. */
export async function runAll(wanted: Wanted, isJson: boolean): Promise<number> {
  const whats: readonly Share["what"][] = [
    ...(wanted.singles ? (["singles"] as const) : []),
    ...(wanted.pairs ? (["pairs"] as const) : []),
    ...(wanted.callbacksWithin ? (["callbacks-within"] as const) : []),
    ...(wanted.callbacks ? (["callbacks"] as const) : []),
    ...(wanted.seeds > 0 ? (["seeds"] as const) : []),
  ];
  let bad = 0;
  for (const what of whats) {
    const begunMs = Date.now();
    const untilMs = wanted.seconds === undefined ? undefined : begunMs + wanted.seconds * 1000;
    const shares = await Promise.all(
      Array.from({ length: wanted.workers }, (_unused, part) =>
        share({
          what,
          part: (wanted.part.number - 1) * wanted.workers + part,
          parts: wanted.part.of * wanted.workers,
          from: wanted.from,
          seeds: wanted.seeds,
          untilMs,
        }),
      ),
    );
    bad += await tell(what, shares, (Date.now() - begunMs) / 1000, isJson);
  }
  return bad;
}

async function share(given: Share): Promise<ShareResult> {
  const { stdout } = await run(process.execPath, [...ROOM, MAIN, "--work", JSON.stringify(given)], {
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout) as ShareResult;
}

function summed(counts: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [key, count] of counts) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}

async function tell(
  what: Share["what"],
  shares: readonly ShareResult[],
  seconds: number,
  isJson: boolean,
): Promise<number> {
  const played = shares.reduce((sum, each) => sum + each.played, 0);
  const ends = summed(shares.flatMap((each) => each.ends));
  const kinds = summed(shares.flatMap((each) => each.kinds));
  const found = shares.flatMap((each) => each.found);
  const failed = shares.flatMap((each) => each.failed);
  const firsts = shares.reduce(
    (sum, each) => ({ done: sum.done + each.firsts.done, all: sum.all + each.firsts.all }),
    { done: 0, all: 0 },
  );
  const bad = [...kinds.values()].reduce((sum, each) => sum + each, failed.length);
  if (isJson) {
    say(
      JSON.stringify({
        what,
        played,
        seconds,
        firsts,
        bad,
        kinds: [...kinds],
        found,
        failed,
        ends: [...ends],
      }),
    );
    return bad;
  }
  say(
    `${what}: ${played} histories in ${Math.round(seconds)} s (${Math.round(played / Math.max(0.001, seconds))}/s), ${bad} violate a rule`,
  );
  if (what === "pairs") say(`  after ${firsts.done} of ${firsts.all} first faults`);
  for (const [end, count] of [...ends].toSorted((one, other) => other[1] - one[1]))
    say(`  ${String(count).padStart(9)}  ${end}`);
  for (const [kind, count] of kinds) say(`  ${String(count).padStart(9)}  VIOLATES ${kind}`);
  for (const { history, violations } of found.slice(0, 5))
    if (isAboutCallbacks(history)) await tellCallbacks(history);
    else await tellHistory(history, violations[0]?.rule ?? "");
  for (const { seed, rule, what: wrong } of failed.slice(0, 20)) say(`  seed ${seed}: ${rule} ${wrong}`);
  const [first] = failed;
  if (first !== undefined) await replay(first.seed);
  return bad;
}

function isAboutCallbacks(history: AnyHistory): history is CallbackHistory {
  return "before" in history.setting;
}

async function tellCallbacks(history: CallbackHistory): Promise<void> {
  say(`\n${JSON.stringify(history)}`);
  say((await playCallbacks(history)).trace.join("\n"));
}

async function tellHistory(history: Omit<History, "seed">, rule: string): Promise<void> {
  const shortest = await shrink({ ...history, seed: 0 }, async (candidate) =>
    (await playHistory(candidate)).violations.some((violation) => violation.rule === rule),
  );
  const { trace, violations } = await traceOf(shortest);
  say(`\n${JSON.stringify({ setting: shortest.setting, legs: shortest.legs })}`);
  say(trace.join("\n"));
  for (const violation of violations) say(`VIOLATES ${violation.rule}: ${violation.what}`);
}

/** Plays a seed, prints its trace and, if it violates a rule, the shortest history that does. */
export async function replay(seed: number): Promise<number> {
  const history = historyOf(seed);
  const { trace, violations } = await traceOf(history);
  say(`seed ${seed}: ${JSON.stringify({ setting: history.setting, legs: history.legs })}`);
  say(trace.join("\n"));
  for (const { rule, what } of violations) say(`VIOLATES ${rule}: ${what}`);
  if (violations.length === 0) return 0;
  const shortest = await shortestLike(history);
  say(`\nshortest: ${JSON.stringify({ setting: shortest.setting, legs: shortest.legs })}`);
  say((await traceOf(shortest)).trace.join("\n"));
  return 1;
}

const MOST_HISTORIES = 3000;

type Hunt = { readonly hunt: typeof hunt };
type CallbackHunt = { readonly huntCallbacks: typeof huntCallbacks };

/** Puts each mistake into the program in turn and prints which rule noticed it; gives how many went unnoticed. */
export async function runBugs(part: Wanted["part"], isJson: boolean): Promise<number> {
  let missed = 0;
  const told = (name: string, rules: readonly string[], caught: Noticed | undefined): void => {
    missed += caught === undefined ? 1 : 0;
    if (isJson) say(JSON.stringify({ bug: name, rules, rule: caught?.rule, after: caught?.after }));
    else
      say(
        caught === undefined
          ? `NOT NOTICED           ${name}`
          : `${caught.rule.padEnd(4)} after ${String(caught.after).padStart(5)}   ${name}`,
      );
  };
  const isOurs = (index: number): boolean => index % part.of === part.number - 1;
  for (const bug of BUGS.filter((_bug, index) => isOurs(index))) {
    const bugged = await importWith<Hunt>(bug.name, "search/hunt.ts");
    told(bug.name, bug.rules, await bugged.hunt(bug, MOST_HISTORIES));
  }
  for (const mistake of CALLBACK_MISTAKES.filter((_mistake, index) => isOurs(index))) {
    const bugged = await importWith<CallbackHunt>(mistake.name, "callbacks/hunt-callbacks.ts");
    told(mistake.name, ["I26"], await bugged.huntCallbacks(mistake));
  }
  return missed;
}

type Noticed = { readonly rule: string; readonly after: number };
