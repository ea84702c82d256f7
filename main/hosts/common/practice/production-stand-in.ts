import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { PracticeFront } from "../../../core/ports.ts";

/** What stands for the practice business's own endpoint. */
export type ProductionStandIn = {
  /** Where posts for this address go in the practice world; undefined for an address that it does not know. */
  addressOf(url: string): Promise<{ readonly url: string; readonly caPem: string } | undefined>;
  close(): Promise<void>;
};

type Open = { readonly server: Server; readonly front: PracticeFront };

/**
 * Every address under the reserved `.example` leads to one server on this machine that takes whatever comes. It is
 * started by the first copy.
 */
export function productionStandIn(openFront: (port: number) => Promise<PracticeFront>): ProductionStandIn {
  let open: Promise<Open> | undefined;
  return {
    async addressOf(url) {
      const { hostname, pathname, search } = new URL(url);
      if (!hostname.endsWith(".example")) return undefined;
      const { front } = await (open ??= start(openFront));
      return { url: `${front.publicUrl}${pathname}${search}`, caPem: front.caPem };
    },
    async close() {
      const closing = await open;
      closing?.server.closeAllConnections();
      closing?.server.close();
      await closing?.front.close();
    },
  };
}

async function start(openFront: (port: number) => Promise<PracticeFront>): Promise<Open> {
  const { createServer } = await import("node:http");
  const server = createServer((request, response) => {
    request.resume().once("end", () => response.writeHead(200).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { server, front: await openFront(port) };
}
