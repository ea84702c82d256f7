import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import type { ServerIdentity } from "../tls/certificates.ts";
import { isProduction, type ProductionBehavior } from "../world/production.ts";
import { onPremCallback } from "../webhook-sender/on-prem-settings.ts";
import { signatureOf } from "../webhook-sender/wire.ts";
import { USUAL_SETTINGS } from "../world/platform-defaults.ts";
import type { WorldState } from "../world/state.ts";

/** The practice business's own endpoint: one real server on this machine for all of its URLs. */
export type ProductionEndpoint = {
  /** Gives the actual URL; undefined for one that is not the business's. The first call starts the server. */
  at(url: string): Promise<string | undefined>;
  close(): Promise<void>;
};

type Parts = {
  readonly identity: ServerIdentity;
  readonly appSecret: string;
  /** The verify token for this URL. */
  readonly tokenOf: (url: string) => string;
  /** False for a URL of the business at which nothing answers. */
  readonly isEndpoint: (url: string) => boolean;
  readonly conduct: () => ProductionBehavior;
  /** Calls the listener after each change that may affect `conduct`. */
  readonly onChange: (listener: () => void) => () => void;
};

const MOST_BYTES = 4 * 1024 * 1024;
/** Longer than the timeout of every sender, including the sandbox. */
const SLOW_MS = 12_000;

/**
 * Creates the endpoint: it answers verification requests with its own token, accepts notifications that are
 * signed with the app secret or come from an on-premises client, and rejects the rest. With a fault set it
 * fails, is slow, or its port is closed; afterwards it listens on the same port again.
 */
export function createProductionEndpoint(parts: Parts): ProductionEndpoint {
  let server: Server | undefined;
  let port: Promise<number> | undefined;
  let turn = Promise.resolve();
  const follow = async (to: number): Promise<void> => {
    const isAway = parts.conduct() === "absent";
    if (isAway && server !== undefined) {
      const closing = server;
      server = undefined;
      await closed(closing);
    } else if (!isAway && server === undefined) server = await listening(parts, to);
  };
  const begin = async (): Promise<number> => {
    const first = await listening(parts, 0);
    server = first;
    const { port: own } = first.address() as AddressInfo;
    await follow(own);
    return own;
  };
  const stopHearing = parts.onChange(() => {
    const begun = port;
    if (begun === undefined) return;
    turn = turn.then(async () => follow(await begun)).catch(() => undefined);
  });
  return {
    async at(url) {
      if (!isProduction(url)) return undefined;
      const own = await (port ??= begin());
      await turn;
      const { host, pathname, search } = new URL(url);
      return `https://127.0.0.1:${own}/${host}${pathname}${search}`;
    },
    async close() {
      stopHearing();
      await port;
      await turn;
      if (server !== undefined) await closed(server);
    },
  };
}

/**
 * True if the business's server answers at this URL: one that was set as a callback URL. Nothing is behind any
 * other URL of the business.
 */
export function isEndpoint(state: WorldState, url: string): boolean {
  const known = [
    ...Object.keys(state.cloud.endpointTokens),
    USUAL_SETTINGS.webhooks.url,
    onPremCallback(state) ?? "",
  ];
  return known.some((one) => withoutQuery(one) === withoutQuery(url));
}

function withoutQuery(url: string): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

async function listening(parts: Parts, port: number): Promise<Server> {
  const { keyPem, certPem } = parts.identity;
  const server = createServer({ key: keyPem, cert: certPem }, (request, response) => {
    request.on("error", () => response.destroy());
    response.on("error", () => undefined);
    answer(parts, request, response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): void {
  const conduct = parts.conduct();
  if (conduct !== "fails" && !parts.isEndpoint(urlOf(request))) {
    request.resume();
    return say(response, 404, "There is no endpoint at this URL.");
  }
  if (request.method === "GET") {
    request.resume();
    return conduct === "fails" ? say(response, 500, FAILS) : shakeHands(parts, request, response);
  }
  if (request.method !== "POST") {
    request.resume();
    return say(response, 405, "Only GET and POST.");
  }
  const pieces: Buffer[] = [];
  let bytes = 0;
  request.on("data", (piece: Buffer) => {
    bytes += piece.length;
    if (bytes <= MOST_BYTES) pieces.push(piece);
  });
  request.on("end", () => {
    if (bytes > MOST_BYTES) return say(response, 413, "Too large.");
    const judged =
      conduct === "fails" ? ([500, FAILS] as const) : judge(parts, request, Buffer.concat(pieces));
    if (conduct !== "slow") return say(response, ...judged);
    const timer = setTimeout(() => say(response, ...judged), SLOW_MS).unref();
    response.on("close", () => clearTimeout(timer));
  });
}

const FAILS = "The practice business's endpoint fails, because the fault production-fails is set.";

/** A cloud notification must carry our signature; callbacks of an on-premises client carry none. */
function judge(
  { appSecret }: Parts,
  { headers }: IncomingMessage,
  body: Buffer,
): readonly [status: number, text: string] {
  const given = headers["x-hub-signature-256"];
  if (given === undefined && !isCloudShaped(body)) return [200, "Taken."];
  return given === signatureOf(body, appSecret) ? [200, "Taken."] : [401, "The signature does not fit."];
}

function isCloudShaped(body: Buffer): boolean {
  return /^\s*\{\s*"object"\s*:/.test(body.toString("latin1", 0, 64)) || body.includes('"entry"');
}

/** The URL of the business that this request is for; its host name is the first part of the path. */
function urlOf({ url = "/" }: IncomingMessage): string {
  const [, host = "", ...path] = new URL(url, "https://example").pathname.split("/");
  return `https://${host}/${path.join("/")}`;
}

function shakeHands({ tokenOf }: Parts, request: IncomingMessage, response: ServerResponse): void {
  const parameters = new URL(request.url ?? "/", "https://example").searchParams;
  const challenge = parameters.get("hub.challenge");
  const isRight =
    parameters.get("hub.mode") === "subscribe" &&
    parameters.get("hub.verify_token") === tokenOf(urlOf(request));
  if (!isRight || challenge === null) return say(response, 403, "");
  say(response, 200, challenge);
}

function say(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
}
