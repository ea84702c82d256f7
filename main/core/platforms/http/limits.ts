/** Upper bounds of one call. Times in ms, for the whole call unless the name says otherwise. */
export type Limits = {
  /** From name resolution to the end of the TLS handshake. */
  readonly connectMs: number;
  /** Calls that change nothing, and signing in. */
  readonly lookUpMs: number;
  /** Calls that change something: registering a number may take the platform 15 s. */
  readonly changeMs: number;
  /** How long to wait for the response to a changing call after that call has ended. */
  readonly lateMs: number;
};

export const LIMITS: Limits = { connectMs: 10_000, lookUpMs: 15_000, changeMs: 60_000, lateMs: 300_000 };

/** Maximum response size, in bytes. */
export const MAX_ANSWER_BYTES = 1024 * 1024;
/** A backup holds the number's encoded settings, no messages or media: anything larger is not a backup. */
export const MAX_BACKUP_BYTES = 4 * 1024 * 1024;
/** Maximum size of the response headers, in bytes. */
export const MAX_HEADER_BYTES = 16 * 1024;
