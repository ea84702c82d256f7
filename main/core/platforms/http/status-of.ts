import type { IncomingHttpHeaders } from "node:http";
import type { Agent, Dispatcher } from "undici";

/** One POST, or a GET, of which only the status is needed. */
export type Post = {
  readonly method?: "GET";
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
};

/** No response in time. */
export class NoAnswerInTime extends Error {
  override readonly name = "NoAnswerInTime";
  /** Whether a connection was there to write the request to. If not, nothing of it was sent. */
  readonly hadConnection: boolean;
  constructor(hadConnection: boolean) {
    super("no answer in time");
    this.hadConnection = hadConnection;
  }
}

type Limits = {
  readonly limitMs: number;
  readonly maxBytes: number;
  /** Ends the request as the limit does. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Sends a request and returns the response's status; reads at most `maxBytes` of the body and follows no
 * redirects. Rejects with the connection's error, or NoAnswerInTime after `limitMs`. A received status is
 * returned even if the rest fails.
 */
export async function statusOf(agent: Agent, post: Post, limits: Limits): Promise<number> {
  return (await answerOf(agent, post, limits)).status;
}

/** A response with the first `keepBytes` of its body. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body was longer, or broke off. */
  readonly shortened: boolean;
};

const NO_BYTES = Buffer.alloc(0);

/** Like `statusOf`, with headers and body. */
export function answerOf(
  agent: Agent,
  post: Post,
  { limitMs, maxBytes, signal, keepBytes = 0 }: Limits & { readonly keepBytes?: number },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let headers: IncomingHttpHeaders = {};
    let controller: Dispatcher.DispatchController | undefined;
    let status: number | undefined;
    let bytes = 0;
    let ended = false;
    const end = (error?: Error): void => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", late);
      const body = pieces.length === 0 ? NO_BYTES : Buffer.concat(pieces);
      const shortened = error !== undefined || bytes > body.length;
      if (status !== undefined) resolve({ status, headers, body, shortened });
      else reject(error ?? new NoAnswerInTime(true));
    };
    const cut = (error: Error): void => {
      end(error);
      controller?.abort(error);
    };
    const late = (): void => cut(new NoAnswerInTime(controller !== undefined));
    const timer = setTimeout(late, limitMs);
    if (signal?.aborted === true) return late();
    signal?.addEventListener("abort", late, { once: true });
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(given) {
        controller = given;
        // Ended while it waited for a connection.
        if (ended) given.abort(new NoAnswerInTime(false));
      },
      onResponseStart(_controller, given, all) {
        // Interim responses (1xx) precede the real one.
        if (given < 200) return;
        status = given;
        headers = all;
      },
      onResponseData(_controller, piece) {
        if (bytes < keepBytes) pieces.push(Buffer.from(piece.subarray(0, keepBytes - bytes)));
        bytes += piece.byteLength;
        if (bytes > maxBytes) cut(new Error("the response is larger than is read"));
      },
      onResponseEnd: () => end(),
      onResponseError: (_controller, error) => end(error),
    };
    // The limit above replaces undici's own, which restart with each byte.
    agent.dispatch({ method: "POST", ...post, headersTimeout: 0, bodyTimeout: 0 }, handler);
  });
}
