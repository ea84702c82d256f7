/**
 * A duration in words: "850 ms", "12 seconds", "4 minutes 10 seconds", "2 hours".
 *
 * Takes milliseconds; below zero counts as zero.
 */
export function durationInWords(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))} ms`;
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} seconds`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return counted(seconds, "second");
  if (seconds < 3600) return pair(counted(Math.floor(seconds / 60), "minute"), seconds % 60, "second");
  const minutes = Math.round(seconds / 60);
  return pair(counted(Math.floor(minutes / 60), "hour"), minutes % 60, "minute");
}

/** A moment in local time with its zone, from ISO 8601: "21 Nov 2026, 14:20:05 CET". */
export function localTime(iso: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "long" }).format(new Date(iso));
}

function pair(large: string, rest: number, unit: string): string {
  return rest === 0 ? large : `${large} ${counted(rest, unit)}`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
