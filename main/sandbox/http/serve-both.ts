import type { Identities } from "../tls/identities.ts";
import { createExchangeHandler, type HandlerParts } from "./exchange-handler.ts";
import type { Exchange, LoopbackServer } from "./server.ts";
import { serverRow } from "./server-row.ts";

type Serving = {
  readonly identities: Identities;
  /** Ports to try for one API, in this order. */
  readonly portsToTry: (side: "cloud" | "onPrem") => readonly number[];
  readonly handlerParts: NumberParts;
  /** What answers for each of the account's other numbers, by its ID in the cloud. */
  readonly further: readonly { readonly phoneNumberId: string; readonly handlerParts: NumberParts }[];
};
type NumberParts = Omit<HandlerParts, "api" | "elsewhere">;

/** Both listening APIs, and the server that only counts redirected requests. */
export type BothServed = {
  readonly cloud: LoopbackServer;
  readonly onPrem: LoopbackServer;
  /** The clients of the other numbers, in order. */
  readonly furtherOnPrem: readonly LoopbackServer[];
  readonly elsewhereRequests: () => number;
  readonly close: () => Promise<void>;
};

/** Starts the servers of a sandbox; if one cannot be started, the others are closed. */
export async function serveBoth({
  identities,
  portsToTry,
  handlerParts,
  further,
}: Serving): Promise<BothServed> {
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
  const handlerOf = (api: "cloud" | "onprem", parts: NumberParts): ((exchange: Exchange) => Promise<void>) =>
    createExchangeHandler({ ...parts, elsewhere: elsewhere.origin, api });
  const byNumber = new Map(
    further.map((one) => [one.phoneNumberId, handlerOf("cloud", one.handlerParts)] as const),
  );
  const first = handlerOf("cloud", handlerParts);
  const cloud = await servers.start({
    identity: identities.cloud,
    ports: portsToTry("cloud"),
    // What concerns the account or the app, the first number answers: that part of the state is the account's.
    onExchange: (exchange) => (byNumber.get(exchange.path.split("/")[2] ?? "") ?? first)(exchange),
  });
  const onPrem = await servers.start({
    identity: identities.onPrem,
    ports: portsToTry("onPrem"),
    onExchange: handlerOf("onprem", handlerParts),
  });
  const furtherOnPrem: LoopbackServer[] = [];
  for (const one of further)
    furtherOnPrem.push(
      await servers.start({
        identity: identities.onPrem,
        ports: [0],
        onExchange: handlerOf("onprem", one.handlerParts),
      }),
    );
  return { cloud, onPrem, furtherOnPrem, elsewhereRequests: () => elsewhereRequests, close: servers.close };
}
