import {
  CHANGE_FAULTS,
  QUERY_FAULTS,
  type CallbackFault,
  type CallbackHistory,
  type CallbackLeg,
  type CallbackSetting,
} from "./callback-history.ts";
import { playCallbacks, type CallbackCounts } from "./play-callbacks.ts";
import { count, type Tally } from "../scene/tally.ts";

const CALLBACK_SETTINGS: readonly CallbackSetting[] = [{ before: "owner's" }, { before: "none" }];

/** What a search of webhook tests counts and finds. */
export type CallbackTally = Tally<CallbackHistory>;

/** The next process starts at once, while a late request may still take effect, or after that. */
const RESTS_MS = [100, 60_000] as const;

/** Every way in which a process can go wrong, given what a process without a fault did. */
function callbackFaultsOf({
  requests,
  changes,
  writes,
}: CallbackCounts): readonly (readonly CallbackFault[])[] {
  const faults: CallbackFault[] = [];
  for (let at = 0; at < requests; at += 1) {
    if (changes.has(at)) for (const fault of CHANGE_FAULTS) faults.push({ kind: "change", at, fault });
    else for (const fault of QUERY_FAULTS) faults.push({ kind: "query", at, fault });
    const whens = changes.has(at) ? (["before", "after", "late"] as const) : (["before", "after"] as const);
    for (const when of whens) faults.push({ kind: "dies", at, when });
    for (const sets of [true, false]) faults.push({ kind: "other", at, sets });
    faults.push({ kind: "hurried", at }, { kind: "offline", at });
  }
  for (let write = 0; write < writes; write += 1) {
    for (const when of ["before", "after"] as const) faults.push({ kind: "dies-writing", write, when });
    faults.push({ kind: "disk", write });
  }
  return [...faults.map((fault) => [fault]), ...lostAndMore(requests, changes)];
}

const LOST = ["lost-before", "lost-after", "late-15", "error-late-10"] as const;

/** The computer is shut down, or the network fails, while it is unknown what became of a request. */
function lostAndMore(requests: number, changes: ReadonlySet<number>): readonly (readonly CallbackFault[])[] {
  return [...changes].flatMap((at) =>
    LOST.flatMap((fault) =>
      Array.from({ length: 2 * (requests - at) }, (_unused, more): readonly CallbackFault[] => [
        { kind: "change", at, fault },
        { kind: more % 2 === 0 ? "hurried" : "offline", at: at + 1 + Math.floor(more / 2) },
      ]),
    ),
  );
}

async function play(history: CallbackHistory, tally: CallbackTally): Promise<readonly CallbackCounts[]> {
  const { violations, counts, end } = await playCallbacks(history);
  count(tally, { history, violations }, end);
  return counts;
}

/** A process in which nothing goes wrong, and that has to restore what is left without a person. */
const LAST: CallbackLeg = { alone: true, restMs: 0 };

/** Plays every fault of one process, followed by a process without a fault. */
export async function playCallbackSingles(tally: CallbackTally, isOver: () => boolean): Promise<void> {
  for (const setting of CALLBACK_SETTINGS)
    for (const faults of await faultsAfter(setting, []))
      for (const restMs of RESTS_MS)
        if (!isOver()) await play({ setting, legs: [{ faults, restMs }, LAST] }, tally);
}

/** Plays every ordered pair of faults over two processes, followed by a process without a fault. */
export async function playCallbackPairs(
  tally: CallbackTally,
  isOurs: (index: number) => boolean,
  isOver: () => boolean,
): Promise<void> {
  let index = 0;
  for (const setting of CALLBACK_SETTINGS)
    for (const faults of await faultsAfter(setting, []))
      for (const restMs of RESTS_MS) {
        index += 1;
        if (isOurs(index)) await playAfter(setting, { faults, restMs }, tally, isOver);
      }
}

/** Plays every fault of the process after a first one. */
export async function playAfter(
  setting: CallbackSetting,
  first: CallbackLeg,
  tally: CallbackTally,
  isOver: () => boolean,
): Promise<void> {
  if (isOver()) return;
  for (const faults of await faultsAfter(setting, [first]))
    for (const restMs of RESTS_MS)
      if (!isOver()) await play({ setting, legs: [first, { faults, restMs }, LAST] }, tally);
}

/** The faults that a process after these can meet. */
async function faultsAfter(
  setting: CallbackSetting,
  before: readonly CallbackLeg[],
): Promise<readonly (readonly CallbackFault[])[]> {
  const { counts } = await playCallbacks({ setting, legs: [...before, { restMs: 0 }] });
  const last = counts.at(-1);
  return last === undefined ? [] : callbackFaultsOf(last);
}
