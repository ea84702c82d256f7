import type { Asked } from "./queries/verification-requests.ts";

/** In what the challenge came back instead of alone. A stable vocabulary. */
export type Form = "quoted" | "json" | "html" | "whitespace" | "other" | "missing";

const MARK = "\uFEFF";

/** The HTTP status of an answer; undefined where none came. */
export function statusOf({ exchange }: Asked): number | undefined {
  return exchange.kind === "answered" ? exchange.status : undefined;
}

/** Did exactly the challenge come back, with a status of 200? */
export function isBare(asked: Asked): boolean {
  return statusOf(asked) === 200 && bodyOf(asked) === asked.challenge;
}

/** Did the challenge come back with a status of 200, in whatever wrapping? */
export function returnsChallenge(asked: Asked): boolean {
  return statusOf(asked) === 200 && bodyOf(asked).includes(asked.challenge);
}

/** What is wrong with an answer that holds the challenge, but not alone. */
export function bareness(asked: Asked): Form {
  const { challenge } = asked;
  const body = bodyOf(asked);
  if (!body.includes(challenge)) return "missing";
  const trimmed = body.replaceAll(MARK, "").trim();
  if (trimmed === challenge) return "whitespace";
  if (trimmed === `"${challenge}"` || trimmed === `'${challenge}'`) return "quoted";
  if (/^[{[]/.test(trimmed)) return "json";
  return /<[a-z!]/i.test(trimmed) ? "html" : "other";
}

/** Would a browser read markup out of the challenge that came back? */
export function reflectsMarkup(asked: Asked): boolean {
  const { exchange, challenge } = asked;
  if (exchange.kind !== "answered" || !bodyOf(asked).includes(challenge)) return false;
  const type = exchange.headers["content-type"]?.toLowerCase() ?? "";
  const guessed = type === "" && exchange.headers["x-content-type-options"]?.toLowerCase() !== "nosniff";
  return guessed || /^(?:text\/html|application\/xhtml\+xml|image\/svg\+xml)/.test(type);
}

function bodyOf({ exchange }: Asked): string {
  // A byte order mark is a byte too many, so it must not be dropped on the way.
  return exchange.kind === "answered"
    ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(exchange.body)
    : "";
}
