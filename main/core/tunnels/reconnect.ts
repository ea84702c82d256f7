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
  /** What its provider declares: a session that heals itself gets the time to, before another one is tried. */
  readonly selfHealing: boolean;
  readonly stableUrl: boolean;
  readonly onNews: (news: TunnelNews) => void;
  readonly clock: Clock;
  readonly random: Random;
  readonly timing: TunnelTiming;
};

/** A tunnel that is kept open. */
export type Reconnecting = {
  /** Resolves after the first attempt, however it went. */
  readonly tried: Promise<void>;
  /** Looks now whether the session stands, or tries again now where it waits; resolves once a look has been told. */
  look(): Promise<void>;
  /** Ends it; resolves once nothing of it is left. */
  end(): Promise<void>;
};

/** What goes on at the moment. */
type Present = { session?: WatchedSession | undefined; wait?: AbortController | undefined };

/**
 * Opens a tunnel and opens it anew whenever it is lost, with growing waits between the attempts, until it is ended or
 * until only a person can mend what stands in the way. The old session is closed before a new one is tried, so that
 * nothing of it can answer any more.
 */
export function reconnect(given: ReconnectInput): Reconnecting {
  const stop = new AbortController();
  const tried = Promise.withResolvers<void>();
  const present: Present = {};
  const done = live(given, stop.signal, tried.resolve, present).finally(tried.resolve);
  return {
    tried: tried.promise,
    async look() {
      present.wait?.abort();
      await present.session?.look();
    },
    end: () => {
      stop.abort();
      return done;
    },
  };
}

async function live(
  given: ReconnectInput,
  stop: AbortSignal,
  onTried: () => void,
  present: Present,
): Promise<void> {
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
      present.session = watchSession(attempt.value, { ...given, stop });
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
