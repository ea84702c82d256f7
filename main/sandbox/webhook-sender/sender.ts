import type { Chance } from "../world/chance.ts";
import type { SandboxClock } from "../world/clock.ts";
import type { WorldState } from "../world/state.ts";
import type { Posted } from "./attempt.ts";
import type { SenderBehavior } from "./behavior.ts";
import { createDispatcher } from "./dispatcher.ts";
import { type LaterFact, messageFact, replyFacts } from "./facts.ts";
import { holdQueue } from "./held-queue.ts";
import type { Outbound } from "./outbound.ts";
import { type Queue, type Tally, emptyQueue, withFact } from "./queue.ts";
import type { Fact, InboundMessage, Side } from "./update.ts";

type Jump = {
  readonly nowMs: () => number;
  /** Lets the clock run ahead by so many milliseconds. */
  readonly ahead: (ms: number) => void;
  readonly tick: () => Promise<void>;
  readonly nextAtMs: () => number | undefined;
  /** How many requests have found no answer so far. */
  readonly silences: () => number;
};

/** A jump stops so many times on its way; the on-premises client would want hundreds of attempts for each week. */
export const MOST_STOPS = 60;

/**
 * Lets that much time pass, from one attempt that becomes due to the next.
 *
 * An address that does not answer at all is waited for once, not at every stop: nobody sits through that.
 */
export async function advanced({ nowMs, ahead, tick, nextAtMs, silences }: Jump, ms: number): Promise<void> {
  const target = nowMs() + ms;
  const before = silences();
  for (let stops = 0; stops < MOST_STOPS && silences() === before; stops += 1) {
    await tick();
    const next = nextAtMs();
    if (next === undefined || next > target) break;
    ahead(next - nowMs());
  }
  ahead(target - nowMs());
  await tick();
}

/** How notifications fare. */
export type Deliveries = Tally & { readonly waiting: number; readonly nextAtMs: number | undefined };

/** Tells customers what happened, and again where they did not hear. */
export type Sender = {
  /** Takes up what was kept. */
  readonly begin: () => void;
  /** A message has reached the number on this side. */
  readonly take: (side: Side, message: InboundMessage) => void;
  /** Something else is to be told on this side. */
  readonly tell: (side: Side, fact: Fact) => void;
  /** The same of something that is yet to happen. */
  readonly tellLater: (side: Side, later: LaterFact) => void;
  readonly deliveries: () => Deliveries;
  /** The sender's clock: the platform's, and what it was made to run ahead. */
  readonly nowMs: () => number;
  /** Tries what is due, and what becomes due meanwhile; resolves when nothing is under way. */
  readonly tick: () => Promise<void>;
  /** Lets the clock run ahead, and tries on the way whatever becomes due. */
  readonly advance: (ms: number) => Promise<void>;
  /** Calls the listener after each notification that was posted; the returned function ends that. */
  readonly onPosted: (listener: (posted: Posted) => void) => () => void;
  readonly kept: () => Queue;
  /** Forgets everything, and puts the clock right. */
  readonly beginAgain: () => void;
  readonly close: () => void;
};

export type SenderParts = {
  readonly state: () => WorldState;
  readonly conduct: () => SenderBehavior;
  readonly outbound: Outbound;
  readonly clock: SandboxClock;
  readonly chance: Chance;
  /** Hears of every change of the queue. */
  readonly changed: () => void;
  /** Milliseconds between the statuses of an automatic answer; undefined where the business does not answer. */
  readonly replyPaceMs: number | undefined;
  readonly kept: Queue | undefined;
};

/** What overtakes has so much of a start. */
const OVERTAKING_MS = 3_000;

/**
 * A sender for the platform. Where its clock has to be told to advance, so has the sender: it does nothing but in
 * `tick` and `advance`. What was kept is taken up again, so a notification may go out a second time after a kill.
 */
export function createSender(parts: SenderParts): Sender {
  const { state, conduct, outbound, clock, chance, replyPaceMs } = parts;
  const held = holdQueue(parts.kept, clock, parts.changed);
  const driven = clock.advance !== undefined;
  const dispatcher = createDispatcher({ held, state, conduct, outbound, driven });
  let jump = Promise.resolve();
  const tell = (side: Side, fact: Fact, laterMs = 0): void => {
    const now = held.nowMs();
    const nextAtMs = now + laterMs + setBackMs(conduct(), held.queue());
    held.become(withFact(held.queue(), { side, fact, nowMs: now, nextAtMs }));
    dispatcher.nudge();
  };

  return {
    begin: dispatcher.nudge,
    take(side, message) {
      const when = { side, nowMs: clock.nowMs(), chance };
      const fact = messageFact(message, when);
      tell(side, fact);
      if (replyPaceMs === undefined) return;
      const reply = { to: fact.from, paceMs: replyPaceMs };
      for (const { fact: told, laterMs } of replyFacts(state(), reply, when)) tell(side, told, laterMs);
    },
    tell,
    tellLater: (side, { fact, laterMs }) => tell(side, fact, laterMs),
    deliveries: () => {
      const { tally, waiting } = held.queue();
      return { ...tally, waiting: waiting.length, nextAtMs: held.nextAtMs() };
    },
    nowMs: held.nowMs,
    tick: dispatcher.tick,
    advance: (ms) => (jump = jump.then(() => advanced({ ...held, ...dispatcher }, ms))),
    onPosted: dispatcher.onPosted,
    kept: held.queue,
    // Counting goes on: what is still under way must not be taken for something new.
    beginAgain: () => held.become({ ...emptyQueue, seq: held.queue().seq }),
    close: () => {
      held.close();
      dispatcher.close();
    },
  };
}

/** By how much the faults put the next update off. */
function setBackMs({ firstDelayMs, reordered }: SenderBehavior, { seq }: Queue): number {
  return firstDelayMs + (reordered && seq % 2 === 0 ? OVERTAKING_MS : 0);
}
