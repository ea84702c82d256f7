import type { Clock } from "../../../shared/time.ts";
import { runDetached } from "../runtime/run-detached.ts";
import type { OpenTunnel, TunnelTrouble } from "./port.ts";
import { trouble } from "./trouble.ts";
import type { TunnelNews } from "./tunnel-news.ts";
import type { TunnelTiming } from "./waits.ts";

export type SessionWatch = {
  readonly onNews: (news: TunnelNews) => void;
  readonly clock: Clock;
  readonly timing: TunnelTiming;
  /** Does it make a lost connection anew by itself? */
  readonly selfHealing: boolean;
  /** Would another session stand under the same address? */
  readonly stableUrl: boolean;
  readonly stop: AbortSignal;
};

/** An open session that is watched. */
export type WatchedSession = {
  /** Why it is over; undefined where it is to be ended. */
  readonly over: Promise<TunnelTrouble | undefined>;
  /** Asks for a sign of life now; resolves once the answer, or its absence, has been told. */
  look(): Promise<void>;
};

const MISSED = 2;

/**
 * Watches an open session: its own end, two signs of life that do not come, and what it says of its connection itself.
 * One that heals itself is told as healing and given its time; it is over only if a last look finds it away still.
 */
export function watchSession(tunnel: OpenTunnel, watch: SessionWatch): WatchedSession {
  const { stop } = watch;
  const over = Promise.withResolvers<TunnelTrouble | undefined>();
  const done = new AbortController();
  const finish = (why: TunnelTrouble | undefined): void => {
    over.resolve(why);
    done.abort();
  };
  const { ping } = tunnel;
  const ask = ping === undefined ? undefined : () => answerTo(ping, watch, done.signal);
  const health = healthOf(watch, { ask, done: done.signal, onOver: finish });
  if (stop.aborted) finish(undefined);
  else stop.addEventListener("abort", () => finish(undefined), { once: true, signal: done.signal });
  runDetached(tunnel.ended.then(finish));
  tunnel.onConnection?.((news) => {
    if (done.signal.aborted) return;
    if (news.kind === "back") health.isBack();
    else health.isLost(news.why);
  });
  const look = ask === undefined ? undefined : askAgainAndAgain(ask, health, watch, done.signal);
  return { over: over.promise, look: () => look?.() ?? Promise.resolve() };
}

type Ask = () => Promise<number | undefined>;

/** A round trip in milliseconds; undefined where no answer came in time. */
async function answerTo(
  ping: () => Promise<number>,
  { clock, timing }: SessionWatch,
  done: AbortSignal,
): Promise<number | undefined> {
  const answered = new AbortController();
  const late = clock.sleep(timing.pingLimitMs, AbortSignal.any([done, answered.signal]));
  try {
    return await Promise.race([ping().catch(() => undefined), late.then(() => undefined)]);
  } finally {
    answered.abort();
  }
}

type Health = {
  isBack(latencyMs?: number): void;
  isLost(why: TunnelTrouble): void;
  isHealing(): boolean;
};
type Around = {
  readonly ask: Ask | undefined;
  readonly done: AbortSignal;
  readonly onOver: (why: TunnelTrouble) => void;
};

/** Tells what becomes of a session's connection, and calls its end. */
function healthOf(
  { onNews, clock, timing, selfHealing, stableUrl }: SessionWatch,
  { ask, done, onOver }: Around,
): Health {
  let healing: { readonly why: TunnelTrouble; readonly time: AbortController } | undefined;
  const isBack = (latencyMs?: number): void => {
    if (healing !== undefined) {
      healing.time.abort();
      healing = undefined;
      onNews({ kind: "healed" });
    }
    if (latencyMs !== undefined) onNews({ kind: "heard", latencyMs });
  };
  const endUnlessHealed = async (time: AbortSignal): Promise<void> => {
    await clock.sleep(stableUrl ? timing.healMs : timing.healOrMoveMs, AbortSignal.any([done, time]));
    if (done.aborted || time.aborted) return;
    // A machine that slept finds this time over when it wakes; the session may be well.
    const latencyMs = await ask?.();
    if (done.aborted || healing === undefined || time.aborted) return;
    if (latencyMs === undefined) onOver(healing.why);
    else isBack(latencyMs);
  };
  return {
    isBack,
    isHealing: () => healing !== undefined,
    isLost(why) {
      if (!selfHealing) {
        onOver(why);
        return;
      }
      const before = healing;
      // Another reason why it is still away is news; the same one again is not.
      if (before !== undefined && before.why.detail === why.detail) return;
      healing = { why, time: before?.time ?? new AbortController() };
      onNews({ kind: "healing", why });
      if (before === undefined) runDetached(endUnlessHealed(healing.time.signal));
    },
  };
}

/** Asks for signs of life until the session is over. What is given back asks for one at once. */
function askAgainAndAgain(
  ask: Ask,
  health: Health,
  { clock, timing }: SessionWatch,
  done: AbortSignal,
): () => Promise<void> {
  let pause = new AbortController();
  let waiting: (() => void)[] = [];
  let heardMs = clock.monotonicMs();
  const goOn = async (): Promise<void> => {
    for (let missed = 0; !done.aborted;) {
      const asked = waiting;
      waiting = [];
      const latencyMs = await ask();
      missed = latencyMs === undefined ? missed + 1 : 0;
      if (latencyMs !== undefined) heardMs = clock.monotonicMs();
      if (latencyMs !== undefined && !done.aborted) health.isBack(latencyMs);
      // What the session said itself tells more.
      else if (missed >= MISSED && !done.aborted && !health.isHealing())
        health.isLost({ ...trouble("lost", "no response"), sinceMs: heardMs });
      for (const told of asked) told();
      pause = new AbortController();
      if (waiting.length === 0) await clock.sleep(timing.pingEveryMs, AbortSignal.any([done, pause.signal]));
    }
    for (const told of waiting) told();
  };
  runDetached(goOn());
  return () => {
    if (done.aborted) return Promise.resolve();
    const told = Promise.withResolvers<void>();
    waiting.push(told.resolve);
    pause.abort();
    return told.promise;
  };
}
