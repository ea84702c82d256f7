import { type Socket, connect } from "node:net";
import { type TLSSocket, createServer } from "node:tls";
import type { ServerIdentity } from "./certificates.ts";

/** A public URL of the sandbox. */
export type Front = { readonly publicUrl: string; readonly close: () => Promise<void> };

/**
 * Opens an HTTPS URL on loopback that leads to another loopback port.
 *
 * It terminates TLS and forwards every byte unchanged in both directions, without reading it.
 */
async function openFront(identity: ServerIdentity, port: number): Promise<Front> {
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  const server = createServer({ key: identity.keyPem, cert: identity.certPem }, (socket) => {
    const inner = connect({ host: "127.0.0.1", port });
    keep(inner);
    join(socket, inner);
  });
  // Each encrypted socket has a plain one below it, which exists before any TLS handshake has succeeded.
  server.on("connection", keep);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address = server.address();
  const listening = typeof address === "object" && address !== null ? address.port : 443;
  return {
    publicUrl: `https://127.0.0.1:${listening}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

function join(outer: TLSSocket, inner: Socket): void {
  outer.on("error", () => outer.destroy());
  outer.on("close", () => inner.destroy());
  inner.on("close", () => outer.destroy());
  outer.pipe(inner);
  inner.pipe(outer);
}

/** The TLS proxies of one sandbox; closing it closes them. */
export type TlsProxies = {
  readonly open: (port: number) => Promise<Front>;
  readonly close: () => Promise<void>;
};

/** Creates an empty set of proxies. All present one certificate. */
export function tlsProxies(identity: ServerIdentity): TlsProxies {
  const open = new Set<Front>();
  return {
    async open(port) {
      const front = await openFront(identity, port);
      const kept: Front = {
        publicUrl: front.publicUrl,
        close: async () => {
          open.delete(kept);
          await front.close();
        },
      };
      open.add(kept);
      return kept;
    },
    close: async () => {
      await Promise.all([...open].map((front) => front.close()));
    },
  };
}
