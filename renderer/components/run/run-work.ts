import { createStore, type StoreApi } from "zustand/vanilla";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { err, type Result } from "../../../shared/result.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import type { RealmStores } from "../../stores/realm-stores.ts";
import { withRun } from "../../stores/runs.ts";

/** An action of the user on a migration. */
export type RunAction = "proceed" | "reopen" | "confirm" | "code" | "resend" | "resolve" | "abandon";

/**
 * The actions that this window is running on migrations, and the problem of each migration's last action,
 * by migration ID.
 */
export type RunWork = {
  readonly underWay: ReadonlyMap<string, RunAction>;
  readonly problems: ReadonlyMap<string, CallProblem>;
};

type Moved = Result<RunSnapshot, CallProblem>;

// One per realm, not per screen: an action continues when the screen is left, and shows again on return.
const works = new WeakMap<RealmStores, StoreApi<RunWork>>();

/** The store of actions that this window runs on the migrations of a realm. */
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
  /** Resolves to undefined if the user canceled; then no problem is shown. */
  readonly work: () => Promise<Moved | undefined>;
};

/**
 * Runs one action on a migration and stores the resulting snapshot. Does nothing while another action on it
 * runs.
 */
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

/** Applies a snapshot returned by a call to the store of migrations. */
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
