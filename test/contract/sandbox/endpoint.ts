import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import type { Sandbox } from "../../../main/sandbox/index.ts";

/** One request that reached a customer's endpoint. */
export type Arrival = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly bytes: Buffer;
};

/** A customer's endpoint behind a public URL of the sandbox. */
export type Endpoint = {
  readonly url: string;
  readonly port: number;
  readonly arrivals: readonly Arrival[];
  /** Every received notification, parsed. */
  readonly notifications: () => readonly unknown[];
  /** The status of every response from now on; "silence" for no response. */
  status: number | "silence";
  /** The response to verification requests; default: the challenge. */
  answersHandshakes: ((challenge: string) => { readonly status: number; readonly text: string }) | undefined;
  /** Responds to the requests that "silence" left pending. */
  readonly release: () => void;
};

export const VERIFY_TOKEN = "the endpoint's own token";

/** Opens an endpoint that answers verification requests correctly and accepts every notification. */
export async function openEndpoint(sandbox: Pick<Sandbox, "openFront">): Promise<Endpoint> {
  const arrivals: Arrival[] = [];
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    request.on("error", () => undefined);
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", headers } = request;
      const url = new URL(request.url ?? "/", "https://endpoint.example");
      arrivals.push({ method, url, headers, bytes: Buffer.concat(chunks) });
      if (method === "GET") return answerHandshake(endpoint, url, response);
      const { status } = endpoint;
      if (status === "silence") return void held.push(() => response.destroy());
      response.writeHead(status).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a server has a port");
  const front = await sandbox.openFront(address.port);
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await front.close();
  });
  const endpoint: Endpoint = {
    url: `${front.publicUrl}/hook`,
    port: address.port,
    arrivals,
    notifications: () =>
      arrivals
        .filter(({ method }) => method === "POST")
        .map(({ bytes }) => JSON.parse(bytes.toString("utf8")) as unknown),
    status: 200,
    answersHandshakes: undefined,
    release: () => {
      for (const release of held.splice(0)) release();
    },
  };
  return endpoint;
}

function answerHandshake({ answersHandshakes }: Endpoint, url: URL, response: ServerResponse): void {
  const challenge = url.searchParams.get("hub.challenge") ?? "";
  const right = url.searchParams.get("hub.verify_token") === VERIFY_TOKEN;
  const usual = right ? { status: 200, text: challenge } : { status: 403, text: "" };
  const { status, text } = answersHandshakes?.(challenge) ?? usual;
  response.writeHead(status).end(text);
}
