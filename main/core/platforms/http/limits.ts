/** Upper bounds of one call. Times in milliseconds, for the whole call unless the name says otherwise. */
export type Limits = {
  /** From looking up the name to the end of the TLS handshake. */
  readonly connectMs: number;
  /** Calls that change nothing, and signing in. */
  readonly lookUpMs: number;
  /** Calls that change something: the platform itself may take a quarter of a minute to register a number. */
  readonly changeMs: number;
  /** How long the answer to a call that changes something is listened for after that call was given up. */
  readonly lateMs: number;
};

export const LIMITS: Limits = { connectMs: 10_000, lookUpMs: 15_000, changeMs: 60_000, lateMs: 300_000 };

/** Largest answer that is read, in bytes. */
export const MAX_ANSWER_BYTES = 1024 * 1024;
/** A backup holds the number's encoded settings, no messages and no media: what is larger is none. */
export const MAX_BACKUP_BYTES = 4 * 1024 * 1024;
/** Largest block of answer headers, in bytes. */
export const MAX_HEADER_BYTES = 16 * 1024;
