import { instant, isoOf, type Clock } from "../../../shared/time.ts";
import type { StateKeeper } from "./state.ts";

/** The user's decision on the one answer: send, decline, or no decision in time. */
export type ReplyOffer = {
  /** Asks the user while the callback URL stays replaced. Stopping the test resolves to `stopped`. */
  ask(): Promise<"send" | "declined" | "not-confirmed" | "stopped">;
  /** Accepts the decision; has no effect unless `ask` is waiting. */
  answer(send: boolean): void;
};

type Deps = {
  readonly state: StateKeeper;
  readonly clock: Clock;
  readonly waitMs: number;
  readonly stop: AbortSignal;
};

/** Creates the offer of one test; the first decision counts. */
export function replyOffer({ state, clock, waitMs, stop }: Deps): ReplyOffer {
  let waiting: ((decision: "send" | "declined") => void) | undefined;
  return {
    async ask() {
      if (stop.aborted) return "stopped";
      const received = Promise.withResolvers<"send" | "declined">();
      waiting = received.resolve;
      const waitEnded = new AbortController();
      state.change({ phase: "awaiting-reply", until: isoOf(instant(clock.now() + waitMs)) });
      const ended = clock
        .sleep(waitMs, AbortSignal.any([stop, waitEnded.signal]))
        .then(() => (stop.aborted ? ("stopped" as const) : ("not-confirmed" as const)));
      const decision = await Promise.race([received.promise, ended]);
      waitEnded.abort();
      waiting = undefined;
      state.change({ phase: "working" }, ["until"]);
      return decision;
    },
    answer(send) {
      waiting?.(send ? "send" : "declined");
    },
  };
}
