import { vi } from "vitest";

const PATIENCE_MS = 15_000;

/**
 * Raises the default timeout of `vi.waitFor`: on a busy machine its default of 1 s makes tests fail at
 * random.
 */
const waitFor = vi.waitFor;
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: PATIENCE_MS,
    interval: 20,
    ...(typeof options === "number" ? { timeout: options } : options),
  });
