import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { plainText } from "../platforms/http/safe-text.ts";
import { phrase } from "./finding.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A server's text, sanitized and limited to 120 characters, for use in a message. */
export function shown(text: string): string {
  return plainText(text, 120);
}

/** The same between quotation marks, so that it is told from the sentence around it. */
export function quoted(text: string): MessageDescriptor {
  return phrase("findings.quoted", { text: shown(text) });
}

/** A callback URL for display: scheme, host and port; the rest is masked. */
export function shownAddress(address: string): string {
  return maskAddress(address);
}

/** A duration as a message in its largest unit: "3 days", "26 hours", "12 minutes". */
export function spanOf(ms: number): MessageDescriptor {
  const span = Math.abs(ms);
  if (span >= 3 * DAY_MS) return phrase("times.days", { count: Math.floor(span / DAY_MS) });
  if (span >= 2 * HOUR_MS) return phrase("times.hours", { count: Math.floor(span / HOUR_MS) });
  if (span >= 2 * MINUTE_MS) return phrase("times.minutes", { count: Math.floor(span / MINUTE_MS) });
  return phrase("times.seconds", { count: Math.max(1, Math.floor(span / 1_000)) });
}

/** A list as a message: "a and b", or "a or b". */
export function listed(
  how: "and" | "or",
  things: readonly (string | MessageDescriptor)[],
): string | MessageDescriptor {
  const [first = "", ...rest] = things;
  return rest.reduce<string | MessageDescriptor>(
    (before, next) => phrase(`findings.list.${how}`, { first: before, second: next }),
    first,
  );
}
