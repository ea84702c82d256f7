import type { Identities } from "../tls/identities.ts";
import { createExchangeHandler, type HandlerParts } from "./exchange-handler.ts";
import type { LoopbackServer } from "./server.ts";
import { serverRow } from "./server-row.ts";

type Serving = {
  readonly identities: Identities;
  /** Ports to try for one API, in this order. */
  readonly portsToTry: (side: "cloud" | "onPrem") => readonly number[];
  readonly handlerParts: Omit<HandlerParts, "api" | "elsewhere">;
};

/** Both listening APIs, and the server that only counts redirected requests. */
export type BothServed = {
  readonly cloud: LoopbackServer;
  readonly onPrem: LoopbackServer;
  readonly elsewhereRequests: () => number;
  readonly close: () => Promise<void>;
};

/** Starts the servers of a sandbox; if one cannot be started, the others are closed. */
export async function serveBoth({ identities, portsToTry, handlerParts }: Serving): Promise<BothServed> {
  const servers = serverRow();
  let elsewhereRequests = 0;
  const elsewhere = await servers.start({
    identity: identities.cloud,
    ports: [0],
    onExchange: async ({ response }) => {
      elsewhereRequests += 1;
      response.writeHead(200, { "content-type": "application/json" }).end('{"success":true}');
    },
  });
  const parts = { ...handlerParts, elsewhere: elsewhere.origin };
  const cloud = await servers.start({
    identity: identities.cloud,
    ports: portsToTry("cloud"),
    onExchange: createExchangeHandler({ ...parts, api: "cloud" }),
  });
  const onPrem = await servers.start({
    identity: identities.onPrem,
    ports: portsToTry("onPrem"),
    onExchange: createExchangeHandler({ ...parts, api: "onprem" }),
  });
  return { cloud, onPrem, elsewhereRequests: () => elsewhereRequests, close: servers.close };
}
