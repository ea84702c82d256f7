import { visibleAddress } from "../../../../shared/platform/callback-address.ts";
import type { JudgedAddress } from "../../endpoint/address/judged-address.ts";
import type { EndpointWay } from "../../host/under-management.ts";
import { agentFor } from "../../platforms/http/agent-for.ts";
import { statusOf } from "../../platforms/http/status-of.ts";
import { MARK_HEADER, type OpenMark } from "../outgoing/marks.ts";

/** The two secret paths at which a receiver accepts notifications. */
export type OwnPaths = { readonly cloudPath: string; readonly onPremPath: string };

const LIMITS = { limitMs: 5_000, maxBytes: 64 * 1024 };

/**
 * Whether the URL is one of this receiver's. Our paths hold 128 random bits, so any URL with one in its path leads
 * here, under any host name.
 */
export function isOwnAddress(own: OwnPaths | undefined, address: string): boolean {
  const text = visibleAddress(address);
  if (own === undefined || !URL.canParse(text)) return false;
  const { pathname } = new URL(text);
  return pathname.includes(own.cloudPath) || pathname.includes(own.onPremPath);
}

/** Sends a GET request that changes nothing and returns whether it arrives here, whatever the answer is. */
export async function comesBack(
  openMark: () => OpenMark,
  { address, ca }: JudgedAddress,
  { proxies, authorities }: EndpointWay,
): Promise<boolean> {
  const roots =
    ca === undefined ? ({ kind: "publicRoots" } as const) : ({ kind: "authority", pem: ca } as const);
  const agent = await agentFor(address, {
    roots,
    authorities,
    proxies,
    connections: 1,
    connectMs: LIMITS.limitMs,
  });
  const openedMark = openMark();
  const { origin, pathname, search } = address.url;
  const question = { method: "GET", origin, path: `${pathname}${search}` } as const;
  try {
    await statusOf(agent, { ...question, headers: { [MARK_HEADER]: openedMark.mark } }, LIMITS).catch(
      () => undefined,
    );
  } finally {
    await agent.destroy();
    openedMark.close();
  }
  return openedMark.came();
}
