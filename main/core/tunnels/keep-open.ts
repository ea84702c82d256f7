import type { Result } from "../../../shared/result.ts";
import type { Clock } from "../../../shared/time.ts";
import type { Random } from "../random.ts";
import type { OpenTunnel, TunnelTrouble } from "./port.ts";
import { needsPerson, trouble } from "./trouble.ts";
import type { TunnelNews } from "./tunnel-news.ts";
import { waitBefore, type TunnelTiming } from "./waits.ts";

export type KeepOpen = {
  /** One attempt. */
  readonly open: (signal: AbortSignal) => Promise<Result<OpenTunnel, TunnelTrouble>>;
  readonly onNews: (news: TunnelNews) => void;
  readonly clock: Clock;
  readonly random: Random;
  readonly timing: TunnelTiming;
};

/** A tunnel that is kept open. */
export type KeptOpen = {
  /** Resolves after the first attempt, however it went. */
  readonly tried: Promise<void>;
  /** Ends it; resolves once nothing of it is left. */
  end(): Promise<void>;
};

/**
 * Opens a tunnel and opens it anew whenever it is lost, with growing waits between the attempts, until it is ended or
 * until only a person can mend what stands in the way. The old session is closed before a new one is tried, so that
 * nothing of it can answer any more.
 */
export function keepOpen(given: KeepOpen): KeptOpen {
  const stop = new AbortController();
  const tried = Promise.withResolvers<void>();
  const done = live(given, stop.signal, tried.resolve).finally(tried.resolve);
  return {
    tried: tried.promise,
    end: () => {
      stop.abort();
      return done;
    },
  };
}

async function live(given: KeepOpen, stop: AbortSignal, onTried: () => void): Promise<void> {
  const { open, onNews, clock, random, timing } = given;
  let failures = 0;
  onNews({ kind: "opening" });
  while (!stop.aborted) {
    const attempt = await open(stop);
    if (!attempt.ok) {
      if (stop.aborted) break;
      const lasting = needsPerson(attempt.problem.cause);
      onNews({ kind: lasting ? "failed" : "dropped", why: attempt.problem });
      if (lasting) return;
    } else {
      const openedMs = clock.monotonicMs();
      if (!stop.aborted) onNews({ kind: "opened", tunnel: attempt.value });
      onTried();
      const why = await endOf(attempt.value, given, stop);
      await attempt.value.close();
      if (why === undefined) break;
      if (clock.monotonicMs() - openedMs >= timing.stoodWellMs) failures = 0;
      onNews({ kind: "dropped", why });
    }
    onTried();
    await clock.sleep(waitBefore(failures, timing, random), stop);
    failures += 1;
  }
  onNews({ kind: "closed" });
}

/** Waits until an open tunnel ends or gives no sign of life twice; undefined where it is to be ended. */
async function endOf(
  tunnel: OpenTunnel,
  { clock, timing, onNews }: KeepOpen,
  stop: AbortSignal,
): Promise<TunnelTrouble | undefined> {
  if (stop.aborted) return undefined;
  const over = new AbortController();
  const both = AbortSignal.any([stop, over.signal]);
  const stopped = new Promise<undefined>((resolve) => {
    both.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  const watched = tunnel.ping === undefined ? stopped : silence(tunnel.ping);
  try {
    return await Promise.race([tunnel.ended, stopped, watched]);
  } finally {
    over.abort();
  }

  async function answerOf(ping: () => Promise<number>): Promise<number | undefined> {
    const answered = new AbortController();
    const late = clock.sleep(timing.pingLimitMs, AbortSignal.any([both, answered.signal]));
    try {
      return await Promise.race([ping().catch(() => undefined), late.then(() => undefined)]);
    } finally {
      answered.abort();
    }
  }

  async function silence(ping: () => Promise<number>): Promise<TunnelTrouble | undefined> {
    for (let missed = 0; missed < 2;) {
      const latencyMs = await answerOf(ping);
      if (both.aborted) return undefined;
      missed = latencyMs === undefined ? missed + 1 : 0;
      if (latencyMs !== undefined) onNews({ kind: "heard", latencyMs });
      if (missed < 2) await clock.sleep(timing.pingEveryMs, both);
      if (both.aborted) return undefined;
    }
    return trouble("lost", "no sign of life");
  }
}
