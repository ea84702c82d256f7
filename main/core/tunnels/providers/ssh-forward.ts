import type { Client } from "ssh2";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { TunnelTrouble } from "../port.ts";
import { trouble } from "../trouble.ts";

const REPLY_MS = 10_000;
/** The far end's own loopback: what reaches it from outside has come through the TLS front. */
const FAR_HOST = "127.0.0.1";
/** Why a channel was not opened: nothing listens at that port (RFC 4254, 5.1). */
const CONNECT_FAILED = 2;

type Far = {
  readonly port: number;
  readonly user: string;
  /** The server has granted just this before. */
  readonly wasGranted: boolean;
};

/** Asks the server to listen on a loopback port and to pass on what comes. */
export async function listenFar(client: Client, far: Far): Promise<Result<null, TunnelTrouble>> {
  const answer = await forwardIn(client, far.port);
  if (answer === "granted") return ok(null);
  if (answer === "no-reply") return err(trouble("lost"));
  return err(trouble((await isTaken(client, far)) ? "port-taken" : "forwarding-refused"));
}

/** One sign of life: a request that changes nothing, and that every server answers, with a no. */
export function signOfLife(client: Client): Promise<void> {
  return new Promise((resolve, reject) => {
    try {
      client.unforwardIn(FAR_HOST, 0, () => resolve());
    } catch (error) {
      // The connection is gone already.
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** A server says no without a reason: whether something listens at the port tells it. */
async function isTaken(client: Client, { port, user, wasGranted }: Far): Promise<boolean> {
  const listening = await listensAt(client, port);
  if (listening !== undefined) return listening;
  // It does not let us look. What it granted before it will hardly forbid now: an earlier session holds on to the port.
  if (wasGranted) return true;
  // A free choice that is granted shows that the wish for this port was the trouble.
  if (port < 1_024 && user !== "root") return false;
  return (await forwardIn(client, 0)) === "granted";
}

function listensAt(client: Client, port: number): Promise<boolean | undefined> {
  return soon<boolean | undefined>(undefined, (done) =>
    client.forwardOut(FAR_HOST, 0, FAR_HOST, port, (error, channel) => {
      if (error === undefined) {
        // Nothing is said on it: it was only to see whether somebody is there.
        channel.destroy();
        return done(true);
      }
      const { reason } = error as { readonly reason?: unknown };
      done(reason === CONNECT_FAILED ? false : undefined);
    }),
  );
}

function forwardIn(client: Client, port: number): Promise<"granted" | "refused" | "no-reply"> {
  return soon<"granted" | "refused" | "no-reply">("no-reply", (done) =>
    client.forwardIn(FAR_HOST, port, (error) => done(error === undefined ? "granted" : "refused")),
  );
}

/** Gives what `ask` comes to, or `otherwise` where nothing comes in time or the connection is gone. */
async function soon<T>(otherwise: T, ask: (done: (value: T) => void) => void): Promise<T> {
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
