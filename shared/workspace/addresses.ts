import { z } from "zod";
import type { Workspace } from "./workspace.ts";

/** The APIs that a workspace's connections lead to; a side without a connection is missing. */
export const Addresses = z.object({
  /** Base URL and business account. */
  cloud: z.object({ baseUrl: z.string(), account: z.string() }).optional(),
  /** Base URL. */
  onPrem: z.string().optional(),
});
export type Addresses = z.infer<typeof Addresses>;

/** Where requests for a workspace are sent. */
export function addressesOf({ cloud, onPrem }: Pick<Workspace, "cloud" | "onPrem">): Addresses {
  return {
    ...(cloud === undefined ? {} : { cloud: { baseUrl: cloud.baseUrl, account: cloud.businessAccountId } }),
    ...(onPrem === undefined ? {} : { onPrem: onPrem.baseUrl }),
  };
}

/** True if what was asked at `then` was asked at the cloud API of `now`. */
export function isSameCloud({ cloud: then }: Addresses, { cloud: now }: Addresses): boolean {
  return then !== undefined && then.baseUrl === now?.baseUrl && then.account === now.account;
}

/** True if what was asked at `then` was asked at the on-premises API of `now`. */
export function isSameOnPrem({ onPrem: then }: Addresses, { onPrem: now }: Addresses): boolean {
  return then !== undefined && then === now;
}

/**
 * True if neither API that was asked at `then` is another one now. What one deployment reports about a number
 * proves nothing about the same digits on another.
 */
export function stillAsked(then: Addresses, now: Addresses): boolean {
  return (
    (then.cloud === undefined || isSameCloud(then, now)) &&
    (then.onPrem === undefined || isSameOnPrem(then, now))
  );
}
