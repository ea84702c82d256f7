import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import type { TunnelState } from "../../../shared/tunnel/tunnel.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import type { OpenTunnel, TunnelTrouble } from "./port.ts";

/** What happens to a tunnel. */
export type TunnelNews =
  | { readonly kind: "opening" }
  | { readonly kind: "opened"; readonly tunnel: OpenTunnel }
  | { readonly kind: "heard"; readonly latencyMs: number }
  /** The session has lost its connection, and is left to make it anew by itself. */
  | { readonly kind: "healing"; readonly why: TunnelTrouble }
  | { readonly kind: "healed" }
  | { readonly kind: "noticed"; readonly notices: readonly MessageDescriptor[] }
  | { readonly kind: "dropped"; readonly why: TunnelTrouble }
  | { readonly kind: "failed"; readonly why: TunnelTrouble }
  | { readonly kind: "closed" };

/** The state after some news, one revision on. `since` tells since when the status stands. */
export function afterNews(state: TunnelState, news: TunnelNews, clock: Clock): TunnelState {
  const { publicUrl, hostKey, latencyMs: _latency, problem: _problem, notices, ...lasting } = state;
  const next = { ...lasting, revision: state.revision + 1 };
  const since = (status: TunnelState["status"]) => ({
    status,
    since: status === state.status ? state.since : isoOf(clock.now()),
  });
  // Members that are known go on; the others stay left out.
  const here = known({ publicUrl, hostKey });
  switch (news.kind) {
    case "opening":
      return { ...withoutFormer(next), ...since("opening"), reconnects: 0 };
    case "opened": {
      const isBack = state.status === "reconnecting" && publicUrl !== undefined;
      const isMoved = isBack && publicUrl !== news.tunnel.publicUrl;
      return {
        ...next,
        ...since("open"),
        ...known({ hostKey: news.tunnel.hostKey, ...(isMoved ? { formerUrl: publicUrl } : {}) }),
        publicUrl: news.tunnel.publicUrl,
        reconnects: state.reconnects + (isBack ? 1 : 0),
      };
    }
    case "healed":
      return { ...next, ...since("open"), ...here, ...noticing(notices), reconnects: state.reconnects + 1 };
    case "noticed": {
      const { notices: _before, ...others } = state;
      return { ...others, ...noticing(news.notices), revision: next.revision };
    }
    case "heard":
      return { ...state, revision: next.revision, latencyMs: Math.round(news.latencyMs * 10) / 10 };
    case "healing":
    case "dropped":
    case "failed": {
      const { cause, detail } = news.why;
      return {
        ...next,
        ...since(news.kind === "failed" ? "failed" : "reconnecting"),
        // The address is remembered, since most tunnels come back under the same one; while it is away nothing uses it.
        ...here,
        // The session goes on, and with it what there is to know of it.
        ...(news.kind === "healing" ? noticing(notices) : {}),
        ...known({ hostKey: news.why.hostKey }),
        problem: { cause, ...known({ detail }) },
      };
    }
    case "closed":
      return { ...withoutFormer(next), ...since("closed") };
  }
}

function noticing(
  notices: TunnelState["notices"] | readonly MessageDescriptor[],
): Pick<TunnelState, "notices"> {
  return notices === undefined || notices.length === 0 ? {} : { notices: [...notices] };
}

/** The members that have a value. */
function known<T extends Readonly<Record<string, string | undefined>>>(
  members: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** Once nobody wants a tunnel any more, or wants it anew, nobody misses the address that it had in between. */
function withoutFormer<T extends { readonly formerUrl?: string | undefined }>({
  formerUrl: _former,
  ...rest
}: T): Omit<T, "formerUrl"> {
  return rest;
}
