import type { Socket } from "node:net";
import type { Client } from "undici";
import type { Carrier } from "./carrier.ts";
import { connectorFor } from "./connector.ts";
import { loadHttpClient } from "./http-client.ts";
import { MAX_HEADER_BYTES } from "./limits.ts";

/** An HTTP client for one server and its current socket. */
export type Line = {
  readonly client: Carrier;
  /** The number of the connection, counted in this process. */
  connection: number | undefined;
  /** The monotonic time in ms of the last response on the currently open connection. */
  lastAnswerMs: number | undefined;
  socket: Socket | undefined;
  /** Calls that are running or queued. */
  calls: number;
};

type LineOptions = Parameters<typeof connectorFor>[0];

/** Prepares lines to one server. The HTTP client is loaded for the first, unless a test puts a carrier in its place. */
export function linesTo(options: LineOptions): (() => Line) | Promise<() => Line> {
  const open = options.trust.line?.carrier;
  if (open === undefined) return loadSockets(options);
  return () => openLine((connected) => open(options.url, (onClose) => connected(undefined, onClose)));
}

async function loadSockets(options: LineOptions): Promise<() => Line> {
  const undici = await loadHttpClient();
  return () =>
    openLine((connected) =>
      overSockets(undici.Client, options, (socket) =>
        connected(socket, (listener) => socket.once("close", listener)),
      ),
    );
}

type Connected = (socket: Socket | undefined, onClose: (listener: () => void) => void) => void;

let connectionsOpened = 0;

/** Creates a line; the first call opens its socket, as does a call that finds it closed. */
function openLine(carrierWith: (connected: Connected) => Carrier): Line {
  const now = { connection: undefined, lastAnswerMs: undefined, socket: undefined };
  const client = carrierWith((socket, onClose) => {
    connectionsOpened += 1;
    const connection = connectionsOpened;
    Object.assign(line, { connection, socket, lastAnswerMs: undefined });
    onClose(() => {
      if (line.connection === connection) Object.assign(line, now);
    });
  });
  const line: Line = { client, calls: 0, ...now };
  return line;
}

function overSockets(
  HttpClient: typeof Client,
  options: LineOptions,
  onOpen: (socket: Socket) => void,
): Carrier {
  return new HttpClient(options.url, {
    connect: connectorFor(options, onOpen),
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: 60_000,
    maxHeaderSize: MAX_HEADER_BYTES,
    // One limit for the whole call replaces undici's own, which are coarse and restart with each byte.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}
