/**
 * Milliseconds within which a repeated Ctrl-C is the same key press.
 *
 * One press can arrive several times: a terminal signals every process of its group, npm forwards the signal,
 * and a library that cleans up at exit sends it to its own process.
 */
export const SAME_PRESS_MS = 1_000;
