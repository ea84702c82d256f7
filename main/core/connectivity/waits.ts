import { OBSERVATION_WINDOW_MS } from "../migration/state/observation-window.ts";

/** How many checks are spread over the time in which a call with a lost response may still take effect. */
export const LATE_LOOKS = 8;

/** The timeouts and delays of a test, in ms. */
export type Waits = {
  /** Wait for the user's verify token. */
  readonly tokenMs: number;
  /** Wait for statuses after the message arrived. */
  readonly statusMs: number;
  /** Wait for the user's decision on an offered answer. */
  readonly replyMs: number;
  /** Wait for statuses of that answer after the platform accepted it. */
  readonly replyStatusMs: number;
  /** Wait for the response to an answer that is being sent while the test is stopped. */
  readonly replyGraceMs: number;
  /** Delays before each further query after a call with an unknown outcome. */
  readonly looksMs: readonly number[];
  /** Delays before each further attempt to restore a callback URL. */
  readonly triesMs: readonly number[];
  /** How long a call whose response was lost may still take effect; docs/assumptions.md. */
  readonly lateMs: number;
  /** Delay between two checks of a standing callback. */
  readonly standingMs: number;
  /**
   * Delays before each further attempt to resume what an earlier process left; the last one applies to all
   * later attempts.
   */
  readonly takeUpMs: readonly number[];
};

export const WAITS: Waits = {
  tokenMs: 15 * 60_000,
  statusMs: 20_000,
  replyMs: 5 * 60_000,
  replyStatusMs: 60_000,
  replyGraceMs: 3_000,
  looksMs: [1_000, 3_000, 6_000],
  triesMs: [1_000, 3_000, 6_000],
  lateMs: OBSERVATION_WINDOW_MS,
  standingMs: 60_000,
  takeUpMs: [30_000, 60_000, 120_000, 300_000, 600_000],
};
