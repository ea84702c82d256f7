import { createStore, type StoreApi } from "zustand/vanilla";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { err, type Result } from "../../../shared/result.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import type { RealmStores } from "../../stores/realm-stores.ts";
import { withRun } from "../../stores/runs.ts";

/** What a person set off on a run, by the name of the button. */
export type RunAction = "proceed" | "reopen" | "confirm" | "code" | "resend" | "resolve" | "abandon";

/** What this window is doing with runs now, and why its last doing came to nothing. */
export type RunWork = {
  readonly underWay: ReadonlyMap<string, RunAction>;
  readonly problems: ReadonlyMap<string, CallProblem>;
};

type Moved = Result<RunSnapshot, CallProblem>;

// By realm, not by screen: what was set off goes on when the screen is left, and shows again when it is back.
const works = new WeakMap<RealmStores, StoreApi<RunWork>>();

/** The store of what this window is doing with the runs of a realm. */
export function runWorkOf(stores: RealmStores): StoreApi<RunWork> {
  const known = works.get(stores);
  if (known !== undefined) return known;
  const store = createStore<RunWork>(() => ({ underWay: new Map(), problems: new Map() }));
  works.set(stores, store);
  return store;
}

type Doing = {
  readonly run: string;
  readonly action: RunAction;
  /** Undefined where the person changed their mind: then nothing is said. */
  readonly work: () => Promise<Moved | undefined>;
};

/** Does one thing with a run and takes the snapshot it ends with. While one thing is done, another is not begun. */
export async function workOnRun(stores: RealmStores, { run, action, work }: Doing): Promise<void> {
  const store = runWorkOf(stores);
  if (store.getState().underWay.has(run)) return;
  store.setState(({ underWay, problems }) => ({
    underWay: new Map(underWay).set(run, action),
    problems: without(problems, run),
  }));
  const moved = await work().catch((cause: unknown): Moved => err(mistake(cause)));
  if (moved?.ok === true) takeRun(stores, moved.value);
  store.setState(({ underWay, problems }) => ({
    underWay: without(underWay, run),
    problems: moved?.ok === false ? new Map(problems).set(run, moved.problem) : problems,
  }));
}

/** Takes a snapshot that came as an answer into the store of runs. */
export function takeRun({ runs }: RealmStores, snapshot: RunSnapshot): void {
  runs.take((known) => withRun(known, snapshot));
}

function without<T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

function mistake(cause: unknown): CallProblem {
  return { kind: "mistake", text: cause instanceof Error ? cause.message.slice(0, 300) : "" };
}
