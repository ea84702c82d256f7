import type { RequestListener, Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { SecureContextOptions } from "node:tls";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { errorCode } from "../../storage/durable-file.ts";
import type { BindRefused } from "../../../../shared/tunnel/tunnel.ts";
import type { Server as SecureServer } from "node:https";
import type { LanIdentities, LanIdentity } from "./lan-identity.ts";
import type { ReceiverLimits } from "./limits.ts";

/** A server on 127.0.0.1, or on one interface with TLS. */
export type HttpServer = {
  readonly port: number;
  /** Shows this certificate to whoever connects from now on; of a server without TLS nothing changes. */
  show(identity: LanIdentity): void;
  /** Takes nothing new, lets answers finish within the limit, then cuts what is left. */
  close(): Promise<void>;
};

/** Who hears what comes to a server. */
export type Hearing = {
  readonly request: RequestListener;
  /** A connection beyond the limit was closed before anything was read of it. */
  readonly dropped: () => void;
};

/** The interface to listen on in place of loopback, and what is shown there. */
export type Secure = { readonly address: string; readonly identities: LanIdentities };

export type NotListening = { readonly kind: "portTaken"; readonly port: number } | BindRefused;

/**
 * Starts a server on a loopback port, or on one interface with TLS and nowhere else; port 0 is any free one. Problems:
 * the port belongs to somebody else, the interface is none of this machine's.
 */
export async function startHttpServer(
  port: number,
  limits: ReceiverLimits,
  { request: listener, dropped }: Hearing,
  secure?: Secure,
): Promise<Result<HttpServer, NotListening>> {
  const server = await serverFor(limits, listener, secure);
  // A handshake that is never ended is no request yet: nothing else would end such a connection when the server stops.
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", (_problem, socket: Socket) => socket.destroy());
  server.maxConnections = limits.connections;
  server.on("drop", dropped);
  server.maxRequestsPerSocket = limits.requestsPerSocket;
  // The listener decides first; only a body that is wanted is asked for.
  server.on("checkContinue", listener);
  server.on("checkExpectation", listener);
  const listening = await new Promise<Result<null, unknown>>((resolve) => {
    server.once("error", (cause) => resolve(err(cause)));
    server.listen({ port, host: secure?.address ?? "127.0.0.1", exclusive: true }, () => resolve(ok(null)));
  });
  if (!listening.ok) {
    if (secure !== undefined && ["EADDRNOTAVAIL", "EINVAL"].includes(errorCode(listening.problem)))
      return err({ kind: "bindRefused", address: secure.address, cause: "not-here" });
    if (["EADDRINUSE", "EACCES"].includes(errorCode(listening.problem)))
      return err({ kind: "portTaken", port });
    throw listening.problem;
  }
  return ok({
    port: (server.address() as AddressInfo).port,
    show: (identity) => {
      if (secure !== undefined) (server as SecureServer).setSecureContext(contextOf(identity));
    },
    close: () =>
      new Promise((resolve) => {
        const cut = setTimeout(() => {
          server.closeAllConnections();
          for (const socket of sockets) socket.destroy();
        }, limits.stopMs);
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

async function serverFor(
  limits: ReceiverLimits,
  listener: RequestListener,
  secure: Secure | undefined,
): Promise<Server> {
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxHeaderSize: limits.headerBytes,
    noDelay: true,
    // The listener refuses it as well, and then also what comes behind it on the same connection.
    requireHostHeader: false,
  };
  // Not before they are wanted: importing these by name loads all of Node's own client, a tenth of the start.
  if (secure === undefined) return (await import("node:http")).createServer(options, listener);
  const { createServer } = await import("node:https");
  return createServer(
    { ...options, ...contextOf(secure.identities.current()), handshakeTimeout: limits.headersMs },
    listener,
  );
}

/** All of it each time: what is left out when another certificate is shown goes back to what Node takes by itself. */
function contextOf({ certPem, keyPem }: LanIdentity): SecureContextOptions {
  return { cert: certPem, key: keyPem.reveal(), minVersion: "TLSv1.2" };
}
