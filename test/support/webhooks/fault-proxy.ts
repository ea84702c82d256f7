import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Agent, request as plainRequest } from "undici";
import { onTestFinished } from "vitest";

/** What happens to the next matching request instead of plain forwarding. */
export type ProxyFault =
  /** The sandbox processes the request, and its response is lost. */
  | { readonly kind: "loseAnswer" }
  /** The request is lost before the sandbox. */
  | { readonly kind: "loseRequest" }
  | { readonly kind: "answer"; readonly status: number; readonly body: unknown }
  /** Runs `does`, then forwards the request. */
  | { readonly kind: "first"; readonly does: () => Promise<void> | void };

/** A proxy in front of the sandbox that can lose responses and imitate other deployments. */
export type FaultProxy = {
  readonly baseUrl: string;
  /** Every received request, as `POST /123 {"body":…}`. */
  readonly asked: readonly string[];
  /** Applies a fault to requests whose line (as in `asked`) matches, `times` times; default: always. */
  meddle(fits: RegExp, meddling: ProxyFault, times?: number): void;
  stop(): void;
  /** Ends the faults, and the connections of requests that one of them holds up. */
  letGo(): void;
  /** How many requests a fault was applied to. */
  struck(): number;
};

/** Starts a proxy for the running test. */
export async function openFaultProxy(platform: {
  readonly baseUrl: string;
  readonly caPem: string;
}): Promise<FaultProxy> {
  const dispatcher = new Agent({ connect: { ca: platform.caPem }, pipelining: 0 });
  const asked: string[] = [];
  const held = new Set<IncomingMessage["socket"]>();
  let struck = 0;
  let faults: { readonly fits: RegExp; readonly meddling: ProxyFault; left: number }[] = [];
  const forward = async (
    request: IncomingMessage,
    body: Buffer,
  ): Promise<{ status: number; text: string }> => {
    const { authorization } = request.headers;
    const passed = await plainRequest(`${platform.baseUrl}${request.url ?? "/"}`, {
      dispatcher,
      method: request.method as "GET" | "POST",
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(body.length === 0 ? {} : { "content-type": "application/json" }),
      },
      ...(body.length === 0 ? {} : { body }),
    });
    return { status: passed.statusCode, text: await passed.body.text() };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = "GET", url = "/" } = request;
    const head = `${method} ${url.replace(/^\/v[0-9.]+/, "")}`;
    const line = body.length === 0 ? head : `${head} ${body.toString("utf8")}`;
    asked.push(line);
    const plan = faults.find(({ fits, left }) => left > 0 && fits.test(line));
    if (plan !== undefined) {
      plan.left -= 1;
      struck += 1;
    }
    const { meddling } = plan ?? {};
    if (meddling?.kind === "loseRequest") return void request.socket.destroy();
    if (meddling?.kind === "answer")
      return void response
        .writeHead(meddling.status, { "content-type": "application/json" })
        .end(JSON.stringify(meddling.body));
    if (meddling?.kind === "first") {
      held.add(request.socket);
      await meddling.does();
      held.delete(request.socket);
    }
    const passed = await forward(request, body);
    if (meddling?.kind === "loseAnswer") return void request.socket.destroy();
    response.writeHead(passed.status, { "content-type": "application/json" }).end(passed.text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a server has a port");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await dispatcher.destroy();
  });
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    asked,
    meddle: (fits, meddling, times = Number.POSITIVE_INFINITY) => {
      faults = [...faults, { fits, meddling, left: times }];
    },
    stop: () => {
      faults = [];
    },
    letGo() {
      faults = [];
      for (const socket of held) socket.destroy();
    },
    struck: () => struck,
  };
}
