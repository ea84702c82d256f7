import type { TunnelState } from "../../../shared/tunnel/tunnel.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import type { OpenTunnel, TunnelTrouble } from "./port.ts";

/** What happens to a tunnel. */
export type TunnelNews =
  | { readonly kind: "opening" }
  | { readonly kind: "opened"; readonly tunnel: OpenTunnel }
  | { readonly kind: "heard"; readonly latencyMs: number }
  | { readonly kind: "dropped"; readonly why: TunnelTrouble }
  | { readonly kind: "failed"; readonly why: TunnelTrouble }
  | { readonly kind: "closed" };

/** The state after some news, one revision on. `since` tells since when the status stands. */
export function afterNews(state: TunnelState, news: TunnelNews, clock: Clock): TunnelState {
  const { publicUrl, hostKey, latencyMs: _latency, problem: _problem, ...lasting } = state;
  const next = { ...lasting, revision: state.revision + 1 };
  const since = (status: TunnelState["status"]) => ({
    status,
    since: status === state.status ? state.since : isoOf(clock.now()),
  });
  switch (news.kind) {
    case "opening":
      return { ...next, ...since("opening"), reconnects: 0 };
    case "opened":
      return {
        ...next,
        ...since("open"),
        publicUrl: news.tunnel.publicUrl,
        ...(news.tunnel.hostKey === undefined ? {} : { hostKey: news.tunnel.hostKey }),
        reconnects: state.reconnects + (state.status === "reconnecting" && publicUrl !== undefined ? 1 : 0),
      };
    case "heard":
      return { ...state, revision: next.revision, latencyMs: Math.round(news.latencyMs * 10) / 10 };
    case "dropped":
    case "failed": {
      const shown = news.why.hostKey ?? hostKey;
      return {
        ...next,
        ...since(news.kind === "failed" ? "failed" : "reconnecting"),
        // The address is remembered, since most tunnels come back under the same one; while it is away nothing uses it.
        ...(publicUrl === undefined ? {} : { publicUrl }),
        ...(shown === undefined ? {} : { hostKey: shown }),
        problem: {
          cause: news.why.cause,
          ...(news.why.detail === undefined ? {} : { detail: news.why.detail }),
        },
      };
    }
    case "closed":
      return { ...next, ...since("closed") };
  }
}
