import { err } from "../../../../shared/result.ts";
import { isTunnelAllowed } from "../../../../shared/settings/managed.ts";
import { TUNNEL_KINDS, type TunnelKind } from "../../../../shared/tunnel/tunnel.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import type { TunnelProvider } from "../port.ts";
import { trouble } from "../trouble.ts";
import type { Providers } from "./registry.ts";

/** The providers, of which those that the administrator doesn't allow open nothing and run no program. */
export function allowedProviders(providers: Providers, managed: HostPorts["managed"]): Providers {
  if (managed === undefined) return providers;
  const state = managed();
  const judged = <K extends TunnelKind>(kind: K): TunnelProvider<K> => {
    const provider: TunnelProvider<K> = providers[kind];
    if (isTunnelAllowed(state, kind)) return provider;
    return {
      ...provider,
      available: async () => ({ available: false, notAllowed: true }),
      open: async () => err(trouble("tunnel-not-allowed")),
    };
  };
  return Object.fromEntries(TUNNEL_KINDS.map((kind) => [kind, judged(kind)])) as unknown as Providers;
}
