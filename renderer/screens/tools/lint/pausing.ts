import type { Pausing } from "./check-sources.ts";

/** The longest stretch of work without a pause, in ms: the window draws between two of them. */
const STRETCH_MS = 12;

/**
 * Lets the window go on while something long is done: `pause` waits for the next task if the last stretch was
 * long enough, tells how much is done, and throws once `signal` is aborted.
 */
export function pausingWith(signal: AbortSignal, onPart: (part: number) => void): Pausing {
  let last = performance.now();
  return {
    async pause(part) {
      if (performance.now() - last < STRETCH_MS) return;
      onPart(part);
      await new Promise((resolve) => setTimeout(resolve, 0));
      signal.throwIfAborted();
      last = performance.now();
    },
  };
}
