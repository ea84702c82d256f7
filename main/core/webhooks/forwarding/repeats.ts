import { hash } from "node:crypto";
import { runDetached } from "../../runtime/run-detached.ts";
import type { Posted } from "../outgoing/post.ts";

/** Production gets the same bytes so often in this time, and later again. */
const WITHIN_MS = 60_000;
const MOST_ACCEPTED = 3;
const MOST_BODIES = 10_000;

/**
 * Limits how often production gets the same bytes. Production that passes what it gets on to this receiver
 * would otherwise make one notification go round for ever, and its queue need not keep our mark. Nothing is
 * lost by it: what isn't copied now is retried by its sender, also a notification that is equal to another
 * one and not its repetition. What production did not accept is never held back.
 */
export type Repeats = {
  /** Whether a copy of these bytes may go out now; if so, `copied` is told its result. */
  readonly of: (body: Uint8Array) => { readonly copied: (posted: Promise<Posted>) => void } | "later";
};

/** `acceptedMs` are the times of the last copies that production accepted. */
type Known = { acceptedMs: readonly number[]; atMs: number; isOnWay: boolean };

/** Remembers what was copied to one target; nothing at first. */
export function rememberRepeats(monotonicMs: () => number): Repeats {
  const all = new Map<string, Known>();
  const forgetOld = (now: number): void => {
    for (const [digest, { atMs }] of all) {
      if (now - atMs < WITHIN_MS && all.size <= MOST_BODIES) return;
      all.delete(digest);
    }
  };
  const noteResponse = async (known: Known, posted: Promise<Posted>): Promise<void> => {
    const { status = 0 } = await posted;
    known.isOnWay = false;
    if (status >= 200 && status < 300) known.acceptedMs = [...known.acceptedMs, monotonicMs()];
  };
  return {
    of(body) {
      const now = monotonicMs();
      forgetOld(now);
      const digest = hash("sha256", body, "base64");
      const known = all.get(digest) ?? { acceptedMs: [], atMs: now, isOnWay: false };
      known.acceptedMs = known.acceptedMs.filter((at) => now - at < WITHIN_MS);
      if (known.isOnWay || known.acceptedMs.length >= MOST_ACCEPTED) return "later";
      known.atMs = now;
      // The newest last, so that the oldest are forgotten first.
      all.delete(digest);
      all.set(digest, known);
      return {
        copied(posted) {
          known.isOnWay = true;
          runDetached(noteResponse(known, posted));
        },
      };
    },
  };
}
