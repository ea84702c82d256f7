import { plainText } from "../platforms/http/safe-text.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A text of a server, fit to be shown within a sentence. */
export function shown(text: string): string {
  return plainText(text, 120);
}

/** A callback address without user name, query and fragment, which may hold a secret. */
export function shownAddress(address: string): string {
  if (!URL.canParse(address)) return shown(address.replace(/[?#].*$/s, ""));
  const url = new URL(address);
  return shown(`${url.protocol}//${url.host}${url.pathname}${url.search === "" ? "" : "?…"}`);
}

/** A duration in words, in its leading unit: "3 days", "26 hours", "12 minutes". */
export function spanOf(ms: number): string {
  const span = Math.abs(ms);
  if (span >= 3 * DAY_MS) return counted(Math.floor(span / DAY_MS), "day");
  if (span >= 2 * HOUR_MS) return counted(Math.floor(span / HOUR_MS), "hour");
  if (span >= 2 * MINUTE_MS) return counted(Math.floor(span / MINUTE_MS), "minute");
  return counted(Math.max(1, Math.floor(span / 1_000)), "second");
}

/** A count with its noun: "1 shard", "2 shards". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
