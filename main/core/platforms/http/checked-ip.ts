import { isIP, type LookupFunction } from "node:net";

/** An IP address that was judged before anything connects to it. */
export type CheckedIp = { readonly address: string; readonly family: 4 | 6 };

/**
 * Returns a lookup function for sockets that uses no name service: it returns the judged addresses, so that a
 * changed DNS answer has no effect.
 */
export function lookupAmong(addresses: readonly CheckedIp[]): LookupFunction {
  return (_name, { all, family }, callback) => {
    const wanted = addresses.filter((one) => isWanted(one, family));
    const [first] = wanted;
    if (first === undefined) return callback(notFound(), "", 0);
    if (all === true) return callback(null, [...wanted]);
    callback(null, first.address, first.family);
  };
}

function isWanted({ address, family }: CheckedIp, wanted: number | string | undefined): boolean {
  if (isIP(address) === 0) return false;
  return wanted === undefined || wanted === 0 || wanted === family || wanted === `IPv${family}`;
}

function notFound(): NodeJS.ErrnoException {
  return Object.assign(new Error("no checked address"), { code: "ENOTFOUND" });
}
