import { createHmac } from "node:crypto";
import { createServer, type ServerOptions } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One received request. */
export type Heard = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
};

type Answer = (heard: Heard, response: ServerResponse) => void;

/** A customer's own endpoint on loopback, which can be wrong in exactly the way that a test needs. */
export type CustomerEndpoint = {
  readonly url: string;
  readonly heard: readonly Heard[];
  close(): Promise<void>;
};

export const TOKEN = "the-endpoint's-own-token";
export const SECRET = "the-app-secret-of-this-test";

/** Responds to a verification request with the bare challenge if the token is right, otherwise with 403. */
export const goodHandshake: Answer = ({ url }, response) => {
  const asked = (name: string): string => url.searchParams.get(`hub.${name}`) ?? "";
  const right = asked("mode") === "subscribe" && asked("verify_token") === TOKEN;
  response.writeHead(right ? 200 : 403, { "content-type": "text/plain; charset=utf-8" });
  response.end(right ? asked("challenge") : "");
};

/** Responds 200 if the signature matches the exact bytes received, otherwise 401. */
export const goodNotification: Answer = (heard, response) => {
  response.writeHead(heard.headers["x-hub-signature-256"] === signatureOver(heard.body) ? 200 : 401);
  response.end();
};

/** The signature header for a body. */
export function signatureOver(body: string): string {
  return `sha256=${createHmac("sha256", SECRET).update(body).digest("hex")}`;
}

/** Always responds with this status and text. */
export const always =
  (status: number, text = "", headers: Readonly<Record<string, string>> = {}): Answer =>
  (_heard, response) => {
    response.writeHead(status, { ...headers });
    response.end(text);
  };

/** Starts an endpoint whose default handlers behave correctly. `host` is the host name in its URL. */
export async function customerEndpoint(
  tls: ServerOptions,
  {
    handshake = goodHandshake,
    notification = goodNotification,
    host = "localhost",
  }: { readonly handshake?: Answer; readonly notification?: Answer; readonly host?: string } = {},
): Promise<CustomerEndpoint> {
  const heard: Heard[] = [];
  const server = createServer(tls, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one: Heard = {
        method: request.method ?? "",
        url: new URL(request.url ?? "/", "https://endpoint.example"),
        headers: request.headers,
        body: Buffer.concat(chunks).toString("utf8"),
      };
      heard.push(one);
      (one.method === "POST" ? notification : handshake)(one, response);
    });
  });
  // Aborted TLS handshakes are what half of the tests cause.
  server.on("tlsClientError", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://${host}:${port}/webhook`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
