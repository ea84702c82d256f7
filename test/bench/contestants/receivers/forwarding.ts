import { createReceivers } from "../../../../main/core/webhooks/receivers.ts";
import { Pool } from "undici";
import { redact } from "../../../../shared/redacted.ts";
import { depsIn, eventsOver, keepsNothing } from "./ours.ts";
import { plainServer } from "./plain.ts";
import { isSigned, type ReceiverOptions, type RunningReceiver, type StartReceiver } from "./receiver.ts";

/** Switchover's receiver over a store that keeps nothing, with everything it takes going on over TLS. */
export const switchoverForwarding: StartReceiver = async ({ secret, folder, forward }) => {
  if (forward === undefined) throw new Error("somewhere to forward to is needed");
  const receivers = createReceivers({ ...depsIn({ folder }), events: eventsOver(keepsNothing()) });
  const listening = await receivers.listen({
    receiver: "terminal",
    appSecrets: [redact(secret, "app secret")],
  });
  if (!listening.ok || listening.value.localUrl === undefined)
    throw new Error("the receiver does not listen");
  // The endpoint of the benchmark is on this machine, which a person would have to confirm.
  receivers.forward("terminal", { url: forward.url, ca: forward.ca, allowPrivate: true });
  return { url: listening.value.localUrl };
};

/** Node's own server and undici: posts every body on as it came and answers as the endpoint does; checks nothing. */
export const receiveAndPost: StartReceiver = (options) => posting(options, () => true);

/** The same, and checks each signature: what a program at least does that posts on only what the platform signed. */
export const receiveCheckAndPost: StartReceiver = (options) =>
  posting(options, (body, header) => isSigned(options.secret, body, header));

async function posting(
  { forward }: ReceiverOptions,
  isWanted: (body: Buffer, header: unknown) => boolean,
): Promise<RunningReceiver> {
  if (forward === undefined) throw new Error("somewhere to forward to is needed");
  const { origin, pathname } = new URL(forward.url);
  const pool = new Pool(origin, { connections: 32, pipelining: 1, connect: { ca: forward.ca } });
  return plainServer(async (body, headers) => {
    if (!isWanted(body, headers["x-hub-signature-256"])) return 401;
    const { statusCode, body: answer } = await pool.request({
      method: "POST",
      path: pathname,
      headers: {
        "content-type": headers["content-type"] ?? "application/json",
        "x-hub-signature-256": headers["x-hub-signature-256"],
      },
      body,
    });
    await answer.dump();
    return statusCode;
  });
}

/** smee-client between a source of server-sent events and the same endpoint. */
export const smeeClient: StartReceiver = async ({ forward }) => {
  if (forward === undefined) throw new Error("somewhere to forward to is needed");
  // Installed by `npm run bench` alone: the checks of a fresh clone must do without its types.
  const name: string = "smee-client";
  const { default: Smee } = (await import(name)) as {
    readonly default: new (options: object) => { start(): Promise<unknown> };
  };
  const quiet = { info: () => undefined, error: () => undefined };
  await new Smee({ source: forward.source, target: forward.url, logger: quiet }).start();
  return { url: forward.source };
};
