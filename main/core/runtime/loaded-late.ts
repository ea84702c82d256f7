import { runDetached } from "./run-detached.ts";

/** Parts that are loaded when they are first needed. */
export type LoadedLate<T> = {
  /**
   * Them, loaded now if they weren't. Rejects if they can't be; the next request tries again. Rejects once closed: what is loaded
   * then would be closed by nobody.
   */
  loaded(): Promise<T>;
  /** Them, if they are loaded. */
  now(): T | undefined;
  /** Does something with them, now or once they are loaded. Once closed, nothing any more. */
  use(work: (parts: T) => void): void;
  /** Waits until what `use` was asked for is done, or can't be. */
  settled(): Promise<void>;
  /** Begins their background work, once they are loaded. */
  begin(): void;
  /** Closes what was loaded. What is on its way is closed too, and begins no background work. */
  close(): Promise<void>;
};

/**
 * Nothing is loaded yet. `unloadable` is told, once, why what `use` was asked for can't be done; without it that is an error of
 * the process.
 */
export function loadedLate<T extends { begin(): void; close(): Promise<void> }>(
  load: () => Promise<T>,
  unloadable?: (fault: unknown) => void,
): LoadedLate<T> {
  let parts: T | undefined;
  let loading: Promise<T> | undefined;
  let isBegun = false;
  let isClosed = false;
  const start = async (): Promise<T> => {
    try {
      parts = await load();
      if (isBegun && !isClosed) parts.begin();
      return parts;
    } finally {
      loading = undefined;
    }
  };
  const loaded = async (): Promise<T> => {
    if (isClosed) throw new Error("the parts are closed");
    return parts ?? (loading ??= start());
  };
  const due: ((parts: T) => void)[] = [];
  const waiting = new Set<Promise<void>>();
  let isTold = false;
  const tellOnce = (fault: unknown): void => {
    if (unloadable === undefined) throw fault;
    if (!isTold) unloadable(fault);
    isTold = true;
  };
  const doNext = async (): Promise<void> => {
    let ready: T;
    try {
      ready = await loaded();
    } catch (fault) {
      due.shift();
      return tellOnce(fault);
    }
    try {
      if (!isClosed) due[0]?.(ready);
    } finally {
      due.shift();
    }
  };
  const whenLoaded = async (work: (parts: T) => void): Promise<void> => {
    due.push(work);
    const done = doNext();
    waiting.add(done);
    try {
      await done;
    } finally {
      waiting.delete(done);
    }
  };
  return {
    loaded,
    now: () => parts,
    use(work) {
      if (isClosed) return;
      // What was asked for before is done first.
      if (parts === undefined || due.length > 0) runDetached(whenLoaded(work));
      else work(parts);
    },
    async settled() {
      while (waiting.size > 0) await Promise.allSettled(waiting);
    },
    begin() {
      if (isBegun || isClosed) return;
      isBegun = true;
      if (parts === undefined) runDetached(loaded());
      else parts.begin();
    },
    async close() {
      isClosed = true;
      if (loading !== undefined) await Promise.allSettled([loading]);
      await parts?.close();
    },
  };
}
