import type { Client } from "../../shared/rpc/client.ts";
import type { TunnelState } from "../../shared/tunnel/tunnel.ts";
import { openFeed, type Feed } from "./feed.ts";
import { withNewest } from "./newest.ts";

/** Every tunnel opened since the program started, by the receiver that it forwards to. */
export type Tunnels = ReadonlyMap<string, TunnelState>;

/** Opens the store of tunnels. */
export function openTunnels(client: Client): Feed<Tunnels> {
  return openFeed<Tunnels, "tunnels.list", "tunnels">({
    client,
    method: "tunnels.list",
    input: {},
    topic: "tunnels",
    read: (list) => new Map(list.map((one) => [one.receiver, one])),
    merge: (known, push) => (known === undefined ? undefined : withTunnel(known, push)),
    newer: (known, answered) => [...known.values()].reduce(withTunnel, answered),
  });
}

/** The tunnels with this one, unless a later revision is known. */
export function withTunnel(tunnels: Tunnels, one: TunnelState): Tunnels {
  return withNewest(tunnels, one.receiver, one);
}
