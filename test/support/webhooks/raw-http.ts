import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import type { Duplex } from "node:stream";

/** What was received in response to some bytes. */
export type RawAnswer = {
  readonly text: string;
  /** The status of each response, in order. */
  readonly statuses: readonly number[];
  /** Did the server end the connection within the time limit? */
  readonly ended: boolean;
};

/**
 * Writes bytes unchanged and collects what comes back until the server ends the connection or `limitMs` has
 * passed.
 */
export function rawExchange(stream: Duplex, bytes: string | Uint8Array, limitMs = 3_000): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = "";
    const end = (ended: boolean): void => {
      clearTimeout(timer);
      stream.destroy();
      const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ text, statuses, ended });
    };
    const timer = setTimeout(() => end(false), limitMs);
    stream.on("data", (piece: Buffer) => (text += piece.toString("latin1")));
    stream.on("error", () => end(true));
    stream.on("close", () => end(true));
    stream.on("end", () => end(true));
    stream.write(bytes);
  });
}

/** Like `rawExchange`, on a new connection to a loopback port. */
export function rawTo(port: number, bytes: string | Uint8Array, limitMs?: number): Promise<RawAnswer> {
  return rawExchange(connect({ host: "127.0.0.1", port }), bytes, limitMs);
}

/** Like `rawTo`, over TLS. */
export function rawToTls(
  port: number,
  ca: string,
  bytes: string | Uint8Array,
  limitMs?: number,
): Promise<RawAnswer> {
  return rawExchange(connectTls({ host: "127.0.0.1", port, servername: "localhost", ca }), bytes, limitMs);
}
