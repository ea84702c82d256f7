import { createHash } from "node:crypto";
import { instant, isoOf, type Clock, type Instant } from "../../../../shared/time.ts";
import type { CopyTry, ReceiverId, ReceiverState } from "../../../../shared/webhook/receiver.ts";
import { withTimeout } from "../../runtime/with-timeout.ts";
import { runDetached } from "../../runtime/run-detached.ts";
import { outcomeOf, type Copy, type Posted } from "../outgoing/post.ts";
import type { DueCopy, Forwarded, NotificationId, Outbox } from "../store/port.ts";
import type { Forwarder } from "./forwarder.ts";
import type { Target } from "./target.ts";

/** Sends copies until the target accepts them, across restarts of the program. */
export type DurableForwarder = Forwarder & {
  /** While paused, nothing is sent and new copies wait. */
  pause(paused: boolean): void;
};

export type DurableLimits = {
  readonly atOnce: number;
  /** Delays before the second attempt, the third and so on, in ms; the last one applies to all later ones. */
  readonly gapsMs: readonly number[];
  /** How long a copy is retried, in ms: the sum of delays between attempts, without times of no attempts. */
  readonly giveUpMs: number;
  /** Another process takes over a copy whose sender has not reported for this long, in ms. */
  readonly holdMs: number;
  readonly closeMs: number;
};

export const DURABLE_LIMITS: DurableLimits = {
  atOnce: 8,
  gapsMs: [5_000, 15_000, 45_000, 120_000, 300_000, 900_000],
  giveUpMs: 3 * 24 * 60 * 60 * 1_000,
  holdMs: 60_000,
  closeMs: 2_000,
};

/** How often to check without a signal: other processes add copies too. */
const LOOK_MS = 30_000;
/** Delay until the store is open, or accepts writes again. */
const RETRY_MS = 1_000;
const TOLD_EVERY_MS = 250;

type Deps = {
  readonly receiver: ReceiverId;
  readonly url: string;
  readonly target: Target;
  readonly clock: Clock;
  /** Undefined while the receiver has no store. */
  readonly outbox: () => Outbox | undefined;
  readonly note: (notification: NotificationId, forwarded: Forwarded) => void;
  readonly onAttempt: (one: CopyTry) => void;
  readonly state: (copies: NonNullable<ReceiverState["copies"]>) => void;
  readonly paused: boolean;
  readonly limits?: DurableLimits;
};

/** Identifies a URL in the store without revealing it: its path or query may hold a production key. */
function markOfTarget(url: string): string {
  return createHash("sha256").update(url, "utf8").digest("hex");
}

/**
 * Creates a forwarder that takes over copies from the sender of a notification: writes each one to disk
 * before the sender gets 200, then sends it until production accepts it, with growing delays, for three days
 * of attempts. If bodies may not be stored, sends the copy once and returns production's answer, as for a
 * copy that is not taken over; while paused, returns a failure so that the sender retries.
 */
export function createDurableForwarder(deps: Deps): DurableForwarder {
  const { receiver, url, target, clock, limits = DURABLE_LIMITS } = deps;
  const mark = markOfTarget(url);
  const inFlight = new Map<number, Promise<void>>();
  let paused = deps.paused;
  let ended = false;
  let givenUp = 0;
  let wait: AbortController | undefined;
  let publishTimer: NodeJS.Timeout | undefined;

  const publishState = (): void => {
    publishTimer ??= setTimeout(() => {
      publishTimer = undefined;
      const facts = ended ? undefined : deps.outbox()?.facts(mark);
      if (facts?.ok !== true) return;
      const { waiting, others, nextAt } = facts.value;
      const next = nextAt === undefined ? {} : { nextAt: isoOf(nextAt) };
      deps.state({ waiting, others, paused, givenUp, ...next });
    }, TOLD_EVERY_MS).unref();
  };
  const pumpAfter = (ms: number): void => {
    wait?.abort();
    const own = new AbortController();
    wait = own;
    const later = async (): Promise<void> => {
      await clock.sleep(ms, own.signal);
      if (!own.signal.aborted) pump();
    };
    runDetached(later());
  };
  const pump = (): void => {
    if (ended) return;
    const outbox = deps.outbox();
    if (outbox === undefined) return pumpAfter(RETRY_MS);
    outbox.use(mark);
    if (paused || inFlight.size >= limits.atOnce) return pumpAfter(LOOK_MS);
    const now = clock.now();
    const heldUntil = instant(now + limits.holdMs);
    const latest = instant(now + Math.max(limits.holdMs, ...limits.gapsMs));
    const due = outbox.claim(mark, { now, heldUntil, latest, most: limits.atOnce - inFlight.size });
    if (!due.ok) return pumpAfter(RETRY_MS);
    for (const one of due.value) {
      const sending = send(outbox, one).finally(() => {
        inFlight.delete(one.id);
        pump();
      });
      inFlight.set(one.id, sending);
      runDetached(sending);
    }
    const facts = outbox.facts(mark);
    const nextAt = facts.ok ? facts.value.nextAt : undefined;
    pumpAfter(nextAt === undefined ? LOOK_MS : Math.min(LOOK_MS, Math.max(0, nextAt - clock.now())));
    publishState();
  };
  const send = async (outbox: Outbox, one: DueCopy): Promise<void> => {
    const posted = await tryCopy(target, one);
    const at = clock.now();
    deps.note(one.notification, { at, ...posted });
    const end = endOf(one, posted, { at, limits });
    if (end.kind === "again") outbox.again(one.id, end.nextAt, { counted: one.copy !== "locked" });
    else outbox.remove(one.id);
    if (end.kind === "given-up") givenUp += 1;
    deps.onAttempt({
      receiver,
      notification: one.notification,
      at: isoOf(at),
      tries: one.tries,
      outcome: end.kind,
      ...outcomeOf(posted),
      ...(end.kind === "again" ? { nextAt: isoOf(end.nextAt) } : {}),
    });
    publishState();
  };
  const notSent = (notification: NotificationId, failed: string): Posted => {
    deps.note(notification, { at: clock.now(), ms: 0, failed });
    return { ms: 0, failed };
  };
  pumpAfter(0);
  return {
    pause(on) {
      paused = on;
      publishState();
      if (!on) pump();
    },
    async push(notification, copy) {
      const outbox = deps.outbox();
      if (ended || outbox === undefined) return notSent(notification, "stopped");
      const queued = await outbox.add({ notification, receiver, target: mark, copy });
      if (!queued.ok) return notSent(notification, "stopped");
      if (queued.value === "full") return notSent(notification, "queue-full");
      if (queued.value === "not-kept")
        return paused ? notSent(notification, "paused") : sendOnce(deps, notification, copy);
      pump();
      publishState();
      return { status: 200, ms: 0 };
    },
    async close() {
      ended = true;
      wait?.abort();
      clearTimeout(publishTimer);
      await withTimeout(clock, limits.closeMs, Promise.all(inFlight.values()));
      // The next process then need not wait until the claims on copies in flight expire.
      for (const id of inFlight.keys()) deps.outbox()?.again(id, clock.now(), { counted: false });
      await target.close();
    },
  };
}

async function sendOnce(
  { target, clock, note }: Deps,
  notification: NotificationId,
  copy: Copy,
): Promise<Posted> {
  const posted = await target.post(copy);
  note(notification, { at: clock.now(), ...posted });
  return posted;
}

async function tryCopy(target: Target, { copy }: DueCopy): Promise<Posted> {
  if (copy === "locked") return { ms: 0, failed: "vault-locked" };
  return copy === undefined ? { ms: 0, failed: "not-kept" } : target.post(copy);
}

type End = { readonly kind: "taken" | "given-up" } | { readonly kind: "again"; readonly nextAt: Instant };

/** Only a 2xx status means accepted; any other result is retried. */
function endOf(
  { copy, tries, since }: DueCopy,
  { status = 0 }: Posted,
  { at, limits }: { readonly at: Instant; readonly limits: DurableLimits },
): End {
  if (status >= 200 && status < 300) return { kind: "taken" };
  // A body that cannot be decrypted now cannot be decrypted later.
  if (copy === undefined) return { kind: "given-up" };
  // Nothing was sent, so the number of attempts says nothing about the waiting time.
  if (copy === "locked") return { kind: "again", nextAt: instant(at + gapByAge(at - since, limits)) };
  if (triedForMs(tries, limits) >= limits.giveUpMs) return { kind: "given-up" };
  return { kind: "again", nextAt: instant(at + gapAfter(tries, limits)) };
}

function gapAfter(tries: number, { gapsMs, holdMs }: DurableLimits): number {
  return gapsMs[Math.min(tries, gapsMs.length) - 1] ?? holdMs;
}

/** Counts only the delays between attempts: a pause, a stopped program and a changed clock do not count. */
function triedForMs(tries: number, limits: DurableLimits): number {
  const growing = Math.min(tries - 1, limits.gapsMs.length);
  const grown = limits.gapsMs.slice(0, growing).reduce((sum, gapMs) => sum + gapMs, 0);
  return grown + (tries - 1 - growing) * gapAfter(tries, limits);
}

/** As long again as it has waited, limited by the shortest and longest delay. */
function gapByAge(ageMs: number, limits: DurableLimits): number {
  return Math.min(Math.max(ageMs, gapAfter(1, limits)), gapAfter(limits.gapsMs.length, limits));
}
