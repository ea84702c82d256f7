import type { NodeHealth, OnPremHealth } from "../platform/facts.ts";

/** Core apps that a number of shards needs: one more than shards, or one for a single shard. */
export function coreAppsFor(shards: number): number {
  return shards < 2 ? 1 : shards + 1;
}

/** The core apps of a client. Where it tells no roles, every node counts. */
export function coreAppsIn({ nodes }: Pick<OnPremHealth, "nodes">): readonly NodeHealth[] {
  return nodes.some((node) => node.role !== undefined)
    ? nodes.filter((node) => node.role === "coreapp")
    : nodes;
}

/** True if a node serves the number. */
export function isConnected({ gateway }: Pick<NodeHealth, "gateway">): boolean {
  return gateway.toLowerCase() === "connected";
}
