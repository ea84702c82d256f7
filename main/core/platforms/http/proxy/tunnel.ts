import { connect as connectPlain, isIP, type Socket } from "node:net";
import { connect as connectSecure } from "node:tls";
import { ConnectFailure } from "../connect-failure.ts";
import { MAX_HEADER_BYTES } from "../limits.ts";
import { contextOf } from "../secure-context.ts";
import type { Line } from "../trust.ts";
import { hostIn, portOf, type Hop, type Proxy, type ProxyTarget } from "./proxy.ts";

/**
 * Opens a tunnel to a server through the first of its proxies that can be reached; undefined where it is to be
 * connected to directly. Nothing of a request goes through before this resolves: a proxy learns the server's host and
 * port, and its own user name and password.
 *
 * Fails with a ConnectFailure. A proxy that answers no is not passed by for the next one; one that cannot be reached is.
 */
export async function openTunnel(
  target: ProxyTarget,
  line: Pick<Line, "proxies" | "systemRoots"> | undefined,
  withinMs: number,
): Promise<Socket | undefined> {
  const endsAt = performance.now() + withinMs;
  const hops = line?.proxies === undefined ? [] : await inTime(line.proxies(target), withinMs);
  let failure: ConnectFailure | undefined;
  for (const [index, hop] of hops.entries()) {
    if (hop.kind === "direct") return undefined;
    // Each gets its share of what is left, so that one that never answers leaves time for the next.
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

/** A machine's settings may name a script that has to be fetched first, from a server that does not answer. */
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
  line: Pick<Line, "systemRoots"> | undefined,
  withinMs: number,
): Promise<Socket> {
  if (hop.kind === "unsupported") throw new ConnectFailure("proxy-unsupported");
  const startedMs = performance.now();
  const socket = await reach(new URL(hop.url), line, withinMs);
  return askFor(placeOf(target), socket, hop, withinMs - (performance.now() - startedMs));
}

/** Connects to the proxy itself; whatever goes wrong with that is the proxy's, not the server's. */
function reach(url: URL, line: Pick<Line, "systemRoots"> | undefined, withinMs: number): Promise<Socket> {
  const host = hostIn(url);
  const place = { host, port: portOf(url) };
  return new Promise((resolve, reject) => {
    const secure = url.protocol === "https:";
    const systemRoots = line?.systemRoots === true;
    const socket = secure
      ? connectSecure({
          ...place,
          ...(isIP(host) === 0 ? { servername: host } : {}),
          secureContext: contextOf({ kind: "publicRoots", line: { systemRoots } }),
          ALPNProtocols: ["http/1.1"],
        })
      : connectPlain(place);
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
 * Host and port as CONNECT names them. Where addresses were judged, the proxy is told one of them rather than the name:
 * what a proxy's own name service makes of a name was judged by nobody.
 */
function placeOf({ url, addresses }: ProxyTarget): string {
  const host = addresses?.[0]?.address ?? hostIn(url);
  return `${isIP(host) === 6 ? `[${host}]` : host}:${portOf(url)}`;
}

/** Asks a proxy that is connected to for its tunnel. */
function askFor(place: string, socket: Socket, proxy: Proxy, withinMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const end = (failure?: ConnectFailure): void => {
      clearTimeout(timer);
      socket.off("readable", read).off("end", lost).off("close", lost).off("error", lost);
      if (failure === undefined) return resolve(socket);
      // What comes after a tunnel was given up is nobody's to handle any more.
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
      [`CONNECT ${place} HTTP/1.1`, `Host: ${place}`, ...authorization(proxy), "", ""].join("\r\n"),
    );
  });
}

function failureIn(head: string, hasMore: boolean): ConnectFailure | undefined {
  const status = Number(/^HTTP\/1\.[01] ([0-9]{3})(?:[ \r]|$)/.exec(head)?.[1]);
  if (Number.isNaN(status)) return new ConnectFailure("proxy-lost");
  // Before the tunnel stands nobody but the proxy speaks: where wrong words get 401, as from tinyproxy, it is its own.
  if (status === 407 || status === 401) return new ConnectFailure("proxy-authentication");
  if (status < 200 || status > 299) return new ConnectFailure("proxy-refused");
  // Neither TLS nor HTTP lets a server speak first: bytes behind the answer are the proxy's own, and no tunnel.
  return hasMore ? new ConnectFailure("proxy-lost") : undefined;
}

function authorization({ username, password }: Proxy): readonly string[] {
  if (username === undefined) return [];
  const pair = Buffer.from(`${username}:${password?.reveal() ?? ""}`, "utf8").toString("base64");
  return [`Proxy-Authorization: Basic ${pair}`];
}
