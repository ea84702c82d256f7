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
 * Gives a path of the cloud API without its version prefix.
 *
 * `undefined` if the version is missing or not the current one; only the token check works without it.
 */
function withoutVersion(path: string, apiVersion: string): string | undefined {
  if (path === "/debug_token") return path;
  const prefix = `/${apiVersion}/`;
  return path.startsWith(prefix) ? path.slice(prefix.length - 1) : undefined;
}

/** What a handler needs. */
export type HandlerParts = {
  readonly api: ApiName;
  readonly keeper: WorldKeeper;
  readonly bench: FaultInjector;
  readonly log: RequestLog;
  readonly clock: SandboxClock;
  readonly elsewhere: string;
  /** Saves all changes; called before any response is sent. */
  readonly settle: () => void;
  readonly pace: Pace;
  readonly dated: boolean;
  /**
   * Sends the verification request to the callback URL that a request names, before the request is carried
   * out.
   */
  readonly verifyCallback: VerifyCallback;
};

/** Delay of responses in addition to faults, in milliseconds, so that the user can follow. */
export type Pace = { readonly looksMs: number; readonly changesMs: number };

/**
 * Creates the handler for every request of one API: logs it, applies the faults that are set, carries it out,
 * responds.
 */
export function createExchangeHandler(parts: HandlerParts): (exchange: Exchange) => Promise<void> {
  const { api, keeper, bench, log, clock } = parts;
  return async (exchange) => {
    const { apiVersion } = keeper.state().fixtures;
    const path = api === "cloud" ? withoutVersion(exchange.path, apiVersion) : exchange.path;
    const strike = bench.strike({ api, method: exchange.method, path: path ?? exchange.path });
    log.add(api, exchange, clock.nowMs(), strike.names);
    // Half the delay comes before and half after acting: a caller that stops in between cannot tell whether
    // the request took effect.
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
    // The sandbox dates responses by its own clock, which tests can change. Without one, no Date header is
    // sent.
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

/** Carries out the request as far as the faults allow, and gives the function that sends the response. */
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
