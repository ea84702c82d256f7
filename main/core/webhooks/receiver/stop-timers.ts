import type { Clock } from "../../../../shared/time.ts";
import type { ReceiverId } from "../../../../shared/webhook/receiver.ts";
import { runDetached } from "../../runtime/run-detached.ts";

/** Stops receivers when their time is over. */
export type StopTimers = {
  after(receiver: ReceiverId, ms: number): void;
  /** It was stopped by somebody. */
  forget(receiver: ReceiverId): void;
  forgetAll(): void;
};

/** Gives the timers; none runs yet. */
export function stopTimers(clock: Clock, stop: (receiver: ReceiverId) => Promise<void>): StopTimers {
  const timers = new Map<ReceiverId, AbortController>();
  const wait = async (receiver: ReceiverId, ms: number, timer: AbortController): Promise<void> => {
    await clock.sleep(ms, timer.signal);
    if (!timer.signal.aborted) await stop(receiver);
  };
  return {
    after(receiver, ms) {
      timers.get(receiver)?.abort();
      const timer = new AbortController();
      timers.set(receiver, timer);
      runDetached(wait(receiver, ms, timer));
    },
    forget: (receiver) => timers.get(receiver)?.abort(),
    forgetAll() {
      for (const timer of timers.values()) timer.abort();
    },
  };
}
