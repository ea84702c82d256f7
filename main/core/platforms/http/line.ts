import type { Socket } from "node:net";
import { Client } from "undici";
import { connectorFor } from "./connector.ts";
import { MAX_HEADER_BYTES } from "./limits.ts";

/** A client to one server and the socket that it has now. */
export type Line = {
  readonly client: Client;
  /** Counts the connections that this process opened. */
  connection: number | undefined;
  /** Monotonic milliseconds of the last answer on the connection that is open now. */
  lastAnswerMs: number | undefined;
  socket: Socket | undefined;
  /** Calls that are under way or wait for their turn. */
  calls: number;
};

let connectionsOpened = 0;

/** Makes a line; its socket is opened by the first call, and again by a call that finds it closed. */
export function openLine(ways: Parameters<typeof connectorFor>[0]): Line {
  const now = { connection: undefined, lastAnswerMs: undefined, socket: undefined };
  const client = new Client(ways.url, {
    connect: connectorFor(ways, (socket) => {
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
    // One limit over the whole call replaces undici's own, which are coarse and start anew with each byte.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const line: Line = { client, calls: 0, ...now };
  return line;
}
