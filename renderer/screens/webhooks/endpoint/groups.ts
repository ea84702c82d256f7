import type { CheckResult } from "../../../../shared/checks/result.ts";
import type { ProofCheckId } from "../../../../shared/webhook/proof-checks.ts";

/** What the checks of an endpoint are about, in the order in which they are listed. */
export const ENDPOINT_GROUPS = [
  "connection",
  "verification",
  "signatures",
  "content",
  "load",
  "order",
] as const;
export type EndpointGroup = (typeof ENDPOINT_GROUPS)[number];

type EndpointCheckId = Extract<ProofCheckId, `endpoint.${string}`>;

const GROUPS: Readonly<Record<EndpointCheckId, EndpointGroup>> = {
  "endpoint.address": "connection",
  "endpoint.reachable": "connection",
  "endpoint.tls": "connection",
  "endpoint.redirect": "connection",
  "endpoint.handshake": "verification",
  "endpoint.signature": "signatures",
  "endpoint.status": "content",
  "endpoint.kinds": "content",
  "endpoint.large": "load",
  "endpoint.batch": "load",
  "endpoint.latency": "load",
  "endpoint.repeats": "order",
  "endpoint.order": "order",
};

/** The results by group, without groups that have none yet. A result that no group knows is about the connection. */
export function groupsOf(
  found: readonly CheckResult[],
): readonly { readonly group: EndpointGroup; readonly checks: readonly CheckResult[] }[] {
  const groupOf = ({ id }: CheckResult): EndpointGroup => GROUPS[id as EndpointCheckId] ?? "connection";
  return ENDPOINT_GROUPS.flatMap((group) => {
    const checks = found.filter((one) => groupOf(one) === group);
    return checks.length === 0 ? [] : [{ group, checks }];
  });
}
