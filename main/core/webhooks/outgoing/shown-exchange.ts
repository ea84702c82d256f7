import type { IncomingHttpHeaders } from "node:http";
import { maskAddressesIn } from "../../../../shared/platform/callback-address.ts";
import type { HeaderList, ShownAnswer } from "../../../../shared/webhook/detail.ts";

const MOST_HEADERS = 40;
const MOST_NAME = 64;
const MOST_VALUE = 512;
const MOST_TEXT = 4_096;
const REDACTED = "<redacted>";

/** What a header or a member of this name holds may be a secret of somebody's. A signature is none: it opens nothing. */
const SECRET = /auth|cookie|token|secret|passw|api-?_?key|session|credential|private-?_?key/i;
const BEARER = /\b(?:bearer|basic)\s+[A-Za-z0-9._~+/=-]+/gi;
const MEMBER = /("(?:[^"\\]|\\.){0,64}"\s*:\s*)("(?:[^"\\]|\\.)*"?|[^",{}[\]\s]+)/g;
const PARAMETER = /\b([A-Za-z0-9_-]{1,64})=([^&\s"'<>;]+)/g;

/** Headers fit to be kept and shown: few, short, without what may be a secret; paths of addresses are masked. */
export function shownHeaders(headers: IncomingHttpHeaders | undefined): HeaderList {
  return Object.entries(headers ?? {})
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, [value].flat().join(", ")] as const]))
    .slice(0, MOST_HEADERS)
    .map(([name, value]) => [name.slice(0, MOST_NAME), SECRET.test(name) ? REDACTED : shortValue(value)]);
}

/** The beginning of an answer's body, without what may be a secret. Undefined where it has none. */
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
