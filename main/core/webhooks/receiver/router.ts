import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { answer, answerLast, answerUnread } from "./answers.ts";
import type { Marks } from "../outgoing/marks.ts";
import type { Hosts } from "./hosts.ts";
import type { ReceiverLimits } from "./limits.ts";
import type { ReceiverAddress } from "./port.ts";
import type { Probes } from "./probes.ts";
import { readBody, memoryBudget } from "./read-body.ts";

/** The API whose URL a notification came to. */
export type ReceivingApi = "cloud" | "on-premises";

/** A notification whose body has been read. */
export type Delivery = {
  readonly lane: ReceivingApi;
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly response: ServerResponse;
  /** Call it when the body is no longer needed. */
  readonly release: () => void;
};

/** The handlers for requests that the router accepts. */
export type RequestHandlers = {
  readonly paths: Pick<ReceiverAddress, "cloudPath" | "onPremPath">;
  readonly hosts: Hosts;
  readonly probes: Probes;
  readonly marks: Pick<Marks, "isBack">;
  readonly monotonicMs: () => number;
  handshake(query: string, response: ServerResponse): void;
  take(delivery: Delivery): void;
  /** A request was answered with 503. */
  busy(): void;
};

/**
 * Returns the request listener of a receiver. Checks the cheapest conditions first: method and path, host,
 * origin, declared size, number of running requests, and only then the body.
 */
export function router(handlers: RequestHandlers, limits: ReceiverLimits): RequestListener {
  const room = memoryBudget(limits.bytesInWork);
  // Connections that are closing. Node still parses data sent after the rejected request.
  const closing = new WeakSet<Socket>();
  let inWork = 0;
  const { paths, probes } = handlers;

  const laneOf = (path: string): ReceivingApi | undefined =>
    path === paths.cloudPath ? "cloud" : path === paths.onPremPath ? "on-premises" : undefined;

  const refuseUnread = (
    request: IncomingMessage,
    response: ServerResponse,
    status: 413 | 503 | 508,
  ): void => {
    if (status === 503) handlers.busy();
    closing.add(request.socket);
    answerUnread(request, response, {
      status,
      lingerMs: limits.lingerMs,
      ...(status === 503 ? { retryAfter: true } : {}),
    });
  };

  return (request, response) => {
    const { method, url = "", socket } = request;
    if (closing.has(socket)) return;
    if (request.headers.host === undefined) {
      closing.add(socket);
      return answerLast(response, 400);
    }
    const [path, query] = splitUrl(url);
    const probe = probes.at(path);
    const lane = laneOf(path);
    const kind = kindOf(method, lane, probe !== undefined);
    if (kind === undefined || !isLocal(request, handlers.hosts)) {
      // Our own GET with a mark proves that the URL leads to this receiver, even at another path.
      handlers.marks.isBack(request.headers);
      return answer(response, 404);
    }
    const refuse = (status: 413 | 503 | 508): void => refuseUnread(request, response, status);
    // One of our copies that came back would loop forever; the forwarder is informed through its mark.
    if (kind !== "probe" && handlers.marks.isBack(request.headers)) return refuse(508);
    if (kind === "handshake") return handlers.handshake(query, response);

    const declared = declaredBytes(request);
    if (declared !== undefined && declared > limits.bodyBytes) return refuse(413);
    if (inWork >= limits.inWork) return refuse(503);
    if (!isAsked(request, response)) return answer(response, 404);
    inWork += 1;
    readBody(request, { cap: limits.bodyBytes, declared, room }, (outcome) => {
      if (outcome.kind !== "read") {
        inWork -= 1;
        if (outcome.kind !== "gone") refuse(outcome.kind === "too-large" ? 413 : 503);
        return;
      }
      const release = (): void => {
        inWork -= 1;
        outcome.release();
      };
      if (probe !== undefined) {
        probe(request, outcome.body, handlers.monotonicMs());
        release();
        return answer(response, 200);
      }
      if (lane !== undefined) handlers.take({ lane, request, body: outcome.body, response, release });
    });
  };
}

/** What a request is, by method and path; undefined for anything else. */
function kindOf(
  method: string | undefined,
  lane: ReceivingApi | undefined,
  isProbe: boolean,
): "probe" | "handshake" | "delivery" | undefined {
  if (isProbe) return "probe";
  if (method === "GET" && lane === "cloud") return "handshake";
  return method === "POST" && lane !== undefined ? "delivery" : undefined;
}

function splitUrl(url: string): readonly [path: string, query: string] {
  const mark = url.indexOf("?");
  return mark === -1 ? [url, ""] : [url.slice(0, mark), url.slice(mark + 1)];
}

/**
 * Whether the Host header is ours, occurs once, and the request has no Origin header, so does not come from a
 * web page.
 */
function isLocal({ headers, rawHeaders }: IncomingMessage, hosts: Hosts): boolean {
  if (headers.origin !== undefined || !hosts.allows(headers.host)) return false;
  // Node uses the first of two Host headers; a proxy in front of us may have used the second.
  let hostCount = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hostCount += 1;
  return hostCount === 1;
}

/**
 * The server's parser has already rejected lengths that are not numbers, and a length together with chunks.
 */
function declaredBytes({ headers }: IncomingMessage): number | undefined {
  const length = headers["content-length"];
  return length === undefined ? undefined : Number(length);
}

/** Requests the body if the sender waits for that. False if it expects something else. */
function isAsked({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.expect === undefined) return true;
  if (headers.expect.toLowerCase() !== "100-continue") return false;
  response.writeContinue();
  return true;
}
