import type { IncomingMessage, ServerResponse } from "node:http";

const EMPTY: readonly string[] = ["Content-Length", "0"];
/** For a handshake: the text is an echo of what a stranger sent, so no browser may make anything of it. */
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
/** How long a sender is asked to wait when there is no better figure. */
const RETRY_AFTER_SECONDS = 5;

/** What somebody has chosen to have answered, and how late; each left out is as usual. */
export type Answering = {
  readonly status?: number | undefined;
  readonly afterMs?: number | undefined;
};

/** Answers without a body, and without anything that tells what answers. */
export function answer(response: ServerResponse, status: number): void {
  send(response, status, EMPTY);
}

/** Answers what is no sound request, and takes nothing more from its connection. */
export function answerLast(response: ServerResponse, status: number): void {
  send(response, status, [...EMPTY, ...CLOSE]);
}

/** Answers that the sender should come again later; by default in some seconds. */
export function answerLater(
  response: ServerResponse,
  status: 429 | 503,
  afterSeconds = RETRY_AFTER_SECONDS,
): void {
  send(response, status, [...EMPTY, "Retry-After", String(Math.max(1, Math.ceil(afterSeconds)))]);
}

/** Answers a handshake with the bare challenge. */
export function answerChallenge(response: ServerResponse, challenge: string): void {
  send(response, 200, [...ECHO, "Content-Length", String(Buffer.byteLength(challenge))], challenge);
}

/**
 * Answers while the sender is still sending a body that nobody wants. The rest is read and dropped for `lingerMs`:
 * closing at once would reset the connection, and the sender would never see the answer.
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
