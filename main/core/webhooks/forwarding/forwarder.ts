import type { Clock } from "../../../../shared/time.ts";
import { withTimeout } from "../../runtime/with-timeout.ts";
import { runDetached } from "../../runtime/run-detached.ts";
import type { Copy, Posted } from "../outgoing/post.ts";
import type { Forwarded, NotificationId } from "../store/port.ts";
import type { Target } from "./target.ts";

/** Forwards copies to a target. */
export type Forwarder = {
  /** Sends a copy and resolves to the result; resolves at once if the queue is full. Never rejects. */
  push(notification: NotificationId, copy: Copy): Promise<Posted>;
  /** Waits a moment for copies in flight, then ends. Copies not sent are noted as not sent. */
  close(): Promise<void>;
};

export type ForwardLimits = {
  readonly atOnce: number;
  readonly copies: number;
  readonly bytes: number;
  readonly closeMs: number;
};

export const FORWARD_LIMITS: ForwardLimits = {
  atOnce: 32,
  copies: 1_000,
  bytes: 64 * 1024 * 1024,
  closeMs: 2_000,
};

type Deps = {
  readonly target: Target;
  readonly clock: Clock;
  readonly note: (notification: NotificationId, forwarded: Forwarded) => void;
  readonly limits?: ForwardLimits;
};
type Waiting = { readonly notification: NotificationId; readonly copy: Copy };
/** One that waits for another to end. */
type Queued = Waiting & { readonly done: (posted: Posted) => void };

/**
 * Creates a forwarder that sends each copy unchanged and once: the sender of the notification gets
 * production's own answer and retries while that is not 200.
 */
export function createForwarder({ target, clock, note, limits = FORWARD_LIMITS }: Deps): Forwarder {
  let ended = false;
  const queue: Queued[] = [];
  let inFlight = 0;
  let copies = 0;
  let bytes = 0;
  let waiters: (() => void)[] = [];

  const finish = ({ notification, copy }: Waiting, posted: Posted): void => {
    note(notification, { at: clock.now(), ...posted });
    copies -= 1;
    bytes -= copy.body.byteLength;
    if (copies > 0) return;
    for (const wake of waiters) wake();
    waiters = [];
  };
  const send = async (one: Waiting): Promise<Posted> => {
    inFlight += 1;
    const posted = await target.post(one.copy);
    inFlight -= 1;
    sendNext();
    finish(one, posted);
    return posted;
  };
  const sendNext = (): void => {
    const item = queue.shift();
    if (item !== undefined) runDetached(send(item).then(item.done));
  };
  const settled = (): Promise<void> =>
    copies === 0 ? Promise.resolve() : new Promise((resolve) => void waiters.push(resolve));

  return {
    push(notification, copy) {
      const size = copy.body.byteLength;
      const full = copies >= limits.copies || bytes + size > limits.bytes;
      if (full || ended) {
        const posted: Posted = { ms: 0, failed: full ? "queue-full" : "stopped" };
        note(notification, { at: clock.now(), ...posted });
        return Promise.resolve(posted);
      }
      copies += 1;
      bytes += size;
      if (inFlight < limits.atOnce) return send({ notification, copy });
      return new Promise((done) => void queue.push({ notification, copy, done }));
    },
    async close() {
      ended = true;
      for (const item of queue.splice(0)) {
        const posted: Posted = { ms: 0, failed: "stopped" };
        finish(item, posted);
        item.done(posted);
      }
      await withTimeout(clock, limits.closeMs, settled());
      await target.close();
    },
  };
}
