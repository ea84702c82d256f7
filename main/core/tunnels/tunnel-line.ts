import type { Result } from "../../../shared/result.ts";
import type { TunnelChoice, TunnelKind, TunnelState } from "../../../shared/tunnel/tunnel.ts";
import type { ReceiverId } from "../../../shared/webhook/receiver.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import type { Random } from "../runtime/random.ts";
import type { Receivers } from "../webhooks/receiver/port.ts";
import { reconnect } from "./reconnect.ts";
import type { OpenTunnel, TunnelProvider, TunnelRequest, TunnelTrouble } from "./port.ts";
import type { Providers } from "./providers/registry.ts";
import { afterNews, type TunnelNews } from "./tunnel-news.ts";
import type { TunnelTiming } from "./waits.ts";

/** The tunnel of one receiver, from the moment somebody wants it until it is closed. */
export type TunnelLine = {
  readonly choice: TunnelChoice;
  readonly port: number;
  /** Does it come up under one and the same address each time? */
  readonly stableUrl: boolean;
  state(): TunnelState;
  /** The session that stands now. */
  standing(): OpenTunnel | undefined;
  /** Resolves after the first attempt. */
  readonly tried: Promise<void>;
  /** Looks now whether it stands, without waiting for the next turn; resolves once that has been told. */
  look(): Promise<void>;
  close(): Promise<void>;
};

type Given = {
  readonly receiver: ReceiverId;
  readonly choice: TunnelChoice;
  readonly port: number;
  readonly lan?: TunnelRequest["lan"];
  readonly secrets: TunnelRequest["secrets"];
  readonly before: TunnelState;
  readonly providers: Providers;
  readonly receivers: Pick<Receivers, "allowHost">;
  readonly clock: Clock;
  readonly random: Random;
  readonly timing: TunnelTiming;
  readonly onState: (state: TunnelState) => void;
  readonly onNews: (news: TunnelNews) => void;
};

/** A tunnel that nobody has opened. */
export function closedTunnel(receiver: ReceiverId, kind: TunnelState["kind"], clock: Clock): TunnelState {
  return { receiver, revision: 0, kind, status: "closed", since: isoOf(clock.now()), reconnects: 0 };
}

/** Starts a receiver's tunnel. While it stands, the receiver lets requests for its public name in. */
export function startLine(given: Given): TunnelLine {
  const { choice, port, receiver, receivers, clock, onState } = given;
  let state: TunnelState = { ...given.before, kind: choice.kind };
  let standing: OpenTunnel | undefined;
  let disallow: (() => void) | undefined;

  const onNews = (news: TunnelNews): void => {
    // A session that heals goes on: what comes through it once it is back is let in.
    if (!OF_THE_SAME_SESSION.has(news.kind)) {
      disallow?.();
      standing = news.kind === "opened" ? news.tunnel : undefined;
      disallow =
        standing === undefined
          ? undefined
          : receivers.allowHost(receiver, new URL(standing.publicUrl).hostname);
    }
    given.onNews(news);
    state = afterNews(state, news, clock);
    onState(state);
    if (news.kind !== "opened") return;
    const { tunnel } = news;
    tunnel.onNotices?.((notices) => {
      if (standing === tunnel) onNews({ kind: "noticed", notices });
    });
  };
  const { selfHealing, stableUrl, open } = providerOf(given);
  const kept = reconnect({ ...given, onNews, open, selfHealing, stableUrl });
  return {
    choice,
    port,
    stableUrl,
    state: () => state,
    standing: () => standing,
    tried: kept.tried,
    look: () => kept.look(),
    async close() {
      await kept.end();
      // A tunnel that had failed is over already; closing it takes its problem off the screen.
      if (state.status !== "closed") onNews({ kind: "closed" });
    },
  };
}

const OF_THE_SAME_SESSION: ReadonlySet<TunnelNews["kind"]> = new Set([
  "heard",
  "healing",
  "healed",
  "noticed",
]);

/** What the choice's own provider is, and does. */
type Chosen = {
  readonly selfHealing: boolean;
  readonly stableUrl: boolean;
  readonly open: (signal: AbortSignal) => Promise<Result<OpenTunnel, TunnelTrouble>>;
};

function providerOf({ providers, choice, port, lan, secrets }: Given): Chosen {
  const to = { port, ...(lan === undefined ? {} : { lan }) };
  const as = <K extends TunnelKind>(
    provider: TunnelProvider<K>,
    own: TunnelRequest<K>["choice"],
  ): Chosen => ({
    selfHealing: provider.selfHealing,
    stableUrl: provider.stableUrl(own),
    open: (signal) => provider.open({ choice: own, ...to, secrets }, signal),
  });
  switch (choice.kind) {
    case "ssh":
      return as(providers.ssh, choice);
    case "cloudflared":
      return as(providers.cloudflared, choice);
    case "ngrok":
      return as(providers.ngrok, choice);
    case "own":
      return as(providers.own, choice);
    case "lan":
      return as(providers.lan, choice);
    case "practice":
      return as(providers.practice, choice);
  }
}
