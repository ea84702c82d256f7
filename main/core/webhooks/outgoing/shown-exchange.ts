import type { IncomingHttpHeaders } from "node:http";
import { maskAddressesIn } from "../../../../shared/platform/callback-address.ts";
import type { HeaderList, ShownAnswer } from "../../../../shared/webhook/detail.ts";

const MOST_HEADERS = 40;
const MOST_NAME = 64;
const MOST_VALUE = 512;
const MOST_TEXT = 4_096;
const REDACTED = "<redacted>";

/** A header or member with such a name may hold a secret. A signature is not one: it grants no access. */
const SECRET = /auth|cookie|token|secret|passw|api-?_?key|session|credential|private-?_?key/i;
const BEARER = /\b(?:bearer|basic)\s+[A-Za-z0-9._~+/=-]+/gi;
const MEMBER = /("(?:[^"\\]|\\.){0,64}"\s*:\s*)("(?:[^"\\]|\\.)*"?|[^",{}[\]\s]+)/g;
const PARAMETER = /\b([A-Za-z0-9_-]{1,64})=([^&\s"'<>;]+)/g;

/**
 * Returns headers that may be stored and shown: at most 40, shortened, without possible secrets, URL paths
 * masked.
 */
export function shownHeaders(headers: IncomingHttpHeaders | undefined): HeaderList {
  return Object.entries(headers ?? {})
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, [value].flat().join(", ")] as const]))
    .slice(0, MOST_HEADERS)
    .map(([name, value]) => [name.slice(0, MOST_NAME), SECRET.test(name) ? REDACTED : shortValue(value)]);
}

/** Returns the start of an answer's body without possible secrets; undefined if the body is empty. */
export function shownAnswer(body: Buffer, shortened: boolean): ShownAnswer | undefined {
  if (body.length === 0) return undefined;
  const whole = withoutSecrets(body.toString("utf8"));
  return { text: whole.slice(0, MOST_TEXT).toWellFormed(), shortened: shortened || whole.length > MOST_TEXT };
}

function shortValue(value: string): string {
  const clean = withoutSecrets(value);
  return clean.length > MOST_VALUE ? `${clean.slice(0, MOST_VALUE - 1)}…` : clean;
}

function withoutSecrets(text: string): string {
  const members = text.replace(MEMBER, (whole, name: string) =>
    SECRET.test(name) ? `${name}"${REDACTED}"` : whole,
  );
  const parameters = members.replace(PARAMETER, (whole, name: string) =>
    SECRET.test(name) ? `${name}=${REDACTED}` : whole,
  );
  return maskAddressesIn(parameters.replace(BEARER, REDACTED));
}
