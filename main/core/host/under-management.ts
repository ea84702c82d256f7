import { managedProxies } from "../platforms/http/proxy/managed-proxies.ts";
import type { HostPorts } from "./host-ports.ts";

/** The ports of a core, under what the administrator of this computer fixed. */
export function underManagement(ports: HostPorts): HostPorts {
  if (ports.managed === undefined) return ports;
  const proxies = managedProxies(ports.managed().proxy, ports.proxies);
  return proxies === undefined ? ports : { ...ports, proxies };
}
