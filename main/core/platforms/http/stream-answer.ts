import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { Agent } from "undici";

/** A response whose body is read as it arrives. The reader destroys it if it reads no further. */
export type StreamedAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
};

type Wanted = { readonly origin: string; readonly path: string };
type Limits = { readonly idleMs: number; readonly signal: AbortSignal };

/**
 * Sends a GET request and returns the response once its headers are there; follows no redirects. The body fails if it ends
 * before its announced length, if nothing arrives for `idleMs`, and when the signal is given. Rejects with the connection's
 * error.
 */
export async function streamAnswer(
  agent: Agent,
  { origin, path }: Wanted,
  { idleMs, signal }: Limits,
): Promise<StreamedAnswer> {
  const answer = await agent.request({
    method: "GET",
    origin,
    path,
    headers: { accept: "*/*", "cache-control": "no-cache" },
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
    signal,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}
