import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";

/** What is used of a request and of its response. */
type Message = { readonly complete: boolean; readonly socket: Socket };
type Answer = {
  readonly headersSent: boolean;
  readonly writableFinished: boolean;
  on(event: "close", listener: () => void): unknown;
};

type ReadBeforeEnding = {
  readonly requestMs: number;
  /** From the end of a response to the end of the next request's headers. */
  readonly idleMs: number;
  /** The events by which the server's own listeners get requests: another one would keep Node from answering. */
  readonly events?: readonly string[];
};

/** What is known of one connection. */
type Connection = {
  /** The newest request and its response. */
  request: Message | undefined;
  response: Answer | undefined;
  /** Ends a connection that is idle for too long. */
  idle: NodeJS.Timeout | undefined;
  isIdle: boolean;
  /** The first request after it was late: the next one, or the one that was being read. */
  awaited: "none" | "next" | Message;
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
 * second, so that a request which came in time is reset. Here, what has come is read first. If there was any and the program
 * was busy, its request has `requestMs` once more, and no third time.
 *
 * Empty lines before a request, which Node reads as nothing, keep no connection open.
 */
export function readBeforeEnding(
  server: EventEmitter,
  { requestMs, idleMs, events = ["request"] }: ReadBeforeEnding,
): void {
  const wasBusy = busyWatch(server);
  const connections = new WeakMap<Socket, Connection>();
  const connectionOf = (socket: Socket): Connection => {
    const known = connections.get(socket);
    if (known !== undefined) return known;
    const made: Connection = {
      request: undefined,
      response: undefined,
      idle: undefined,
      isIdle: false,
      awaited: "none",
    };
    connections.set(socket, made);
    socket.once("close", () => clearTimeout(made.idle));
    return made;
  };
  const remember = (request: Message, response: Answer): void => {
    const { socket } = request;
    const connection = connectionOf(socket);
    connection.request = request;
    connection.response = response;
    connection.isIdle = false;
    if (connection.awaited === "next") connection.awaited = request;
    response.on("close", () => {
      if (socket.destroyed || connection.request !== request) return;
      connection.isIdle = true;
      // One timer for each connection: it is only put off, request by request.
      if (connection.idle !== undefined) return void connection.idle.refresh();
      const endUnlessMore = (): void => {
        const last = connection.request;
        setImmediate(() => {
          if (connection.isIdle && connection.request === last) socket.destroy();
        });
      };
      connection.idle = setTimeout(endUnlessMore, idleMs).unref();
    });
  };
  for (const event of events) server.prependListener(event, remember);
  server.on("timeout", (socket: Socket) => {
    unlessMoreComes(socket, () => socket.destroy());
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const refuse = (): void => refuseWith(error, socket, connections.get(socket)?.response);
    if (error.code !== "ERR_HTTP_REQUEST_TIMEOUT") return refuse();
    const connection = connectionOf(socket);
    const last = connection.request;
    connection.awaited = last?.complete === false ? last : "next";
    const moreMs = wasBusy() ? requestMs : 0;
    return unlessMoreComes(socket, refuse, () => {
      const timer = setTimeout(() => {
        // Again, what has come is read first.
        setImmediate(() => {
          const { awaited } = connection;
          if (typeof awaited === "string" || !awaited.complete) refuse();
        });
      }, moreMs);
      timer.unref();
      socket.once("close", () => clearTimeout(timer));
    });
  });
}

const TICK_MS = 400;
/** A timer that is later than this was kept waiting by other work, or the computer was suspended. */
const LATE_MS = 150;

/** Says whether the program read nothing for a while until now. */
function busyWatch(server: EventEmitter): () => boolean {
  let ticked = performance.now();
  let busyAt = Number.NEGATIVE_INFINITY;
  const isLate = (): boolean => performance.now() - ticked > TICK_MS + LATE_MS;
  server.once("listening", () => {
    ticked = performance.now();
    const timer = setInterval(() => {
      if (isLate()) busyAt = performance.now();
      ticked = performance.now();
    }, TICK_MS);
    timer.unref();
    server.once("close", () => clearInterval(timer));
  });
  return () => isLate() || performance.now() - busyAt < TICK_MS;
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
