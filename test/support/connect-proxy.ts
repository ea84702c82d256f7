import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { createServer as createSecureServer } from "node:tls";
import { onTestFinished } from "vitest";
import type { Identity } from "./certificates.ts";

/** What a proxy does with a CONNECT request. */
export type Manner =
  /** Opens the tunnel. */
  | "works"
  /** Responds 403, as for an address that is not on its list. */
  | "refuses"
  /** Responds 407 unless the request carries the credentials of `PROXY_USER`. */
  | "asks"
  /** Responds 407 and names no method but those of Windows domains. */
  | "asks for NTLM"
  /** Closes the connection in the middle of its response. */
  | "cuts"
  /** Resets the connection on the first data that arrives. */
  | "resets"
  /** Never responds. */
  | "is silent"
  /** Responds with something that is not HTTP. */
  | "babbles"
  /** Opens the tunnel and immediately sends bytes of its own through it. */
  | "speaks first";

export type ConnectProxy = {
  readonly url: string;
  /** Each CONNECT request: its target and its credentials. */
  readonly asked: readonly { readonly place: string; readonly authorization: string | undefined }[];
  /** Everything that clients sent through the tunnels, as the proxy can read it. */
  overheard(): string;
  /** Closes every tunnel, as a proxy that crashes does. */
  tear(): void;
};

export const PROXY_USER = { username: "user", password: "pass word:with colon" } as const;

type ProxyOptions = { readonly identity?: Identity; readonly leadsTo?: number };

/**
 * Starts a small proxy on loopback. With `leadsTo`, its tunnels end at that port whatever target was
 * requested, as those of a company's inspecting proxy do.
 */
export async function startConnectProxy(manner: Manner, options: ProxyOptions = {}): Promise<ConnectProxy> {
  const asked: { place: string; authorization: string | undefined }[] = [];
  const tunneled: string[] = [];
  const open = new Set<Socket>();
  const serve = (socket: Socket): void => {
    socket.on("error", () => undefined);
    let head = "";
    const onData = (piece: Buffer): void => {
      head += piece.toString("latin1");
      if (!head.includes("\r\n\r\n")) return;
      socket.off("data", onData);
      const place = /^CONNECT (\S+) HTTP\/1\.1\r\n/.exec(head)?.[1] ?? "";
      asked.push({ place, authorization: /^proxy-authorization: (.*)$/im.exec(head)?.[1]?.trim() });
      answer(socket, place, asked.at(-1)?.authorization);
    };
    socket.on("data", onData);
  };
  const answer = (socket: Socket, place: string, authorization: string | undefined): void => {
    const right = `Basic ${Buffer.from(`${PROXY_USER.username}:${PROXY_USER.password}`).toString("base64")}`;
    switch (manner) {
      case "works":
        return tunnel(socket, place);
      case "speaks first":
        return void socket.write("HTTP/1.1 200 Connection established\r\n\r\nHTTP/1.1 200 OK\r\n\r\n");
      case "refuses":
        return void socket.end("HTTP/1.1 403 Filtered\r\nContent-Type: text/html\r\n\r\n<p>no</p>");
      case "asks":
        if (authorization === right) return tunnel(socket, place);
        return void socket.end('HTTP/1.1 407 Asks\r\nProxy-Authenticate: Basic realm="company"\r\n\r\n');
      case "asks for NTLM":
        return void socket.end(
          "HTTP/1.1 407 Asks\r\nProxy-Authenticate: negotiate\r\nproxy-authenticate: ntlm\r\n\r\n",
        );
      case "cuts":
        return void socket.end("HTTP/1.1 200 Connec");
      case "resets":
        return void socket.resetAndDestroy();
      case "babbles":
        return void socket.write("220 mail.example ESMTP\r\n\r\n");
      case "is silent":
    }
  };
  const tunnel = (socket: Socket, place: string): void => {
    const port = options.leadsTo ?? Number(place.slice(place.lastIndexOf(":") + 1));
    const onwards = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\nVia: 1.1 tiny\r\n\r\n");
      open.add(socket);
      socket.on("data", (piece: Buffer) => tunneled.push(piece.toString("latin1")));
      socket.pipe(onwards).pipe(socket);
    });
    onwards.on("error", () => socket.destroy());
    socket.on("close", () => onwards.destroy());
  };
  const { identity } = options;
  const server = identity === undefined ? createServer(serve) : createSecureServer(identity, serve);
  return {
    url: `${identity === undefined ? "http" : "https"}://127.0.0.1:${await listen(server)}`,
    asked,
    overheard: () => tunneled.join(""),
    tear: () => open.forEach((socket) => socket.resetAndDestroy()),
  };
}

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
