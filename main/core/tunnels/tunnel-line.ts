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

/** The tunnel of one receiver, from its request until it is closed. */
export type TunnelLine = {
  readonly choice: TunnelChoice;
  readonly port: number;
  /** Whether it has the same URL each time. */
  readonly stableUrl: boolean;
  state(): TunnelState;
  /** The currently open session. */
  standing(): OpenTunnel | undefined;
  /** Resolves after the first attempt. */
  readonly tried: Promise<void>;
  /**
   * Checks now whether it is open, without waiting for the next check; resolves once that has been reported.
   */
  checkNow(): Promise<void>;
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

/** Returns the state of a tunnel that was never opened. */
export function closedTunnel(receiver: ReceiverId, kind: TunnelState["kind"], clock: Clock): TunnelState {
  return { receiver, revision: 0, kind, status: "closed", since: isoOf(clock.now()), reconnects: 0 };
}

/** Starts a receiver's tunnel. While it is open, the receiver accepts requests for its public host name. */
export function startLine(given: Given): TunnelLine {
  const { choice, port, receiver, receivers, clock, onState } = given;
  let state: TunnelState = { ...given.before, kind: choice.kind };
  let current: OpenTunnel | undefined;
  let disallow: (() => void) | undefined;

  const onNews = (news: TunnelNews): void => {
    // A healing session continues: requests that arrive through it once it is back are accepted.
    if (!OF_THE_SAME_SESSION.has(news.kind)) {
      disallow?.();
      current = news.kind === "opened" ? news.tunnel : undefined;
      disallow =
        current === undefined
          ? undefined
          : receivers.allowHost(receiver, new URL(current.publicUrl).hostname);
    }
    given.onNews(news);
    state = afterNews(state, news, clock);
    onState(state);
    if (news.kind !== "opened") return;
    const { tunnel } = news;
    tunnel.onNotices?.((notices) => {
      if (current === tunnel) onNews({ kind: "noticed", notices });
    });
  };
  const { selfHealing, stableUrl, open } = providerOf(given);
  const reconnecting = reconnect({ ...given, onNews, open, selfHealing, stableUrl });
  return {
    choice,
    port,
    stableUrl,
    state: () => state,
    standing: () => current,
    tried: reconnecting.tried,
    checkNow: () => reconnecting.checkNow(),
    async close() {
      await reconnecting.end();
      // A failed tunnel is already over; closing it removes its problem from the window.
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

/** The properties of the chosen provider. */
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
