import { createStore, type StoreApi } from "zustand/vanilla";
import type { InputOf, OutputOf } from "../../shared/rpc/api.ts";
import type { PushOf } from "../../shared/rpc/topics.ts";
import type { Client } from "../../shared/rpc/client.ts";
import type { MethodName, TopicName } from "../../shared/rpc/names.ts";
import { callFor } from "./call.ts";
import type { CallProblem } from "./call-problem.ts";
import { loading, ready, staleOf, type Loadable } from "./loadable.ts";

/** A store of program data that can be read again on request. */
export type Reread<T> = StoreApi<Loadable<T>> & {
  /**
   * Reads again; the shown value stays until the response arrives. A response never replaces that of a
   * later read.
   */
  refresh(): Promise<void>;
};

/** A store that subscribes once and stays up to date, and can be read again on request. */
export type Feed<T> = Reread<T> & {
  /** Applies data returned by another call; `change` must keep the known value where that is newer. */
  take(change: (value: T) => T): void;
  close(): void;
};

type FeedOptions<T, M extends MethodName, P extends TopicName> = {
  readonly client: Client;
  readonly method: M;
  readonly input: InputOf<M>;
  readonly topic: P;
  readonly read: (answer: OutputOf<M>) => T;
  /**
   * Applies a push to the known value, which is undefined before the first response. Undefined ignores the
   * push.
   */
  readonly merge: (known: T | undefined, push: PushOf<P>) => T | undefined;
  /** Chooses the newer of two values if they carry a revision, whatever their order of arrival. */
  readonly newer?: (known: T, answered: T) => T;
  /** True if each push is the complete value, as good as a response. */
  readonly pushIsWhole?: boolean;
  /** After such a problem the known value is dropped; after any other it stays, marked as stale. */
  readonly forgetsAfter?: (problem: CallProblem) => boolean;
  readonly now?: () => number;
};

/**
 * Opens a feed: subscribes before it reads, so that no change is missed.
 *
 * Pushes received while a read is pending are applied on top of its response, because their order is
 * unknown; if the response was newer, the matching push is still to come.
 */
export function openFeed<T, M extends MethodName, P extends TopicName>(
  options: FeedOptions<T, M, P>,
): Feed<T> {
  const { client, merge, now = Date.now, newer = (_known, answered) => answered } = options;
  const store = createStore<Loadable<T>>(() => loading);
  /** Pushes received since each pending read began, by the read's number. */
  const since = new Map<number, PushOf<P>[]>();
  let asked = 0;
  let answered = 0;
  const known = (): T | undefined => {
    const state = store.getState();
    return state.kind === "ready" ? state.value : undefined;
  };
  /** Publishes a partial change. A stale mark stays, because the rest was not read again. */
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
    // Earlier data stays visible, marked as stale.
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
