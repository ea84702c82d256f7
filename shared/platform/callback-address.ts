import { z } from "zod";

/** Characters that nobody sees: marks of the writing direction, blanks without width, control characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The visible characters of a URL that an API returned. An API may put invisible ones, or blanks, around each text
 * of its answers; none of them belongs to a URL.
 */
export function visibleAddress(address: string): string {
  return address.replace(UNSEEN, "").trim();
}

/** Whether a URL that an API returned has no other characters, so that it can be set again exactly. */
export function isExactAddress(address: string): boolean {
  return visibleAddress(address) === address.trim();
}

const LONGEST_ADDRESS = 4096;

/** Characters of the longest URL whose endpoint is checked. */
export const LONGEST_ENDPOINT = 2048;

/** User part, host and the rest of a URL, of the characters that RFC 3986 allows there; no request sends a fragment. */
const WHOLE =
  /^https?:\/\/(?:((?:[\w.~!$&()*+,;=:-]|%[0-9a-f]{2})*)@)?([\w.~:[\]-]+)((?:[/?](?:[\w.~!$&()*+,;=:@/?-]|%[0-9a-f]{2})*)?)$/i;

/**
 * Whether a text that an API returned is one whole URL. Anything else, such as one that is cut short or partly hidden,
 * may be any URL. A whole one that is taken for such a text is only left where it is; a hidden one that is taken for a
 * whole one would be set as it is shown. So what may stand for hidden characters counts as that.
 */
export function isWholeAddress(address: string): boolean {
  const text = visibleAddress(address);
  if (text.length > LONGEST_ADDRESS || !URL.canParse(text)) return false;
  const [, user = "", host = "", rest = ""] = WHOLE.exec(text) ?? [];
  // The blocks of an IPv6 address may be left out, and are separated by what marks elsewhere a hidden part.
  const named = host.startsWith("[") ? "" : host;
  return WHOLE.test(text) && [user, named, rest].every((part) => hidesNothing(part));
}

/** Asterisks, dots and what is drawn in their place; marks around the name of a value, and escapes of another kind. */
const DRAWN = /[*<>{}]|\.{2}|\$\w|&(?:[a-z]+|#\w+);|(?![\u0020-\u007e])[\p{S}\p{P}\p{No}\p{Z}]/iu;
/** Ordinary characters in a row: as many of one as no token has by chance, and fewer of those that masks are made of. */
const IN_A_ROW = /x{3}|([a-z0-9])\1{4}|([-_=/])\2{2}|([?~#+!,;:@'()|%])\3/i;
const SAID_SO = "redacted|hidden|masked|filtered|censored|obfuscated|truncated|removed|omitted";
/** By itself in letters of any case, or in capitals amid a word. */
const SAID = new RegExp(`(?<![a-z0-9])(?:${SAID_SO})(?![a-z0-9])`, "i");
const SAID_IN_CAPITALS = new RegExp(SAID_SO.toUpperCase());

/** Times that a part is unescaped: nothing is escaped more often by accident. */
const MOST_ESCAPES = 4;

/** Whether a part of a URL, as it is spelled and however often it is escaped, has nothing in it that stands for more. */
function hidesNothing(part: string): boolean {
  let text = part;
  for (let times = 0; times <= MOST_ESCAPES; times += 1) {
    if ([DRAWN, SAID, SAID_IN_CAPITALS, IN_A_ROW].some((sign) => sign.test(text))) return false;
    const once = unescaped(text);
    if (once === text) return true;
    text = once;
  }
  return false;
}

/** Escapes resolved as far as they can be, and full-width and similar forms as the characters that they stand for. */
function unescaped(text: string): string {
  return text
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    })
    .replace(UNSEEN, "")
    .normalize("NFKC");
}

/** No host name is longer, in characters. Anything longer is not a host and is masked as a whole. */
const LONGEST_HOST = 261;
const HIDDEN = "…[0-9a-f]{4}";
const MASKED = new RegExp(
  `^(?:https?://(?:${HIDDEN}@)?[\\w.:[\\]!$&'()*+,;=~-]+(?:/|/${HIDDEN}/?)(?:\\?${HIDDEN})?|${HIDDEN})$`,
);

/**
 * Masks a callback URL for storage and display: scheme, host and port stay; user part, path and query may
 * hold a secret and become `…` and four hexadecimal digits each:
 * `https://…77aa@hooks.example:8443/…1f3a?…9c01`.
 *
 * The digits distinguish two URLs of one host and show a change. They are only 16 bits, so they cannot
 * confirm a guessed secret. A trailing slash stays visible and is not counted. The empty text and text that
 * is already masked stay unchanged.
 */
export function maskAddress(reported: string): string {
  const address = visibleAddress(reported);
  if (address === "" || MASKED.test(address)) return address;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.host.length > LONGEST_HOST) {
    return hidden(address);
  }
  const user =
    url.username === "" && url.password === "" ? "" : `${hidden(`${url.username}:${url.password}`)}@`;
  const path = url.pathname.replace(/\/+$/, "");
  const end = url.pathname === path ? "" : "/";
  const query = `${url.search}${url.hash}`;
  return `${url.protocol}//${user}${url.host}${path === "" ? "" : `/${hidden(path)}`}${end}${query === "" ? "" : `?${hidden(query)}`}`;
}

/**
 * The one spelling in which callback URLs are sent and compared: as a URL parser writes it, with the host in
 * small letters and without a default port. A platform may store a URL so, however it was sent. Of other text only
 * invisible characters are removed.
 */
export function canonicalAddress(reported: string): string {
  const address = visibleAddress(reported);
  return URL.canParse(address) ? new URL(address).href : address;
}

/**
 * Gives host and path of a URL in masked form. This identifies a handler regardless of scheme, user and
 * query.
 */
export function maskedEndpointOf(address: string): string {
  return maskAddress(address)
    .replace(/^https?:\/\/(?:…[0-9a-f]{4}@)?/, "")
    .replace(/\?….*$/, "")
    .replace(/\/$/, "");
}

/** Gives the text with every URL in it masked. */
export function maskAddressesIn(text: string): string {
  return text.replace(/https?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?)]/gi, (address) => maskAddress(address));
}

/**
 * A member that holds a callback URL. Every value parsed by this schema is masked, including values from old
 * records.
 */
export const MaskedAddress = z.string().overwrite(maskAddress);

function hidden(text: string): string {
  return `…${fingerprint(text)}`;
}

// FNV-1a, mixed and folded to 16 bits. The result is too short to tell one text from 65,535 others.
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16).padStart(4, "0");
}
