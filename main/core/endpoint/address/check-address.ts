import { isIP } from "node:net";
import { type Result, err, ok } from "../../../../shared/result.ts";
import type { CheckedIp } from "../../platforms/http/checked-ip.ts";
import { isPublicIp } from "./public-ip.ts";
import { type Resolver, systemResolver } from "./resolver.ts";

/** Why an address is not one that Switchover sends anything to. Stable words, as in the catalogue of checks. */
export type UrlCause = "unreadable" | "not-https" | "user-info" | "ip-literal" | "port-unusual";

const LONGEST = 2048;
// The parser drops tabs and line ends silently, and what a person read is then not what is asked. What stands behind
// a "#" is never sent.
const UNFIT = /[\p{Cc}\p{Cf}\u2028\u2029#]/u;

/**
 * Reads a pasted address: https, without user name and fragment, and, unless private ones are allowed, a name at
 * port 443. Any spelling of an IP address (decimal, octal, hexadecimal, mapped) counts as one.
 * The name comes out in its ASCII form, without a dot at its end, so that certificate and server see one spelling.
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

/** The name or IP address of an address, without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

/** Why nothing is sent to an address. */
export type AddressCause = UrlCause | "name-not-found" | "private-address";

/** An address that may be connected to, with every IP address behind its name, each of them judged. */
export type CheckedAddress = {
  readonly url: URL;
  /** Name or IP address, without brackets. */
  readonly host: string;
  readonly addresses: readonly CheckedIp[];
};

/** What stood in the way; `url` where the text could be read, `address` the one that is not public. */
export type AddressProblem =
  | { readonly cause: Exclude<AddressCause, "private-address">; readonly url?: URL }
  | { readonly cause: "private-address"; readonly url: URL; readonly address: string };

type Options = {
  /** A person has said that private addresses and other ports are meant. */
  readonly allowPrivate: boolean;
  readonly resolver?: Resolver;
  /** How long the name service has. */
  readonly resolveMs?: number;
};

const RESOLVE_MS = 10_000;

/**
 * Judges a pasted address before anything connects to it.
 *
 * The name is resolved once, and every answer has to be public: one private one among them is reason enough. Whoever
 * connects afterwards uses the answers given here (`agentFor`, or `addresses` of a connection) and never the name,
 * so that a name service that changes its mind cannot swap the machine. A proxy on the way is given one of these answers.
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
  const inner = addresses.find(({ address }) => !isPublicIp(address));
  if (inner !== undefined && !allowPrivate)
    return err({ cause: "private-address", url, address: inner.address });
  return ok({ url, host, addresses });
}

async function addressesOf(host: string, resolver: Resolver, ms: number): Promise<readonly CheckedIp[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family: family === 6 ? 6 : 4 }];
  const late = Promise.withResolvers<readonly CheckedIp[]>();
  const timer = setTimeout(() => late.resolve([]), ms);
  try {
    const answers = await Promise.race([resolver(host), late.promise]);
    // A name service of a machine's own making could give anything; what is no address cannot be judged.
    return answers.some(({ address }) => isIP(address) === 0) ? [] : answers;
  } catch {
    // Why the name service gave nothing makes no difference here: there is nothing to connect to.
    return [];
  } finally {
    clearTimeout(timer);
  }
}
