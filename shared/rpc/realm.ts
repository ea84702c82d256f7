import type { Transport } from "./client.ts";
import { PRACTICE_PREFIX } from "./names.ts";

/** The user's own numbers, or Practice. The two share no data folder, vault or journal. */
export type Realm = "own" | "practice";

/** Gives the transport limited to one realm: callers use the plain names of the contract. */
export function inRealm(transport: Transport, realm: Realm): Transport {
  if (realm === "own") return transport;
  return {
    call: (method, input) => transport.call(`${PRACTICE_PREFIX}${method}`, input),
    subscribe: (topic, listener) => transport.subscribe(`${PRACTICE_PREFIX}${topic}`, listener),
  };
}

/**
 * Joins the transports of both realms for a host. `practice` is called on first use. If it cannot be opened,
 * the call returns the problem; subscriptions become active once it opens later.
 */
export function joinRealms(own: Transport, practice: () => Promise<Transport>): Transport {
  const waiting = new Set<(ready: Transport) => void>();
  const opened = async (): Promise<Transport> => {
    const ready = await practice();
    for (const begin of waiting) begin(ready);
    waiting.clear();
    return ready;
  };
  return {
    call: async (method, input) => {
      if (!method.startsWith(PRACTICE_PREFIX)) return own.call(method, input);
      return (await opened()).call(method.slice(PRACTICE_PREFIX.length), input);
    },
    subscribe: (topic, listener) => {
      if (!topic.startsWith(PRACTICE_PREFIX)) return own.subscribe(topic, listener);
      let end: (() => void) | undefined;
      const begin = (ready: Transport): void => {
        end = ready.subscribe(topic.slice(PRACTICE_PREFIX.length), listener);
      };
      waiting.add(begin);
      // The next call reports why Practice could not be opened.
      opened().catch(() => undefined);
      return () => {
        waiting.delete(begin);
        end?.();
      };
    },
  };
}
