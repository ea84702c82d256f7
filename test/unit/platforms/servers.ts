import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from "node:net";
import type { TlsOptions } from "node:tls";
import { onTestFinished } from "vitest";
import { openCloud } from "../../../main/core/platforms/cloud/client.ts";
import type { CloudOptions } from "../../../main/core/platforms/cloud/caller.ts";
import type { CloudApi } from "../../../main/core/platforms/cloud/port.ts";
import { openOnPrem } from "../../../main/core/platforms/on-prem/client.ts";
import type { OnPremOptions } from "../../../main/core/platforms/on-prem/caller.ts";
import type { OnPremApi } from "../../../main/core/platforms/on-prem/port.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import { redact } from "../../../shared/redacted.ts";
import { instant, type Clock } from "../../../shared/time.ts";

export const realClock: Clock = {
  now: () => instant(Date.now()),
  monotonicMs: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

export const dialect = dialectOf({ brand: "chat", apiVersion: "v23.0" });
export const TOKEN = "EAAtokentokentokentoken0123456789";
export const PIN = redact("482913", "pin");
export const PAIR = {
  password: redact("correct horse battery", "backup password"),
  data: redact("QmFja3VwRGF0YQ".repeat(6), "backup data"),
};

export type Asked = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly socket: Socket;
};

export type Running = { readonly origin: string; readonly asked: Asked[] };

/** A loopback HTTP(S) server that records requests and responds as the test defines. */
export async function serve(
  answer: (asked: Asked, response: ServerResponse) => void,
  tls?: TlsOptions,
): Promise<Running> {
  const asked: Asked[] = [];
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("error", () => undefined);
    request.on("end", () => {
      const entry = {
        method: request.method ?? "",
        url: request.url ?? "",
        headers: request.headers,
        body,
        socket: request.socket,
      };
      asked.push(entry);
      answer(entry, response);
    });
  };
  const server = tls === undefined ? createServer(listener) : createSecureServer(tls, listener);
  server.on("tlsClientError", () => undefined);
  const port = await listen(server);
  return { origin: `${tls === undefined ? "http" : "https"}://127.0.0.1:${port}`, asked };
}

/** A loopback TCP server: bytes in, bytes out. */
export async function serveBytes(onSocket: (socket: Socket) => void): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on("error", () => undefined);
    onSocket(socket);
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Responds with JSON. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** Responds with exactly these bytes. */
export function text(
  response: ServerResponse,
  status: number,
  contentType: string,
  body: string | Uint8Array,
): void {
  response.writeHead(status, { "content-type": contentType }).end(body);
}

/** A cloud API connection to a server of the test. */
export function cloudAt(baseUrl: string, options: Partial<CloudOptions> = {}): CloudApi {
  const api = openCloud({
    baseUrl,
    dialect,
    businessAccountId: "102290129340398",
    phoneNumberId: "106540352242922",
    accessToken: redact(TOKEN, "access token"),
    trust: { kind: "publicRoots" },
    clock: realClock,
    ...options,
  });
  onTestFinished(() => api.close());
  return api;
}

/** An on-premises API connection to a server of the test; default: signed in with a token. */
export function onPremAt(baseUrl: string, options: Partial<OnPremOptions> = {}): OnPremApi {
  const api = openOnPrem({
    baseUrl,
    dialect,
    auth: { kind: "token", token: redact(TOKEN, "on-premises token") },
    trust: { kind: "publicRoots" },
    clock: realClock,
    ...options,
  });
  onTestFinished(() => api.close());
  return api;
}

/** The error body of the cloud API. */
export function cloudError(code: number, details?: string, more: Record<string, unknown> = {}): unknown {
  const data = details === undefined ? {} : { error_data: { messaging_product: "chat", details } };
  return {
    error: {
      message: `(#${code}) Something`,
      type: "OAuthException",
      code,
      ...data,
      trace_id: "AbC123",
      ...more,
    },
  };
}

/** The error body of the on-premises client. */
export function onPremError(code: number, details?: string, title = "Title"): unknown {
  return {
    meta: { api_status: "stable", version: "2.53.1" },
    errors: [{ code, title, ...(details === undefined ? {} : { details }) }],
  };
}
