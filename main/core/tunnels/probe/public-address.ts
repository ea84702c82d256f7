import { isIP } from "node:net";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Clock } from "../../../../shared/time.ts";
import { checkAddress } from "../../endpoint/address/check-address.ts";
import { isPublicIp } from "../../endpoint/address/public-ip.ts";
import { systemResolver, type Resolver } from "../../endpoint/address/resolver.ts";
import type { CheckedIp } from "../../platforms/http/checked-ip.ts";
import { askResponsible, type AskResponsible } from "./responsible-servers.ts";

/** Why the platform could not reach a public URL. */
export type AddressTrouble =
  | { readonly kind: "name-not-found" }
  /**
   * This computer cannot resolve a new name, and no authoritative server could be asked: the platform may
   * resolve it.
   */
  | { readonly kind: "name-not-seen" }
  /** The name resolves to an address that is not public. */
  | { readonly kind: "private"; readonly address: string };

/** The name services that resolve a host name. */
export type NameServices = { readonly system: Resolver; readonly responsible: AskResponsible };

export const NAME_SERVICES: NameServices = { system: systemResolver, responsible: askResponsible() };

export type AddressSearch = {
  /** Accepts private addresses too, in the sandbox and with an authority of one's own. */
  readonly allowPrivate: boolean;
  /**
   * Whether the name was just assigned: it takes some seconds to be known, and an early query must be
   * avoided.
   */
  readonly isFresh: boolean;
  readonly names: NameServices;
  readonly clock: Clock;
};

// A quick tunnel's name is known to its own servers after some seconds, sometimes after half a minute.
const FRESH_MS = 60_000;
const PAUSE_MS = 3_000;
// A name service asked too early caches for half an hour (the zone's setting) that the name does not exist.
const BEFORE_SYSTEM_MS = 15_000;
const SYSTEM_LOOKS = 5;

type Found = Result<readonly CheckedIp[], AddressTrouble>;

/**
 * Returns the IP addresses of a public URL, all of them public. Any port is accepted, because it is the
 * user's own URL. Resolves a new name at its authoritative servers, and with the machine's own name service
 * only if that fails.
 */
export async function addressesBehind(url: URL, search: AddressSearch): Promise<Found> {
  const { names, allowPrivate, isFresh } = search;
  const host = url.hostname;
  const resolveWith = (resolver: Resolver): Promise<Found> => publicAmong(url, resolver, allowPrivate);
  // With an authority of one's own, the name may be unknown to public name services.
  const isPublicName = !allowPrivate && isIP(host.replace(/^\[|\]$/g, "")) === 0 && host.includes(".");
  if (!isPublicName) return resolveWith(names.system);
  if (isFresh) return freshAddresses(host, search, resolveWith);
  const seen = await resolveWith(names.system);
  if (seen.ok || seen.problem.kind !== "name-not-found") return seen;
  // This computer may have cached that the name is missing, although it exists by now.
  const asked = await names.responsible(host);
  return asked.kind === "found" ? resolveWith(async () => asked.addresses) : seen;
}

async function freshAddresses(
  host: string,
  { names, clock }: AddressSearch,
  resolveWith: (resolver: Resolver) => Promise<Found>,
): Promise<Found> {
  const startMs = clock.monotonicMs();
  for (;;) {
    const asked = await names.responsible(host);
    if (asked.kind === "found") return resolveWith(async () => asked.addresses);
    if (asked.kind === "unasked") break;
    if (clock.monotonicMs() - startMs >= FRESH_MS) return err({ kind: "name-not-found" });
    await clock.sleep(PAUSE_MS);
  }
  await clock.sleep(BEFORE_SYSTEM_MS);
  for (let left = SYSTEM_LOOKS; ; left -= 1) {
    const seen = await resolveWith(names.system);
    if (seen.ok || seen.problem.kind !== "name-not-found") return seen;
    if (left <= 1) return err({ kind: "name-not-seen" });
    await clock.sleep(PAUSE_MS);
  }
}

async function publicAmong(url: URL, resolver: Resolver, allowPrivate: boolean): Promise<Found> {
  const checked = await checkAddress(url.href, { allowPrivate: true, resolver });
  if (!checked.ok) return err({ kind: "name-not-found" });
  const { addresses } = checked.value;
  const privateIp = addresses.find(({ address }) => !isPublicIp(address));
  return privateIp === undefined || allowPrivate
    ? ok(addresses)
    : err({ kind: "private", address: privateIp.address });
}
