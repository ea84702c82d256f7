import { present } from "../../../shared/present.ts";
import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import type { TunnelState } from "../../../shared/tunnel/tunnel.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import type { OpenTunnel, TunnelTrouble } from "./port.ts";

/** An event of a tunnel. */
export type TunnelNews =
  | { readonly kind: "opening" }
  | { readonly kind: "opened"; readonly tunnel: OpenTunnel }
  | { readonly kind: "heard"; readonly latencyMs: number }
  /** The session has lost its connection and gets time to restore it. */
  | { readonly kind: "healing"; readonly why: TunnelTrouble }
  | { readonly kind: "healed" }
  | { readonly kind: "noticed"; readonly notices: readonly MessageDescriptor[] }
  | { readonly kind: "dropped"; readonly why: TunnelTrouble }
  | { readonly kind: "failed"; readonly why: TunnelTrouble }
  | { readonly kind: "closed" };

/** Returns the state after an event, with the next revision. `since` is the start of the status. */
export function afterNews(state: TunnelState, news: TunnelNews, clock: Clock): TunnelState {
  const { publicUrl, hostKey, latencyMs: _latency, problem: _problem, notices, ...lasting } = state;
  const next = { ...lasting, revision: state.revision + 1 };
  const since = (status: TunnelState["status"]) => ({
    status,
    since: status === state.status ? state.since : isoOf(clock.now()),
  });
  // Known members are kept; others stay absent.
  const kept = present({ publicUrl, hostKey });
  switch (news.kind) {
    case "opening":
      return { ...withoutFormer(next), ...since("opening"), reconnects: 0 };
    case "opened": {
      const isBack = state.status === "reconnecting" && publicUrl !== undefined;
      const isMoved = isBack && publicUrl !== news.tunnel.publicUrl;
      return {
        ...next,
        ...since("open"),
        ...present({ hostKey: news.tunnel.hostKey, ...(isMoved ? { formerUrl: publicUrl } : {}) }),
        publicUrl: news.tunnel.publicUrl,
        reconnects: state.reconnects + (isBack ? 1 : 0),
      };
    }
    case "healed":
      return {
        ...next,
        ...since("open"),
        ...kept,
        ...noticesMember(notices),
        reconnects: state.reconnects + 1,
      };
    case "noticed": {
      const { notices: _before, ...others } = state;
      return { ...others, ...noticesMember(news.notices), revision: next.revision };
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
        // The URL is kept, because most tunnels reopen with the same one; nothing uses it meanwhile.
        ...kept,
        // The session continues, so its notices still apply.
        ...(news.kind === "healing" ? noticesMember(notices) : {}),
        ...present({ hostKey: news.why.hostKey }),
        problem: { cause, ...present({ detail }) },
      };
    }
    case "closed":
      return { ...withoutFormer(next), ...since("closed") };
  }
}

function noticesMember(
  notices: TunnelState["notices"] | readonly MessageDescriptor[],
): Pick<TunnelState, "notices"> {
  return notices === undefined || notices.length === 0 ? {} : { notices: [...notices] };
}

/** Once a tunnel is closed or newly requested, its former URL no longer matters. */
function withoutFormer<T extends { readonly formerUrl?: string | undefined }>({
  formerUrl: _former,
  ...rest
}: T): Omit<T, "formerUrl"> {
  return rest;
}
