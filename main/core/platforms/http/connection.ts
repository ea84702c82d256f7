import { invariant } from "../../../../shared/invariant.ts";
import type { Clock } from "../../../../shared/time.ts";
import type { CheckedIp } from "./checked-ip.ts";
import { ConnectFailure } from "./connect-failure.ts";
import { exchange, factsOf, type Exchange, type Listening, type WireRequest } from "./exchange.ts";
import { linesTo, type Line } from "./line.ts";
import { proverFor } from "./secret-proof.ts";
import type { Trust } from "./trust.ts";

/** One request. `path` is appended to the base URL. */
export type HttpRequest = WireRequest & {
  /**
   * Receives a response that comes after the call has ended: at most once, and only while the connection
   * waits for it. The call itself still ends at its deadline.
   */
  readonly late?: ((exchange: Exchange) => void) | undefined;
};

/**
 * One persistent connection to one server. Calls are queued; none is retried, no redirect is followed. A call
 * that waits for a late response keeps its socket: later calls use another one, and `close` leaves it open.
 */
export type Connection = {
  call(request: HttpRequest): Promise<Exchange>;
  /** The monotonic time in ms of the last response on the currently open connection. */
  lastAnswerMs(): number | undefined;
  close(): Promise<void>;
};

type Options = {
  readonly baseUrl: string;
  readonly trust: Trust;
  readonly clock: Clock;
  readonly connectMs: number;
  /** The only IP addresses to connect to, if the URL was judged before. */
  readonly addresses?: readonly CheckedIp[];
  /** How long to wait for a late response. */
  readonly lateMs?: number;
};

/** Prepares a connection; the first call opens it, as does a call that finds it closed. */
export function openConnection({
  baseUrl,
  trust,
  clock,
  connectMs,
  addresses,
  lateMs = 0,
}: Options): Connection {
  const base = new URL(baseUrl);
  invariant(base.protocol === "https:" || isLoopback(base), "plain http is for loopback addresses only");
  const prefix = base.pathname.replace(/\/+$/, "");
  const options = { url: base.origin, trust, connectMs, ...(addresses === undefined ? {} : { addresses }) };
  let openLine: (() => Line) | undefined;
  let line: Line | undefined;
  let isClosed = false;
  const lineNow = async (): Promise<Line> => {
    if (openLine === undefined) {
      const lines = linesTo(options);
      openLine = lines instanceof Promise ? await lines : lines;
    }
    line ??= openLine();
    // A closed connection sends nothing, also where its first call waited for the client.
    if (isClosed) await line.client.destroy();
    return line;
  };
  /** The line, or that nothing was sent. */
  const lineOrFailure = async (): Promise<Line | Exchange> => {
    const startedMs = clock.monotonicMs();
    try {
      return await lineNow();
    } catch (error) {
      if (!(error instanceof ConnectFailure)) throw error;
      return { kind: "notSent", cause: error.reason, facts: factsOf(clock, startedMs, undefined) };
    }
  };
  const prover = proverFor(trust.line?.appSecret);
  const listening = (used: Line, listener: (seen: Exchange) => void): Listening | undefined =>
    lateMs <= 0
      ? undefined
      : {
          ms: lateMs,
          hear: listener,
          keep() {
            // Queued calls would have to wait for the late response too.
            if (used.calls > 1) return false;
            if (line === used) line = openLine?.();
            return true;
          },
        };
  return {
    async call({ late, ...request }) {
      const { path, unproven } = prover(request);
      const proven = (seen: Exchange): Exchange => (seen.kind === "answered" ? unproven(seen) : seen);
      const used = line ?? (await lineOrFailure());
      if ("kind" in used) return used;
      const listener = late === undefined ? undefined : listening(used, (seen) => late(proven(seen)));
      return proven(await exchange(used, { ...request, path: `${prefix}${path}` }, clock, listener));
    },
    lastAnswerMs: () => line?.lastAnswerMs,
    async close() {
      isClosed = true;
      await line?.client.destroy();
    },
  };
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return (
    protocol === "http:" &&
    (hostname === "localhost" || hostname === "[::1]" || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname))
  );
}
