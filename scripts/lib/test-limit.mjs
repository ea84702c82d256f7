/** How long `npm test` may take in all. */
export const TESTS_LIMIT_MS = 15 * 60_000;

/** The environment variable that tells since when it has been running, in ms since 1970. */
export const TESTS_SINCE = "SWITCHOVER_TESTS_SINCE";
