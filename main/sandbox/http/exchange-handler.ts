import { setTimeout as delay } from "node:timers/promises";
import { graphVersionError } from "../cloud/replies.ts";
import type { SandboxClock } from "../world/clock.ts";
import type { FaultInjector, Strike } from "../faults/fault-injector.ts";
import type { VerifyCallback } from "../webhook-sender/verify-callback.ts";
import type { WorldKeeper } from "../world/keeper.ts";
import type { RequestLog } from "./request-log.ts";
import type { Exchange } from "./server.ts";
import type { ApiName, ApiReply, ApiRequest } from "../world/api-exchange.ts";
import { writeMangled, writeReply } from "./write.ts";

/**
 * A path of the cloud API without its version prefix.
 *
 * `undefined` where the version is another than the one in use, or is missing; only the token check may do without.
 */
function withoutVersion(path: string, apiVersion: string): string | undefined {
  if (path === "/debug_token") return path;
  const prefix = `/${apiVersion}/`;
  return path.startsWith(prefix) ? path.slice(prefix.length - 1) : undefined;
}

/** What a handler works with. */
export type HandlerParts = {
  readonly api: ApiName;
  readonly keeper: WorldKeeper;
  readonly bench: FaultInjector;
  readonly log: RequestLog;
  readonly clock: SandboxClock;
  readonly elsewhere: string;
  /** Keeps what has changed; called before any answer leaves. */
  readonly settle: () => void;
  readonly pace: Pace;
  readonly dated: boolean;
  /** Asks the callback that a request names, before the request is carried out. */
  readonly verifyCallback: VerifyCallback;
};

/** How long answers take on top of what faults do, in milliseconds, so that a person can follow. */
export type Pace = { readonly looksMs: number; readonly changesMs: number };

/** The way every request of one interface goes: noted, struck by the faults set for it, carried out, answered. */
export function createExchangeHandler(parts: HandlerParts): (exchange: Exchange) => Promise<void> {
  const { api, keeper, bench, log, clock } = parts;
  return async (exchange) => {
    const { apiVersion } = keeper.state().fixtures;
    const path = api === "cloud" ? withoutVersion(exchange.path, apiVersion) : exchange.path;
    const strike = bench.strike({ api, method: exchange.method, path: path ?? exchange.path });
    log.add(api, exchange, clock.nowMs(), strike.names);
    // There and back: whoever dies on the way may or may not have been heard.
    const wayMs = (exchange.method === "GET" ? parts.pace.looksMs : parts.pace.changesMs) / 2;
    await pass(strike.delayMs + wayMs);
    if (path === undefined) return writeReply(exchange.response, graphVersionError(apiVersion));
    const request = requestOf(api, path, exchange);
    const callbackRefused = takesEffect(strike)
      ? await parts.verifyCallback(request, strike.conduct)
      : undefined;
    const conduct = { ...strike.conduct, callbackRefused };
    const tell = carryOut({ strike: { ...strike, conduct }, exchange, parts, request });
    parts.settle();
    await pass(wayMs + strike.answerDelayMs);
    // The platform dates its answers by its own clock, which tests can move. Without one no date stands in for it.
    exchange.response.sendDate = false;
    if (parts.dated) exchange.response.setHeader("date", new Date(clock.nowMs()).toUTCString());
    return tell();
  };
}

async function pass(ms: number): Promise<void> {
  if (ms > 0) await delay(ms, undefined, { ref: false });
}

function takesEffect({ action }: Strike): boolean {
  if (action === undefined) return true;
  return "acts" in action ? action.acts : action.kind !== "redirect";
}

type Errand = {
  readonly strike: Strike;
  readonly exchange: Exchange;
  readonly parts: HandlerParts;
  readonly request: ApiRequest;
};

/** Does what the request asks for, as far as the faults let it, and gives the way in which its caller is told. */
function carryOut({ strike, exchange, parts, request }: Errand): () => void {
  const { action, conduct } = strike;
  const { response } = exchange;
  const act = (): ApiReply => parts.keeper.act(request, conduct);
  const replying = (reply: ApiReply) => () => writeReply(response, reply);
  switch (action?.kind) {
    case undefined:
      return replying(act());
    case "reset":
      if (action.acts) act();
      return exchange.reset;
    case "lateEffect":
      parts.keeper.later(action.seconds * 1_000, request, conduct);
      return exchange.reset;
    case "answer":
      if (action.acts) act();
      return replying(action.reply);
    case "mangle": {
      const reply = act();
      return () => writeMangled(response, reply, action.mangling);
    }
    case "redirect":
      return replying({ status: 307, headers: { location: `${parts.elsewhere}${exchange.path}` } });
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
    ...(parsed.unreadable ? { text: bytes.toString("utf8") } : {}),
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
