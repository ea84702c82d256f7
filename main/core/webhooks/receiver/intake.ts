import type { IncomingMessage, ServerResponse } from "node:http";
import { instant } from "../../../../shared/time.ts";
import type { ReceiverTrouble } from "../../../../shared/webhook/receiver.ts";
import { runDetached } from "../../runtime/run-detached.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import type { Posted } from "../outgoing/post.ts";
import { shownHeaders } from "../outgoing/shown-exchange.ts";
import type { EventStore, Incoming, NotificationId, StoreRefusal } from "../store/port.ts";
import { type Answering, answer, answerLater } from "./answers.ts";
import type { Delivery, ReceivingApi, RequestHandlers } from "./router.ts";
import type { SignatureCheck, SignatureVerdict } from "../../endpoint/notification-signature.ts";

const PER_MS = 60_000;
const MOST = 600;
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_PENDING = 32;

/** How much of the store refused notifications may use. */
export type RejectedQuota = {
  /** Claims a place for one; undefined where there is none. The returned function says that it is stored. */
  claim(bytes: number): (() => void) | undefined;
};

/**
 * Keeps a stranger who knows the path from filling the disk with what is refused anyway: 600 notifications and 8 MiB a
 * minute are recorded, the rest is counted only. A wrong app secret shows itself in far fewer.
 */
export function rejectedQuota(monotonicMs: () => number): RejectedQuota {
  let sinceMs = monotonicMs();
  let count = 0;
  let bytes = 0;
  let pending = 0;
  return {
    claim(size) {
      const now = monotonicMs();
      if (now - sinceMs >= PER_MS) {
        sinceMs = now;
        count = 0;
        bytes = 0;
      }
      if (pending >= MOST_PENDING || count >= MOST || bytes + size > MOST_BYTES) return undefined;
      count += 1;
      bytes += size;
      pending += 1;
      return () => {
        pending -= 1;
      };
    },
  };
}

/**
 * The status that the platform gets for a notification whose copy went to production: production's own. Where it gave
 * none, or pointed elsewhere, it is one that makes the platform send the notification again.
 */
export function answerFor({ status, failed }: Posted): number {
  if (status !== undefined) return status >= 300 && status < 400 ? 502 : status;
  if (failed === "timeout") return 504;
  return failed === "queue-full" || failed === "stopped" || failed === "paused" ? 503 : 502;
}

/** A notification that is durable, as it came. */
export type Taken = {
  readonly lane: ReceivingApi;
  readonly notification: NotificationId;
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly signature: SignatureVerdict["state"];
  readonly madeUp: boolean;
};

export type IntakeDeps = {
  readonly ports: Pick<HostPorts, "clock">;
  readonly store: Pick<EventStore, "accept">;
  /** What every notification of a lane has in common. */
  readonly common: (lane: ReceivingApi) => Pick<Incoming, "receiver" | "source" | "number">;
  readonly check: SignatureCheck;
  /** Was it made up or sent anew by Switchover? Asked of what is taken. */
  isMadeUp(delivery: Pick<Delivery, "lane" | "request" | "body">, signed: boolean): boolean;
  /** Hears what was taken; gives production's answer where a copy went there, which is then ours as well. */
  accepted(taken: Taken): Promise<Posted> | undefined;
  refused(): void;
  busy(trouble: ReceiverTrouble): void;
  /** What somebody has chosen to have answered to what was taken. */
  answering(): Answering | undefined;
};

/**
 * Takes notifications: signature, durable commit, answer, in this order. Where copies go to production, its answer is
 * waited for and passed back, so that the platform sends again what production did not take.
 */
export function intake(deps: IntakeDeps): RequestHandlers["take"] {
  const { ports, store, check } = deps;
  const share = rejectedQuota(() => ports.clock.monotonicMs());

  const incoming = (
    { lane, request, body }: Pick<Delivery, "lane" | "request" | "body">,
    verdict: SignatureVerdict,
  ): Incoming => ({
    ...deps.common(lane),
    headers: JSON.stringify(shownHeaders(request.headers)),
    receivedAt: instant(ports.clock.now()),
    body,
    signature: verdict.state,
    ...(verdict.secret === undefined ? {} : { secret: verdict.secret }),
  });

  return (delivery) => {
    const { lane, request, body, response, release } = delivery;
    // The on-premises client signs nothing.
    const verdict: SignatureVerdict =
      lane === "cloud" ? check(signatureHeader(request), body) : { state: "unchecked" };
    if (verdict.state === "missing" || verdict.state === "invalid") {
      answer(response, 401);
      deps.refused();
      const done = share.claim(body.length);
      if (done === undefined) return release();
      const refused = verdict.state === "missing" ? "signature-missing" : "signature-invalid";
      // Nobody waits for this: what a stranger sends must not be able to hold anything up.
      return runDetached(
        store.accept({ ...incoming(delivery, verdict), refused }).finally(() => {
          done();
          release();
        }),
      );
    }
    const madeUp = deps.isMadeUp(delivery, verdict.state === "valid");
    store
      .accept({ ...incoming(delivery, verdict), ...(madeUp ? { madeUp: true as const } : {}) })
      .then(
        (result) => {
          if (!result.ok) return later(response, deps, troubleOf(result.problem));
          const copied = deps.accepted({
            lane,
            notification: result.value,
            request,
            body,
            signature: verdict.state,
            madeUp,
          });
          if (copied === undefined) return answerAs(deps, response, 200);
          return copied.then((posted) => answerAs(deps, response, answerFor(posted)));
        },
        (mistake: unknown) => {
          later(response, deps, "store-failed");
          runDetached(Promise.reject(mistake));
        },
      )
      .finally(release);
  };
}

/**
 * What was taken is durable by now, whatever is answered and when. That production did not take its copy is answered
 * whatever was chosen: nobody else sends it again.
 */
async function answerAs(deps: IntakeDeps, response: ServerResponse, usual: number): Promise<void> {
  const { status: chosen = usual, afterMs = 0 } = deps.answering() ?? {};
  const status = usual >= 200 && usual < 300 ? chosen : usual;
  if (afterMs > 0) {
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    await deps.ports.clock.sleep(afterMs, gone.signal);
  }
  answer(response, status);
}

function later(response: ServerResponse, deps: IntakeDeps, trouble: ReceiverTrouble): void {
  answerLater(response, 503);
  deps.busy(trouble);
}

function signatureHeader({ headers }: IncomingMessage): string | undefined {
  const header = headers["x-hub-signature-256"];
  return Array.isArray(header) ? header.join() : header;
}

function troubleOf({ kind }: StoreRefusal): ReceiverTrouble {
  if (kind === "storageFull") return "disk-full";
  if (kind === "vaultLocked") return "vault-locked";
  return kind === "storeFull" ? "store-full" : "store-failed";
}
