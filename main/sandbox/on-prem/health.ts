import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import type { Gateway, WorldState } from "../world/state.ts";
import { done } from "./replies.ts";

/** Gives the certificate that verifies the client's own; it is self-signed, so both are the same. */
export function downloadCertificate(state: WorldState): Answer {
  const raw = { type: "application/x-pem-file", content: state.fixtures.onPremCertificatePem };
  return { state, reply: { status: 200, raw } };
}

type Node = { readonly gateway_status: Gateway; readonly role: string };

/** Gives the client's connection status: one, or one per node of a cluster. */
export function readHealth(state: WorldState, _request: ApiRequest, around: Surroundings): Answer {
  const { gateway } = state.onPrem;
  const clustered = state.onPrem.clustered || around.conduct.clusteredHealth;
  return done(state, 200, {
    health: clustered ? nodes(gateway, state.onPrem.shards) : { gateway_status: gateway },
  });
}

/**
 * Gives the nodes of a cluster with one core app more than shards.
 *
 * With one shard, a single core app holds the connection and every other node is `disconnected`; with
 * several, as many core apps as shards hold one each, and so does the primary master.
 */
function nodes(gateway: Gateway, shards: number): Readonly<Record<string, Node>> {
  const standby: Gateway = gateway === "connected" || gateway === "connecting" ? "disconnected" : gateway;
  const coreApps = Array.from({ length: shards + 1 }, (_unused, index): readonly [string, Node] => [
    `host-${index + 3}:coreapp-${index + 1}`,
    { gateway_status: index < shards ? gateway : standby, role: "coreapp" },
  ]);
  return {
    "host-1:master-1": { gateway_status: shards > 1 ? gateway : standby, role: "primary_master" },
    "host-2:master-2": { gateway_status: standby, role: "secondary_master" },
    ...Object.fromEntries(coreApps),
  };
}
