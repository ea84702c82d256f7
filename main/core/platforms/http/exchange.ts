import type { Dispatcher } from "undici";
import type { CallOutcome, NotSentCause, UnknownCause } from "../../../../shared/platform/outcome.ts";
import { type Clock, isoOf } from "../../../../shared/time.ts";
import { runDetached } from "../../runtime/run-detached.ts";
import { collector, notSentCauseOf, unknownCauseOf } from "./collect-answer.ts";
import type { Line } from "./line.ts";

/**
 * Receives the response to a changing call that came after the call had ended with an unknown outcome. The
 * call's outcome stays unknown; the caller records the late response.
 */
export type Late<T> = (outcome: CallOutcome<T>) => void;

/** One request. `path` is appended to the server's origin; `body` is serialized JSON. */
export type WireRequest = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly deadlineMs: number;
  readonly maxBytes: number;
};

/** Time and connection. `at` is ISO 8601; `connection` is the number of the connection in this process. */
export type ExchangeFacts = {
  readonly at: string;
  readonly durationMs: number;
  readonly connection?: number;
};

/** What was sent and received, before interpretation. */
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

/** What happens with a call that has ended while its response may still come. */
export type Listening = {
  readonly ms: number;
  readonly hear: (exchange: Exchange) => void;
  /** Reserves the line for this call; false if that is not possible. */
  readonly keep: () => boolean;
};

/** Waits on a line after its call has ended, until the response or the time limit. */
function lateListener(line: Line) {
  let now: { readonly hear: Listening["hear"]; readonly timer: NodeJS.Timeout } | undefined;
  const stop = (): void => {
    if (now === undefined) return;
    clearTimeout(now.timer);
    now = undefined;
    runDetached(line.client.destroy());
  };
  return {
    begin({ ms, hear: listener }: Listening): void {
      // A program that has nothing else to do ends without the response.
      line.socket?.unref();
      now = { hear: listener, timer: setTimeout(stop, ms).unref() };
    },
    heard(exchange: Exchange): void {
      const listener = now?.hear;
      stop();
      // Not on the parser's stack: a failing listener must not fail the connection.
      if (listener !== undefined) runDetached(Promise.resolve(exchange).then(listener));
    },
    stop,
  };
}

/**
 * Sends one request and waits for its whole response.
 *
 * `written` becomes true when undici passes the request to a socket, before its first byte: while it is false
 * the request was certainly not sent. Any later failure is unknown, whatever its error says.
 */
export function exchange(
  line: Line,
  request: WireRequest,
  clock: Clock,
  listening: Listening | undefined,
): Promise<Exchange> {
  const startedMs = clock.monotonicMs();
  line.calls += 1;
  return new Promise((resolve) => {
    let written = false;
    let settled = false;
    let connection: number | undefined;
    let controller: Dispatcher.DispatchController | undefined;
    const after = lateListener(line);

    const ended = (ending: Ending): Exchange => ({ ...ending, facts: factsOf(clock, startedMs, connection) });
    const settle = (ending: Ending): void => {
      if (settled) return;
      settled = true;
      line.calls -= 1;
      clearTimeout(timer);
      resolve(ended(ending));
    };
    const endEarly = (cause: UnknownCause, notSent: NotSentCause): void => {
      settle(written ? { kind: "unknown", cause } : { kind: "notSent", cause: notSent });
      controller?.abort(new Error(cause));
      after.stop();
    };
    const timer = setTimeout(() => {
      if (!written || listening?.keep() !== true) return endEarly("timeout", unsentAtDeadline(line));
      settle({ kind: "unknown", cause: "timeout" });
      after.begin(listening);
    }, request.deadlineMs);

    const answer = collector(request.maxBytes, () => endEarly("too-large", "cancelled-before-sending"));
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(given) {
        controller = given;
        // Ended in the queue, or passed to a second socket: nothing may be written.
        if (settled || written) return given.abort(new Error("not to be sent"));
        written = true;
        connection = line.connection;
      },
      onResponseStart: (_controller, status, headers) => answer.start(status, headers),
      onResponseData: (_controller, chunk) => answer.add(chunk),
      onResponseEnd() {
        const ending = { kind: "answered", ...answer.whole() } as const;
        if (connection === line.connection)
          line.lastAnswerMs = staysOpen(ending.headers) ? clock.monotonicMs() : undefined;
        if (settled) after.heard(ended(ending));
        settle(ending);
      },
      onResponseError: (_controller, error) => endEarly(unknownCauseOf(error), notSentCauseOf(error)),
    };
    const { method, path, headers, body = null } = request;
    try {
      line.client.dispatch({ method, path, headers, body }, handler);
    } catch (error) {
      endEarly(unknownCauseOf(error), notSentCauseOf(error));
    }
  });
}

/** Time and connection of an exchange that ends now. */
export function factsOf(clock: Clock, startedMs: number, connection: number | undefined): Exchange["facts"] {
  const facts = {
    at: isoOf(clock.now()),
    durationMs: Math.round((clock.monotonicMs() - startedMs) * 10) / 10,
  };
  return connection === undefined ? facts : { ...facts, connection };
}

// A connection that the server closes after its response is not used for the next request.
function staysOpen(headers: Readonly<Record<string, string | undefined>>): boolean {
  return !/\bclose\b/i.test(headers["connection"] ?? "");
}

function unsentAtDeadline({ connection }: Line): NotSentCause {
  return connection === undefined ? "connect-timeout" : "cancelled-before-sending";
}
