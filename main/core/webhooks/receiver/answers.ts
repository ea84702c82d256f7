import type { IncomingMessage, ServerResponse } from "node:http";

const EMPTY: readonly string[] = ["Content-Length", "0"];
/** For a verification request: the text echoes a stranger's input, so browsers must not interpret it. */
const ECHO: readonly string[] = [
  "Content-Type",
  "text/plain; charset=utf-8",
  "X-Content-Type-Options",
  "nosniff",
  "Content-Security-Policy",
  "default-src 'none'; sandbox",
  "Cache-Control",
  "no-store",
];
const CLOSE: readonly string[] = ["Connection", "close"];
/** Default delay after which a sender should retry. */
const RETRY_AFTER_SECONDS = 5;

/** The answer and delay that the user chose; a missing member means the default. */
export type Answering = {
  readonly status?: number | undefined;
  readonly afterMs?: number | undefined;
};

/** Answers without a body and without headers that identify the server. */
export function answer(response: ServerResponse, status: number): void {
  send(response, status, EMPTY);
}

/** Answers an invalid request and closes its connection. */
export function answerLast(response: ServerResponse, status: number): void {
  send(response, status, [...EMPTY, ...CLOSE]);
}

/** Asks the sender to retry later; by default after 5 s. */
export function answerLater(
  response: ServerResponse,
  status: 429 | 503,
  afterSeconds = RETRY_AFTER_SECONDS,
): void {
  send(response, status, [...EMPTY, "Retry-After", String(Math.max(1, Math.ceil(afterSeconds)))]);
}

/** Answers a verification request with the plain challenge. */
export function answerChallenge(response: ServerResponse, challenge: string): void {
  send(response, 200, [...ECHO, "Content-Length", String(Buffer.byteLength(challenge))], challenge);
}

/**
 * Answers while the sender is still sending an unwanted body. Reads and drops the rest for `lingerMs`:
 * closing at once would reset the connection, and the sender would never get the answer.
 */
export function answerUnread(
  request: IncomingMessage,
  response: ServerResponse,
  {
    status,
    lingerMs,
    retryAfter,
  }: { readonly status: number; readonly lingerMs: number; readonly retryAfter?: true },
): void {
  const again = retryAfter === undefined ? [] : ["Retry-After", String(RETRY_AFTER_SECONDS)];
  if (response.headersSent) return;
  response.sendDate = false;
  response.writeHead(status, [...EMPTY, ...again, ...CLOSE] as string[]);
  response.flushHeaders();
  const finish = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(finish, lingerMs);
  request.once("end", finish).once("close", finish).resume();
}

function send(response: ServerResponse, status: number, headers: readonly string[], text?: string): void {
  if (response.headersSent || response.destroyed) return;
  response.sendDate = false;
  response.writeHead(status, headers as string[]);
  response.end(text);
}
