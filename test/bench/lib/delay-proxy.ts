import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A TCP proxy that makes a nearby server seem far away. */
export type DelayProxy = {
  /** Loopback port to connect to instead of the server's. */
  readonly port: number;
  /** Milliseconds that a byte takes in one direction, for everything that arrives from now on. */
  setOneWayMs(ms: number): void;
  close(): Promise<void>;
};

/**
 * Puts a proxy before the server on loopback port `target`. Nothing is lost or reordered.
 *
 * Loopback completes a TCP handshake at once, so the client's first bytes wait one round trip longer: that is when a
 * far client would have sent them.
 */
export async function startDelayProxy(target: number): Promise<DelayProxy> {
  let oneWayMs = 0;
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host: "127.0.0.1", noDelay: true });
    const connectedAt = performance.now() + 2 * oneWayMs;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    carry(near, far, () => Math.max(performance.now(), connectedAt) + oneWayMs);
    carry(far, near, () => performance.now() + oneWayMs);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    setOneWayMs: (ms) => {
      oneWayMs = ms;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

type Parcel = { readonly dueAt: number; readonly deliver: () => void };

function carry(from: Socket, to: Socket, dueNow: () => number): void {
  const road: Parcel[] = [];
  const wake = (): void => {
    const next = road[0];
    if (next === undefined) return;
    const left = next.dueAt - performance.now();
    // Timers count whole milliseconds; the last one is spent asking, so that a delay is as long as it says.
    if (left > 2) setTimeout(wake, left - 1.5);
    else if (left > 0) setImmediate(wake);
    else {
      road.shift();
      next.deliver();
      wake();
    }
  };
  const send = (deliver: () => void): void => {
    road.push({ dueAt: dueNow(), deliver });
    if (road.length === 1) wake();
  };
  from.on("data", (bytes) => send(() => void (to.destroyed || to.write(bytes))));
  from.on("end", () => send(() => void (to.destroyed || to.end())));
  from.on("close", (failed) => (failed ? send(() => to.destroy()) : undefined));
}
