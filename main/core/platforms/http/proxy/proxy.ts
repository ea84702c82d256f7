import { isIP } from "node:net";
import { redact, type Redacted } from "../../../../../shared/redacted.ts";
import type { CheckedIp } from "../checked-ip.ts";

/** A proxy that opens a tunnel with CONNECT. */
export type Proxy = {
  readonly kind: "proxy";
  /** Its origin, http: or https:. */
  readonly url: string;
  readonly username?: string;
  readonly password?: Redacted<string>;
};

/**
 * One route to a server. `unsupported` is a proxy of an unsupported kind, such as SOCKS; `invalid` one that the administrator
 * fixed with something that can't be understood.
 */
export type Hop =
  | Proxy
  | { readonly kind: "direct" }
  | { readonly kind: "unsupported" }
  | { readonly kind: "invalid" };

/** A server to connect to, with the IP addresses judged for it, if any. */
export type ProxyTarget = { readonly url: URL; readonly addresses?: readonly CheckedIp[] | undefined };

/** Returns the routes to a server in the order of attempts; an empty list means a direct connection. */
export type ProxyFinder = (target: ProxyTarget) => Promise<readonly Hop[]>;

/**
 * Parses a proxy from the environment: a URL that may hold user name and password, or host and port only.
 * `unsupported` if it is not the URL of an HTTP(S) proxy.
 */
export function proxyFrom(text: string): Hop {
  const written = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(written)) return { kind: "unsupported" };
  const url = new URL(written);
  if ((url.protocol !== "http:" && url.protocol !== "https:") || url.hostname === "")
    return { kind: "unsupported" };
  return {
    kind: "proxy",
    url: url.origin,
    ...(url.username === "" ? {} : { username: decoded(url.username) }),
    ...(url.password === "" ? {} : { password: redact(decoded(url.password), "proxy password") }),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign is literal: many people do not encode passwords.
    return part;
  }
}

/** Whether a server is on this machine, by its name or by all addresses judged for it. */
export function isOnThisMachine({ url, addresses = [] }: ProxyTarget): boolean {
  const host = hostIn(url);
  if (host === "localhost" || host.endsWith(".localhost") || isLoopback(host)) return true;
  return addresses.length > 0 && addresses.every(({ address }) => isLoopback(address));
}

/**
 * The same, only where it is certain: any resolver may lead another name below `.localhost` to another machine, and where
 * addresses were judged, the connection goes to them.
 */
export function isSurelyOnThisMachine({ url, addresses = [] }: ProxyTarget): boolean {
  if (addresses.length > 0) return addresses.every(({ address }) => isLoopback(address));
  const host = hostIn(url);
  return host === "localhost" || isLoopback(host);
}

/** Returns a URL's host name or IP address, without brackets and without a trailing dot. */
export function hostIn({ hostname }: URL): string {
  return hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");
}

/** Returns the port of a URL, or its scheme's default. */
export function portOf({ protocol, port }: URL): number {
  if (port !== "") return Number(port);
  return protocol === "http:" ? 80 : 443;
}

function isLoopback(host: string): boolean {
  return isIP(host) === 4 ? host.startsWith("127.") : /^(?:::1|::ffff:(?:127\.|7f[0-9a-f]{2}:))/i.test(host);
}
