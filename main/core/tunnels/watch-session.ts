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
  /** Whether it restores a lost connection by itself. */
  readonly selfHealing: boolean;
  /** Whether another session would have the same URL. */
  readonly stableUrl: boolean;
  readonly stop: AbortSignal;
};

/** A monitored open session. */
export type WatchedSession = {
  /** Why it is over; undefined if it was ended on purpose. */
  readonly over: Promise<TunnelTrouble | undefined>;
  /** Sends a keepalive now; resolves once its result has been reported. */
  checkNow(): Promise<void>;
};

const MISSED = 2;

/**
 * Monitors an open session: its own end, two keepalives without a response, and the connection changes it
 * reports. A self-healing session is reported as healing and given time; it is over only if a final check
 * finds it still lost.
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
  const sendKeepalive = ping === undefined ? undefined : () => answerTo(ping, watch, done.signal);
  const health = healthOf(watch, { ask: sendKeepalive, done: done.signal, onOver: finish });
  if (stop.aborted) finish(undefined);
  else stop.addEventListener("abort", () => finish(undefined), { once: true, signal: done.signal });
  runDetached(tunnel.ended.then(finish));
  tunnel.onConnection?.((news) => {
    if (done.signal.aborted) return;
    if (news.kind === "back") health.isBack();
    else health.isLost(news.why);
  });
  const check =
    sendKeepalive === undefined ? undefined : sendKeepalives(sendKeepalive, health, watch, done.signal);
  return { over: over.promise, checkNow: () => check?.() ?? Promise.resolve() };
}

type Ask = () => Promise<number | undefined>;

/** A round trip in ms; undefined if no response came in time. */
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
type HealthDeps = {
  readonly ask: Ask | undefined;
  readonly done: AbortSignal;
  readonly onOver: (why: TunnelTrouble) => void;
};

/** Reports changes of a session's connection, and its end. */
function healthOf(
  { onNews, clock, timing, selfHealing, stableUrl }: SessionWatch,
  { ask: sendKeepalive, done, onOver }: HealthDeps,
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
    // A machine that slept finds this time over when it wakes, although the session may be fine.
    const latencyMs = await sendKeepalive?.();
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
      // Report another reason while it is lost, but not the same one again.
      if (before !== undefined && before.why.detail === why.detail) return;
      healing = { why, time: before?.time ?? new AbortController() };
      onNews({ kind: "healing", why });
      if (before === undefined) runDetached(endUnlessHealed(healing.time.signal));
    },
  };
}

/** Sends keepalives until the session is over. The returned function sends one at once. */
function sendKeepalives(
  sendKeepalive: Ask,
  health: Health,
  { clock, timing }: SessionWatch,
  done: AbortSignal,
): () => Promise<void> {
  let pause = new AbortController();
  let waiting: (() => void)[] = [];
  let lastResponseMs = clock.monotonicMs();
  const run = async (): Promise<void> => {
    for (let missed = 0; !done.aborted;) {
      const asked = waiting;
      waiting = [];
      const latencyMs = await sendKeepalive();
      missed = latencyMs === undefined ? missed + 1 : 0;
      if (latencyMs !== undefined) lastResponseMs = clock.monotonicMs();
      if (latencyMs !== undefined && !done.aborted) health.isBack(latencyMs);
      // The session's own report is more precise.
      else if (missed >= MISSED && !done.aborted && !health.isHealing())
        health.isLost({ ...trouble("lost", "no response"), sinceMs: lastResponseMs });
      for (const resolve of asked) resolve();
      pause = new AbortController();
      if (waiting.length === 0) await clock.sleep(timing.pingEveryMs, AbortSignal.any([done, pause.signal]));
    }
    for (const resolve of waiting) resolve();
  };
  runDetached(run());
  return () => {
    if (done.aborted) return Promise.resolve();
    const checked = Promise.withResolvers<void>();
    waiting.push(checked.resolve);
    pause.abort();
    return checked.promise;
  };
}
