import { createStore, type StoreApi } from "zustand/vanilla";
import type { InputOf, OutputOf, PushOf } from "../../shared/rpc/api.ts";
import type { Client } from "../../shared/rpc/client.ts";
import type { MethodName, TopicName } from "../../shared/rpc/names.ts";
import { callFor } from "./call.ts";
import type { CallProblem } from "./call-problem.ts";
import { loading, ready, staleOf, type Loadable } from "./loadable.ts";

/** A store of something that the program knows, which can be told to read it again. */
export type Reread<T> = StoreApi<Loadable<T>> & {
  /** Reads anew; what is shown stays until the answer is there. An answer never replaces one that was asked for later. */
  refresh(): Promise<void>;
};

/** A store that reads once, listens for good, and can be told to read again. */
export type Feed<T> = Reread<T> & {
  /** Takes in what came with the answer to another call; `change` keeps what is known where that is newer. */
  take(change: (value: T) => T): void;
  close(): void;
};

type FeedOptions<T, M extends MethodName, P extends TopicName> = {
  readonly client: Client;
  readonly method: M;
  readonly input: InputOf<M>;
  readonly topic: P;
  readonly read: (answer: OutputOf<M>) => T;
  /** What was pushed, joined with what is known. `known` is undefined before the first answer. */
  readonly merge: (known: T | undefined, push: PushOf<P>) => T | undefined;
  /** Says which of the two is newer where the values themselves can tell, whatever the order they came in. */
  readonly newer?: (known: T, answered: T) => T;
  /** Each push is the whole value, so that one is as good as an answer. */
  readonly pushIsWhole?: boolean;
  /** After this problem the value is known no longer; after any other it stays and is marked as stale. */
  readonly forgetsAfter?: (problem: CallProblem) => boolean;
  readonly now?: () => number;
};

/**
 * Opens a feed: listens first and asks second, so that nothing can slip between. What is pushed while an answer is on
 * its way counts as newer than that answer, for nobody can tell which of the two the program said first; where the
 * answer was the newer one, the push that goes with it is still to come.
 */
export function openFeed<T, M extends MethodName, P extends TopicName>(
  options: FeedOptions<T, M, P>,
): Feed<T> {
  const { client, merge, now = Date.now, newer = (_known, answered) => answered } = options;
  const store = createStore<Loadable<T>>(() => loading);
  /** What was pushed since each question that is still open was asked. */
  const since = new Map<number, PushOf<P>[]>();
  let asked = 0;
  let answered = 0;
  const known = (): T | undefined => {
    const state = store.getState();
    return state.kind === "ready" ? state.value : undefined;
  };
  /** Shows a part that changed: what could not be read again is no fresher for it. */
  const showPart = (value: T): void => {
    const state = store.getState();
    const stale = state.kind === "ready" && state.stale !== undefined ? { stale: state.stale } : {};
    store.setState({ kind: "ready", value, at: now(), ...stale }, true);
  };
  const showWhole = (value: T): void => store.setState(ready(value, now()), true);
  const unsubscribe = client.subscribe(options.topic, (push) => {
    for (const pushes of since.values()) pushes.push(push);
    const before = known();
    const next = merge(before, push);
    if (next === undefined || next === before) return;
    if (options.pushIsWhole === true) showWhole(next);
    else showPart(next);
  });
  const failed = (problem: CallProblem): void => {
    const state = store.getState();
    // What was seen before is better than nothing; that it could not be read again is shown beside it.
    const kept = state.kind === "ready" && options.forgetsAfter?.(problem) !== true;
    store.setState(kept ? staleOf(state) : { kind: "failed", problem }, true);
  };
  const refresh = async (): Promise<void> => {
    asked += 1;
    const question = asked;
    since.set(question, []);
    const answer = await callFor(client, options.method, options.input);
    const pushes = since.get(question) ?? [];
    since.delete(question);
    if (question < answered) return;
    answered = question;
    if (!answer.ok) {
      failed(answer.problem);
      return;
    }
    const before = known();
    const read = options.read(answer.value);
    let value = before === undefined ? read : newer(before, read);
    for (const push of pushes) value = merge(value, push) ?? value;
    showWhole(value);
  };
  return Object.assign(store, {
    refresh,
    take: (change: (value: T) => T) => {
      const value = known();
      if (value !== undefined) showPart(change(value));
    },
    close: unsubscribe,
  });
}
