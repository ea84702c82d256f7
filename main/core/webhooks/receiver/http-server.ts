import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { errorCode } from "../../storage/durable-file.ts";
import type { ReceiverLimits } from "./limits.ts";

/** A server on 127.0.0.1. */
export type HttpServer = {
  readonly port: number;
  /** Takes nothing new, lets answers finish within the limit, then cuts what is left. */
  close(): Promise<void>;
};

/** Who hears what comes to a server. */
export type Hearing = {
  readonly request: RequestListener;
  /** A connection beyond the limit was closed before anything was read of it. */
  readonly dropped: () => void;
};

/** Starts a server on a loopback port, 0 for any free one. Problem: the port belongs to somebody else. */
export async function startHttpServer(
  port: number,
  limits: ReceiverLimits,
  { request: listener, dropped }: Hearing,
): Promise<Result<HttpServer, { readonly kind: "portTaken"; readonly port: number }>> {
  // Not before it is wanted: importing this module by name loads all of Node's own client, a tenth of the start.
  const { createServer } = await import("node:http");
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: limits.keepAliveMs,
      maxHeaderSize: limits.headerBytes,
      noDelay: true,
      // The listener refuses it as well, and then also what comes behind it on the same connection.
      requireHostHeader: false,
    },
    listener,
  );
  server.maxConnections = limits.connections;
  server.on("drop", dropped);
  server.maxRequestsPerSocket = limits.requestsPerSocket;
  // The listener decides first; only a body that is wanted is asked for.
  server.on("checkContinue", listener);
  server.on("checkExpectation", listener);
  const listening = await new Promise<Result<null, unknown>>((resolve) => {
    server.once("error", (cause) => resolve(err(cause)));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => resolve(ok(null)));
  });
  if (!listening.ok) {
    if (["EADDRINUSE", "EACCES"].includes(errorCode(listening.problem)))
      return err({ kind: "portTaken", port });
    throw listening.problem;
  }
  return ok({
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), limits.stopMs);
        // A connection whose last answer has just left is idle too, and would else be kept for its next request.
        const idle = setInterval(() => server.closeIdleConnections(), 25);
        server.close(() => {
          clearTimeout(cut);
          clearInterval(idle);
          resolve();
        });
      }),
  });
}
