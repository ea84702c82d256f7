import { z } from "zod";
import type { NodeHealth, OnPremHealth } from "../../../../shared/platform/facts.ts";
import { firstText, membersOf } from "../http/api-error.ts";
import { present } from "../../../../shared/present.ts";
import type { ParsedResponse } from "../http/classify.ts";
import { plainText } from "../http/safe-text.ts";

type Gateway = OnPremHealth["gateway"];

/** The response about the client's health. */
export const HealthAnswer = z.looseObject({ health: z.record(z.string(), z.unknown()) });

/** Reads the health of a single client, or of the nodes of a cluster. */
export function readHealth(json: unknown): ParsedResponse<OnPremHealth> {
  const answer = HealthAnswer.safeParse(json);
  if (!answer.success) return { kind: "unknown", cause: "unexpected-shape" };
  const { health } = answer.data;
  const version = firstText(membersOf(answer.data["meta"])?.["version"]);
  const clustered = typeof health["gateway_status"] !== "string";
  const nodes = clustered ? Object.entries(health).slice(0, 200).map(nodeOf) : [nodeOf(["client", health])];
  if (!nodes.some((node) => node.gateway !== NO_ANSWER))
    return { kind: "unknown", cause: "unexpected-shape" };
  const value = present({
    gateway: gatewayOf(nodes),
    clustered,
    nodes,
    version: version === undefined ? undefined : plainText(version, 64),
  });
  return { kind: "confirmed", value };
}

const NO_ANSWER = "no answer";

function nodeOf([node, state]: readonly [string, unknown]): NodeHealth {
  const members = membersOf(state);
  const role = firstText(members?.["role"]);
  return present({
    node: plainText(node, 200),
    gateway: plainText(firstText(members?.["gateway_status"]) ?? NO_ANSWER, 64),
    role: role === undefined ? undefined : plainText(role, 64),
  });
}

// Precedence order: one connected node serves the number while all others are disconnected standbys.
const PRECEDENCE: readonly Exclude<Gateway, "other">[] = [
  "connected",
  "unregistered",
  "connecting",
  "disconnected",
  "uninitialized",
];

/**
 * Returns the state of the whole client from its nodes. In a high-availability setup all nodes but one are
 * disconnected, and the serving node may change: any connected node means connected.
 */
export function gatewayOf(nodes: readonly Pick<NodeHealth, "gateway">[]): Gateway {
  const states = new Set(nodes.map((node) => node.gateway.toLowerCase()));
  return PRECEDENCE.find((word) => states.has(word)) ?? "other";
}
