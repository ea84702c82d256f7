import { createHash } from "node:crypto";
import { canonicalAddress, visibleAddress } from "../../../shared/platform/callback-address.ts";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

/** Our URL as a record stores it. */
export function markOf(address: string): string {
  return sha256(canonicalAddress(address));
}

/** The random path at the end of our URL as a record stores it; undefined if the URL ends otherwise. */
export function pathMarkOf(address: string): string | undefined {
  const last = URL.canParse(address) ? new URL(address).pathname.split("/").at(-1) : undefined;
  return last !== undefined && OWN_PATH.test(last) ? sha256(last.toLowerCase()) : undefined;
}

/** Host and port of a URL as a record stores them; undefined if the text has none. */
function hostMarkOf(address: string): string | undefined {
  const canonical = canonicalAddress(address);
  const host = URL.canParse(canonical) ? new URL(canonical).host : "";
  return host === "" ? undefined : sha256(host);
}

/** 128 random bits, base64url. */
const OWN_PATH = /^[A-Za-z0-9_-]{22}$/;

const OWN_PATH_LENGTH = 22;
const LONGEST_SEARCHED = 8192;

/**
 * Whether the random path behind a mark is anywhere in a text that an API returned, in letters of any case. Nobody else
 * knows it, so nothing around it matters: another host, a slash at the end, invisible or escaped characters.
 */
function holdsPath(path: string, reported: string): boolean {
  const text = unescaped(unescaped(reported)).slice(0, LONGEST_SEARCHED);
  for (const [run] of visibleAddress(text)
    .replaceAll(/\s/gu, "")
    .matchAll(/[A-Za-z0-9_-]{22,}/g))
    for (let at = 0; at + OWN_PATH_LENGTH <= run.length; at += 1) {
      const word = run.slice(at, at + OWN_PATH_LENGTH);
      if (sha256(word.toLowerCase()) === path || sha256(word) === path) return true;
    }
  return false;
}

/** Whether a URL has a part of the length and characters of our random path: it may be one of ours. */
export function hasRandomPath(address: string): boolean {
  const text = visibleAddress(unescaped(unescaped(address)).slice(0, LONGEST_SEARCHED));
  return text.split(/[^A-Za-z0-9_-]/).some((part) => OWN_PATH.test(part));
}

function unescaped(text: string): string {
  return text.replaceAll(/%[0-7][0-9A-Fa-f]/g, (escape) =>
    String.fromCharCode(parseInt(escape.slice(1), 16)),
  );
}

/** Whether this is the URL behind a mark. Records of earlier versions hold the mark of its spelling. */
export function isMarkedBy(ours: string | undefined, address: string): boolean {
  return ours !== undefined && (markOf(address) === ours || sha256(address) === ours);
}

/** What a record says of our URL. */
type OwnMarks = {
  readonly ours: string;
  readonly path?: string | undefined;
  readonly host?: string | undefined;
};

/** What a record says of our URL: only what tells it from the URLs that were set before, here and at other levels. */
export function marksOf(address: string, ...before: readonly (string | undefined)[]): OwnMarks {
  const others = before.filter((one) => one !== undefined);
  const [path, host] = [pathMarkOf(address), hostMarkOf(address)];
  const isOwnPath = path !== undefined && !others.some((one) => holdsPath(path, one));
  const isOwnHost = host !== undefined && !others.some((one) => hostMarkOf(one) === host);
  return { ours: markOf(address), ...(isOwnPath ? { path } : {}), ...(isOwnHost ? { host } : {}) };
}

/**
 * Whether a URL at the platform is the one that we set: the same, or a text with our random path in it, which nobody
 * else knows.
 */
export function isOurs(replaced: OwnMarks | undefined, address: string | undefined): boolean {
  if (replaced === undefined || address === undefined) return false;
  const { ours, path } = replaced;
  return isMarkedBy(ours, address) || (path !== undefined && holdsPath(path, address));
}

/**
 * Whether a text may be our URL in a form that isn't known, because it has our host: its path may be cut short, hidden
 * or escaped.
 */
export function mayBeOurs(replaced: OwnMarks | undefined, address: string): boolean {
  return replaced?.host !== undefined && hostMarkOf(address) === replaced.host;
}
