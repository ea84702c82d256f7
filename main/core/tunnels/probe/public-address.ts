import { isIP } from "node:net";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Clock } from "../../../../shared/time.ts";
import { checkAddress } from "../../endpoint/address/check-address.ts";
import { isPublicIp } from "../../endpoint/address/public-ip.ts";
import { systemResolver, type Resolver } from "../../endpoint/address/resolver.ts";
import type { CheckedIp } from "../../platforms/http/checked-ip.ts";
import { askResponsible, type AskResponsible } from "./responsible-servers.ts";

/** Why the platform could not find its way to a public address. */
export type AddressTrouble =
  | { readonly kind: "name-not-found" }
  /** This computer does not see a fresh name, and nobody who knows could be asked: the platform may see it well. */
  | { readonly kind: "name-not-seen" }
  /** What stands behind the name is no address of the internet. */
  | { readonly kind: "private"; readonly address: string };

/** Who is asked for the address behind a name. */
export type NameServices = { readonly system: Resolver; readonly responsible: AskResponsible };

export const NAME_SERVICES: NameServices = { system: systemResolver, responsible: askResponsible() };

export type AddressSearch = {
  /** In the practice realm, and in tests with an authority of their own, others than public ones count too. */
  readonly allowPrivate: boolean;
  /** Was the name given out just now? Then it takes some seconds to be known, and must not be asked for too early. */
  readonly isFresh: boolean;
  readonly names: NameServices;
  readonly clock: Clock;
};

// A quick tunnel's name is known to its own servers after some seconds, now and then after half a minute.
const FRESH_MS = 60_000;
const PAUSE_MS = 3_000;
// Asked before it is known, a name service remembers for half an hour (the zone's own wish) that there is none.
const BEFORE_SYSTEM_MS = 15_000;
const SYSTEM_LOOKS = 5;

type Found = Result<readonly CheckedIp[], AddressTrouble>;

/**
 * Gives the IP addresses behind a public address, every one of them public. Any port will do: it is the user's own
 * address. A fresh name is asked for where it comes from, and the machine's own name service only where that fails.
 */
export async function addressesBehind(url: URL, search: AddressSearch): Promise<Found> {
  const { names, allowPrivate, isFresh } = search;
  const host = url.hostname;
  const among = (resolver: Resolver): Promise<Found> => publicAmong(url, resolver, allowPrivate);
  // An authority of one's own stands for a place that the public name service knows nothing of.
  const isPublicName = !allowPrivate && isIP(host.replace(/^\[|\]$/g, "")) === 0 && host.includes(".");
  if (!isPublicName) return among(names.system);
  if (isFresh) return freshAddresses(host, search, among);
  const seen = await among(names.system);
  if (seen.ok || seen.problem.kind !== "name-not-found") return seen;
  // It may be remembered as missing here and be there by now.
  const asked = await names.responsible(host);
  return asked.kind === "found" ? among(async () => asked.addresses) : seen;
}

async function freshAddresses(
  host: string,
  { names, clock }: AddressSearch,
  among: (resolver: Resolver) => Promise<Found>,
): Promise<Found> {
  const startMs = clock.monotonicMs();
  for (;;) {
    const asked = await names.responsible(host);
    if (asked.kind === "found") return among(async () => asked.addresses);
    if (asked.kind === "unasked") break;
    if (clock.monotonicMs() - startMs >= FRESH_MS) return err({ kind: "name-not-found" });
    await clock.sleep(PAUSE_MS);
  }
  await clock.sleep(BEFORE_SYSTEM_MS);
  for (let left = SYSTEM_LOOKS; ; left -= 1) {
    const seen = await among(names.system);
    if (seen.ok || seen.problem.kind !== "name-not-found") return seen;
    if (left <= 1) return err({ kind: "name-not-seen" });
    await clock.sleep(PAUSE_MS);
  }
}

async function publicAmong(url: URL, resolver: Resolver, allowPrivate: boolean): Promise<Found> {
  const checked = await checkAddress(url.href, { allowPrivate: true, resolver });
  if (!checked.ok) return err({ kind: "name-not-found" });
  const { addresses } = checked.value;
  const inner = addresses.find(({ address }) => !isPublicIp(address));
  return inner === undefined || allowPrivate
    ? ok(addresses)
    : err({ kind: "private", address: inner.address });
}
