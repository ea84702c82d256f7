import { randomInt } from "node:crypto";
import type { ServerIdentity } from "../tls/certificates.ts";
import { startServer, type Exchange, type LoopbackServer } from "./server.ts";

type Listening = {
  readonly identity: ServerIdentity;
  /** Ports to try, in this order; 0 is any free port. */
  readonly ports: readonly number[];
  readonly onExchange: (exchange: Exchange) => Promise<void>;
};

export type ServerRow = {
  /** Starts one more server; if none of its ports is free, the ones started before are closed. */
  readonly start: (listening: Listening) => Promise<LoopbackServer>;
  readonly close: () => Promise<void>;
};

/** The servers of one sandbox, with a common count of connections. */
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
 * Gives ports for a sandbox that will be restarted. They are below the range that systems use for outgoing
 * connections, so the next start very likely finds them free; the last entry is any free port.
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
