import { instant, isoOf, type Clock } from "../../../shared/time.ts";
import type { StateKeeper } from "./state.ts";

/** A person's word on the one answer: yes, no, or none in time. */
export type ReplyOffer = {
  /** Asks, while the callback stays borrowed. Whoever stops the test says no. */
  ask(): Promise<"send" | "declined" | "not-confirmed" | "stopped">;
  /** Takes the word; without a question that waits, nothing happens. */
  answer(send: boolean): void;
};

type Deps = {
  readonly state: StateKeeper;
  readonly clock: Clock;
  readonly waitMs: number;
  readonly stop: AbortSignal;
};

/** Gives what asks for the word once, and takes the first one that comes. */
export function replyOffer({ state, clock, waitMs, stop }: Deps): ReplyOffer {
  let waiting: ((word: "send" | "declined") => void) | undefined;
  return {
    async ask() {
      if (stop.aborted) return "stopped";
      const given = Promise.withResolvers<"send" | "declined">();
      waiting = given.resolve;
      const over = new AbortController();
      state.change({ phase: "awaiting-reply", until: isoOf(instant(clock.now() + waitMs)) });
      const ended = clock
        .sleep(waitMs, AbortSignal.any([stop, over.signal]))
        .then(() => (stop.aborted ? ("stopped" as const) : ("not-confirmed" as const)));
      const word = await Promise.race([given.promise, ended]);
      over.abort();
      waiting = undefined;
      state.change({ phase: "working" }, ["until"]);
      return word;
    },
    answer(send) {
      waiting?.(send ? "send" : "declined");
    },
  };
}
