import type { Result } from "../../../shared/result.ts";
import type { Clock } from "../../../shared/time.ts";
import type { Random } from "../runtime/random.ts";
import type { OpenTunnel, TunnelTrouble } from "./port.ts";
import { needsPerson } from "./trouble.ts";
import type { TunnelNews } from "./tunnel-news.ts";
import { waitBefore, type TunnelTiming } from "./waits.ts";
import { watchSession, type WatchedSession } from "./watch-session.ts";

export type ReconnectInput = {
  /** One attempt. */
  readonly open: (signal: AbortSignal) => Promise<Result<OpenTunnel, TunnelTrouble>>;
  /** As the provider declares: a self-healing session gets time to recover before another one is tried. */
  readonly selfHealing: boolean;
  readonly stableUrl: boolean;
  readonly onNews: (news: TunnelNews) => void;
  readonly clock: Clock;
  readonly random: Random;
  readonly timing: TunnelTiming;
};

/** A tunnel that is kept open. */
export type Reconnecting = {
  /** Resolves after the first attempt, whatever its result. */
  readonly tried: Promise<void>;
  /**
   * Checks the session now, or ends the current wait and retries; resolves once a check has been reported.
   */
  checkNow(): Promise<void>;
  /** Ends it; resolves once everything is closed. */
  end(): Promise<void>;
};

/** The current session or wait. */
type Present = { session?: WatchedSession | undefined; wait?: AbortController | undefined };

/**
 * Opens a tunnel and reopens it whenever it is lost, with growing waits between attempts, until it is ended
 * or until only the user can fix the problem. Closes the old session before a new attempt, so that it can no
 * longer answer.
 */
export function reconnect(input: ReconnectInput): Reconnecting {
  const stop = new AbortController();
  const firstAttempt = Promise.withResolvers<void>();
  const present: Present = {};
  const done = keepOpen(input, stop.signal, firstAttempt.resolve, present).finally(firstAttempt.resolve);
  return {
    tried: firstAttempt.promise,
    async checkNow() {
      present.wait?.abort();
      await present.session?.checkNow();
    },
    end: () => {
      stop.abort();
      return done;
    },
  };
}

async function keepOpen(
  input: ReconnectInput,
  stop: AbortSignal,
  onTried: () => void,
  present: Present,
): Promise<void> {
  const { open, onNews, clock, random, timing } = input;
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
      present.session = watchSession(attempt.value, { ...input, stop });
      const why = await present.session.over;
      present.session = undefined;
      await attempt.value.close();
      if (why === undefined) break;
      if (clock.monotonicMs() - openedMs >= timing.stoodWellMs) failures = 0;
      onNews({ kind: "dropped", why });
    }
    onTried();
    present.wait = new AbortController();
    await clock.sleep(waitBefore(failures, timing, random), AbortSignal.any([stop, present.wait.signal]));
    present.wait = undefined;
    failures += 1;
  }
  onNews({ kind: "closed" });
}
