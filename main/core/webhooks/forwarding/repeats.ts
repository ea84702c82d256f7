import { recentMap } from "../../runtime/recent-map.ts";
import type { Posted } from "../outgoing/post.ts";

/** Production gets the same bytes so often in this time, and later again. */
const WITHIN_MS = 60_000;
const MOST_ACCEPTED = 3;
/** So many of the newest bodies are remembered at least, and twice as many at most. */
const REMEMBERED = 10_000;
const NONE: readonly number[] = [];

/**
 * Limits how often production gets the same bytes. Production that passes what it gets on to this receiver
 * would otherwise make one notification go round for ever, and its queue need not keep our mark. Nothing is
 * lost by it: what isn't copied now is retried by its sender, also a notification that is equal to another
 * one and not its repetition. What production did not accept is never held back.
 */
export type Repeats = {
  /** Whether a copy of what has this digest may go out now; if so, `copied` notes its result and gives it back. */
  readonly of: (digest: string) => Copying | "later";
};
type Copying = { readonly copied: (posted: Promise<Posted>) => Promise<Posted> };

/** `acceptedMs` are the times of the last copies that production accepted. */
type Known = { acceptedMs: readonly number[]; isOnWay: boolean } & Copying;

/** Remembers what was copied to one target; nothing at first. */
export function rememberRepeats(monotonicMs: () => number): Repeats {
  const remembered = recentMap<Known>();
  let sinceMs = monotonicMs();
  const forgetOld = (now: number): void => {
    if (now - sinceMs < WITHIN_MS && remembered.recent() < REMEMBERED) return;
    remembered.turn();
    sinceMs = now;
  };
  const made = (): Known => {
    const noteResponse = (posted: Posted): Posted => {
      const { status = 0 } = posted;
      known.isOnWay = false;
      if (status >= 200 && status < 300) known.acceptedMs = [...known.acceptedMs, monotonicMs()];
      return posted;
    };
    const known: Known = {
      acceptedMs: NONE,
      isOnWay: false,
      copied(posted) {
        known.isOnWay = true;
        return posted.then(noteResponse);
      },
    };
    return known;
  };
  return {
    of(digest) {
      const now = monotonicMs();
      forgetOld(now);
      const known = remembered.of(digest) ?? made();
      if (known.acceptedMs.length > 0)
        known.acceptedMs = known.acceptedMs.filter((at) => now - at < WITHIN_MS);
      if (known.isOnWay || known.acceptedMs.length >= MOST_ACCEPTED) return "later";
      remembered.set(digest, known);
      return known;
    },
  };
}
