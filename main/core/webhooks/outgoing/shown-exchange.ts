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
  const shown: ShownHeader[] = [];
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined) continue;
    if (shown.length === MOST_HEADERS) break;
    shown.push(shownHeader(name, value).shown);
  }
  return shown;
}

/**
 * Returns the JSON text of `shownHeaders`, which a receiver makes for every request: what few headers differ in
 * from the request before costs next to nothing.
 */
export function shownHeadersText(headers: IncomingHttpHeaders): string {
  let text = "";
  let count = 0;
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined) continue;
    if (count === MOST_HEADERS) break;
    text += `${count === 0 ? "[" : ","}${textOf(shownHeader(name, value))}`;
    count += 1;
  }
  return count === 0 ? "[]" : `${text}]`;
}

type ShownHeader = HeaderList[number];
/** A header as it is shown: `isPlain` if its value is shown as it is and JSON needs no escapes for it. */
type Header = {
  readonly name: string;
  readonly nameText: string;
  value: string;
  isPlain: boolean;
  shown: ShownHeader;
  text: string | undefined;
};

/** Holds nothing to leave out or to escape: a signature, a length, a media type, a host. */
const PLAIN_VALUE = /^(?:sha256=)?[A-Za-z0-9.:/*-]{0,80}$/;
const ADDRESS_START = "://";
/**
 * The last header of each name, unless its value may be a secret: most are equal to those of the request or the
 * response before. Senders can make up any number of names.
 */
const lastOfName = new Map<string, Header>();
const MOST_NAMES = 200;

function shownHeader(name: string, given: string | string[]): Header {
  const value = typeof given === "string" ? given : given.join(", ");
  const last = lastOfName.get(name);
  if (last === undefined) return newHeader(name, value);
  if (last.value === value) return last;
  if (value.length > MOST_VALUE) return headerOf(last.name, value);
  last.value = value;
  last.isPlain = isPlainValue(value);
  last.shown = [last.name, last.isPlain ? value : shortValue(value)];
  last.text = undefined;
  return last;
}

function newHeader(name: string, value: string): Header {
  const shownName = name.slice(0, MOST_NAME);
  if (SECRET.test(name)) return headerOf(shownName, REDACTED);
  const header = headerOf(shownName, value);
  if (lastOfName.size < MOST_NAMES && name === shownName && value.length <= MOST_VALUE)
    lastOfName.set(name, header);
  return header;
}

function headerOf(name: string, value: string): Header {
  const isPlain = isPlainValue(value);
  const shown: ShownHeader = [name, isPlain ? value : shortValue(value)];
  return { name, nameText: JSON.stringify(name), value, isPlain, shown, text: undefined };
}

function textOf(header: Header): string {
  const { nameText, value, isPlain, shown } = header;
  return (header.text ??= isPlain ? `[${nameText},"${value}"]` : JSON.stringify(shown));
}

function isPlainValue(value: string): boolean {
  return PLAIN_VALUE.test(value) && !value.includes(ADDRESS_START);
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
