import type { TunnelKind } from "../../../../shared/tunnel/tunnel.ts";
import type { TunnelProvider } from "../port.ts";
import { cloudflaredProvider } from "./cloudflared.ts";
import { lanProvider } from "./lan.ts";
import { ngrokProvider } from "./ngrok.ts";
import { ownProvider, practiceProvider } from "./static.ts";
import type { ProviderPorts } from "./provider-ports.ts";
import { sshProvider } from "./ssh.ts";

/** Every way to a public address, by its kind. */
export type Providers = { readonly [K in TunnelKind]: TunnelProvider<K> };

/** The ways that this program knows. Their libraries load when they are first used. */
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
