import { z } from "zod";

/** A host name never has more characters; what is longer is no host, and is hidden as a whole. */
const LONGEST_HOST = 261;
const HIDDEN = "…[0-9a-f]{4}";
const MASKED = new RegExp(
  `^(?:https?://(?:${HIDDEN}@)?[\\w.:[\\]!$&'()*+,;=~-]+(?:/|/${HIDDEN}/?)(?:\\?${HIDDEN})?|${HIDDEN})$`,
);

/**
 * A callback address fit to be kept and shown: scheme, host and port stay; user part, path and query may hold a
 * secret and become `…` and four hexadecimal digits each: `https://…77aa@hooks.example:8443/…1f3a?…9c01`.
 *
 * The digits tell two addresses of one host apart and show that one was changed. They are 16 bits and no more, so
 * that nobody can find out by them whether a guessed secret is right. A slash at the end stays visible and is not
 * counted. The empty text stays empty, and what is masked already stays as it is.
 */
export function maskAddress(address: string): string {
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

/** Host and path of a masked address: what tells one handler from another, whatever scheme, user and query say. */
export function maskedEndpointOf(address: string): string {
  return maskAddress(address)
    .replace(/^https?:\/\/(?:…[0-9a-f]{4}@)?/, "")
    .replace(/\?….*$/, "")
    .replace(/\/$/, "");
}

/** The same text with every address in it masked. */
export function maskAddressesIn(text: string): string {
  return text.replace(/https?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?)]/gi, (address) => maskAddress(address));
}

/** A member that holds a callback address: whatever comes through this schema is masked, what old records hold too. */
export const MaskedAddress = z.string().overwrite(maskAddress);

function hidden(text: string): string {
  return `…${fingerprint(text)}`;
}

// FNV-1a, then stirred and folded to 16 bits. What leaves is too short to tell one text from 65,535 others.
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
