import type { IncomingMessage, ServerResponse } from "node:http";
import { instant, type Instant } from "../../../../shared/time.ts";
import type { ReceiverTrouble } from "../../../../shared/webhook/receiver.ts";
import { freeNow } from "../../runtime/free-now.ts";
import { runDetached } from "../../runtime/run-detached.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import type { Posted } from "../outgoing/post.ts";
import { shownHeadersText } from "../outgoing/shown-exchange.ts";
import {
  KEPT_BODY_BYTES,
  type EventStore,
  type Incoming,
  type NotificationId,
  type StoreRefusal,
} from "../store/port.ts";
import { type Answering, answer, answerLater } from "./answers.ts";
import type { Delivery, ReceivingApi, RequestHandlers } from "./router.ts";
import type { SignatureCheck, SignatureVerdict } from "../../endpoint/notification-signature.ts";

const PER_MS = 60_000;
const MOST = 600;
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_PENDING = 32;

/** How much of the store rejected notifications may use. */
export type RejectedQuota = {
  /** Reserves room for one; undefined if there is none. Call the returned function once it is stored. */
  claim(bytes: number): (() => void) | undefined;
};

/**
 * Limits how much a stranger who knows the path can store: records 600 rejected notifications and 8 MiB per
 * minute and only counts the rest. A wrong app secret shows in far fewer.
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
 * The status that the platform gets for a notification whose copy went to production: production's own. If
 * production gave none or a redirect, a status that makes the platform retry.
 */
export function answerFor({ status, failed }: Posted): number {
  if (status !== undefined) return status >= 300 && status < 400 ? 502 : status;
  if (failed === "timeout") return 504;
  return failed !== undefined && RETRY_LATER.includes(failed) ? 503 : 502;
}

/** Why nothing was sent to production although it may respond. */
const RETRY_LATER: readonly string[] = ["queue-full", "stopped", "paused", "repeated"];

/** A stored notification, as received. */
export type Taken = {
  readonly lane: ReceivingApi;
  readonly notification: NotificationId;
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly signature: SignatureVerdict["state"];
  readonly madeUp: boolean;
  readonly receivedAt: Instant;
};

export type IntakeDeps = {
  readonly ports: Pick<HostPorts, "clock">;
  readonly store: Pick<EventStore, "accept">;
  /** The members common to all notifications of one API. */
  readonly common: (
    delivery: Pick<Delivery, "lane" | "request">,
  ) => Pick<Incoming, "receiver" | "source" | "number" | "sender">;
  readonly check: SignatureCheck;
  /** Whether Switchover made up or resent the notification; called for accepted ones. */
  isMadeUp(delivery: Pick<Delivery, "lane" | "request" | "body">, signed: boolean): boolean;
  /**
   * Called for each accepted notification; resolves to production's answer if a copy went there, which is
   * then our answer too.
   */
  accepted(taken: Taken): Promise<Posted> | undefined;
  refused(): void;
  busy(trouble: ReceiverTrouble): void;
  /** The answer that the user chose for accepted notifications. */
  answering(): Answering | undefined;
};

/**
 * Creates the handler for notifications: checks the signature, commits to disk, answers, in this order. If
 * copies go to production, waits for its answer and returns it, so that the platform retries what production
 * did not accept.
 */
export function intake(deps: IntakeDeps): RequestHandlers["take"] {
  const { ports, store, check } = deps;
  const quota = rejectedQuota(() => ports.clock.monotonicMs());

  const incoming = (delivery: Delivery, { state, secret }: SignatureVerdict): Incoming => {
    const made = {
      ...deps.common(delivery),
      headers: shownHeadersText(delivery.request.headers),
      receivedAt: instant(ports.clock.now()),
      body: delivery.body,
      signature: state,
    };
    return secret === undefined ? made : Object.assign(made, { secret });
  };

  return (delivery) => {
    const { lane, request, body, response, release } = delivery;
    // The on-premises client signs nothing.
    const verdict: SignatureVerdict =
      lane === "cloud" ? check(signatureHeader(request), body) : { state: "unchecked" };
    if (verdict.state === "missing" || verdict.state === "invalid") {
      answer(response, 401);
      deps.refused();
      const done = quota.claim(body.length);
      if (done === undefined) {
        discard(body);
        return release();
      }
      const refused = verdict.state === "missing" ? "signature-missing" : "signature-invalid";
      // Not awaited: what a stranger sends must not delay anything.
      return runDetached(
        store.accept({ ...incoming(delivery, verdict), refused }).finally(() => {
          done();
          discard(body);
          release();
        }),
      );
    }
    const madeUp = deps.isMadeUp(delivery, verdict.state === "valid");
    const usual = incoming(delivery, verdict);
    const received = madeUp ? { ...usual, madeUp } : usual;
    runDetached(answerStored(deps, delivery, received, store.accept(received)));
  };
}

type Stored = ReturnType<EventStore["accept"]>;

/** Answers once it is stored. One promise for each notification: more layers would cost as much as its check. */
async function answerStored(
  deps: IntakeDeps,
  { lane, request, body, response, release }: Delivery,
  { signature, receivedAt, madeUp }: Incoming,
  stored: Stored,
): Promise<void> {
  let result: Awaited<Stored> | undefined;
  let copied: Promise<Posted> | undefined;
  try {
    result = await stored;
    if (!result.ok) return answerBusy(response, deps, troubleOf(result.problem));
    copied = deps.accepted({
      lane,
      notification: result.value,
      request,
      body,
      signature,
      madeUp: madeUp === true,
      receivedAt,
    });
    const usual = copied === undefined ? 200 : answerFor(await copied);
    if (deps.answering() === undefined) answer(response, usual);
    else await answerAs(deps, response, usual);
  } catch (mistake) {
    if (result === undefined) answerBusy(response, deps, "store-failed");
    throw mistake;
  } finally {
    // A request to production may still be writing it.
    if (copied === undefined) discard(body);
    release();
  }
}

/** Frees a body that neither the store nor a copy to production uses any more. */
function discard(body: Buffer): void {
  if (body.length > KEPT_BODY_BYTES) freeNow(body);
}

/**
 * The notification is already on disk, whatever is answered and when. A failure of production is answered
 * regardless of the chosen answer, because only the sender retries it.
 */
async function answerAs(deps: IntakeDeps, response: ServerResponse, usual: number): Promise<void> {
  const { status: chosen = usual, afterMs = 0 } = deps.answering() ?? {};
  const status = usual >= 200 && usual < 300 ? chosen : usual;
  if (afterMs > 0) {
    const connectionClosed = new AbortController();
    response.once("close", () => connectionClosed.abort());
    await deps.ports.clock.sleep(afterMs, connectionClosed.signal);
  }
  answer(response, status);
}

function answerBusy(response: ServerResponse, deps: IntakeDeps, trouble: ReceiverTrouble): void {
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
