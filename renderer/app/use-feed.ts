import { useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { ConnectionState } from "../api/link.ts";
import type { Feed } from "../stores/feed.ts";
import { valueOf, type Loadable } from "../stores/loadable.ts";
import { useLink } from "./window-context.tsx";

/** A feed's current state: loading, ready, stale or failed. */
export function useFeed<T>(feed: Feed<T>): Loadable<T> {
  return useStore(feed);
}

/**
 * One part of a feed's value; the component renders again only when that part changes. Undefined without a
 * value.
 */
export function usePart<T, P>(feed: Feed<T>, part: (value: T) => P): P | undefined {
  return useStore(feed, (state) => {
    const value = valueOf(state);
    return value === undefined ? undefined : part(value);
  });
}

/** Whether the program behind the window responds. */
export function useConnection(): ConnectionState {
  const { connection } = useLink();
  return useSyncExternalStore(
    (changed) => connection.onChange(changed),
    () => connection.state(),
  );
}
