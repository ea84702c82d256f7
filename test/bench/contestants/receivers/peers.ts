import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { isSigned, REQUESTS_PER_CONNECTION, type RunningReceiver, type StartReceiver } from "./receiver.ts";

// Installed by `npm run bench` alone: the checks of a fresh clone must do without their types.
type Request = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  header(name: string): string | undefined;
};
type Answer = { sendStatus(status: number): void };
type Handler = (request: Request, answer: Answer) => void;
type Express = (() => { post(path: string, ...handlers: unknown[]): void } & RequestListener) & {
  raw(options: object): unknown;
  text(options: object): unknown;
};
const load = (name: string): Promise<unknown> => import(name);
/** Larger than any body of the measurement: the frameworks' own limits would refuse it. */
const LIMIT = 4 * 1024 * 1024;

/** fastify with the same check as ours, on the raw body. */
export const fastify: StartReceiver = async ({ secret }) => {
  type Reply = { code(status: number): { send(): void } };
  type Fastify = (options: object) => {
    removeAllContentTypeParsers(): void;
    addContentTypeParser(
      type: string,
      options: object,
      parse: (request: unknown, body: Buffer, done: (error: null, body: Buffer) => void) => void,
    ): void;
    post(path: string, handler: (request: Request, reply: Reply) => void): void;
    listen(options: object): Promise<string>;
  };
  const { default: create } = (await load("fastify")) as { readonly default: Fastify };
  const app = create({ logger: false, bodyLimit: LIMIT, maxRequestsPerSocket: REQUESTS_PER_CONNECTION });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  app.post("/hook", ({ body, headers }, reply) => {
    reply.code(isSigned(secret, body, headers["x-hub-signature-256"]) ? 200 : 401).send();
  });
  return { url: `${await app.listen({ port: 0, host: "127.0.0.1" })}/hook` };
};

/** @kapso/whatsapp-cloud-api on express, as its README shows it. */
export const kapso: StartReceiver = async ({ secret }) => {
  const { verifySignature, normalizeWebhook } = (await load("@kapso/whatsapp-cloud-api/server")) as {
    readonly verifySignature: (given: object) => boolean;
    readonly normalizeWebhook: (payload: unknown) => unknown;
  };
  const express = await expressModule();
  const handler: Handler = (request, answer) => {
    const signatureHeader = request.headers["x-hub-signature-256"];
    if (!verifySignature({ appSecret: secret, rawBody: request.body, signatureHeader }))
      return answer.sendStatus(401);
    normalizeWebhook(JSON.parse(request.body.toString("utf8")));
    answer.sendStatus(200);
  };
  const app = express();
  app.post("/hook", express.raw({ type: "application/json", limit: LIMIT }), handler);
  return listening(createServer(app));
};

/** whatsapp-api-js on express, as its documentation shows it. */
export const whatsappApiJs: StartReceiver = async ({ secret }) => {
  const { WhatsAppAPI } = (await load("whatsapp-api-js/middleware/express")) as {
    readonly WhatsAppAPI: new (options: object) => {
      handle_post(request: Request): Promise<number>;
      on: object;
    };
  };
  const api = new WhatsAppAPI({ token: "token", appSecret: secret, webhookVerifyToken: "token" });
  const express = await expressModule();
  const handler = async (request: Request, answer: Answer): Promise<void> =>
    answer.sendStatus(await api.handle_post(request));
  const app = express();
  app.post("/hook", express.text({ type: "*/*", limit: LIMIT }), handler);
  return listening(createServer(app));
};

/** @octokit/webhooks over Node's own server; it wants headers of its own kind. */
export const octokit: StartReceiver = async ({ secret }) => {
  const { Webhooks, createNodeMiddleware } = (await load("@octokit/webhooks")) as {
    readonly Webhooks: new (options: object) => object;
    readonly createNodeMiddleware: (webhooks: object, options: object) => RequestListener;
  };
  const middleware = createNodeMiddleware(new Webhooks({ secret }), { path: "/hook" });
  return listening(
    createServer((request, response) => {
      request.headers["x-github-event"] = "push";
      request.headers["x-github-delivery"] = "1";
      middleware(request, response);
    }),
  );
};

async function expressModule(): Promise<Express> {
  return ((await load("express")) as { readonly default: Express }).default;
}

async function listening(server: Server): Promise<RunningReceiver> {
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}
