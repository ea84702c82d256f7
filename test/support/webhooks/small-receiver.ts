import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ProbeArrival, Receivers } from "../../../main/core/webhooks/receiver/port.ts";

/**
 * The part of a receiver that a tunnel needs: it echoes every body, and reports requests to a probe's path.
 */
export type SmallReceiver = Pick<Receivers, "address" | "allowHost" | "openProbe"> & {
  readonly port: number;
  /** Public hosts that are allowed at the moment. */
  readonly hosts: readonly string[];
  /** Number of open connections. */
  connections(): Promise<number>;
  /** Responds to the pending requests to `/hold…`; returns how many there were. */
  answerHeld(): number;
  /** Resolves once this many requests to `/hold…` are pending. */
  held(count: number): Promise<void>;
  close(): Promise<void>;
};

/** Starts a receiver on a free loopback port. */
export async function smallReceiver(): Promise<SmallReceiver> {
  const probes = new Map<string, (arrival: ProbeArrival) => void>();
  const hosts: string[] = [];
  const holding: ServerResponse[] = [];
  let onHeld: () => void = () => undefined;
  let isListening = true;
  const server = createServer((request, response) => {
    readAll(request).then(
      (body) => {
        const { url = "", headers } = request;
        if (url.startsWith("/hold")) {
          holding.push(response);
          return onHeld();
        }
        const probe = probes.get(url);
        probe?.({ body, headers, monotonicMs: performance.now() });
        response.end(probe === undefined ? body : "");
      },
      // The client has disconnected.
      () => undefined,
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("a TCP server has a port");
  const { port } = bound;
  return {
    port,
    hosts,
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
      }),
    address: () => (isListening ? { port, cloudPath: "/cloud", onPremPath: "/on-prem" } : undefined),
    allowHost(_receiver, host) {
      hosts.push(host);
      return () => void hosts.splice(hosts.indexOf(host), 1);
    },
    openProbe() {
      const path = `/probe-${probes.size}`;
      return {
        path,
        onArrival: (listener) => void probes.set(path, listener),
        close: () => void probes.delete(path),
      };
    },
    answerHeld() {
      for (const response of holding) response.end("answered late");
      return holding.splice(0).length;
    },
    held: (count) =>
      new Promise((resolve) => {
        onHeld = () => {
          if (holding.length >= count) resolve();
        };
        onHeld();
      }),
    async close() {
      isListening = false;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
