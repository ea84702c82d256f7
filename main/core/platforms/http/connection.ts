import { invariant } from "../../../../shared/invariant.ts";
import type { Clock } from "../../../../shared/time.ts";
import type { CheckedIp } from "./checked-ip.ts";
import { exchange, type Exchange, type Listening, type WireRequest } from "./exchange.ts";
import { openLine, type Line } from "./line.ts";
import { proverFor } from "./secret-proof.ts";
import type { Trust } from "./trust.ts";

/** One request. `path` follows the base address. */
export type HttpRequest = WireRequest & {
  /**
   * Hears of an answer that comes after the call was given up: at most once, and only for as long as the connection
   * listens for it. The call itself ends at its deadline all the same.
   */
  readonly late?: ((exchange: Exchange) => void) | undefined;
};

/**
 * One kept-open connection to one server. Calls queue up behind each other; none is repeated, none is redirected. A call
 * whose late answer is listened for keeps its socket to itself: later calls go over another one, and closing leaves it.
 */
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
  /** How long a late answer is listened for. */
  readonly lateMs?: number;
};

/** Prepares a connection; it is opened by the first call, and again by a call that finds it closed. */
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
  const ways = { url: base.origin, trust, connectMs, ...(addresses === undefined ? {} : { addresses }) };
  let line = openLine(ways);
  const prover = proverFor(trust.line?.appSecret);
  const listening = (used: Line, hear: (seen: Exchange) => void): Listening | undefined =>
    lateMs <= 0
      ? undefined
      : {
          ms: lateMs,
          hear,
          keep() {
            // What waits behind the call would wait for its late answer, too.
            if (used.calls > 1) return false;
            if (line === used) line = openLine(ways);
            return true;
          },
        };
  return {
    async call({ late, ...request }) {
      const { path, unproven } = prover(request);
      const proven = (seen: Exchange): Exchange => (seen.kind === "answered" ? unproven(seen) : seen);
      const used = line;
      const hear = late === undefined ? undefined : listening(used, (seen) => late(proven(seen)));
      return proven(await exchange(used, { ...request, path: `${prefix}${path}` }, clock, hear));
    },
    lastAnswerMs: () => line.lastAnswerMs,
    close: () => line.client.destroy(),
  };
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return (
    protocol === "http:" &&
    (hostname === "localhost" || hostname === "[::1]" || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname))
  );
}
