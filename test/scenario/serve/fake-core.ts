import { ok } from "../../../shared/result.ts";
import type { Transport } from "../../../shared/rpc/client.ts";

/** A core that answers each call with its name, and says on its topics what the test tells it to. */
export type EchoCore = Transport & {
  readonly calls: readonly { readonly method: string; readonly input: unknown }[];
  readonly push: (topic: string, push: unknown) => void;
  readonly listeners: () => number;
};

/** `realm` stands in each answer; `answers` take the place of the echo, by method. */
export function echoCore(
  realm: string,
  answers: Readonly<Record<string, () => Promise<never> | Promise<ReturnType<typeof ok>>>> = {},
): EchoCore {
  const calls: { method: string; input: unknown }[] = [];
  const listeners = new Map<string, Set<(push: unknown) => void>>();
  return {
    calls,
    push: (topic, push) => listeners.get(topic)?.forEach((listener) => listener(push)),
    listeners: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    call: async (method, input) => {
      calls.push({ method, input });
      return answers[method]?.() ?? ok({ realm, method });
    },
    subscribe: (topic, listener) => {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      return () => known.delete(listener);
    },
  };
}
