import {
  CHANGE_FAULTS,
  KEPT,
  LOSSES,
  QUERY_FAULTS,
  REFUSALS,
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

/** Every way in which a process can go wrong once, given what a process without a fault did. */
function callbackFaultsOf({ requests, changes, writes }: CallbackCounts): readonly CallbackFault[] {
  const faults: CallbackFault[] = [];
  for (let at = 0; at < requests; at += 1) {
    const isChange = changes.has(at);
    if (isChange) for (const fault of CHANGE_FAULTS) faults.push({ kind: "change", at, fault });
    else for (const fault of QUERY_FAULTS) faults.push({ kind: "query", at, fault });
    const whens = isChange ? (["before", "after", "late"] as const) : (["before", "after"] as const);
    for (const when of whens) faults.push({ kind: "dies", at, when });
    for (const sets of [true, false]) faults.push({ kind: "other", at, sets });
    faults.push({ kind: "hurried", at }, { kind: "offline", at });
    for (const why of REFUSALS)
      if (isChange || why === "token-invalid") faults.push({ kind: "refuses", at, why });
    if (isChange) faults.push({ kind: "revoked", at });
    // The process has what it stored in memory: when it is lost hardly matters.
    if (isChange || at === requests - 1)
      for (const what of KEPT) for (const how of LOSSES) faults.push({ kind: "vault-lost", at, what, how });
  }
  for (let write = 0; write < writes; write += 1) {
    for (const when of ["before", "after"] as const) faults.push({ kind: "dies-writing", write, when });
    faults.push({ kind: "disk", write });
  }
  return faults;
}

/** Where among the requests of its process a fault is; what concerns a record is between two requests. */
function placeOf(fault: CallbackFault, { writesAfter }: CallbackCounts): number {
  return "write" in fault ? (writesAfter[fault.write] ?? 0) - 0.5 : fault.at;
}

/** One request has one course. */
function excludes(one: CallbackFault, other: CallbackFault): boolean {
  const hasCourse = (fault: CallbackFault): boolean => fault.kind === "query" || fault.kind === "change";
  return hasCourse(one) && hasCourse(other) && "at" in one && "at" in other && one.at === other.at;
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

/**
 * A process in which nothing goes wrong, and that has to restore what is left without a person: by its test if the one
 * before ended a moment ago, and by itself at its start if that was long ago.
 */
function lastAfter(restMs: (typeof RESTS_MS)[number]): CallbackLeg {
  return { alone: true, restMs: 0, ...(restMs === RESTS_MS[1] ? { settles: true } : {}) };
}

/** Plays every fault of one process, followed by a process without a fault. */
export async function playCallbackSingles(tally: CallbackTally, isOver: () => boolean): Promise<void> {
  for (const setting of CALLBACK_SETTINGS)
    for (const faults of alternatives(await countsAfter(setting, [])))
      for (const restMs of RESTS_MS)
        if (!isOver()) await play({ setting, legs: [{ faults, restMs }, lastAfter(restMs)] }, tally);
}

/** Plays every ordered pair of faults over two processes, followed by a process without a fault. */
export async function playCallbackPairs(
  tally: CallbackTally,
  isOurs: (index: number) => boolean,
  isOver: () => boolean,
): Promise<void> {
  let index = 0;
  for (const setting of CALLBACK_SETTINGS)
    for (const faults of alternatives(await countsAfter(setting, [])))
      for (const restMs of RESTS_MS) {
        index += 1;
        if (isOurs(index)) await playAfter(setting, { faults, restMs }, tally, isOver);
      }
}

/** Plays every ordered pair of faults within one process, followed by a process without a fault. */
export async function playCallbacksWithin(
  tally: CallbackTally,
  isOurs: (index: number) => boolean,
  isOver: () => boolean,
): Promise<void> {
  let index = 0;
  for (const setting of CALLBACK_SETTINGS)
    for (const first of callbackFaultsOf(await countsAfter(setting, []))) {
      index += 1;
      if (isOurs(index)) await playBeside(setting, first, tally, isOver);
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
  for (const faults of alternatives(await countsAfter(setting, [first])))
    for (const restMs of RESTS_MS)
      if (!isOver()) await play({ setting, legs: [first, { faults, restMs }, lastAfter(restMs)] }, tally);
}

/** Plays every fault that the process can meet beside a first one, at the same request or later. */
export async function playBeside(
  setting: CallbackSetting,
  first: CallbackFault,
  tally: CallbackTally,
  isOver: () => boolean,
): Promise<void> {
  if (isOver()) return;
  const { counts } = await playCallbacks({ setting, legs: [{ faults: [first], restMs: 0 }] });
  for (const counted of counts.slice(0, 1))
    for (const second of callbackFaultsOf(counted)) {
      if (placeOf(second, counted) < placeOf(first, counted) || excludes(first, second)) continue;
      for (const restMs of RESTS_MS)
        if (!isOver())
          await play({ setting, legs: [{ faults: [first, second], restMs }, lastAfter(restMs)] }, tally);
    }
}

/** Everything that a process can meet between two others. */
function alternatives(counts: CallbackCounts): readonly (readonly CallbackFault[])[] {
  const { requests, changes } = counts;
  return [...callbackFaultsOf(counts).map((fault) => [fault]), ...lostAndMore(requests, changes)];
}

/** What a process without a fault does after these. */
async function countsAfter(
  setting: CallbackSetting,
  before: readonly CallbackLeg[],
): Promise<CallbackCounts> {
  const { counts } = await playCallbacks({ setting, legs: [...before, { restMs: 0 }] });
  const last = counts.at(before.length);
  if (last === undefined) throw new Error("a process was played");
  return last;
}
