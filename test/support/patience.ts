import { vi } from "vitest";

const PATIENCE_MS = 15_000;

/** How long a test waits for what comes by itself decides no test: a second is nothing on a busy machine. */
const waitFor = vi.waitFor;
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: PATIENCE_MS,
    interval: 20,
    ...(typeof options === "number" ? { timeout: options } : options),
  });
