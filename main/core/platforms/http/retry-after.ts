/** No wait that a platform of this kind imposes is longer than its 72-hour registration limit. */
const MAX_WAIT_SECONDS = 72 * 3600;

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/**
 * Seconds to wait according to a Retry-After header: a number of seconds, or an HTTP date counted from `nowMs`
 * (the server's own clock where it told it). Never negative, at most 72 hours; undefined where it says neither.
 */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | undefined {
  const text = header?.trim() ?? "";
  if (/^[0-9]+(?:\.[0-9]*)?$/.test(text)) return bounded(Number(text));
  // A date must look like one: Date.parse also takes "-5" or "2".
  if (!/^[A-Za-z]{3,9},? /.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : bounded((at - nowMs) / 1000);
}

/** Seconds to wait as an error's details tell: `retry_after: 30`, or "wait 5 minutes". */
export function retryAfterInDetails(details: string | undefined): number | undefined {
  if (details === undefined) return undefined;
  const named = /retry[_ -]?after\D{0,12}([0-9]{1,9})/i.exec(details);
  const worded = /([0-9]{1,9})\s*(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d)\b/i.exec(details);
  const amount = Number(worded?.[1] ?? named?.[1]);
  if (Number.isNaN(amount)) return undefined;
  const unit = worded?.[2]?.[0]?.toLowerCase() ?? "s";
  return bounded(amount * (UNIT_SECONDS[unit] ?? 1));
}

function bounded(seconds: number): number {
  return Math.min(Math.max(Math.ceil(seconds), 0), MAX_WAIT_SECONDS);
}
