import { Client, type Dispatcher } from "undici";
import { invariant } from "../../../../shared/invariant.ts";
import type { NotSentCause, UnknownCause } from "../../../../shared/platform/outcome.ts";
import { isoOf, type Clock } from "../../../../shared/time.ts";
import type { CheckedIp } from "./checked-ip.ts";
import { ConnectFailure } from "./connect-failure.ts";
import { connectorFor } from "./connector.ts";
import { MAX_HEADER_BYTES } from "./limits.ts";
import { proverFor } from "./secret-proof.ts";
import type { Trust } from "./trust.ts";

/** One request. `path` follows the base address; `body` is JSON, already written out. */
export type HttpRequest = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly deadlineMs: number;
  readonly maxBytes: number;
};

/** When and on which connection. `at` is ISO 8601; `connection` counts the connections that this process opened. */
export type ExchangeFacts = {
  readonly at: string;
  readonly durationMs: number;
  readonly connection?: number;
};

/** What went over the wire, before anything is read into it. */
export type Exchange = { readonly facts: ExchangeFacts } & (
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Uint8Array;
    }
  | { readonly kind: "notSent"; readonly cause: NotSentCause }
  | { readonly kind: "unknown"; readonly cause: UnknownCause }
);

type Ending = Exchange extends infer E ? (E extends { kind: string } ? Omit<E, "facts"> : never) : never;

/** One kept-open connection to one server. Calls queue up behind each other; none is repeated, none is redirected. */
export type Connection = {
  call(request: HttpRequest): Promise<Exchange>;
  /** Monotonic milliseconds of the last answer on the connection that is open now. */
  lastAnswerMs(): number | undefined;
  close(): Promise<void>;
};

type Options = {
  readonly baseUrl: string;
  readonly trust: Trust;
  readonly clock: Clock;
  readonly connectMs: number;
  /** The only IP addresses to connect to, where the address was judged beforehand. */
  readonly addresses?: readonly CheckedIp[];
};

let connectionsOpened = 0;

/** Prepares a connection; it is opened by the first call, and again by a call that finds it closed. */
export function openConnection({ baseUrl, trust, clock, connectMs, addresses }: Options): Connection {
  const base = new URL(baseUrl);
  invariant(base.protocol === "https:" || isLoopback(base), "plain http is for loopback addresses only");
  const prefix = base.pathname.replace(/\/+$/, "");
  const state: State = { connection: undefined, lastAnswerMs: undefined };
  const client = new Client(base.origin, {
    connect: connectorFor(
      { url: base.origin, trust, connectMs, ...(addresses === undefined ? {} : { addresses }) },
      (socket) => {
        connectionsOpened += 1;
        const number = connectionsOpened;
        state.connection = number;
        state.lastAnswerMs = undefined;
        socket.once("close", () => {
          if (state.connection !== number) return;
          state.connection = undefined;
          state.lastAnswerMs = undefined;
        });
      },
    ),
    allowH2: false,
    pipelining: 1,
    keepAliveTimeout: 60_000,
    maxHeaderSize: MAX_HEADER_BYTES,
    // One limit over the whole call replaces undici's own, which are coarse and start anew with each byte.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const prover = proverFor(trust.line?.appSecret);
  return {
    async call(request) {
      const { path, unproven } = prover(request);
      const seen = await exchange(client, { ...request, path: `${prefix}${path}` }, state, clock);
      return seen.kind === "answered" ? unproven(seen) : seen;
    },
    lastAnswerMs: () => state.lastAnswerMs,
    close: () => client.destroy(),
  };
}

type State = { connection: number | undefined; lastAnswerMs: number | undefined };

/**
 * Sends one request and waits for all of its answer.
 *
 * `written` turns true when undici hands the request to a socket, which is before its first byte: as long as it is
 * false the request was certainly not sent. Everything that goes wrong later is unknown, whatever its error says.
 */
function exchange(client: Client, request: HttpRequest, state: State, clock: Clock): Promise<Exchange> {
  const startedMs = clock.monotonicMs();
  return new Promise((resolve) => {
    let written = false;
    let settled = false;
    let connection: number | undefined;
    let controller: Dispatcher.DispatchController | undefined;

    const settle = (ending: Ending): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      const facts = {
        at: isoOf(clock.now()),
        durationMs: Math.round((clock.monotonicMs() - startedMs) * 10) / 10,
      };
      resolve({ ...ending, facts: connection === undefined ? facts : { ...facts, connection } });
    };
    const giveUp = (cause: UnknownCause, notSent: NotSentCause): void => {
      settle(written ? { kind: "unknown", cause } : { kind: "notSent", cause: notSent });
      controller?.abort(new Error(cause));
    };
    const timer = setTimeout(
      () =>
        giveUp("timeout", state.connection === undefined ? "connect-timeout" : "cancelled-before-sending"),
      request.deadlineMs,
    );

    const answer = collector(request.maxBytes, () => giveUp("too-large", "cancelled-before-sending"));
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(given) {
        controller = given;
        // Given up while it waited in the queue, or handed to a second socket: nothing may be written.
        if (settled || written) return given.abort(new Error("not to be sent"));
        written = true;
        connection = state.connection;
      },
      onResponseStart: (_controller, status, headers) => answer.start(status, headers),
      onResponseData: (_controller, chunk) => answer.add(chunk),
      onResponseEnd() {
        const whole = answer.whole();
        // A connection that the server closes after its answer is not the one that the next request goes over.
        const staysOpen = !/\bclose\b/i.test(whole.headers["connection"] ?? "");
        if (connection === state.connection) state.lastAnswerMs = staysOpen ? clock.monotonicMs() : undefined;
        settle({ kind: "answered", ...whole });
      },
      onResponseError: (_controller, error) => giveUp(unknownCauseOf(error), notSentCauseOf(error)),
    };
    try {
      client.dispatch(
        { method: request.method, path: request.path, headers: request.headers, body: request.body ?? null },
        handler,
      );
    } catch (error) {
      giveUp(unknownCauseOf(error), notSentCauseOf(error));
    }
  });
}

type Collector = {
  start(status: number, headers: Readonly<Record<string, string | string[] | undefined>>): void;
  add(chunk: Uint8Array): void;
  whole(): { status: number; headers: Record<string, string>; body: Uint8Array };
};

function collector(maxBytes: number, onTooLarge: () => void): Collector {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let status = 0;
  let headers: Record<string, string> = {};
  return {
    start(given, raw) {
      // Interim answers (1xx) precede the real one.
      if (given < 200) return;
      status = given;
      headers = Object.fromEntries(
        Object.entries(raw).map(([name, value]) => [name.toLowerCase(), [value ?? ""].flat().join(", ")]),
      );
      if (Number(headers["content-length"]) > maxBytes) onTooLarge();
    },
    add(chunk) {
      size += chunk.byteLength;
      if (size > maxBytes) return onTooLarge();
      chunks.push(chunk);
    },
    whole: () => ({ status, headers, body: Buffer.concat(chunks) }),
  };
}

function unknownCauseOf(error: unknown): UnknownCause {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (code === "UND_ERR_HEADERS_OVERFLOW") return "too-large";
  // Closed by ourselves while the call was under way.
  if (code === "UND_ERR_DESTROYED" || code === "UND_ERR_CLOSED") return "interrupted";
  // Bytes that are no HTTP at all: undici gives this error a code of the parser's own.
  if (error instanceof Error && error.name === "HTTPParserError") return "not-json";
  return "connection-lost";
}

function notSentCauseOf(error: unknown): NotSentCause {
  return error instanceof ConnectFailure ? error.reason : "cancelled-before-sending";
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return (
    protocol === "http:" &&
    (hostname === "localhost" || hostname === "[::1]" || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname))
  );
}
