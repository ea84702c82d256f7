import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import type { Duplex } from "node:stream";

/** What came back for some bytes. */
export type RawAnswer = {
  readonly text: string;
  /** The status of each answer, in order. */
  readonly statuses: readonly number[];
  /** Did the other side end the connection, within the limit? */
  readonly ended: boolean;
};

/** Writes bytes as they are and collects what comes back until the other side ends the connection, or the limit. */
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

/** The same on a new connection to a loopback port. */
export function rawTo(port: number, bytes: string | Uint8Array, limitMs?: number): Promise<RawAnswer> {
  return rawExchange(connect({ host: "127.0.0.1", port }), bytes, limitMs);
}

/** The same over TLS. */
export function rawToTls(
  port: number,
  ca: string,
  bytes: string | Uint8Array,
  limitMs?: number,
): Promise<RawAnswer> {
  return rawExchange(connectTls({ host: "127.0.0.1", port, servername: "localhost", ca }), bytes, limitMs);
}
