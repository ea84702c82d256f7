import { background } from "../../background.ts";
import type { HostPorts } from "../../ports.ts";
import { createForwarder, type Forwarder } from "../forwarding/forwarder.ts";
import { forwardTarget, type ForwardTo } from "../forwarding/target.ts";
import type { Posted } from "../outgoing/post.ts";
import type { EventStore } from "../store/port.ts";
import type { Taken } from "./intake.ts";

/** Where a receiver's notifications go on to, which may change while it listens. */
export type PassingOn = {
  /** Sends a copy of what was taken on and gives what came back; undefined where there is nowhere to send it. */
  take(taken: Taken): Promise<Posted> | undefined;
  to(address: ForwardTo | undefined): void;
  close(): Promise<void>;
};

const CONNECTIONS = 32;

/**
 * Passes on what comes to the cloud's address: an on-premises client's callbacks have an endpoint of their own.
 * `store` gives where it is noted how a copy went.
 */
export function passingOn(
  { clock, practice }: Pick<HostPorts, "clock" | "practice">,
  store: () => EventStore | undefined,
): PassingOn {
  let current: Forwarder | undefined;
  const forwarderTo = (to: ForwardTo): Forwarder => {
    // Practice has its production endpoint on this machine, and so has whoever brings an authority of their own.
    const allowPrivate = practice !== undefined || to.ca !== undefined;
    return createForwarder({
      clock,
      target: forwardTarget(to, {
        allowPrivate,
        connections: CONNECTIONS,
        monotonicMs: () => clock.monotonicMs(),
        standIn: practice?.productionAt?.bind(practice),
      }),
      note: (notification, forwarded) => store()?.noteForwarded(notification, forwarded),
    });
  };
  return {
    take({ lane, notification, request, body }) {
      if (current === undefined || lane !== "cloud") return undefined;
      const { "content-type": contentType, "x-hub-signature-256": signature } = request.headers;
      return current.push(notification, {
        body,
        ...(contentType === undefined ? {} : { contentType }),
        ...(typeof signature === "string" ? { signature } : {}),
      });
    },
    to(address) {
      const before = current;
      current = address === undefined ? undefined : forwarderTo(address);
      if (before !== undefined) background(before.close());
    },
    async close() {
      await current?.close();
      current = undefined;
    },
  };
}
