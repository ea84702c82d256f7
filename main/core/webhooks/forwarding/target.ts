import { runDetached } from "../../runtime/run-detached.ts";
import { judgedAddress } from "../../endpoint/address/judged-address.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import type { EventSource } from "../../../../shared/webhook/event.ts";
import { posterTo, type Copy, type Posted, type Poster } from "../outgoing/post.ts";

/** Where copies go, and of what. */
export type ForwardTo = {
  readonly url: string;
  /** Joins the public roots. */
  readonly ca?: string;
  /** Of which API's notifications; the cloud's where it is left out. Each has an endpoint of its own. */
  readonly source?: EventSource;
  /** A person has said that a private address, an IP address or another port is meant. */
  readonly allowPrivate?: boolean;
  /** This machine sends each copy until it is taken, and answers for that to whoever sent the notification. */
  readonly durable?: boolean;
};

/** A place that a borrowed callback lends for copies of one API's notifications. */
export type TemporaryTarget = ForwardTo & {
  /** Hears that a copy came back from there: it gets no more, and senders are put off until the place is taken back. */
  readonly onBack?: () => void;
  readonly cameBack?: boolean;
};

/** Does this place get copies of what this API sends? What is sent until it is taken has no API of its own. */
export function getsCopiesOf({ durable, source = "cloud" }: ForwardTo, of: EventSource): boolean {
  return durable === true || source === of;
}

/** Posts copies to one production endpoint, whose address is judged anew every minute. */
export type Target = { post(copy: Copy): Promise<Posted>; close(): Promise<void> };

type Options = {
  readonly connections: number;
  readonly monotonicMs: () => number;
  readonly practice?: HostPorts["practice"];
};

const JUDGED_FOR_MS = 60_000;

/** The target behind an address, opened by the first copy. An address that may not be posted to fails each of them. */
export function forwardTarget(to: ForwardTo, { connections, monotonicMs, practice }: Options): Target {
  let open: Promise<Poster | { readonly failed: string }> | undefined;
  let judgedMs = 0;
  const judge = async (): Promise<Poster | { readonly failed: string }> => {
    const judged = await judgedAddress(practice, {
      url: to.url,
      ca: to.ca,
      allowPrivate: to.allowPrivate === true,
    });
    return judged.ok
      ? posterTo(judged.value.address, { ca: judged.value.ca, connections })
      : { failed: judged.problem.cause };
  };
  const closing = async (one: typeof open): Promise<void> => {
    const poster = await one;
    if (poster !== undefined && "close" in poster) await poster.close();
  };
  const late = new Set<Promise<Posted>>();
  return {
    async post(copy) {
      const now = monotonicMs();
      if (open === undefined || now - judgedMs > JUDGED_FOR_MS) {
        const before = open;
        const stillOut = [...late];
        judgedMs = now;
        open = judge();
        runDetached(Promise.allSettled(stillOut).then(() => closing(before)));
      }
      const poster = await open;
      // The next copy asks again: a name that is not found now may be in a second.
      if ("failed" in poster) {
        judgedMs = -JUDGED_FOR_MS;
        return { failed: poster.failed, ms: Math.round(monotonicMs() - now) };
      }
      const posted = poster.post(copy);
      late.add(posted);
      return posted.finally(() => late.delete(posted));
    },
    close: () => closing(open),
  };
}
