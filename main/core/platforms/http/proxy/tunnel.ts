import { connect as connectPlain, isIP, type Socket } from "node:net";
import { connect as connectSecure } from "node:tls";
import { ConnectFailure } from "../connect-failure.ts";
import { MAX_HEADER_BYTES } from "../limits.ts";
import { contextOf } from "../secure-context.ts";
import type { Line, Roots } from "../trust.ts";
import { unknownMethods } from "./challenges.ts";
import { hostIn, portOf, type Hop, type Proxy, type ProxyTarget } from "./proxy.ts";

/**
 * Opens a tunnel to a server through the first reachable proxy; undefined for a direct connection. No part of
 * a request is sent before this resolves: a proxy learns the server's host and port, and its own user name
 * and password.
 *
 * Fails with a ConnectFailure. If a proxy rejects the tunnel, the next one is not tried; if it cannot be
 * reached, the next one is.
 */
export async function openTunnel(
  target: ProxyTarget,
  line: (Pick<Line, "proxies"> & Roots) | undefined,
  withinMs: number,
): Promise<Socket | undefined> {
  const endsAt = performance.now() + withinMs;
  const hops = line?.proxies === undefined ? [] : await inTime(line.proxies(target), withinMs);
  let failure: ConnectFailure | undefined;
  for (const [index, hop] of hops.entries()) {
    if (hop.kind === "direct") return undefined;
    // Each proxy gets its share of the remaining time, so that one that never responds leaves time for the
    // next.
    const shareMs = Math.max(1, (endsAt - performance.now()) / (hops.length - index));
    try {
      return await throughOne(hop, target, line, shareMs);
    } catch (error) {
      failure = error instanceof ConnectFailure ? error : new ConnectFailure("proxy-unreachable");
      if (failure.reason !== "proxy-unreachable" && failure.reason !== "proxy-unsupported") throw failure;
    }
  }
  if (failure !== undefined) throw failure;
  return undefined;
}

/** A machine's settings may name a script that must first be fetched from a server that does not respond. */
async function inTime(finding: Promise<readonly Hop[]>, withinMs: number): Promise<readonly Hop[]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new ConnectFailure("proxy-unreachable")), withinMs);
  try {
    return await Promise.race([finding, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function throughOne(
  hop: Exclude<Hop, { kind: "direct" }>,
  target: ProxyTarget,
  line: Roots | undefined,
  withinMs: number,
): Promise<Socket> {
  if (hop.kind !== "proxy")
    throw new ConnectFailure(hop.kind === "unsupported" ? "proxy-unsupported" : "proxy-invalid");
  const startedMs = performance.now();
  const socket = await reach(new URL(hop.url), line, withinMs);
  return askFor(hostAndPortOf(target), socket, hop, withinMs - (performance.now() - startedMs));
}

/** Connects to the proxy itself; a failure here is the proxy's, not the server's. */
function reach(url: URL, line: Roots | undefined, withinMs: number): Promise<Socket> {
  const host = hostIn(url);
  const hostAndPort = { host, port: portOf(url) };
  return new Promise((resolve, reject) => {
    const secure = url.protocol === "https:";
    const { systemRoots = false, authorities } = line ?? {};
    const roots = { systemRoots, ...(authorities === undefined ? {} : { authorities }) };
    const socket = secure
      ? connectSecure({
          ...hostAndPort,
          ...(isIP(host) === 0 ? { servername: host } : {}),
          secureContext: contextOf({ kind: "publicRoots", line: roots }),
          ALPNProtocols: ["http/1.1"],
        })
      : connectPlain(hostAndPort);
    const fail = (): void => {
      clearTimeout(timer);
      socket.destroy();
      reject(new ConnectFailure("proxy-unreachable"));
    };
    const timer = setTimeout(fail, withinMs);
    socket.once("error", fail);
    socket.once(secure ? "secureConnect" : "connect", () => {
      clearTimeout(timer);
      socket.off("error", fail);
      socket.setNoDelay(true);
      resolve(socket);
    });
  });
}

/**
 * Host and port for CONNECT. If addresses were judged, the proxy gets one of them instead of the name,
 * because the proxy's own name resolution would not be judged.
 */
function hostAndPortOf({ url, addresses }: ProxyTarget): string {
  const host = addresses?.[0]?.address ?? hostIn(url);
  return `${isIP(host) === 6 ? `[${host}]` : host}:${portOf(url)}`;
}

/** Requests a tunnel from a connected proxy. */
function askFor(hostAndPort: string, socket: Socket, proxy: Proxy, withinMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const end = (failure?: ConnectFailure): void => {
      clearTimeout(timer);
      socket.off("readable", read).off("end", lost).off("close", lost).off("error", lost);
      if (failure === undefined) return resolve(socket);
      // After the tunnel failed, later errors of its socket are ignored.
      socket.on("error", () => undefined).destroy();
      reject(failure);
    };
    const lost = (): void => end(new ConnectFailure("proxy-lost"));
    const read = (): void => {
      const piece: unknown = socket.read();
      if (!Buffer.isBuffer(piece)) return;
      answer += piece.toString("latin1");
      const head = answer.indexOf("\r\n\r\n");
      if (head !== -1) return end(failureIn(answer.slice(0, head), answer.length > head + 4));
      if (answer.length > MAX_HEADER_BYTES) lost();
    };
    const timer = setTimeout(lost, Math.max(1, withinMs));
    socket.on("readable", read).once("end", lost).once("close", lost).once("error", lost);
    socket.write(
      [`CONNECT ${hostAndPort} HTTP/1.1`, `Host: ${hostAndPort}`, ...authorization(proxy), "", ""].join(
        "\r\n",
      ),
    );
  });
}

function failureIn(head: string, hasMore: boolean): ConnectFailure | undefined {
  const status = Number(/^HTTP\/1\.[01] ([0-9]{3})(?:[ \r]|$)/.exec(head)?.[1]);
  if (Number.isNaN(status)) return new ConnectFailure("proxy-lost");
  // Before the tunnel is open, only the proxy responds: a 401, which tinyproxy sends for wrong credentials,
  // comes from it too.
  if (status === 407 || status === 401)
    return new ConnectFailure("proxy-authentication", unknownMethods(head));
  if (status < 200 || status > 299) return new ConnectFailure("proxy-refused");
  // With TLS and HTTP, no server sends first: bytes after the response are the proxy's own, so there is no
  // tunnel.
  return hasMore ? new ConnectFailure("proxy-lost") : undefined;
}

function authorization({ username, password }: Proxy): readonly string[] {
  if (username === undefined) return [];
  const encoded = Buffer.from(`${username}:${password?.reveal() ?? ""}`, "utf8").toString("base64");
  return [`Proxy-Authorization: Basic ${encoded}`];
}
