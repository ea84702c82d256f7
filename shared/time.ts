import type { Brand } from "./brand.ts";

/** A moment on the wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = Brand<number, "Instant">;

/** Gives the instant for milliseconds since 1970. */
export function instant(ms: number): Instant {
  return ms as Instant;
}

/** Writes an instant as ISO 8601 in UTC, with milliseconds. */
export function isoOf(at: Instant): string {
  return new Date(at).toISOString();
}

/** The clock passed to the core: wall clock for records, monotonic clock for durations, and a way to wait. */
export type Clock = {
  now(): Instant;
  /** Milliseconds since an arbitrary start; never jumps. */
  monotonicMs(): number;
  /** Resolves after `ms` milliseconds, or at once when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
};
