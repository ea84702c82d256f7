import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { connect, createServer, type TLSSocket } from "node:tls";
import { onTestFinished } from "vitest";
import type { Identity } from "./certificates.ts";

/** A TLS server in front of another one that rejects clients without an accepted certificate. */
export type ClientAskingFront = {
  readonly baseUrl: string;
  /** Common name of the client certificate of each accepted connection. */
  readonly letIn: readonly string[];
};

/**
 * Starts such a server on loopback in front of a TLS server. `accepted` are the client certificates that it
 * accepts, in PEM.
 */
export async function startClientAskingFront(
  identity: Identity,
  accepted: readonly string[],
  behind: string,
): Promise<ClientAskingFront> {
  const letIn: string[] = [];
  const open = new Set<Socket>();
  const { hostname, port } = new URL(behind);
  const server = createServer(
    {
      key: identity.key,
      cert: identity.cert,
      requestCert: true,
      rejectUnauthorized: true,
      ca: [...accepted],
    },
    (caller: TLSSocket) => {
      letIn.push(String(caller.getPeerCertificate().subject.CN));
      // The test covers the server in front; the server behind it is the same test's sandbox, so its
      // certificate is not checked.
      const onwards = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
      for (const [from, to] of [
        [caller, onwards],
        [onwards, caller],
      ] as const) {
        open.add(from);
        from.on("error", () => to.destroy());
        from.on("close", () => to.destroy());
        from.pipe(to);
      }
    },
  );
  server.on("tlsClientError", () => undefined);
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { baseUrl: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, letIn };
}
