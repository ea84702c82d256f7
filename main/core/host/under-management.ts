import type { AuthorityChoice } from "../../../shared/network/authorities.ts";
import { isTunnelAllowed, NOTHING_MANAGED } from "../../../shared/settings/managed.ts";
import type { TunnelKind } from "../../../shared/tunnel/tunnel.ts";
import { managedProxies } from "../platforms/http/proxy/managed-proxies.ts";
import type { ProxyFinder } from "../platforms/http/proxy/proxy.ts";
import type { HostPorts } from "./host-ports.ts";

/** The ports of a core, under what the administrator of this computer fixed. */
export function underManagement(ports: HostPorts): HostPorts {
  if (ports.managed === undefined) return ports;
  const proxies = managedProxies(ports.managed().proxy, ports.proxies);
  return proxies === undefined ? ports : { ...ports, proxies };
}

/**
 * The proxy that the administrator fixed; undefined where the user may choose. For connections that don't go by the proxies
 * of plans and of this computer, such as those to the user's own endpoints.
 */
export function fixedProxies({
  managed,
  proxies,
}: Pick<HostPorts, "managed" | "proxies">): ProxyFinder | undefined {
  return managed === undefined ? undefined : managedProxies(managed().proxy, proxies);
}

/** Whether the administrator lets the user have a tunnel of this kind. */
export function isTunnelAllowedBy({ managed }: Pick<HostPorts, "managed">, kind: TunnelKind): boolean {
  return isTunnelAllowed(managed?.() ?? NOTHING_MANAGED, kind);
}

/** How the user's own endpoints are reached: the proxy that the administrator fixed, and the chosen authorities. */
export type EndpointWay = {
  readonly proxies: ProxyFinder | undefined;
  readonly authorities: AuthorityChoice | undefined;
};

/** The way to the user's own endpoints, as it is now. */
export function wayToEndpoints(ports: Pick<HostPorts, "managed" | "proxies" | "authorities">): EndpointWay {
  return { proxies: fixedProxies(ports), authorities: ports.authorities?.() };
}
