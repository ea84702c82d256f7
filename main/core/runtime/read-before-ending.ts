import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";

/** What is used of a request and of its response. */
type Message = { readonly complete: boolean; readonly socket: Socket };
type Answer = { readonly headersSent: boolean; readonly writableFinished: boolean };

type ReadBeforeEnding = {
  readonly requestMs: number;
  /** The events by which the server's own listeners get requests: another one would keep Node from answering. */
  readonly events?: readonly string[];
};

/** How Node answers what it can't read; everything else gets 400. */
const STATUSES: ReadonlyMap<string, string> = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", "413 Payload Too Large"],
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
]);

/**
 * Makes the limits on time of an HTTP server hold for its clients alone. While the program is busy, as it is while a
 * database waits for another process, or suspended, nothing is read. Afterwards Node ends late connections first and reads
 * second, so that a request which came in time is reset. Here, what has come is read first. If there was any, its request
 * has `requestMs` once more, and no third time.
 */
export function readBeforeEnding(
  server: EventEmitter,
  { requestMs, events = ["request"] }: ReadBeforeEnding,
): void {
  const newest = new WeakMap<Socket, { readonly request: Message; readonly response: Answer }>();
  /** The first request after a connection was late. */
  const awaited = new WeakMap<Socket, Message | undefined>();
  const remember = (request: Message, response: Answer): void => {
    const { socket } = request;
    newest.set(socket, { request, response });
    if (awaited.has(socket) && awaited.get(socket) === undefined) awaited.set(socket, request);
  };
  for (const event of events) server.prependListener(event, remember);
  server.on("timeout", (socket: Socket) => {
    unlessMoreComes(socket, () => socket.destroy());
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const refuse = (): void => refuseWith(error, socket, newest.get(socket)?.response);
    if (error.code !== "ERR_HTTP_REQUEST_TIMEOUT") return refuse();
    const last = newest.get(socket)?.request;
    awaited.set(socket, last?.complete === false ? last : undefined);
    return unlessMoreComes(socket, refuse, () => {
      const timer = setTimeout(() => {
        // Again, what has come is read first.
        setImmediate(() => {
          if (awaited.get(socket)?.complete !== true) refuse();
        });
      }, requestMs);
      timer.unref();
      socket.once("close", () => clearTimeout(timer));
    });
  });
}

/** Calls `end` unless the connection has something to read now, else `goOn`. */
function unlessMoreComes(socket: Socket, end: () => void, goOn: () => void = () => undefined): void {
  const { bytesRead } = socket;
  setImmediate(() => {
    if (socket.destroyed) return;
    if (socket.bytesRead === bytesRead) end();
    else goOn();
  });
}

/** As Node does without a listener: says why, unless a response has begun, and closes the connection. */
function refuseWith(error: NodeJS.ErrnoException, socket: Socket, response: Answer | undefined): void {
  const hasBegun = response !== undefined && response.headersSent && !response.writableFinished;
  const status = STATUSES.get(error.code ?? "") ?? "400 Bad Request";
  if (socket.writable && !hasBegun) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  socket.destroy();
}
