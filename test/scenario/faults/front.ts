import { once } from "node:events";
import { createServer, type Server as HttpsServer } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  connect,
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from "node:net";
import { Agent, request as ask } from "undici";
import { makeCertificate } from "../../support/certificates.ts";

/** Hands a request on to the sandbox; its answer reaches the client only through what the fault does with it. */
export type HandOn = () => Promise<{ readonly status: number; readonly body: string }>;
/** What becomes of one request that moves the number. */
export type Act = (response: ServerResponse, handOn: HandOn, request: IncomingMessage) => unknown;

/**
 * Two real servers between the program and the sandbox's cloud API: a TCP relay, which sees bytes, and behind it an
 * HTTPS server with a certificate of its own, which sees requests.
 */
export type Front = {
  readonly origin: string;
  readonly port: number;
  /** The authority of its certificate. */
  readonly caPem: string;
  /** The fingerprint of its certificate. */
  readonly sha256: string;
  /** Lets this happen to the next requests whose path matches, so many times. */
  meet(path: RegExp, act: Act, times?: number): void;
  /** Requests that matched a fault. */
  struck(): number;
  /** Ends the client's connection at the next bytes that it sends, which go nowhere. */
  cutAtNextBytes(how: "reset" | "close"): void;
  /** Bytes that were cut off so. */
  cutBytes(): number;
  /** Stops to listen and resets every connection: from then on, connecting is refused. */
  vanish(): void;
  close(): Promise<void>;
};

/** Starts such a front for a sandbox. */
export async function startFront(target: {
  readonly baseUrl: string;
  /** The authority of the server behind it; without one, its certificate is accepted as it is. */
  readonly caPem?: string;
}): Promise<Front> {
  const authority = await makeCertificate({ commonName: "Fault front authority", authority: true });
  const identity = await makeCertificate({ issuer: authority });
  const agent = new Agent({
    connect: target.caPem === undefined ? { rejectUnauthorized: false } : { ca: target.caPem },
  });
  let faults: { readonly path: RegExp; readonly act: Act; left: number }[] = [];
  let struck = 0;
  const https = createServer({ cert: identity.cert, key: identity.key }, (request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "GET", url = "/" } = request;
    const { host: _host, connection: _connection, "content-length": _length, ...headers } = request.headers;
    const handOn: HandOn = async () => {
      const body = Buffer.concat(chunks);
      const answer = await ask(`${target.baseUrl}${url}`, {
        dispatcher: agent,
        method: method as "GET" | "POST",
        headers: headers as Record<string, string>,
        ...(body.length === 0 ? {} : { body }),
      });
      return { status: answer.statusCode, body: await answer.body.text() };
    };
    const fault = faults.find(({ path, left }) => left > 0 && path.test(url.split("?")[0] ?? ""));
    if (fault !== undefined) {
      fault.left -= 1;
      struck += 1;
      await fault.act(response, handOn, request);
      return;
    }
    const { status, body } = await handOn();
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  }
  const inner = await listen(https);
  let cut: "reset" | "close" | undefined;
  let cutBytes = 0;
  const clients = new Set<Socket>();
  const relay = createTcpServer((client) => {
    clients.add(client);
    const server = connect(inner, "127.0.0.1");
    client.on("error", () => server.destroy()).on("close", () => (clients.delete(client), server.destroy()));
    server.on("error", () => client.destroy()).on("close", () => client.destroy());
    client.on("data", (bytes: Buffer) => {
      if (cut === undefined) return void server.write(bytes);
      cutBytes += bytes.length;
      const how = cut;
      cut = undefined;
      if (how === "reset") client.resetAndDestroy();
      else client.end();
      server.destroy();
    });
    server.pipe(client);
  });
  const port = await listen(relay);
  return {
    origin: `https://127.0.0.1:${port}`,
    port,
    caPem: authority.cert,
    sha256: identity.sha256,
    meet: (path, act, times = 1) => void (faults = [...faults, { path, act, left: times }]),
    struck: () => struck,
    cutAtNextBytes: (how) => void (cut = how),
    cutBytes: () => cutBytes,
    vanish() {
      relay.close();
      for (const client of clients) client.resetAndDestroy();
    },
    async close() {
      for (const client of clients) client.destroy();
      relay.close();
      https.closeAllConnections();
      https.close();
      await agent.destroy();
    },
  };
}

async function listen(server: Server | HttpsServer): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
