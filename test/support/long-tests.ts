import type { TestOptions } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** The test runs only among the long tests; `npm test` counts the ones that it skips. */
    long?: true;
  }
}

/** True if all tests run, however long they take. */
const LONG_TESTS = process.env["SWITCHOVER_LONG_TESTS"] === "1";

/**
 * Options for a test of a browser or of programs whose rule is also proven without them, or by another, similar one: it
 * runs only with SWITCHOVER_LONG_TESTS=1. On two slow cores these tests take longer than all others together.
 */
export const LONG: TestOptions = { skip: !LONG_TESTS, meta: { long: true } };
