import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { readBeforeEnding } from "../../../core/runtime/read-before-ending.ts";
import type { Realm } from "../../../../shared/rpc/realm.ts";
import type { WindowFiles } from "../../common/window-files/window-files.ts";
import { COMMON_HEADERS } from "../../common/window-files/headers.ts";
import { sendText } from "./answers.ts";
import type { Calls } from "./calls.ts";
import { sessionIn, setCookie } from "./cookie.ts";
import { turnedAway } from "./guard.ts";
import { isOwnUser, ownerOf } from "./peer-user.ts";
import { COME_IN, sendPage, SIGNED_OUT, TOO_MANY_TRIES, USED_ADDRESS } from "./plain-pages.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";
import type { Caller, SignIn } from "./sign-in.ts";
import type { Streams } from "./streams.ts";

/** What the server needs to respond to requests. */
export type WindowServerParts = {
  readonly files: WindowFiles;
  readonly signIn: SignIn;
  readonly calls: Calls;
  readonly streams: Streams;
  readonly onMistake: (error: unknown) => string;
  readonly t: TerminalTranslate;
};

/** A server that listens on 127.0.0.1. */
export type WindowServer = {
  readonly port: number;
  /** Accepts no more connections and ends the streams and all other connections. */
  close(): Promise<void>;
};

const STREAM_PATHS: ReadonlyMap<string, Realm> = new Map([
  ["/events/own", "own"],
  ["/events/practice", "practice"],
]);

/** The server's limits on time in ms, as Node names them. */
export type WindowLimits = {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly connectionsCheckingInterval: number;
  readonly keepAliveTimeout: number;
};

const LIMITS: WindowLimits = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 10_000,
};
// Browsers also send the cookies of other programs on this computer: cookies are shared between ports.
const MOST_HEADER_BYTES = 16 * 1024;
const MOST_CONNECTIONS = 256;

/**
 * Starts the server on `port`, 0 for any free one. Rejects with the system's error if the port is
 * unavailable.
 */
export async function startWindowServer(
  port: number,
  parts: WindowServerParts,
  limits: WindowLimits = LIMITS,
): Promise<WindowServer> {
  const server = createServer({ ...limits, maxHeaderSize: MOST_HEADER_BYTES });
  const { requestTimeout: requestMs, keepAliveTimeout, headersTimeout, connectionsCheckingInterval } = limits;
  // Node adds a second to the time between two requests.
  const idleMs = keepAliveTimeout + 1_000 + headersTimeout + connectionsCheckingInterval;
  readBeforeEnding(server, { requestMs, idleMs });
  server.maxConnections = MOST_CONNECTIONS;
  server.listen({ port, host: "127.0.0.1" });
  await once(server, "listening");
  const own = portOf(server);
  server.on("request", (request, response) => {
    response.on("error", () => response.destroy());
    answer(parts, own, { request, response }).catch((error: unknown) => {
      const reference = parts.onMistake(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, `Switchover hit an internal error (reference ${reference}).`);
    });
  });
  return {
    port: own,
    async close() {
      parts.streams.close();
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      // The remaining connections have their response and are only reading it.
      const late = setTimeout(() => server.closeAllConnections(), 500);
      await closed;
      clearTimeout(late);
    },
  };
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

async function answer(parts: WindowServerParts, port: number, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const [path, query] = splitOnce(request.url ?? "", "?");
  const away = turnedAway({ method: request.method, headersDistinct: request.headersDistinct, path }, port);
  if (away !== undefined)
    return sendText(response, away.status, away.words, { ...away.headers, connection: "close" });
  const signedIn = parts.signIn.isSession(sessionIn(request.headers.cookie, port), callerOf(request));
  if (path === "/start") return start(parts, port, { ...exchange, query, signedIn });
  if (path === "/" || path === "/index.html") {
    if (signedIn) return sendFile(parts, response, path);
    const fromElsewhere = request.headers["sec-fetch-site"] === "cross-site";
    return sendPage(response, parts.t, fromElsewhere ? COME_IN : SIGNED_OUT);
  }
  const realm = STREAM_PATHS.get(path);
  if (path === "/rpc" || path === "/session" || realm !== undefined) {
    if (!signedIn) return sendText(response, 401, "This browser isn't signed in.", { connection: "close" });
    if (realm !== undefined) return parts.streams.open(response, realm);
    if (path === "/rpc") return parts.calls.answer(request, response);
    response.writeHead(204, COMMON_HEADERS).end();
    return undefined;
  }
  return sendFile(parts, response, path);
}

type Start = Exchange & { readonly query: string; readonly signedIn: boolean };

function start(
  { signIn, t }: WindowServerParts,
  port: number,
  { request, response, query, signedIn }: Start,
): void {
  const token = /^token=([A-Za-z0-9_-]{43})$/.exec(query)?.[1];
  const exchanged = signIn.exchange(token ?? "", callerOf(request));
  if (exchanged.kind === "signed-in") {
    response
      .writeHead(303, { ...COMMON_HEADERS, location: "/", "set-cookie": setCookie(port, exchanged.session) })
      .end();
    return;
  }
  // A signed-in browser went back or opened a bookmark.
  if (signedIn) response.writeHead(303, { ...COMMON_HEADERS, location: "/" }).end();
  else sendPage(response, t, exchanged.kind === "too-many" ? TOO_MANY_TRIES : USED_ADDRESS);
}

function callerOf({ socket }: IncomingMessage): Caller {
  return { isOwnUser: () => isOwnUser(socket), owner: () => ownerOf(socket) };
}

function sendFile({ files }: WindowServerParts, response: ServerResponse, path: string): void {
  const { status, headers, body } = files.answer(path);
  response.writeHead(status, headers).end(body);
}

function splitOnce(text: string, at: string): readonly [string, string] {
  const place = text.indexOf(at);
  return place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + 1)];
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
