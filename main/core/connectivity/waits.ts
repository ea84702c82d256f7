import { OBSERVATION_WINDOW_MS } from "../migration/state/observation-window.ts";

/** How long a test waits for what, in milliseconds. */
export type Waits = {
  /** For a person's token. */
  readonly tokenMs: number;
  /** For statuses, once the message is there. */
  readonly statusMs: number;
  /** For a person's word on an answer that is offered. */
  readonly replyMs: number;
  /** For statuses of that answer, once the platform took it. */
  readonly replyStatusMs: number;
  /** For the response to an answer that is under way while the test is stopped. */
  readonly replyGraceMs: number;
  /** Before each further look after a call whose outcome is not known. */
  readonly looksMs: readonly number[];
  /** Before each further try to give a callback back. */
  readonly triesMs: readonly number[];
  /** How long a call whose answer was lost may still have its effect; docs/assumptions.md. */
  readonly lateMs: number;
  /** Between two looks at a standing callback. */
  readonly standingMs: number;
  /** Before each further try to go on with what an earlier process left standing; the last one holds for all that follow. */
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
