import { background } from "../../background.ts";
import type { HostPorts } from "../../ports.ts";
import type { EventSource } from "../../../../shared/webhook/event.ts";
import { marksOn } from "../forwarding/marks.ts";
import { createDurableForwarder, type DurableForwarder } from "../forwarding/durable-forwarder.ts";
import { createForwarder, type Forwarder } from "../forwarding/forwarder.ts";
import { forwardTarget, type ForwardTo, type Target } from "../forwarding/target.ts";
import { markOfCopy } from "../outgoing/made-up-mark.ts";
import type { Copy, Posted } from "../outgoing/post.ts";
import type { ReceiverId } from "../../../../shared/webhook/receiver.ts";
import type { Push } from "../../topics.ts";
import type { EventStore, Forwarded, NotificationId } from "../store/port.ts";
import type { Taken } from "./intake.ts";
import type { ReceiverReport } from "./state.ts";

/** Where a receiver's notifications go on to, which may change while it listens. */
export type PassingOn = {
  /** Sends a copy of what was taken on and gives what came back; undefined where there is nowhere to send it. */
  take(taken: Taken): Promise<Posted> | undefined;
  to(address: ForwardTo | undefined): void;
  /** Holds back what is sent until it is taken, or lets it go on. */
  pause(paused: boolean): void;
  close(): Promise<void>;
};

type Around = {
  readonly receiver: ReceiverId;
  readonly mark: string;
  readonly store: () => EventStore | undefined;
  readonly push: Push;
  readonly report: Pick<ReceiverReport, "copies">;
};

const CONNECTIONS = 32;

/**
 * Passes on what comes of one API, the cloud's unless told: each API has an endpoint of its own. Every copy bears
 * `mark`. `store` gives where it is noted how a copy went. What is sent until it is taken has no API of its own: who
 * wants that has named one address for all that comes.
 */
export function passingOn(
  { clock, practice }: Pick<HostPorts, "clock" | "practice">,
  { receiver, mark, store, push, report }: Around,
): PassingOn {
  let current: Forwarder | undefined;
  let durable: DurableForwarder | undefined;
  let paused = false;
  let source: EventSource = "cloud";
  let goesTo: URL | undefined;
  const targetOf = (to: ForwardTo): Target =>
    forwardTarget(to, {
      connections: CONNECTIONS,
      monotonicMs: () => clock.monotonicMs(),
      ...(practice === undefined ? {} : { practice }),
    });
  const note = (notification: NotificationId, forwarded: Forwarded): void =>
    store()?.noteForwarded(notification, forwarded);
  const forwarderTo = (to: ForwardTo): Forwarder => {
    if (to.durable !== true) return createForwarder({ clock, target: targetOf(to), note });
    return (durable = createDurableForwarder({
      receiver,
      url: to.url,
      target: targetOf(to),
      clock,
      outbox: () => store()?.outbox,
      note,
      told: (one) => push("copies", one),
      state: (copies) => report.copies(copies),
      paused,
    }));
  };
  return {
    take({ lane, notification, request, body, madeUp }) {
      if (current === undefined || goesTo === undefined || (durable === undefined && lane !== source))
        return undefined;
      return current.push(notification, copyOf({ request, body, madeUp }, mark, goesTo));
    },
    to(address) {
      const before = current;
      durable = undefined;
      if (address?.durable !== true) report.copies(undefined);
      source = address?.source ?? "cloud";
      goesTo = address === undefined ? undefined : new URL(address.url);
      current = address === undefined ? undefined : forwarderTo(address);
      if (before !== undefined) background(before.close());
    },
    pause(on) {
      paused = on;
      durable?.pause(on);
    },
    async close() {
      await current?.close();
      current = undefined;
    },
  };
}

/** What came, byte for byte, with the headers that make it what it is, and our marks. */
function copyOf(
  { request: { headers }, body, madeUp }: Pick<Taken, "request" | "body" | "madeUp">,
  mark: string,
  goesTo: URL,
): Copy {
  const { "content-type": contentType, "x-hub-signature-256": signature } = headers;
  return {
    body,
    marks: marksOn(headers, mark),
    ...(madeUp ? { madeUp: markOfCopy(headers, goesTo, body) } : {}),
    ...(contentType === undefined ? {} : { contentType }),
    ...(typeof signature === "string" ? { signature } : {}),
  };
}
