import type { CheckedIp } from "../../platforms/http/checked-ip.ts";
import { checkAddress } from "../../endpoint/address/check-address.ts";
import { isPublicIp } from "../../endpoint/address/public-ip.ts";
import type { Resolver } from "../../endpoint/address/resolver.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";

/** Why the platform could not find its way to a public address. */
export type AddressTrouble =
  | { readonly kind: "name-not-found" }
  /** What stands behind the name is no address of the internet. */
  | { readonly kind: "private"; readonly address: string };

/**
 * Gives the IP addresses behind a public address, every one of them public. With `allowPrivate` (the practice realm,
 * and tests with an authority of their own) others count too. Any port will do: it is the user's own address.
 */
export async function addressesBehind(
  url: URL,
  { allowPrivate, resolver }: { readonly allowPrivate: boolean; readonly resolver?: Resolver },
): Promise<Result<readonly CheckedIp[], AddressTrouble>> {
  const checked = await checkAddress(url.href, {
    allowPrivate: true,
    ...(resolver === undefined ? {} : { resolver }),
  });
  if (!checked.ok) return err({ kind: "name-not-found" });
  const { addresses } = checked.value;
  const inner = addresses.find(({ address }) => !isPublicIp(address));
  return inner === undefined || allowPrivate
    ? ok(addresses)
    : err({ kind: "private", address: inner.address });
}
