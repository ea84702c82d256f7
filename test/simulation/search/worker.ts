import type { CallbackHistory } from "../callbacks/callback-history.ts";
import { playCallbackPairs, playCallbacksWithin, type CallbackTally } from "../callbacks/every-callback.ts";
import type { History } from "../scene/history.ts";
import { newTally, type Found, type Tally } from "../scene/tally.ts";
import { type MigrationTally, playPairs, playSingles, SETTINGS } from "./every.ts";
import { type FailedSeed, playSeeds } from "./seeds.ts";

/** One share of a search, as text to a process of its own. */
export type Share = {
  readonly what: "singles" | "pairs" | "seeds" | "callbacks" | "callbacks-within";
  readonly part: number;
  readonly parts: number;
  readonly from: number;
  readonly seeds: number;
  /** When to stop, in ms since 1970. */
  readonly untilMs: number | undefined;
};

/** A history of migrations, or of webhook tests. */
export type AnyHistory = Omit<History, "seed"> | CallbackHistory;

/** What a share came to. */
export type ShareResult = {
  readonly what: Share["what"];
  readonly played: number;
  readonly ends: readonly (readonly [string, number])[];
  readonly kinds: readonly (readonly [string, number])[];
  readonly found: readonly Found<AnyHistory>[];
  readonly failed: readonly FailedSeed[];
  /** First faults whose pairs were all played, and how many there are. */
  readonly firsts: { readonly done: number; readonly all: number };
};

/** Does one share and prints its result as one line of JSON. */
export async function work(text: string): Promise<number> {
  const share = JSON.parse(text) as Share;
  // What fails is played again where its stack is shown; making one for each refused write costs more than the write.
  Error.stackTraceLimit = 0;
  const tally: MigrationTally = newTally();
  const ofCallbacks: CallbackTally = newTally();
  const isOurs = (index: number): boolean => index % share.parts === share.part;
  const isOver = (): boolean => share.untilMs !== undefined && Date.now() > share.untilMs;
  const begunMs = Date.now();
  const firsts = { done: 0, all: 0 };
  let failed: readonly FailedSeed[] = [];
  const isOfCallbacks = share.what === "callbacks" || share.what === "callbacks-within";
  if (share.what === "callbacks") await playCallbackPairs(ofCallbacks, isOurs, isOver);
  else if (share.what === "callbacks-within") await playCallbacksWithin(ofCallbacks, isOurs, isOver);
  else if (share.what === "seeds")
    failed = await playSeeds(
      { from: share.from + share.part, count: Math.ceil(share.seeds / share.parts), step: share.parts },
      tally,
      isOver,
    );
  else
    for (const [index, setting] of SETTINGS.entries()) {
      // Each setting gets its part of the time.
      const untilMs =
        share.untilMs === undefined
          ? Infinity
          : begunMs + ((share.untilMs - begunMs) * (index + 1)) / SETTINGS.length;
      const isOver = (): boolean => Date.now() > untilMs;
      if (share.what === "singles") await playSingles(setting, tally, isOurs);
      else {
        const { done, ours } = await playPairs(setting, tally, isOurs, isOver);
        firsts.done += done;
        firsts.all += ours;
      }
    }
  const { played, ends, kinds, found }: Tally<AnyHistory> = isOfCallbacks ? ofCallbacks : tally;
  const result: ShareResult = {
    what: share.what,
    played,
    ends: [...ends],
    kinds: [...kinds],
    found,
    failed,
    firsts,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  return 0;
}
