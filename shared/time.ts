import type { Brand } from "./brand.ts";

/** A moment on the wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = Brand<number, "Instant">;

/** Mints an instant from milliseconds since 1970. */
export function instant(ms: number): Instant {
  return ms as Instant;
}

/** Writes an instant as ISO 8601 in UTC, with milliseconds. */
export function isoOf(at: Instant): string {
  return new Date(at).toISOString();
}

/** Time as it is handed to the core: a wall clock for records, a monotonic one for durations, and a way to wait. */
export type Clock = {
  now(): Instant;
  /** Milliseconds since an arbitrary start; never jumps. */
  monotonicMs(): number;
  /** Resolves after `ms` milliseconds, or at once when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
};
