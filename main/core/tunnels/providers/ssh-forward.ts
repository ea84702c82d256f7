import type { Client } from "ssh2";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { TunnelTrouble } from "../port.ts";
import { trouble } from "../trouble.ts";

const REPLY_MS = 10_000;
/** The server's own loopback: requests from outside arrive there through the TLS proxy. */
const FAR_HOST = "127.0.0.1";
/** The reason code for a channel that was not opened because nothing listens at that port (RFC 4254, 5.1). */
const CONNECT_FAILED = 2;

type Far = {
  readonly port: number;
  readonly user: string;
  /** The server granted this same request before. */
  readonly wasGranted: boolean;
};

/** Asks the server to listen on a loopback port and forward connections. */
export async function listenFar(client: Client, far: Far): Promise<Result<null, TunnelTrouble>> {
  const answer = await forwardIn(client, far.port);
  if (answer === "granted") return ok(null);
  if (answer === "no-reply") return err(trouble("lost"));
  return err(trouble((await isTaken(client, far)) ? "port-taken" : "forwarding-refused"));
}

/** Sends one keepalive: a request that changes nothing and that every server answers, with a rejection. */
export function signOfLife(client: Client): Promise<void> {
  return new Promise((resolve, reject) => {
    try {
      client.unforwardIn(FAR_HOST, 0, () => resolve());
    } catch (error) {
      // The connection is already gone.
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** A server rejects without a reason: whether something listens at the port shows it. */
async function isTaken(client: Client, { port, user, wasGranted }: Far): Promise<boolean> {
  const listening = await listensAt(client, port);
  if (listening !== undefined) return listening;
  // The server forbids that check. It granted this before, so an earlier session probably still uses the
  // port.
  if (wasGranted) return true;
  // If a free choice of port is granted, the requested port was the problem.
  if (port < 1_024 && user !== "root") return false;
  return (await forwardIn(client, 0)) === "granted";
}

function listensAt(client: Client, port: number): Promise<boolean | undefined> {
  return withReply<boolean | undefined>(undefined, (done) =>
    client.forwardOut(FAR_HOST, 0, FAR_HOST, port, (error, channel) => {
      if (error === undefined) {
        // Sends nothing: it only checks whether something listens.
        channel.destroy();
        return done(true);
      }
      const { reason } = error as { readonly reason?: unknown };
      done(reason === CONNECT_FAILED ? false : undefined);
    }),
  );
}

function forwardIn(client: Client, port: number): Promise<"granted" | "refused" | "no-reply"> {
  return withReply<"granted" | "refused" | "no-reply">("no-reply", (done) =>
    client.forwardIn(FAR_HOST, port, (error) => done(error === undefined ? "granted" : "refused")),
  );
}

/** Returns what `ask` passes to `done`, or `otherwise` on a timeout or lost connection. */
async function withReply<T>(otherwise: T, ask: (done: (value: T) => void) => void): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise), REPLY_MS);
  try {
    ask(resolve);
    return await promise;
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
