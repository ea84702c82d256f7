import { createHmac } from "node:crypto";
import { createServer, type ServerOptions } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One request as it came in. */
export type Heard = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
};

type Answer = (heard: Heard, response: ServerResponse) => void;

/** A customer's own endpoint on loopback: small, real, and wrong in just the way that a test needs. */
export type CustomerEndpoint = {
  readonly url: string;
  readonly heard: readonly Heard[];
  close(): Promise<void>;
};

export const TOKEN = "the-endpoint's-own-token";
export const SECRET = "the-app-secret-of-this-test";

/** Gives the bare challenge for the right token, and 403 for anything else. */
export const goodHandshake: Answer = ({ url }, response) => {
  const asked = (name: string): string => url.searchParams.get(`hub.${name}`) ?? "";
  const right = asked("mode") === "subscribe" && asked("verify_token") === TOKEN;
  response.writeHead(right ? 200 : 403, { "content-type": "text/plain; charset=utf-8" });
  response.end(right ? asked("challenge") : "");
};

/** Answers 200 to what is signed over its very bytes, and 401 to anything else. */
export const goodNotification: Answer = (heard, response) => {
  response.writeHead(heard.headers["x-hub-signature-256"] === signatureOver(heard.body) ? 200 : 401);
  response.end();
};

/** The signature that belongs to a body. */
export function signatureOver(body: string): string {
  return `sha256=${createHmac("sha256", SECRET).update(body).digest("hex")}`;
}

/** Answers with a status and a text, whatever is asked. */
export const always =
  (status: number, text = "", headers: Readonly<Record<string, string>> = {}): Answer =>
  (_heard, response) => {
    response.writeHead(status, { ...headers });
    response.end(text);
  };

/** Starts an endpoint; what is not given behaves as it should. `host` is how it is spoken of. */
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
  // Handshakes that are broken off are what half of the tests are about.
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
