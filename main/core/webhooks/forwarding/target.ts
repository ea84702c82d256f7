import { runDetached } from "../../runtime/run-detached.ts";
import { judgedAddress } from "../../endpoint/address/judged-address.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import type { EndpointWay } from "../../host/under-management.ts";
import type { EventSource } from "../../../../shared/webhook/event.ts";
import { posterTo, type Copy, type Posted, type Poster } from "../outgoing/post.ts";

/** Where copies are sent, and of which API's notifications. */
export type ForwardTo = {
  readonly url: string;
  /** PEM of authorities that are trusted in addition to the public roots. */
  readonly ca?: string;
  /** The API whose notifications are copied, by default the cloud; each API has its own endpoint. */
  readonly source?: EventSource;
  /** The user confirmed that a private address, an IP address or another port is intended. */
  readonly allowPrivate?: boolean;
  /**
   * This machine sends each copy until the target accepts it, and answers the sender of the notification
   * itself.
   */
  readonly durable?: boolean;
};

/** A target used while a callback URL is replaced, for copies of one API's notifications. */
export type TemporaryTarget = ForwardTo & {
  /**
   * Called when a copy came back from there: it gets no more copies, and senders are asked to retry until it
   * is removed.
   */
  readonly onBack?: () => void;
  readonly cameBack?: boolean;
};

/** Whether this target gets copies from this API. A durable target gets those of both APIs. */
export function getsCopiesOf({ durable, source = "cloud" }: ForwardTo, of: EventSource): boolean {
  return durable === true || source === of;
}

/** Posts copies to one production endpoint; its URL is judged again every minute. */
export type Target = { post(copy: Copy): Promise<Posted>; close(): Promise<void> };

type Options = {
  readonly connections: number;
  readonly monotonicMs: () => number;
  readonly practice?: HostPorts["practice"];
  readonly way: () => EndpointWay;
  /** For one post, in milliseconds; by default 10 s. */
  readonly limitMs?: number;
};

const JUDGED_FOR_MS = 60_000;

/**
 * Returns the target for a URL; the first copy opens it. If the URL may not be posted to, every copy fails.
 */
export function forwardTarget(
  to: ForwardTo,
  { connections, monotonicMs, practice, way, limitMs }: Options,
): Target {
  let current: Line | undefined;
  let judgedMs = 0;
  const judge = async (): Promise<Poster | { readonly failed: string }> => {
    const judged = await judgedAddress(practice, {
      url: to.url,
      ca: to.ca,
      allowPrivate: to.allowPrivate === true,
    });
    return judged.ok
      ? posterTo(judged.value.address, { ca: judged.value.ca, connections, ...way(), limitMs })
      : { failed: judged.problem.cause };
  };
  /** The one to use now. The one before is closed once it is no longer used. */
  const lineAt = (now: number): Line => {
    if (current !== undefined && now - judgedMs <= JUDGED_FOR_MS) return current;
    const before = current;
    judgedMs = now;
    current = { opening: judge(), poster: undefined, users: 0, isOver: false };
    if (before === undefined) return current;
    before.isOver = true;
    if (before.users === 0) runDetached(close(before));
    return current;
  };
  return {
    async post(copy) {
      const now = monotonicMs();
      const line = lineAt(now);
      line.users += 1;
      try {
        const poster = (line.poster ??= await line.opening);
        if (!("failed" in poster)) return await poster.post(copy);
        // The next copy judges again: a name that is not found now may resolve in a second.
        judgedMs = -JUDGED_FOR_MS;
        return { failed: poster.failed, ms: Math.round(monotonicMs() - now) };
      } finally {
        line.users -= 1;
        if (line.isOver && line.users === 0) runDetached(close(line));
      }
    },
    close: () => close(current),
  };
}

/** A URL as it was judged once, for the copies of a minute. */
type Line = {
  readonly opening: Promise<Poster | { readonly failed: string }>;
  poster: Poster | { readonly failed: string } | undefined;
  users: number;
  isOver: boolean;
};

async function close(line: Line | undefined): Promise<void> {
  const poster = await line?.opening;
  if (poster !== undefined && "close" in poster) await poster.close();
}
