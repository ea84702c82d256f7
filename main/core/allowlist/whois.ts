import { connect } from "node:net";
import type { ListRefusal, Registry } from "../../../shared/allowlist/allowlist.ts";
import { err, ok, type Result } from "../../../shared/result.ts";

/** The public routing registry that is asked unless another one is named. */
export const USUAL_REGISTRY: Registry = { host: "whois.radb.net", port: 43 };

/** How long a registry may take, and how much it may say. One sender's answer has some 100 KB. */
export type WhoisLimits = { readonly silentMs: number; readonly totalMs: number; readonly bytes: number };
const WHOIS_LIMITS: WhoisLimits = { silentMs: 20_000, totalMs: 120_000, bytes: 16 * 1024 * 1024 };

type WhoisProblem = Extract<ListRefusal, "unreachable" | "timeout" | "too-large" | "cut-off">;

/**
 * Asks a whois server (RFC 3912): one line over TCP, and everything that it says until it closes.
 *
 * Whether the answer is whole, the protocol doesn't tell: its reader has to. A connection that breaks is
 * `cut-off`.
 */
export function askWhois(
  { host, port }: Registry,
  question: string,
  { silentMs, totalMs, bytes }: WhoisLimits = WHOIS_LIMITS,
): Promise<Result<string, WhoisProblem>> {
  const { promise, resolve } = Promise.withResolvers<Result<string, WhoisProblem>>();
  const parts: Buffer[] = [];
  let length = 0;
  let connected = false;
  const socket = connect({ host, port });
  const end = (result: Result<string, WhoisProblem>): void => {
    clearTimeout(longest);
    socket.destroy();
    resolve(result);
  };
  const longest = setTimeout(() => end(err("timeout")), totalMs);
  socket.setTimeout(silentMs, () => end(err(connected ? "timeout" : "unreachable")));
  socket.on("connect", () => {
    connected = true;
    // Its side stays open: some servers take an end of input for a client that left.
    socket.write(`${question}\r\n`);
  });
  socket.on("data", (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length > bytes) end(err("too-large"));
  });
  socket.on("end", () => end(ok(Buffer.concat(parts).toString("latin1"))));
  socket.on("error", () => end(err(connected ? "cut-off" : "unreachable")));
  return promise;
}
