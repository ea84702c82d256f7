import { createHash } from "node:crypto";
import { runDetached } from "../../runtime/run-detached.ts";
import type { Posted } from "../outgoing/post.ts";

/** Bodies are remembered for an hour after their last copy, at most so many. */
const REMEMBERED_MS = 3_600_000;
const MOST_BODIES = 10_000;
/** A sender whose response was lost sends again; more copies of what production has accepted help nobody. */
const MOST_ACCEPTED = 3;
/** A platform retries ever less often and stays below this in an hour. */
const MOST_COPIES = 30;

/**
 * Whether another copy of the same bytes goes to production. Production that passes what it gets on to this
 * receiver would otherwise make one notification go round for ever, and its queue need not keep our mark.
 */
export type Repeat =
  | { readonly kind: "copy"; readonly copied: (posted: Promise<Posted>) => void }
  /** A copy of these bytes is on its way, or production has accepted several: its response, without another copy. */
  | { readonly kind: "known"; readonly posted: Promise<Posted> }
  /** Copied so often without success that no platform sends it. */
  | { readonly kind: "circle" };

export type Repeats = { readonly of: (body: Uint8Array) => Repeat };

type Known = {
  copies: number;
  accepted: number;
  atMs: number;
  last: Promise<Posted> | undefined;
  isOnWay: boolean;
};

/** Remembers what was copied; nothing at first. */
export function rememberRepeats(monotonicMs: () => number): Repeats {
  const all = new Map<string, Known>();
  const forgetOld = (now: number): void => {
    for (const [digest, { atMs }] of all) {
      if (now - atMs < REMEMBERED_MS && all.size <= MOST_BODIES) return;
      all.delete(digest);
    }
  };
  return {
    of(body) {
      const now = monotonicMs();
      forgetOld(now);
      const digest = createHash("sha256").update(body).digest("base64");
      const known = all.get(digest) ?? { copies: 0, accepted: 0, atMs: now, last: undefined, isOnWay: false };
      if (known.last !== undefined && (known.isOnWay || known.accepted >= MOST_ACCEPTED))
        return { kind: "known", posted: known.last };
      if (known.copies >= MOST_COPIES) return { kind: "circle" };
      known.copies += 1;
      known.atMs = now;
      // The newest last, so that the oldest are forgotten first.
      all.delete(digest);
      all.set(digest, known);
      return {
        kind: "copy",
        copied(posted) {
          known.last = posted;
          known.isOnWay = true;
          runDetached(noteResponse(known, posted));
        },
      };
    },
  };
}

async function noteResponse(known: Known, posted: Promise<Posted>): Promise<void> {
  const { status = 0 } = await posted;
  known.isOnWay = false;
  if (status >= 200 && status < 300) known.accepted += 1;
}
