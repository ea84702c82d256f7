import { randomInt } from "node:crypto";
import type { ServerIdentity } from "../tls/certificates.ts";
import { startServer, type Exchange, type LoopbackServer } from "./server.ts";

type Listening = {
  readonly identity: ServerIdentity;
  /** Ports to try, in this order; 0 is any free one. */
  readonly ports: readonly number[];
  readonly onExchange: (exchange: Exchange) => Promise<void>;
};

export type ServerRow = {
  /** Starts one more server; where none of its ports is to be had, those started before are closed. */
  readonly start: (listening: Listening) => Promise<LoopbackServer>;
  readonly close: () => Promise<void>;
};

/** The servers of one practice platform, which count their connections together. */
export function serverRow(): ServerRow {
  const started: LoopbackServer[] = [];
  let connections = 0;
  const nextConnectionId = (): number => (connections += 1);
  const close = async (): Promise<void> => {
    await Promise.all(started.map((server) => server.close()));
  };
  return {
    close,
    start: async ({ identity, ports, onExchange }) => {
      for (const [index, port] of ports.entries())
        try {
          const server = await startServer({ identity, port, onExchange, nextConnectionId });
          started.push(server);
          return server;
        } catch (problem) {
          if (index < ports.length - 1 && isTaken(problem)) continue;
          await close();
          throw problem;
        }
      throw new Error("a server needs a port to try");
    },
  };
}

/**
 * Ports for a platform that comes back. They lie below those that systems give to outgoing connections, so that
 * the next start most likely finds them free; at the very last any will do.
 */
export function lastingPorts(): readonly number[] {
  return [...Array.from({ length: 4 }, () => randomInt(20_000, 32_000)), 0];
}

function isTaken(problem: unknown): boolean {
  return (
    problem instanceof Error &&
    "code" in problem &&
    (problem.code === "EADDRINUSE" || problem.code === "EACCES")
  );
}
