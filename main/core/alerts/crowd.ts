import type { AlertFacts, AlertTarget } from "../../../shared/alert/alert.ts";
import type { Clock } from "../../../shared/time.ts";
import { runDetached } from "../runtime/run-detached.ts";
import type { Claim } from "./claims.ts";

/** One alert on its way to one target. `several`: those in whose place it is sent. */
export type Outgoing = {
  readonly target: AlertTarget;
  readonly facts: AlertFacts;
  readonly several?: readonly Outgoing[];
};

const HOUR_MS = 3_600_000;

/** How long more of them are waited for, and the time between two that stand for several, in ms. */
const GATHERING_MS = 5_000;
const GAP_MS = 10 * 60_000;

/** What the list of sent alerts keeps of it. What a silence tells of began when it did, and a digest ends when it was due. */
export function claimOf({ target, facts }: Outgoing): Claim {
  const { id, news, at, silentSince, digest } = facts;
  const claim = { id, scope: target.scope, news };
  if (digest !== undefined) return { ...claim, happenedAt: digest.until, until: digest.until };
  return { ...claim, happenedAt: (news === "silent" ? silentSince : undefined) ?? at };
}

/** Lets alerts pass until there are many of a kind, and gathers the others. */
export type Crowd = {
  /** True if it may be sent by itself. */
  admits(one: Outgoing): boolean;
  /** Keeps it; all that is kept for its target is given to `send` soon. */
  gather(one: Outgoing): void;
  has(id: string): boolean;
  /** Gives up those that `isGone` says true of, and returns them. */
  drop(isGone: (target: AlertTarget) => boolean): readonly Outgoing[];
  /** Gives everything that is kept to `send` now. */
  flush(): void;
};

type Deps = {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly mostAnHour: number;
  readonly send: (several: readonly Outgoing[]) => void;
};

/** Creates the crowd of one process. */
export function createCrowd({ clock, signal, mostAnHour, send }: Deps): Crowd {
  const passed = new Map<string, number[]>();
  const kept = new Map<string, Map<string, Outgoing>>();
  const lastAt = new Map<string, number>();
  const give = (key: string): void => {
    const several = [...(kept.get(key)?.values() ?? [])];
    kept.delete(key);
    if (several.length === 0) return;
    lastAt.set(key, clock.monotonicMs());
    send(several);
  };
  const giveLater = async (key: string): Promise<void> => {
    const next = (lastAt.get(key) ?? -Infinity) + GAP_MS - clock.monotonicMs();
    await clock.sleep(Math.max(GATHERING_MS, next), signal);
    if (!signal.aborted) give(key);
  };
  return {
    admits({ target, facts }) {
      const key = `${target.scope} ${facts.news}`;
      const now = clock.monotonicMs();
      const times = (passed.get(key) ?? []).filter((at) => now - at < HOUR_MS);
      passed.set(key, times);
      if (times.length >= mostAnHour) return false;
      times.push(now);
      return true;
    },
    gather(one) {
      const key = JSON.stringify(one.target);
      const known = kept.get(key);
      if (known !== undefined) return void known.set(one.facts.id, one);
      kept.set(key, new Map([[one.facts.id, one]]));
      runDetached(giveLater(key));
    },
    has: (id) => [...kept.values()].some((group) => group.has(id)),
    drop(isGone) {
      const gone = [...kept].filter(([, group]) => {
        const [first] = group.values();
        return first !== undefined && isGone(first.target);
      });
      for (const [key] of gone) kept.delete(key);
      return gone.flatMap(([, group]) => [...group.values()]);
    },
    flush() {
      for (const key of kept.keys()) give(key);
    },
  };
}
