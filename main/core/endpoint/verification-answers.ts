import type { Asked } from "./queries/verification-requests.ts";

/** How the challenge was returned if not alone. Stable terms. */
export type Form = "quoted" | "json" | "html" | "whitespace" | "other" | "missing";

const MARK = "\uFEFF";

/** Returns the HTTP status of an answer; undefined if there was none. */
export function statusOf({ exchange }: Asked): number | undefined {
  return exchange.kind === "answered" ? exchange.status : undefined;
}

/** Whether exactly the challenge was returned, with status 200. */
export function isBare(verification: Asked): boolean {
  return statusOf(verification) === 200 && bodyOf(verification) === verification.challenge;
}

/** Whether the challenge was returned with status 200, in any wrapping. */
export function returnsChallenge(verification: Asked): boolean {
  return statusOf(verification) === 200 && bodyOf(verification).includes(verification.challenge);
}

/** Returns what is wrong with an answer that holds more than the challenge. */
export function bareness(verification: Asked): Form {
  const { challenge } = verification;
  const body = bodyOf(verification);
  if (!body.includes(challenge)) return "missing";
  const trimmed = body.replaceAll(MARK, "").trim();
  if (trimmed === challenge) return "whitespace";
  if (trimmed === `"${challenge}"` || trimmed === `'${challenge}'`) return "quoted";
  if (/^[{[]/.test(trimmed)) return "json";
  return /<[a-z!]/i.test(trimmed) ? "html" : "other";
}

/** Whether a browser would interpret markup in the returned challenge. */
export function reflectsMarkup(verification: Asked): boolean {
  const { exchange, challenge } = verification;
  if (exchange.kind !== "answered" || !bodyOf(verification).includes(challenge)) return false;
  const type = exchange.headers["content-type"]?.toLowerCase() ?? "";
  const guessed = type === "" && exchange.headers["x-content-type-options"]?.toLowerCase() !== "nosniff";
  return guessed || /^(?:text\/html|application\/xhtml\+xml|image\/svg\+xml)/.test(type);
}

function bodyOf({ exchange }: Asked): string {
  // A byte order mark counts as an extra byte, so it must not be dropped.
  return exchange.kind === "answered"
    ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(exchange.body)
    : "";
}
