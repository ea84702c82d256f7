import { setTimeout as delay } from "node:timers/promises";
import { graphVersionError } from "../cloud/replies.ts";
import { withoutVersion } from "../cloud/version.ts";
import type { SandboxClock } from "../clock.ts";
import type { FaultBench, Strike } from "../faults/bench.ts";
import type { WorldKeeper } from "../world/keeper.ts";
import type { RequestLog } from "./request-log.ts";
import type { Exchange } from "./server.ts";
import type { ApiName, ApiReply, ApiRequest } from "./shapes.ts";
import { writeMangled, writeReply } from "./write.ts";

type Parts = {
  readonly api: ApiName;
  readonly keeper: WorldKeeper;
  readonly bench: FaultBench;
  readonly log: RequestLog;
  readonly clock: SandboxClock;
  readonly elsewhere: string;
};

/** The way every request of one interface goes: noted, struck by the faults set for it, carried out, answered. */
export function createExchangeHandler(parts: Parts): (exchange: Exchange) => Promise<void> {
  const { api, keeper, bench, log, clock } = parts;
  return async (exchange) => {
    const { apiVersion } = keeper.state().fixtures;
    const path = api === "cloud" ? withoutVersion(exchange.path, apiVersion) : exchange.path;
    const strike = bench.strike({ api, method: exchange.method, path: path ?? exchange.path });
    log.add(api, exchange, clock.nowMs(), strike.names);
    if (strike.delayMs > 0) await delay(strike.delayMs, undefined, { ref: false });
    if (path === undefined) return writeReply(exchange.response, graphVersionError(apiVersion));
    const request = requestOf(api, path, exchange);
    carryOut({ strike, exchange, parts, act: () => keeper.act(request, strike.conduct) });
  };
}

type Errand = {
  readonly strike: Strike;
  readonly exchange: Exchange;
  readonly parts: Parts;
  readonly act: () => ApiReply;
};

function carryOut({ strike, exchange, parts, act }: Errand): void {
  const { action } = strike;
  const { response } = exchange;
  switch (action?.kind) {
    case undefined:
      return writeReply(response, act());
    case "reset":
      if (action.acts) act();
      return exchange.reset();
    case "lateEffect":
      parts.keeper.later(action.seconds * 1_000, () => void act());
      return exchange.reset();
    case "answer":
      if (action.acts) act();
      return writeReply(response, action.reply);
    case "mangle":
      return writeMangled(response, act(), action.mangling);
    case "redirect":
      return writeReply(response, {
        status: 307,
        headers: { location: `${parts.elsewhere}${exchange.path}` },
      });
  }
}

function requestOf(api: ApiName, path: string, exchange: Exchange): ApiRequest {
  const { method, query, authorization, origin, bytes } = exchange;
  const parsed = parseJson(bytes);
  return {
    api,
    method,
    path,
    query,
    authorization,
    origin,
    body: parsed.body,
    unreadable: parsed.unreadable,
  };
}

function parseJson(bytes: Buffer): { readonly body: unknown; readonly unreadable: boolean } {
  if (bytes.length === 0) return { body: undefined, unreadable: false };
  try {
    return { body: JSON.parse(bytes.toString("utf8")), unreadable: false };
  } catch {
    return { body: undefined, unreadable: true };
  }
}
