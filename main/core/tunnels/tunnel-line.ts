import type { Result } from "../../../shared/result.ts";
import type { TunnelChoice, TunnelState } from "../../../shared/tunnel/tunnel.ts";
import type { ReceiverId } from "../../../shared/webhook/receiver.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import type { Random } from "../random.ts";
import type { Receivers } from "../webhooks/receiver/port.ts";
import { keepOpen } from "./keep-open.ts";
import type { OpenTunnel, TunnelRequest, TunnelTrouble } from "./port.ts";
import type { Providers } from "./providers/registry.ts";
import { afterNews, type TunnelNews } from "./tunnel-news.ts";
import type { TunnelTiming } from "./waits.ts";

/** The tunnel of one receiver, from the moment somebody wants it until it is closed. */
export type TunnelLine = {
  readonly choice: TunnelChoice;
  readonly port: number;
  state(): TunnelState;
  /** The session that stands now. */
  standing(): OpenTunnel | undefined;
  /** Resolves after the first attempt. */
  readonly tried: Promise<void>;
  close(): Promise<void>;
};

type Given = {
  readonly receiver: ReceiverId;
  readonly choice: TunnelChoice;
  readonly port: number;
  readonly secrets: TunnelRequest["secrets"];
  readonly before: TunnelState;
  readonly providers: Providers;
  readonly receivers: Pick<Receivers, "allowHost">;
  readonly clock: Clock;
  readonly random: Random;
  readonly timing: TunnelTiming;
  readonly onState: (state: TunnelState) => void;
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
    if (news.kind !== "heard") {
      disallow?.();
      standing = news.kind === "opened" ? news.tunnel : undefined;
      disallow =
        standing === undefined
          ? undefined
          : receivers.allowHost(receiver, new URL(standing.publicUrl).hostname);
    }
    state = afterNews(state, news, clock);
    onState(state);
  };
  const kept = keepOpen({ ...given, onNews, open: (signal) => openBy(given, signal) });
  return {
    choice,
    port,
    state: () => state,
    standing: () => standing,
    tried: kept.tried,
    async close() {
      await kept.end();
      // A tunnel that had failed is over already; closing it takes its problem off the screen.
      if (state.status !== "closed") onNews({ kind: "closed" });
    },
  };
}

function openBy(
  { providers, choice, port, secrets }: Given,
  signal: AbortSignal,
): Promise<Result<OpenTunnel, TunnelTrouble>> {
  switch (choice.kind) {
    case "ssh":
      return providers.ssh.open({ choice, port, secrets }, signal);
    case "cloudflared":
      return providers.cloudflared.open({ choice, port, secrets }, signal);
    case "ngrok":
      return providers.ngrok.open({ choice, port, secrets }, signal);
    case "own":
      return providers.own.open({ choice, port, secrets }, signal);
    case "practice":
      return providers.practice.open({ choice, port, secrets }, signal);
  }
}
