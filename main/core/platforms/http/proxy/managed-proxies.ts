import type { ManagedState } from "../../../../../shared/settings/managed.ts";
import { isExempt } from "./no-proxy.ts";
import { isSurelyOnThisMachine, proxyFrom, type Proxy, type ProxyFinder } from "./proxy.ts";

type SignIn = Pick<Proxy, "username" | "password">;

/**
 * The proxy finder that the administrator fixed; undefined where the user may choose.
 *
 * A named proxy gets the sign-in only if it was meant for it: `signIn` is asked with the proxy's origin. Where the setting
 * can't be understood, only this machine itself is reached, since going around a proxy may be what it forbids.
 */
export function managedProxies(
  proxy: ManagedState["proxy"],
  machine: ProxyFinder | undefined,
  signIn: (origin: string) => SignIn = () => ({}),
): ProxyFinder | undefined {
  if (proxy.kind === "open") return undefined;
  const fixed = proxy.kind === "invalid" ? undefined : proxy.value;
  return async (target) => {
    if (isSurelyOnThisMachine(target)) return [];
    if (fixed === undefined) return [{ kind: "invalid" }];
    if (fixed.url === "system") return (await machine?.(target)) ?? [];
    if (fixed.url === "none" || isExempt(fixed.except.join(","), target.url)) return [];
    const named = proxyFrom(fixed.url);
    return [named.kind === "proxy" ? { ...named, ...signIn(named.url) } : named];
  };
}
