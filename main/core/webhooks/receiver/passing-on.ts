import { background } from "../../background.ts";
import type { HostPorts } from "../../ports.ts";
import type { EventSource } from "../../../../shared/webhook/event.ts";
import { marksOn } from "../forwarding/marks.ts";
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
 * Passes on what comes of one API, the cloud's unless told: each API has an endpoint of its own. Every copy bears
 * `mark`. `store` gives where it is noted how a copy went.
 */
export function passingOn(
  { clock, practice }: Pick<HostPorts, "clock" | "practice">,
  mark: string,
  store: () => EventStore | undefined,
): PassingOn {
  let current: Forwarder | undefined;
  let source: EventSource = "cloud";
  const forwarderTo = (to: ForwardTo): Forwarder =>
    createForwarder({
      clock,
      target: forwardTarget(to, {
        connections: CONNECTIONS,
        monotonicMs: () => clock.monotonicMs(),
        ...(practice === undefined ? {} : { practice }),
      }),
      note: (notification, forwarded) => store()?.noteForwarded(notification, forwarded),
    });
  return {
    take({ lane, notification, request, body }) {
      if (current === undefined || lane !== source) return undefined;
      const { "content-type": contentType, "x-hub-signature-256": signature } = request.headers;
      return current.push(notification, {
        body,
        marks: marksOn(request.headers, mark),
        ...(contentType === undefined ? {} : { contentType }),
        ...(typeof signature === "string" ? { signature } : {}),
      });
    },
    to(address) {
      const before = current;
      source = address?.source ?? "cloud";
      current = address === undefined ? undefined : forwarderTo(address);
      if (before !== undefined) background(before.close());
    },
    async close() {
      await current?.close();
      current = undefined;
    },
  };
}
