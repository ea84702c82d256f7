import { connect } from "node:net";
import type { ClientChannel } from "ssh2";

// After a receiver has closed its end, the other end has this long to close too.
const LINGER_MS = 5_000;

/** The connections that one SSH session carries. */
export type Channels = {
  /**
   * Handles one connection from the server. Accepts it once the receiver has accepted it, otherwise rejects
   * it.
   */
  carry(accept: () => ClientChannel, reject: () => void): void;
  readonly open: number;
  /** Closes all of them: what a receiver answers after its session is over must not be delivered. */
  cut(): void;
};

/** Creates the channels to a loopback port. Each has its own socket, which never outlives the session. */
export function channelsTo(port: number): Channels {
  const cuts = new Set<() => void>();
  return {
    carry(accept, reject) {
      const cut = carryOne({ port, accept, reject }, () => cuts.delete(cut));
      cuts.add(cut);
    },
    get open() {
      return cuts.size;
    },
    cut() {
      for (const cut of cuts) cut();
      cuts.clear();
    },
  };
}

type Arriving = {
  readonly port: number;
  readonly accept: () => ClientChannel;
  readonly reject: () => void;
};

function carryOne({ port, accept, reject }: Arriving, onEnd: () => void): () => void {
  const local = connect({ host: "127.0.0.1", port, allowHalfOpen: true, noDelay: true });
  let channel: ClientChannel | undefined;
  let linger: NodeJS.Timeout | undefined;

  const cut = (): void => {
    local.destroy();
    channel?.destroy();
  };
  local.once("connect", () => {
    channel = accept();
    // Piping respects the slower end and forwards the end of each direction.
    channel.pipe(local).pipe(channel);
    // If the remote end is gone, no answer can be delivered.
    channel.on("close", () => local.destroy());
    channel.on("error", cut);
  });
  local.on("error", () => {
    if (channel === undefined) reject();
    else channel.destroy();
  });
  local.once("end", () => {
    linger = setTimeout(cut, LINGER_MS).unref();
  });
  local.once("close", () => {
    clearTimeout(linger);
    if (channel !== undefined) closeAfterwards(channel);
    onEnd();
  });
  return cut;
}

/** Closes a channel once what was written to it is sent; discards further input. */
function closeAfterwards(channel: ClientChannel): void {
  channel.resume();
  if (channel.writableFinished) return channel.close();
  channel.once("finish", () => channel.close());
  channel.end();
}
