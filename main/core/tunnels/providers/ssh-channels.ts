import { connect } from "node:net";
import type { ClientChannel } from "ssh2";

// After a receiver has closed its side, the other side has this long to follow.
const LINGER_MS = 5_000;

/** The connections that one ssh session carries. */
export type Channels = {
  /** Takes in one connection from the far end. It is accepted once the receiver has accepted it, and else refused. */
  carry(accept: () => ClientChannel, reject: () => void): void;
  readonly open: number;
  /** Cuts all of them: what a receiver answers after its session is over must reach nobody. */
  cut(): void;
};

/** Carries connections to a loopback port. Each has a socket of its own, which never outlives the session. */
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
    // Piping waits for the slower side, and passes on the end of each direction by itself.
    channel.pipe(local).pipe(channel);
    // A connection whose far end is gone carries no answer any more.
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

/** Closes a channel once what was written to it has gone out; what still comes in is thrown away. */
function closeAfterwards(channel: ClientChannel): void {
  channel.resume();
  if (channel.writableFinished) return channel.close();
  channel.once("finish", () => channel.close());
  channel.end();
}
