import { isIP } from "node:net";
import { type Result, err, ok } from "../../../../shared/result.ts";
import type { CheckedIp } from "../../platforms/http/checked-ip.ts";
import { isPublicIp } from "./public-ip.ts";
import { type Resolver, systemResolver } from "./resolver.ts";

/** Why Switchover sends nothing to a URL. Stable terms, as in the catalogue of checks. */
export type UrlCause = "unreadable" | "not-https" | "user-info" | "ip-literal" | "port-unusual";

const LONGEST = 2048;
// The parser silently drops tabs and line breaks, so that the URL used would differ from the one shown. A
// fragment after "#" is never sent.
const UNFIT = /[\p{Cc}\p{Cf}\u2028\u2029#]/u;

/**
 * Parses a pasted URL: https, without user name and fragment, and, unless private addresses are allowed, a
 * host name and port 443. Any notation of an IP address (decimal, octal, hexadecimal, mapped) counts as an IP
 * address. Returns the host name in ASCII without a trailing dot, so that certificate check and server see
 * the same name.
 */
export function readEndpointUrl(
  text: string,
  { allowPrivate }: { readonly allowPrivate: boolean },
): Result<URL, { readonly cause: UrlCause }> {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || UNFIT.test(trimmed) || !URL.canParse(trimmed))
    return err({ cause: "unreadable" });
  const url = new URL(trimmed);
  if (url.protocol !== "https:") return err({ cause: "not-https" });
  if (url.username !== "" || url.password !== "") return err({ cause: "user-info" });
  url.hostname = url.hostname.replace(/\.$/, "");
  if (!allowPrivate && isIP(hostOf(url)) !== 0) return err({ cause: "ip-literal" });
  if (!allowPrivate && url.port !== "") return err({ cause: "port-unusual" });
  return ok(url);
}

/** The host name or IP address of a URL, without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

/** Why nothing is sent to a URL. */
export type AddressCause = UrlCause | "name-not-found" | "private-address";

/** A URL that may be connected to, with all IP addresses of its host name, each of them judged. */
export type CheckedAddress = {
  readonly url: URL;
  /** Host name or IP address, without brackets. */
  readonly host: string;
  readonly addresses: readonly CheckedIp[];
};

/** The problem; `url` if the text could be parsed, `address` is the one that is not public. */
export type AddressProblem =
  | { readonly cause: Exclude<AddressCause, "private-address">; readonly url?: URL }
  | { readonly cause: "private-address"; readonly url: URL; readonly address: string };

type Options = {
  /** The user confirmed that private addresses and other ports are intended. */
  readonly allowPrivate: boolean;
  readonly resolver?: Resolver;
  /** Timeout of the name resolution, in ms. */
  readonly resolveMs?: number;
};

const RESOLVE_MS = 10_000;

/**
 * Judges a pasted URL before anything connects to it.
 *
 * Resolves the name once; every address has to be public, one private address is a problem. Later connections
 * must use the addresses returned here (`agentFor`, or `addresses` of a connection) and never the name, so
 * that a changed DNS answer cannot redirect them. A proxy is given one of these addresses too.
 */
export async function checkAddress(
  text: string,
  { allowPrivate, resolver = systemResolver, resolveMs = RESOLVE_MS }: Options,
): Promise<Result<CheckedAddress, AddressProblem>> {
  const read = readEndpointUrl(text, { allowPrivate });
  if (!read.ok) return err(read.problem);
  const url = read.value;
  const host = hostOf(url);
  const addresses = await addressesOf(host, resolver, resolveMs);
  if (addresses.length === 0) return err({ cause: "name-not-found", url });
  const privateIp = addresses.find(({ address }) => !isPublicIp(address));
  if (privateIp !== undefined && !allowPrivate)
    return err({ cause: "private-address", url, address: privateIp.address });
  return ok({ url, host, addresses });
}

async function addressesOf(host: string, resolver: Resolver, ms: number): Promise<readonly CheckedIp[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family: family === 6 ? 6 : 4 }];
  const timeout = Promise.withResolvers<readonly CheckedIp[]>();
  const timer = setTimeout(() => timeout.resolve([]), ms);
  try {
    const answers = await Promise.race([resolver(host), timeout.promise]);
    // A custom resolver may return anything; a value that is not an IP address cannot be judged.
    return answers.some(({ address }) => isIP(address) === 0) ? [] : answers;
  } catch {
    // The reason for a failed resolution does not matter: there is nothing to connect to.
    return [];
  } finally {
    clearTimeout(timer);
  }
}
