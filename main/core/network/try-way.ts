import { judgeAnswer } from "../../../shared/network/judge-answer.ts";
import {
  stepsOf,
  type WayApi,
  type WayCause,
  type WayFacts,
  type WayReport,
  type WayStepName,
} from "../../../shared/network/way.ts";
import { agentFor } from "../platforms/http/agent-for.ts";
import { ConnectFailure } from "../platforms/http/connect-failure.ts";
import { hostIn, portOf, type Hop, type Proxy, type ProxyFinder } from "../platforms/http/proxy/proxy.ts";
import { openTunnel } from "../platforms/http/proxy/tunnel.ts";
import { answerOf, type Answer } from "../platforms/http/status-of.ts";
import type { Trust } from "../platforms/http/trust.ts";
import { lookUp, tryConnection, type Found, type Surroundings } from "./steps.ts";
import { tryTls } from "./try-tls.ts";

const KEPT_BYTES = 64 * 1024;

/** The end of a way: the server, the path of the one request to it, and the API that is to answer. */
export type WayEnd = { readonly base: URL; readonly path: string; readonly api: WayApi };

type Failed = { readonly step: WayStepName; readonly about: WayReport["about"] } & NonNullable<Found>;
type Route = { readonly proxy?: Proxy; readonly failed?: Failed };

/**
 * Tries the way to an API step by step: name, connection, proxy, TLS, and one GET request of `path` without a token. Each
 * step opens a connection of its own. Changes nothing, and never rejects for what the network does.
 */
export async function tryWay(
  { base, path, api }: WayEnd,
  trust: Trust,
  here: Surroundings,
): Promise<WayReport> {
  const { proxy, failed: onRoute } = await findRoute(base, trust, here);
  const way = withProxy(trust, proxy);
  let facts: WayFacts = {};
  const beyond = async (): Promise<Failed | undefined> => {
    const refused = proxy === undefined ? undefined : await tryProxy(base, proxy, way, here);
    if (refused !== undefined) return { step: "proxy", about: "proxy", ...refused };
    const tls = await tryTls(base.href, way, here);
    if (tls.found !== undefined) return { step: "tls", about: "server", ...tls.found };
    const answer = await tryAnswer({ base, path, api }, way, here);
    facts = { ...tls.facts, ...answer.facts };
    return answer.cause === undefined
      ? undefined
      : { step: "answer", about: "server", cause: answer.cause, facts };
  };
  const failed = onRoute ?? (await beyond());
  const names: WayStepName[] = [
    "name",
    "connection",
    ...(proxy === undefined ? [] : ["proxy" as const]),
    ...(base.protocol === "https:" ? ["tls" as const] : []),
    "answer",
  ];
  return {
    server: placeOf(base),
    ...(proxy === undefined ? {} : { proxy: placeOf(new URL(proxy.url)) }),
    steps: stepsOf(
      failed?.step === "proxy" && proxy === undefined ? ["proxy", ...names] : names,
      failed?.step,
    ),
    ...(failed === undefined ? {} : { cause: failed.cause }),
    about: failed?.about ?? "server",
    facts: failed?.facts ?? (failed === undefined ? facts : {}),
  };
}

function placeOf(url: URL): string {
  const host = hostIn(url);
  return `${host.includes(":") ? `[${host}]` : host}:${portOf(url)}`;
}

function withProxy(trust: Trust, proxy: Proxy | undefined): Trust {
  const { proxies: _found, ...line } = trust.line ?? {};
  const fixed: ProxyFinder = async () => (proxy === undefined ? [] : [proxy]);
  return { ...trust, line: proxy === undefined ? line : { ...line, proxies: fixed } };
}

/** Finds the first route whose first host can be reached, in the order that connections try them. */
async function findRoute(base: URL, trust: Trust, here: Surroundings): Promise<Route> {
  const hops = await hopsTo(base, trust.line?.proxies, here);
  if (hops === undefined)
    return { failed: { step: "proxy", about: "proxy", cause: "proxy-settings-silent" } };
  let last: Route | undefined;
  for (const hop of hops.length === 0 ? [{ kind: "direct" } as const] : hops) {
    const route = await tryHop(hop, base, here);
    if (route.failed === undefined) return route;
    last = route;
    // After a direct connection, or a proxy that nothing may go around, connections try no other.
    if (hop.kind === "direct" || hop.kind === "invalid") return route;
  }
  return last ?? {};
}

async function hopsTo(
  url: URL,
  find: ProxyFinder | undefined,
  here: Surroundings,
): Promise<readonly Hop[] | undefined> {
  if (find === undefined) return [];
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), here.limitMs);
  try {
    return await Promise.race([find({ url }), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function tryHop(hop: Hop, base: URL, here: Surroundings): Promise<Route> {
  if (hop.kind === "unsupported" || hop.kind === "invalid")
    return { failed: { step: "proxy", about: "proxy", cause: `proxy-${hop.kind}` } };
  const isProxy = hop.kind === "proxy";
  const first = isProxy ? new URL(hop.url) : base;
  const about = isProxy ? "proxy" : "server";
  const route = isProxy ? { proxy: hop } : {};
  const host = hostIn(first);
  const { found, addresses } = await lookUp(host, here);
  if (found !== undefined) return { ...route, failed: { step: "name", about, ...found } };
  const closed = await tryConnection({ host, port: portOf(first) }, addresses, here);
  return closed === undefined ? route : { ...route, failed: { step: "connection", about, ...closed } };
}

/** Asks the proxy for a tunnel, with its user name and password if it has them. */
async function tryProxy(base: URL, proxy: Proxy, way: Trust, here: Surroundings): Promise<Found> {
  try {
    const tunnel = await openTunnel({ url: base }, way.line, here.limitMs);
    tunnel?.on("error", () => undefined).destroy();
    return undefined;
  } catch (error) {
    const { reason, methods } = error instanceof ConnectFailure ? error : LOST;
    if (reason === "proxy-authentication" && methods !== undefined)
      return { cause: "proxy-sign-in-method", facts: { methods: [...methods] } };
    if (reason === "proxy-authentication")
      return { cause: proxy.username === undefined ? "proxy-sign-in" : "proxy-sign-in-refused" };
    if (reason === "proxy-refused") return { cause: reason };
    // It was reached a moment ago: with an https proxy, its TLS is what fails.
    if (reason === "proxy-unreachable" && proxy.url.startsWith("https:")) {
      const { proxies: _itself, ...line } = way.line ?? {};
      const { found } = await tryTls(proxy.url, { kind: "publicRoots", line }, here);
      if (found !== undefined) return found;
    }
    return { cause: "proxy-lost" };
  }
}

const LOST = new ConnectFailure("proxy-lost");

type Answered = { readonly cause?: WayCause; readonly facts: WayFacts };

async function tryAnswer({ base, path, api }: WayEnd, trust: Trust, here: Surroundings): Promise<Answered> {
  const agent = await agentFor({ url: base }, { roots: trust, connections: 1, connectMs: here.limitMs });
  const get = { method: "GET" as const, origin: base.origin, path, headers: { accept: "application/json" } };
  try {
    const limits = { limitMs: here.limitMs, maxBytes: KEPT_BYTES, keepBytes: KEPT_BYTES };
    const { status, headers, body, shortened } = await answerOf(agent, get, limits);
    const answer = {
      status,
      contentType: headerIn(headers, "content-type"),
      location: headerIn(headers, "location"),
      date: headerIn(headers, "date"),
      body: body.toString("utf8"),
      shortened,
    };
    return judgeAnswer(answer, { url: new URL(path, base).href, api }, here.now());
  } catch {
    // Whether the connection broke or nothing came in time: there was no answer.
    return { cause: "no-answer", facts: {} };
  } finally {
    await agent.destroy();
  }
}

function headerIn(headers: Answer["headers"], name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value.slice(0, 2000) : undefined;
}
