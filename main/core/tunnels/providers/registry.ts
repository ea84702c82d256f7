import type { TunnelKind } from "../../../../shared/tunnel/tunnel.ts";
import type { TunnelProvider } from "../port.ts";
import { cloudflaredProvider } from "./cloudflared.ts";
import { lanProvider } from "./lan.ts";
import { ngrokProvider } from "./ngrok.ts";
import { ownProvider, practiceProvider } from "./static.ts";
import type { ProviderPorts } from "./provider-ports.ts";
import { sshProvider } from "./ssh.ts";

/** Every tunnel provider, by kind. */
export type Providers = { readonly [K in TunnelKind]: TunnelProvider<K> };

/** Returns all providers of this program. Their libraries load on first use. */
export function createProviders(ports: ProviderPorts): Providers {
  return {
    ssh: sshProvider(ports),
    cloudflared: cloudflaredProvider(ports),
    ngrok: ngrokProvider(ports),
    own: ownProvider(),
    lan: lanProvider(),
    practice: practiceProvider(ports),
  };
}
