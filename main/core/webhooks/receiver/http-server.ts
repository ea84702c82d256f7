import type { RequestListener, Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { SecureContextOptions } from "node:tls";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { readBeforeEnding } from "../../runtime/read-before-ending.ts";
import { errorCode } from "../../storage/system-error.ts";
import type { BindRefused } from "../../../../shared/tunnel/tunnel.ts";
import type { Server as SecureServer } from "node:https";
import type { LanIdentities, LanIdentity } from "./lan-identity.ts";
import type { ReceiverLimits } from "./limits.ts";

/** A server on 127.0.0.1, or on one interface with TLS. */
export type HttpServer = {
  readonly port: number;
  /** Uses this certificate for new connections; no effect without TLS. */
  show(identity: LanIdentity): void;
  /** Accepts nothing new, lets answers finish within the limit, then closes all connections. */
  close(): Promise<void>;
};

/** Callbacks for what arrives at a server. */
export type ServerCallbacks = {
  readonly request: RequestListener;
  /** Called when a connection above the limit was closed unread. */
  readonly dropped: () => void;
};

/** The interface to listen on instead of loopback, and its certificates. */
export type Secure = { readonly address: string; readonly identities: LanIdentities };

/** An address of no interface of this machine, or, as on one without IPv6, of a kind that it doesn't know. */
const NOT_HERE: readonly string[] = ["EADDRNOTAVAIL", "EINVAL", "EAFNOSUPPORT", "ENOTFOUND"];

export type NotListening = { readonly kind: "portTaken"; readonly port: number } | BindRefused;

/**
 * Starts a server on a loopback port, or on one interface with TLS only; port 0 selects a free port.
 * Problems: portTaken, bindRefused (the interface does not belong to this machine).
 */
export async function startHttpServer(
  port: number,
  limits: ReceiverLimits,
  { request: listener, dropped }: ServerCallbacks,
  secure?: Secure,
): Promise<Result<HttpServer, NotListening>> {
  const server = await serverFor(limits, listener, secure);
  // A TLS handshake that never completes is not a request: nothing else would close that connection on stop.
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", (_problem, socket: Socket) => socket.destroy());
  server.maxConnections = limits.connections;
  server.on("drop", dropped);
  server.maxRequestsPerSocket = limits.requestsPerSocket;
  // The listener decides first; only a wanted body is requested from the sender.
  server.on("checkContinue", listener);
  server.on("checkExpectation", listener);
  const events = ["request", "checkContinue", "checkExpectation"];
  const { requestMs, keepAliveMs, headersMs, checkEveryMs } = limits;
  // Node adds a second to the time between two requests.
  const idleMs = keepAliveMs + 1_000 + headersMs + checkEveryMs;
  readBeforeEnding(server, { requestMs, idleMs, events });
  const listening = await new Promise<Result<null, unknown>>((resolve) => {
    server.once("error", (cause) => resolve(err(cause)));
    server.listen({ port, host: secure?.address ?? "127.0.0.1", exclusive: true }, () => resolve(ok(null)));
  });
  if (!listening.ok) {
    if (secure !== undefined && NOT_HERE.includes(errorCode(listening.problem)))
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
        // A connection whose last answer was just sent is idle too; otherwise it would stay open for another
        // request.
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
    // The listener rejects it instead, and also closes the connection.
    requireHostHeader: false,
  };
  // Loaded only when needed: a named import loads all of Node's own client, a tenth of the start time.
  if (secure === undefined) return (await import("node:http")).createServer(options, listener);
  const { createServer } = await import("node:https");
  return createServer(
    { ...options, ...contextOf(secure.identities.current()), handshakeTimeout: limits.headersMs },
    listener,
  );
}

/** Sets every option each time: an option left out with a new certificate would return to Node's default. */
function contextOf({ certPem, keyPem }: LanIdentity): SecureContextOptions {
  return { cert: certPem, key: keyPem.reveal(), minVersion: "TLSv1.2" };
}
