import { join } from "node:path";
import { z } from "zod";
import { instant, type Clock, type Instant } from "../../../shared/time.ts";
import type { Span } from "../../../shared/traffic/seen.ts";
import type { ReceiverState } from "../../../shared/webhook/receiver.ts";
import { everyUnheld, type Every } from "../runtime/every.ts";
import { changeCache, readCache } from "../storage/cache-file.ts";

const Kept = z.object({
  spans: z.array(z.object({ receiver: z.string(), from: z.number(), until: z.number() })),
});
type KeptSpan = z.infer<typeof Kept>["spans"][number];

/** When receivers listened, so that a time without messages can be told from one in which nothing listened. */
export type ListeningLog = {
  /** Notes the state of a receiver of this process. */
  note(state: Pick<ReceiverState, "receiver" | "listening">): void;
  /** The times of one receiver, or of any. */
  spans(receiver?: string): readonly Span[];
  close(): void;
};

const NOTED_EVERY_MS = 60_000;
/** A longer pause between two notes was a sleep of the computer. */
const ASLEEP_MS = 3 * NOTED_EVERY_MS;
const MOST_SPANS = 5_000;

/**
 * Opens the log of a data folder. It is written each minute while a receiver of this process listens, so a process
 * that is killed loses a minute at most. Losing the file does no harm: the time then counts as not noted.
 */
export function openListeningLog(
  { dataDir, clock }: { readonly dataDir: string; readonly clock: Pick<Clock, "now"> },
  every: Every = everyUnheld,
): ListeningLog {
  const path = join(dataDir, "listening.json");
  const open = new Map<string, { from: Instant; until: Instant }>();
  let endNoting: (() => void) | undefined;
  const spansIn = (json: unknown): readonly KeptSpan[] => Kept.safeParse(json).data?.spans ?? [];
  const read = (): readonly KeptSpan[] => spansIn(readCache(path));
  const save = (): void => {
    const own = [...open].map(([receiver, span]) => ({ receiver, ...span }));
    changeCache(path, (before) => {
      const others = spansIn(before).filter((kept) => !own.some((one) => isSame(one, kept)));
      return { spans: [...others, ...own].slice(-MOST_SPANS) };
    });
  };
  const extend = (): void => {
    const now = clock.now();
    for (const [receiver, { from, until }] of open) {
      // Where the clock was put back behind the beginning, it was wrong then.
      const isAnew = now - until > ASLEEP_MS || now < from;
      open.set(receiver, { from: isAnew ? now : from, until: now });
    }
    save();
  };
  const stopNoting = (): void => {
    endNoting?.();
    endNoting = undefined;
  };
  return {
    note({ receiver, listening }) {
      if (listening === open.has(receiver)) return;
      if (listening) {
        const now = clock.now();
        open.set(receiver, { from: now, until: now });
        save();
        endNoting ??= every(NOTED_EVERY_MS, extend);
      } else {
        extend();
        open.delete(receiver);
        if (open.size === 0) stopNoting();
      }
    },
    spans(receiver) {
      if (open.size > 0) extend();
      return read()
        .filter((one) => receiver === undefined || one.receiver === receiver)
        .map(({ from, until }) => ({ from: instant(from), until: instant(until) }));
    },
    close() {
      if (open.size > 0) extend();
      open.clear();
      stopNoting();
    },
  };
}

function isSame(one: KeptSpan, other: KeptSpan): boolean {
  return one.receiver === other.receiver && one.from === other.from;
}
