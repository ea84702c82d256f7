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

/** One way to a server. `unsupported` stands for a proxy of a kind that is not spoken here, SOCKS for one. */
export type Hop = Proxy | { readonly kind: "direct" } | { readonly kind: "unsupported" };

/** A server that is to be connected to, with the IP addresses that were judged for it, where that was done. */
export type ProxyTarget = { readonly url: URL; readonly addresses?: readonly CheckedIp[] | undefined };

/** Gives the ways to a server in the order in which they are to be tried; an empty list means directly. */
export type ProxyFinder = (target: ProxyTarget) => Promise<readonly Hop[]>;

/**
 * Reads a proxy as the environment writes it: an address that may hold user name and password, or host and port
 * alone. What is no address of an HTTP(S) proxy is `unsupported`.
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
    // A lone per cent sign is one: many people write passwords as they are.
    return part;
  }
}

/** Whether a server is on this very machine, by its name or by every address that was judged for it. */
export function isOnThisMachine({ url, addresses = [] }: ProxyTarget): boolean {
  const host = hostIn(url);
  if (host === "localhost" || host.endsWith(".localhost") || isLoopback(host)) return true;
  return addresses.length > 0 && addresses.every(({ address }) => isLoopback(address));
}

/** A host's name or IP address, without brackets and without the dot that may close a name. */
export function hostIn({ hostname }: URL): string {
  return hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");
}

/** The port of an address, its scheme's own where none is written. */
export function portOf({ protocol, port }: URL): number {
  if (port !== "") return Number(port);
  return protocol === "http:" ? 80 : 443;
}

function isLoopback(host: string): boolean {
  return isIP(host) === 4 ? host.startsWith("127.") : /^(?:::1|::ffff:(?:127\.|7f[0-9a-f]{2}:))/i.test(host);
}
