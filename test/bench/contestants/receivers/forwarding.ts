import { createReceivers } from "../../../../main/core/webhooks/receivers.ts";
import { redact } from "../../../../shared/redacted.ts";
import { depsIn, eventsOver, keepsNothing } from "./ours.ts";
import type { StartReceiver } from "./receiver.ts";

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

/** smee-client between a source of server-sent events and the same endpoint without TLS. */
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
