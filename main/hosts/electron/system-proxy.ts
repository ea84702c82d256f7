import { readProxyList } from "../../core/platforms/http/proxy/find-proxies.ts";
import type { ProxyFinder } from "../../core/platforms/http/proxy/proxy.ts";

type ResolveProxy = (url: string) => Promise<string>;

/**
 * Finds proxies as the desktop's own settings name them, their script included. Only the origin is asked about: such a
 * script is somebody else's program, and a path may hold what is none of its business.
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
