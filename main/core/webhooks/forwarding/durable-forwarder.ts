import { createHash } from "node:crypto";
import { instant, isoOf, type Clock, type Instant } from "../../../../shared/time.ts";
import type { CopyTry, ReceiverId, ReceiverState } from "../../../../shared/webhook/receiver.ts";
import { withTimeout } from "../../runtime/with-timeout.ts";
import { runDetached } from "../../runtime/run-detached.ts";
import { outcomeOf, type Copy, type Posted } from "../outgoing/post.ts";
import type { DueCopy, Forwarded, NotificationId, Outbox } from "../store/port.ts";
import type { Forwarder } from "./forwarder.ts";
import type { Target } from "./target.ts";

/** Sends copies until they are taken, over as many starts of the program as that needs. */
export type DurableForwarder = Forwarder & {
  /** Sends nothing while it is paused; what comes meanwhile waits. */
  pause(paused: boolean): void;
};

export type DurableLimits = {
  readonly atOnce: number;
  /** Before the second try, the third and so on; the last one holds for all that follow. */
  readonly gapsMs: readonly number[];
  /** So long a copy is tried: the gaps between its tries count, and no time in which nobody tried. */
  readonly giveUpMs: number;
  /** Another process takes a copy over whose sender was not heard of for so long. */
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

/** How long until it is looked again where nothing tells: other processes add copies too. */
const LOOK_MS = 30_000;
/** Until the store is open, or takes writes again. */
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
  readonly told: (one: CopyTry) => void;
  readonly state: (copies: NonNullable<ReceiverState["copies"]>) => void;
  readonly paused: boolean;
  readonly limits?: DurableLimits;
};

/** Names an address in the store without telling it: its path or query may hold a key of production's. */
function markOfTarget(url: string): string {
  return createHash("sha256").update(url, "utf8").digest("hex");
}

/**
 * Takes copies over from whoever sent the notification: each is durable here before that one is told 200, and goes to
 * production until it is taken, with growing gaps, for three days of trying. Where no body may be kept, it is sent once,
 * and its sender gets production's answer, as for a copy that is not taken over; while it is paused, one to come again.
 */
export function createDurableForwarder(deps: Deps): DurableForwarder {
  const { receiver, url, target, clock, limits = DURABLE_LIMITS } = deps;
  const mark = markOfTarget(url);
  const out = new Map<number, Promise<void>>();
  let paused = deps.paused;
  let ended = false;
  let givenUp = 0;
  let wait: AbortController | undefined;
  let telling: NodeJS.Timeout | undefined;

  const tell = (): void => {
    telling ??= setTimeout(() => {
      telling = undefined;
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
    if (paused || out.size >= limits.atOnce) return pumpAfter(LOOK_MS);
    const now = clock.now();
    const heldUntil = instant(now + limits.holdMs);
    const latest = instant(now + Math.max(limits.holdMs, ...limits.gapsMs));
    const due = outbox.claim(mark, { now, heldUntil, latest, most: limits.atOnce - out.size });
    if (!due.ok) return pumpAfter(RETRY_MS);
    for (const one of due.value) {
      const sending = send(outbox, one).finally(() => {
        out.delete(one.id);
        pump();
      });
      out.set(one.id, sending);
      runDetached(sending);
    }
    const facts = outbox.facts(mark);
    const nextAt = facts.ok ? facts.value.nextAt : undefined;
    pumpAfter(nextAt === undefined ? LOOK_MS : Math.min(LOOK_MS, Math.max(0, nextAt - clock.now())));
    tell();
  };
  const send = async (outbox: Outbox, one: DueCopy): Promise<void> => {
    const posted = await tryCopy(target, one);
    const at = clock.now();
    deps.note(one.notification, { at, ...posted });
    const end = endOf(one, posted, { at, limits });
    if (end.kind === "again") outbox.again(one.id, end.nextAt, { counted: one.copy !== "locked" });
    else outbox.remove(one.id);
    if (end.kind === "given-up") givenUp += 1;
    deps.told({
      receiver,
      notification: one.notification,
      at: isoOf(at),
      tries: one.tries,
      outcome: end.kind,
      ...outcomeOf(posted),
      ...(end.kind === "again" ? { nextAt: isoOf(end.nextAt) } : {}),
    });
    tell();
  };
  const notSent = (notification: NotificationId, failed: string): Posted => {
    deps.note(notification, { at: clock.now(), ms: 0, failed });
    return { ms: 0, failed };
  };
  pumpAfter(0);
  return {
    pause(on) {
      paused = on;
      tell();
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
      tell();
      return { status: 200, ms: 0 };
    },
    async close() {
      ended = true;
      wait?.abort();
      clearTimeout(telling);
      await withTimeout(clock, limits.closeMs, Promise.all(out.values()));
      // The next process need not wait until the hold on what is still out has ended.
      for (const id of out.keys()) deps.outbox()?.again(id, clock.now(), { counted: false });
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

/** Taken is what production says that it took; whatever else it says, it is asked again. */
function endOf(
  { copy, tries, since }: DueCopy,
  { status = 0 }: Posted,
  { at, limits }: { readonly at: Instant; readonly limits: DurableLimits },
): End {
  if (status >= 200 && status < 300) return { kind: "taken" };
  // A body that cannot be opened any more will not be opened later on.
  if (copy === undefined) return { kind: "given-up" };
  // Nothing was sent, so that its tries say nothing of how long it waits.
  if (copy === "locked") return { kind: "again", nextAt: instant(at + gapByAge(at - since, limits)) };
  if (triedForMs(tries, limits) >= limits.giveUpMs) return { kind: "given-up" };
  return { kind: "again", nextAt: instant(at + gapAfter(tries, limits)) };
}

function gapAfter(tries: number, { gapsMs, holdMs }: DurableLimits): number {
  return gapsMs[Math.min(tries, gapsMs.length) - 1] ?? holdMs;
}

/** By the gaps alone: a pause, a program that is off and a clock that is set are no time in which it was tried. */
function triedForMs(tries: number, limits: DurableLimits): number {
  const growing = Math.min(tries - 1, limits.gapsMs.length);
  const grown = limits.gapsMs.slice(0, growing).reduce((sum, gapMs) => sum + gapMs, 0);
  return grown + (tries - 1 - growing) * gapAfter(tries, limits);
}

/** As long again as it has waited, within the gaps between tries. */
function gapByAge(ageMs: number, limits: DurableLimits): number {
  return Math.min(Math.max(ageMs, gapAfter(1, limits)), gapAfter(limits.gapsMs.length, limits));
}
