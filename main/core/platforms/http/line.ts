import type { Socket } from "node:net";
import { Client } from "undici";
import { connectorFor } from "./connector.ts";
import { MAX_HEADER_BYTES } from "./limits.ts";

/** An HTTP client for one server and its current socket. */
export type Line = {
  readonly client: Client;
  /** The number of the connection, counted in this process. */
  connection: number | undefined;
  /** The monotonic time in ms of the last response on the currently open connection. */
  lastAnswerMs: number | undefined;
  socket: Socket | undefined;
  /** Calls that are running or queued. */
  calls: number;
};

let connectionsOpened = 0;

/** Creates a line; the first call opens its socket, as does a call that finds it closed. */
export function openLine(options: Parameters<typeof connectorFor>[0]): Line {
  const now = { connection: undefined, lastAnswerMs: undefined, socket: undefined };
  const client = new Client(options.url, {
    connect: connectorFor(options, (socket) => {
      connectionsOpened += 1;
      const connection = connectionsOpened;
      Object.assign(line, { connection, socket, lastAnswerMs: undefined });
      socket.once("close", () => {
        if (line.connection === connection) Object.assign(line, now);
      });
    }),
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: 60_000,
    maxHeaderSize: MAX_HEADER_BYTES,
    // One limit for the whole call replaces undici's own, which are coarse and restart with each byte.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const line: Line = { client, calls: 0, ...now };
  return line;
}
