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
  /** Advances the clock by so many milliseconds. */
  readonly ahead: (ms: number) => void;
  readonly tick: () => Promise<void>;
  readonly nextAtMs: () => number | undefined;
  /** Number of requests so far that got no response. */
  readonly silences: () => number;
};

/** Most stops while advancing; the on-premises client would make hundreds of attempts per week. */
export const MOST_STOPS = 60;

/**
 * Advances the clock in steps, from one due attempt to the next.
 *
 * A URL that does not respond at all costs one timeout, not one per stop; that would take too long.
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

/** Counts and state of the deliveries. */
export type Deliveries = Tally & { readonly waiting: number; readonly nextAtMs: number | undefined };

/** Sends notifications to customers and retries failed ones. */
export type Sender = {
  /** Starts with the saved queue. */
  readonly begin: () => void;
  /** Queues a message that has reached the number on this API. */
  readonly take: (side: Side, message: InboundMessage) => void;
  /** Queues another fact on this API. */
  readonly tell: (side: Side, fact: Fact) => void;
  /** Queues a fact that happens later. */
  readonly tellLater: (side: Side, later: LaterFact) => void;
  readonly deliveries: () => Deliveries;
  /** The sender's clock: the sandbox's, plus the time by which it was advanced. */
  readonly nowMs: () => number;
  /** Sends what is due, and what becomes due meanwhile; resolves when nothing is in flight. */
  readonly tick: () => Promise<void>;
  /** Advances the clock and sends whatever becomes due. */
  readonly advance: (ms: number) => Promise<void>;
  /** Calls the listener after each posted notification; the returned function stops this. */
  readonly onPosted: (listener: (posted: Posted) => void) => () => void;
  readonly kept: () => Queue;
  /** Clears the queue and resets the clock. */
  readonly beginAgain: () => void;
  readonly close: () => void;
};

export type SenderParts = {
  readonly state: () => WorldState;
  readonly conduct: () => SenderBehavior;
  readonly outbound: Outbound;
  readonly clock: SandboxClock;
  readonly chance: Chance;
  /** Called after every change of the queue. */
  readonly changed: () => void;
  /** Milliseconds between the statuses of an automatic reply; undefined if the business does not reply. */
  readonly replyPaceMs: number | undefined;
  readonly kept: Queue | undefined;
};

/** Head start of notifications that overtake others. */
const OVERTAKING_MS = 3_000;

/**
 * Creates the sandbox's sender. With a stepped clock it sends only in `tick` and `advance`. Saved updates are
 * sent again, so a notification may be sent twice after a kill.
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
    // The sequence continues, so that updates in flight are not confused with new ones.
    beginAgain: () => held.become({ ...emptyQueue, seq: held.queue().seq }),
    close: () => {
      held.close();
      dispatcher.close();
    },
  };
}

/** Gives the delay that faults cause for the next update. */
function setBackMs({ firstDelayMs, reordered }: SenderBehavior, { seq }: Queue): number {
  return firstDelayMs + (reordered && seq % 2 === 0 ? OVERTAKING_MS : 0);
}
