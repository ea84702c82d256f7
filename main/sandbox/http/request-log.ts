import { createHmac, randomBytes } from "node:crypto";
import type { FaultName } from "../faults/table.ts";
import type { ApiName } from "../world/api-exchange.ts";
import type { Exchange } from "./server.ts";

/** One request to the sandbox, without its secrets. */
export type RequestEntry = {
  readonly api: ApiName;
  readonly method: string;
  /** As sent, with version prefix and query; a token in the query is redacted. */
  readonly path: string;
  readonly atMs: number;
  /**
   * Equal for equal bodies of one run; keyed, so that short bodies cannot be guessed from it. Empty for no
   * body.
   */
  readonly bodyHash: string;
  /** Requests with the same number used the same TCP connection. */
  readonly connectionId: number;
  /** The faults that applied to it. */
  readonly faulted?: readonly FaultName[];
};

/** The oldest requests are dropped beyond this, because a sandbox may run for weeks. */
const MOST_ENTRIES = 20_000;

export type RequestLog = {
  readonly add: (api: ApiName, exchange: Exchange, atMs: number, faulted: readonly FaultName[]) => void;
  readonly entries: () => readonly RequestEntry[];
};

/** Creates an empty log with its own key. */
export function createRequestLog(): RequestLog {
  const key = randomBytes(32);
  const entries: RequestEntry[] = [];
  return {
    entries: () => [...entries],
    add: (api, exchange, atMs, faulted) => {
      if (entries.length >= MOST_ENTRIES) entries.splice(0, MOST_ENTRIES / 2);
      entries.push({
        api,
        method: exchange.method,
        path: readablePath(exchange),
        atMs,
        bodyHash:
          exchange.bytes.length === 0 ? "" : createHmac("sha256", key).update(exchange.bytes).digest("hex"),
        connectionId: exchange.connectionId,
        ...(faulted.length === 0 ? {} : { faulted }),
      });
    },
  };
}

function readablePath(exchange: Exchange): string {
  const query = new URLSearchParams(exchange.query);
  for (const name of ["input_token", "access_token", "appsecret_proof"]) {
    if (query.has(name)) query.set(name, "redacted");
  }
  const text = query.toString();
  return text === "" ? exchange.path : `${exchange.path}?${text}`;
}
