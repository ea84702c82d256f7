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
  const named = /retry[_ -]?after\D{0,12}([0-9]{1,9})\s*([a-z]*)/i.exec(details);
  if (named !== null) return bounded(Number(named[1]) * unitOf(named[2]));
  // "1 hour 30 minutes" is one wait; of several times that are named, the sum is the careful reading.
  const worded = [
    ...details.matchAll(/([0-9]{1,9})\s*(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d)\b/gi),
  ];
  if (worded.length === 0) return undefined;
  return bounded(worded.reduce((sum, [, amount, unit]) => sum + Number(amount) * unitOf(unit), 0));
}

function unitOf(word: string | undefined): number {
  return UNIT_SECONDS[word?.[0]?.toLowerCase() ?? "s"] ?? 1;
}

function bounded(seconds: number): number {
  return Math.min(Math.max(Math.ceil(seconds), 0), MAX_WAIT_SECONDS);
}
