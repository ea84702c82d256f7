const HOUR_MS = 3_600_000;
/** A clock that went on by more than this since it was last read may be wrong, or the computer was off. */
export const JUMP_MS = 72 * HOUR_MS;
/** It is believed once it has gone on from there for so long, in steps of which none may be one more jump. */
export const BELIEVED_AFTER_MS = 48 * HOUR_MS;
export const STEP_MS = 36 * HOUR_MS;

/** What has to be remembered of earlier readings of the clock, in ms since 1970. */
export type ClockNotes = {
  /** The time that was believed last. */
  readonly last: number;
  /** The first reading after a jump that isn't believed yet. */
  readonly jumped?: number;
  /** The last reading since. */
  readonly seen?: number;
};

/**
 * Takes a reading of the clock, for what can't be had back once it was deleted for its age. `last` of the result is the time
 * to go by: `nowMs`, or the time before a jump ahead that isn't believed yet. A clock that was put back is believed at once,
 * because nothing grows older by that.
 */
export function believedTime(notes: ClockNotes | undefined, nowMs: number): ClockNotes {
  if (notes === undefined || nowMs - notes.last <= JUMP_MS) return { last: nowMs };
  const { last, jumped = nowMs, seen = jumped } = notes;
  // It was put back since, or jumped once more.
  if (nowMs < jumped || nowMs - seen > STEP_MS) return { last, jumped: nowMs, seen: nowMs };
  return nowMs - jumped >= BELIEVED_AFTER_MS ? { last: nowMs } : { last, jumped, seen: nowMs };
}
