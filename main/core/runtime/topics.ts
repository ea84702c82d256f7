import type { PushOf } from "../../../shared/rpc/topics.ts";
import type { TopicName } from "../../../shared/rpc/names.ts";

/** Publishes a value on a topic. */
export type Push = <T extends TopicName>(topic: T, push: PushOf<T>) => void;

export type Topics = {
  readonly push: Push;
  /** Whether anyone listens: a push that is costly to make can be left out otherwise. */
  readonly isHeard: (topic: TopicName) => boolean;
  readonly subscribe: (topic: string, listener: (push: unknown) => void) => () => void;
};

/** Passes the core's pushes to the listeners of a topic, synchronously and in order. */
export function createTopics(): Topics {
  const listeners = new Map<string, Set<(push: unknown) => void>>();
  return {
    push(topic, push) {
      for (const listener of listeners.get(topic) ?? []) listener(push);
    },
    isHeard: (topic) => (listeners.get(topic)?.size ?? 0) > 0,
    subscribe(topic, listener) {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      return () => {
        known.delete(listener);
      };
    },
  };
}
