const HOUR_MS = 3_600_000;
/** A clock that went on by more than this since it was last read may be wrong, or the computer was off. */
export const JUMP_MS = 72 * HOUR_MS;
/** It is believed once it has gone on from there for so long. */
export const BELIEVED_AFTER_MS = 24 * HOUR_MS;

/** What has to be remembered of earlier readings of the clock, in ms since 1970. */
export type ClockNotes = {
  /** The time that was believed last. */
  readonly last: number;
  /** The first reading after a jump that isn't believed yet. */
  readonly jumped?: number;
};

/**
 * Takes a reading of the clock, for what can't be had back once it was deleted for its age. `last` of the result is the time
 * to go by: `nowMs`, or the time before a jump ahead that isn't believed yet. A clock that was put back is believed at once,
 * because nothing grows older by that.
 */
export function believedTime(notes: ClockNotes | undefined, nowMs: number): ClockNotes {
  if (notes === undefined || nowMs - notes.last <= JUMP_MS) return { last: nowMs };
  const { last, jumped = nowMs } = notes;
  if (nowMs < jumped) return { last, jumped: nowMs };
  return nowMs - jumped >= BELIEVED_AFTER_MS ? { last: nowMs } : { last, jumped };
}
