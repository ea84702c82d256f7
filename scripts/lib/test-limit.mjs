/** How long `npm test` is to take in all: what plays for as long as there is time ends by then. */
export const TESTS_GOAL_MS = 12 * 60_000;

/** When a run is ended: three times the goal and more, since a machine at a third of its speed is no fault of the tests. */
export const TESTS_LIMIT_MS = 40 * 60_000;

/** How much longer the checks of the sources may take: they get the processor only where no test wants it. */
export const CHECKS_AFTER_MS = 5 * 60_000;

/** The environment variable that tells since when it has been running, in ms since 1970. */
export const TESTS_SINCE = "SWITCHOVER_TESTS_SINCE";
