import { readProxyList } from "../../core/platforms/http/proxy/find-proxies.ts";
import type { ProxyFinder } from "../../core/platforms/http/proxy/proxy.ts";

type ResolveProxy = (url: string) => Promise<string>;

/**
 * Finds proxies in the desktop's settings, including a proxy script. Only the origin is passed on: the script
 * is third-party code, and a path may hold secrets.
 */
export function systemProxies(resolver: () => Promise<ResolveProxy>): ProxyFinder {
  return async ({ url }) => {
    try {
      const resolve = await resolver();
      return readProxyList(await resolve(`${url.origin}/`));
    } catch {
      // Settings that cannot be read name no proxy.
      return [];
    }
  };
}
