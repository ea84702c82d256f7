import type { IncomingHttpHeaders } from "node:http";
import type { Agent, Dispatcher } from "undici";

/** One POST, or a GET, of which only the status is wanted. */
export type Post = {
  readonly method?: "GET";
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
};

/** No answer in time. */
export class NoAnswerInTime extends Error {
  override readonly name = "NoAnswerInTime";
}

type Limits = { readonly limitMs: number; readonly maxBytes: number };

/**
 * Posts and gives the status of the answer, whose body is read to `maxBytes` and dropped; nothing is followed.
 * Rejects with what the connection gave, or NoAnswerInTime after `limitMs` milliseconds. A status that has come stands,
 * whatever becomes of the rest.
 */
export async function statusOf(agent: Agent, post: Post, limits: Limits): Promise<number> {
  return (await answerOf(agent, post, limits)).status;
}

/** An answer; of its body the first `keepBytes`. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** More of it came, or would have come. */
  readonly shortened: boolean;
};

/** The same, with what came with the status. */
export function answerOf(
  agent: Agent,
  post: Post,
  { limitMs, maxBytes, keepBytes = 0 }: Limits & { readonly keepBytes?: number },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let headers: IncomingHttpHeaders = {};
    let controller: Dispatcher.DispatchController | undefined;
    let status: number | undefined;
    let bytes = 0;
    let over = false;
    const end = (error?: Error): void => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      const body = Buffer.concat(pieces);
      const shortened = error !== undefined || bytes > body.length;
      if (status !== undefined) resolve({ status, headers, body, shortened });
      else reject(error ?? new NoAnswerInTime());
    };
    const cut = (error: Error): void => {
      end(error);
      controller?.abort(error);
    };
    const timer = setTimeout(() => cut(new NoAnswerInTime()), limitMs);
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(given) {
        controller = given;
        // Given up while it waited for a connection.
        if (over) given.abort(new NoAnswerInTime());
      },
      onResponseStart(_controller, given, all) {
        // Interim answers (1xx) precede the real one.
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
    // The one limit above replaces undici's own, which start anew with each byte.
    agent.dispatch({ method: "POST", ...post, headersTimeout: 0, bodyTimeout: 0 }, handler);
  });
}
