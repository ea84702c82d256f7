import { hash } from "node:crypto";
import { runDetached } from "../../runtime/run-detached.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import { wayToEndpoints } from "../../host/under-management.ts";
import { marksOn } from "../outgoing/marks.ts";
import { createDurableForwarder, type DurableForwarder } from "../forwarding/durable-forwarder.ts";
import { createForwarder, type Forwarder } from "../forwarding/forwarder.ts";
import { rememberRepeats, type Repeats } from "../forwarding/repeats.ts";
import {
  forwardTarget,
  getsCopiesOf,
  type ForwardTo,
  type TemporaryTarget,
  type Target,
} from "../forwarding/target.ts";
import { markOfCopy } from "../../endpoint/test-mark.ts";
import type { Copy, Posted } from "../outgoing/post.ts";
import type { ReceiverId } from "../../../../shared/webhook/receiver.ts";
import type { Push } from "../../runtime/topics.ts";
import type { EventStore, Forwarded, NotificationId } from "../store/port.ts";
import type { Taken } from "./intake.ts";
import type { ReceiverReport } from "./state.ts";

/** Forwards a receiver's notifications to targets that may change while it listens. */
export type LiveForwarder = {
  /** Forwards a copy and resolves to the result; undefined if there is no target. */
  take(taken: Taken): Promise<Posted> | undefined;
  /** Sets the user's own target. */
  to(address: ForwardTo | undefined): void;
  /** Sets a temporary target, which takes precedence for its API. */
  lend(place: TemporaryTarget | undefined): void;
  /** A copy came back: a target that ends because of it leaves nothing on its way to production. */
  cameBack(): void;
  /** The URL that copies currently go to, as far as one URL describes it. */
  goesTo(): string | undefined;
  /** Pauses or resumes a durable target. */
  pause(paused: boolean): void;
  close(): Promise<void>;
};

type Ports = Pick<HostPorts, "clock" | "practice" | "managed" | "proxies" | "authorities">;
type ForwarderDeps = {
  readonly receiver: ReceiverId;
  readonly mark: string;
  readonly store: () => EventStore | undefined;
  readonly push: Push;
  readonly report: Pick<ReceiverReport, "copies">;
};

const CONNECTIONS = 32;

/** A request that has begun is complete or cut off by then. */
const UNDER_WAY_MS = 30_000;

/** One target and its forwarder. `isOver` if its callback URL was restored a moment ago. */
type ActiveTarget = {
  readonly to: TemporaryTarget;
  readonly forwarder: Pick<Forwarder, "push" | "close">;
  /** Missing where senders are asked to retry in any case. */
  readonly repeats?: Repeats;
  readonly isOver?: true;
};

/**
 * Creates the forwarder of one receiver. A target gets the notifications of one API, by default the cloud,
 * because each API has its own endpoint; a durable target gets those of both and keeps sending waiting copies
 * while a temporary target is set. Every copy carries `mark`. `store` records the result of each copy.
 */
export function liveForwarder(ports: Ports, deps: ForwarderDeps): LiveForwarder {
  const { mark, report } = deps;
  const { once, untilTaken, putOff } = forwardersOf(ports, deps);
  let own: ActiveTarget | undefined;
  let temporary: ActiveTarget | undefined;
  let durable: DurableForwarder | undefined;
  let paused = false;
  let isCircle = false;
  const closing = new AbortController();
  const end = (active: ActiveTarget | undefined): void => {
    if (active !== undefined) runDetached(active.forwarder.close());
  };
  const sending = (to: TemporaryTarget, forwarder: ActiveTarget["forwarder"]): ActiveTarget => ({
    to,
    forwarder,
    repeats: rememberRepeats(() => ports.clock.monotonicMs()),
  });
  /** Asks senders to retry for a while, by when they use the restored callback URL. */
  const afterwards = ({ to }: ActiveTarget): ActiveTarget => {
    const over: ActiveTarget = { to, forwarder: putOff, isOver: true };
    const forget = async (): Promise<void> => {
      await ports.clock.sleep(UNDER_WAY_MS, closing.signal);
      if (temporary === over) temporary = undefined;
    };
    runDetached(forget());
    return over;
  };
  return {
    take({ lane, notification, request, body, madeUp, signature }) {
      const active = [temporary, own].find(
        (one) => one !== undefined && getsCopiesOf(one.to, lane) && !(madeUp && one.isOver === true),
      );
      // Production gets only what the platform sends. Test notifications go only to a durable target, which
      // users try things out with.
      if (active === undefined || (madeUp && active.forwarder !== durable)) return undefined;
      const repeat = madeUp ? undefined : active.repeats?.of(digestOf({ request, body, signature }));
      if (repeat === "later") return Promise.resolve({ ms: 0, failed: "repeated" });
      const posted = active.forwarder.push(
        notification,
        copyOf({ request, body, madeUp }, mark, active.to.url),
      );
      return repeat === undefined ? posted : repeat.copied(posted);
    },
    to(to) {
      end(own);
      durable = to?.durable === true ? untilTaken(to, paused) : undefined;
      if (durable === undefined) report.copies(undefined);
      own = to === undefined ? undefined : sending(to, durable ?? once(to));
    },
    lend(to) {
      const before = temporary;
      end(before);
      if (to !== undefined)
        temporary = to.cameBack === true ? { to, forwarder: putOff } : sending(to, once(to));
      // A notification on its way here while the callback URL was restored must reach production.
      else
        temporary =
          before === undefined || before.isOver || (isCircle && before.to.cameBack !== true)
            ? undefined
            : afterwards(before);
      isCircle = false;
    },
    cameBack: () => void (isCircle = true),
    goesTo() {
      const isCopied = temporary !== undefined && temporary.to.cameBack !== true && !temporary.isOver;
      return (isCopied ? temporary : own)?.to.url;
    },
    pause(on) {
      paused = on;
      durable?.pause(on);
    },
    async close() {
      closing.abort();
      await Promise.all([own?.forwarder.close(), temporary?.forwarder.close()]);
      own = undefined;
      temporary = undefined;
    },
  };
}

type Forwarders = {
  readonly once: (to: ForwardTo) => Forwarder;
  readonly untilTaken: (to: ForwardTo, paused: boolean) => DurableForwarder;
  /** Sends nothing and makes the sender of the notification retry. */
  readonly putOff: { push(notification: NotificationId): Promise<Posted>; close(): Promise<void> };
};

/** Creates the forwarders for one target. */
function forwardersOf(ports: Ports, { receiver, store, push, report }: ForwarderDeps): Forwarders {
  const { clock, practice } = ports;
  const targetOf = (to: ForwardTo): Target =>
    forwardTarget(to, {
      connections: CONNECTIONS,
      way: () => wayToEndpoints(ports),
      monotonicMs: () => clock.monotonicMs(),
      ...(practice === undefined ? {} : { practice }),
    });
  const note = (notification: NotificationId, forwarded: Forwarded): void =>
    store()?.noteForwarded(notification, forwarded);
  const once = (to: ForwardTo): Forwarder => createForwarder({ clock, target: targetOf(to), note });
  const untilTaken = (to: ForwardTo, paused: boolean): DurableForwarder =>
    createDurableForwarder({
      receiver,
      url: to.url,
      target: targetOf(to),
      clock,
      outbox: () => store()?.outbox,
      note,
      onAttempt: (one) => push("copies", one),
      state: (copies) => report.copies(copies),
      paused,
    });
  const putOff: Forwarders["putOff"] = {
    async push(notification) {
      note(notification, { at: clock.now(), ms: 0, failed: "stopped" });
      return { ms: 0, failed: "stopped" };
    },
    close: async () => undefined,
  };
  return { once, untilTaken, putOff };
}

/** Tells bodies apart. A signature that fits is a digest of the bytes already. */
function digestOf({ request, body, signature }: Pick<Taken, "request" | "body" | "signature">): string {
  const header = request.headers["x-hub-signature-256"];
  return signature === "valid" && typeof header === "string"
    ? header.toLowerCase()
    : hash("sha256", body, "base64");
}

/** The received bytes with their content type, signature and our marks. */
function copyOf(
  { request: { headers }, body, madeUp }: Pick<Taken, "request" | "body" | "madeUp">,
  mark: string,
  goesTo: string,
): Copy {
  const { "content-type": contentType, "x-hub-signature-256": signature } = headers;
  return {
    body,
    marks: marksOn(headers, mark),
    ...(madeUp ? { madeUp: markOfCopy(headers, new URL(goesTo), body) } : {}),
    ...(contentType === undefined ? {} : { contentType }),
    ...(typeof signature === "string" ? { signature } : {}),
  };
}
