import type { TestOptions } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Runs only where long tests are wanted; `npm test` counts those that it leaves out. */
    long?: true;
  }
}

/** Are all tests wanted, however long they take? */
const LONG_TESTS = process.env["SWITCHOVER_LONG_TESTS"] === "1";

/**
 * For a browser test whose promise tests without a browser prove as well, or another browser test in much the same way:
 * it runs with SWITCHOVER_LONG_TESTS=1 alone. On two slow cores all of them take longer than everything else together.
 */
export const LONG: TestOptions = { skip: !LONG_TESTS, meta: { long: true } };
