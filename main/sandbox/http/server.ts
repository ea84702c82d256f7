import { createServer, type Server } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { ServerIdentity } from "../tls/certificates.ts";

const LARGEST_BODY = 8 * 1024 * 1024;
/** Long, so that a socket opened by a query is still open for the call that matters. */
const KEEP_ALIVE_MS = 10 * 60_000;

/** One request, read completely, and the means to respond correctly or faultily. */
export type Exchange = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  readonly bytes: Buffer;
  /** Number of the TCP connection within one sandbox, from 1. */
  readonly connectionId: number;
  readonly origin: string;
  readonly response: ServerResponse;
  /** Resets the TCP connection. */
  readonly reset: () => void;
};

export type LoopbackServer = {
  readonly origin: string;
  readonly port: number;
  readonly close: () => Promise<void>;
};

type ServerOptions = {
  readonly identity: ServerIdentity;
  readonly port: number;
  readonly nextConnectionId: () => number;
  readonly onExchange: (exchange: Exchange) => Promise<void>;
};

type Connection = { readonly id: number; readonly socket: Socket };

/** Starts an HTTPS server on the loopback address; port 0 is any free port. */
export async function startServer(options: ServerOptions): Promise<LoopbackServer> {
  const connections = new Map<number, Connection>();
  const server = createServer({
    key: options.identity.keyPem,
    cert: options.identity.certPem,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: 0,
  });
  server.headersTimeout = KEEP_ALIVE_MS + 1_000;
  server.on("connection", (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    connections.set(port, { id: options.nextConnectionId(), socket });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => connections.delete(port));
  });
  server.on("request", (request, response) => {
    const connection = connections.get(request.socket.remotePort ?? 0);
    answer(options, { request, response, connection, origin: originOf(server) }).catch(() =>
      response.destroy(),
    );
  });
  await listen(server, options.port);
  return { origin: originOf(server), port: portOf(server), close: () => close(server) };
}

type Arrival = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly connection: Connection | undefined;
  readonly origin: string;
};

async function answer(options: ServerOptions, arrival: Arrival): Promise<void> {
  const { request, response, connection, origin } = arrival;
  response.on("error", () => response.destroy());
  const bytes = await readBody(request);
  if (bytes === undefined) {
    response.writeHead(413, { connection: "close" }).end();
    return;
  }
  const url = new URL(request.url ?? "/", origin);
  await options.onExchange({
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    authorization: request.headers.authorization,
    bytes,
    connectionId: connection?.id ?? 0,
    origin,
    response,
    // An encrypted socket cannot send a reset; the plain socket below it can.
    reset: () => (connection === undefined ? response.destroy() : connection.socket.resetAndDestroy()),
  });
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const piece: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    length += piece.length;
    if (length > LARGEST_BODY) return undefined;
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}

function originOf(server: Server): string {
  return `https://127.0.0.1:${portOf(server)}`;
}

function portOf(server: Server): number {
  const address: string | AddressInfo | null = server.address();
  return typeof address === "object" && address !== null ? address.port : 443;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
