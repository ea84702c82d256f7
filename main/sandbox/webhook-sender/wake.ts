/** Calls back at a later time, and only once however often it is asked. */
export type Wake = {
  /** As soon as what happens in this turn of the event loop has happened. */
  readonly soon: () => void;
  /** After so many milliseconds at the latest; takes the place of the time set before. */
  readonly after: (ms: number) => void;
  readonly stop: () => void;
};

/** Longest time that one timer measures. */
const LONGEST_MS = 24 * 3_600_000;

/** A wake that nothing keeps alive but itself: a process may end over it. */
export function createWake(call: () => void): Wake {
  let next: NodeJS.Immediate | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    soon: () => {
      next ??= setImmediate(() => {
        next = undefined;
        call();
      });
    },
    after: (ms) => {
      clearTimeout(timer);
      timer = setTimeout(call, Math.min(LONGEST_MS, Math.max(1, ms)));
      timer.unref();
    },
    stop: () => {
      clearImmediate(next);
      clearTimeout(timer);
      next = undefined;
    },
  };
}
