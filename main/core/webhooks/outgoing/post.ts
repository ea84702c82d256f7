import { ConnectFailure } from "../../platforms/http/connect-failure.ts";
import { agentFor } from "../../platforms/http/agent-for.ts";
import { MARK_HEADER } from "../forwarding/marks.ts";
import { NoAnswerInTime, statusOf } from "../../platforms/http/status-of.ts";
import type { CheckedAddress } from "../../endpoint/address/check-address.ts";

/** How one post went: a status, or a stable word for why there was none. */
export type Posted = { readonly status?: number; readonly ms: number; readonly failed?: string };

/** A notification as it is posted. No header besides these is ever sent along. */
export type Copy = {
  readonly body: Uint8Array;
  readonly contentType?: string;
  readonly signature?: string;
  /** By which it is known where it comes back. */
  readonly marks?: string;
};

/** Posts to one checked address over connections of its own. */
export type Poster = { post(copy: Copy): Promise<Posted>; close(): Promise<void> };

type Options = { readonly ca?: string | undefined; readonly connections: number };

const LIMITS = { limitMs: 10_000, maxBytes: 64 * 1024 };

/**
 * Gives what posts to an address whose IP addresses were judged. Redirects are not followed: a 3xx is a status like
 * any other. The answer's body is read to 64 KB and dropped.
 */
export function posterTo({ url, addresses }: CheckedAddress, { ca, connections }: Options): Poster {
  const roots =
    ca === undefined ? ({ kind: "publicRoots" } as const) : ({ kind: "authority", pem: ca } as const);
  const agent = agentFor({ url, addresses }, { roots, connections, connectMs: LIMITS.limitMs });
  const { origin } = url;
  const path = `${url.pathname}${url.search}`;
  return {
    async post({ body, contentType = "application/json", signature, marks }) {
      const startedMs = performance.now();
      const since = (): number => Math.round(performance.now() - startedMs);
      const headers = {
        "content-type": contentType,
        ...(signature === undefined ? {} : { "x-hub-signature-256": signature }),
        ...(marks === undefined ? {} : { [MARK_HEADER]: marks }),
      };
      try {
        const status = await statusOf(agent, { origin, path, headers, body }, LIMITS);
        return { status, ms: since() };
      } catch (error) {
        return { failed: wordFor(error), ms: since() };
      }
    },
    close: () => agent.destroy(),
  };
}

/** A stable word for a post without an answer; the error's own text may quote what the other side sent. */
function wordFor(error: unknown): string {
  if (error instanceof ConnectFailure) return error.reason;
  return error instanceof NoAnswerInTime ? "timeout" : "broken-off";
}
