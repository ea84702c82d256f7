import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import type { RegistryBehavior } from "./behavior.ts";
import { answerOf } from "./answer.ts";

/** The routing registry of a sandbox: a whois server on the loopback address. */
export type RegistryServer = { readonly port: number; close(): Promise<void> };

const LONGEST_QUESTION = 1_024;
/** Longer than a question takes on this machine. */
const SILENT_MS = 10_000;

/**
 * Starts a whois server (RFC 3912) that knows the routes of the sandbox's network. With a fault set its answers are
 * cut off, empty, wrong or other ones.
 */
export async function startRegistry(behavior: () => RegistryBehavior): Promise<RegistryServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    socket.setTimeout(SILENT_MS, () => socket.destroy());
    let asked = "";
    socket.on("data", (part: Buffer) => {
      asked += part.toString("latin1");
      const end = asked.indexOf("\n");
      if (end >= 0) socket.end(answerOf(asked.slice(0, end).trim(), behavior()));
      else if (asked.length > LONGEST_QUESTION) socket.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
