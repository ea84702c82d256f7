import { membersOf } from "../platforms/http/api-error.ts";
import { plainText, type Scrub } from "../platforms/http/safe-text.ts";
import { isoOf } from "../../../shared/time.ts";
import type { TestReply } from "../../../shared/webhook/connectivity-test.ts";
import { isEvidence, type WebhookEvent } from "../../../shared/webhook/event.ts";
import { isOurs, ownTextOf } from "./arrivals.ts";
import type { TestJob } from "./job.ts";
import { parseJson } from "../../../shared/parse-json.ts";

/** A status of the answer that counts as evidence. */
export type StatusLine = TestReply["statuses"][number];

export type SentMessage = { readonly messageId: string; readonly sentMs: number };

/** Statuses of one message, collected before its id is known. */
export type ReplyListener = {
  /**
   * Passes the statuses of the message sent at `sentMs` (monotonic) to the listener: those already received,
   * then later ones.
   */
  of(sent: SentMessage, listener: (told: StatusLine, event: WebhookEvent) => void): void;
  end(): void;
};

type ReceivedStatuses = {
  readonly event: WebhookEvent;
  readonly status: string;
  readonly at: string;
  readonly heardMs: number;
};

/**
 * A busy number may have many statuses in the minute that a response may take; the answer's own are among the
 * newest.
 */
const MOST_HEARD = 5_000;

/**
 * Collects statuses that count as evidence: from the number's own API, and signed if that API signs. A status
 * may arrive before the response that names its message, so listening starts first.
 */
export function listenForReply({ target, store, deps }: TestJob): ReplyListener {
  const { clock } = deps.ports;
  const { receiver, source, phoneNumberId, provesItself } = target;
  const received: ReceivedStatuses[] = [];
  let receive = (one: ReceivedStatuses): void => {
    received.push(one);
    if (received.length > MOST_HEARD) received.shift();
  };
  const end = store.onArrivals(({ receiver: at, arrivals }) => {
    if (at !== receiver) return;
    for (const { event } of arrivals) {
      if (event.kind !== "status" || event.status === undefined) continue;
      if (!isOurs({ store, receiver, source, phoneNumberId }, event)) continue;
      if (!isEvidence(event) || (provesItself && event.signature !== "valid")) continue;
      receive({ event, status: event.status, at: isoOf(clock.now()), heardMs: clock.monotonicMs() });
    }
  });
  return {
    of({ messageId, sentMs }, listener) {
      receive = ({ event, status, at, heardMs }) => {
        // A status received before the request was sent cannot belong to it.
        if (event.messageId !== messageId || heardMs < sentMs) return;
        listener({ status, event: event.id, at, afterMs: Math.max(0, Math.round(heardMs - sentMs)) }, event);
      };
      for (const one of received.splice(0)) receive(one);
    },
    end,
  };
}

/** The error in a failed status, in either API's format; undefined if none can be read. */
export function failureIn(store: TestJob["store"], event: WebhookEvent, scrub: Scrub): TestReply["error"] {
  const errors = membersOf(parseJson(ownTextOf(store, event) ?? ""))?.["errors"];
  const error = Array.isArray(errors) ? membersOf(errors[0]) : undefined;
  const code = error?.["code"];
  if (error === undefined || typeof code !== "number") return undefined;
  const text = (value: unknown): string | undefined =>
    typeof value === "string" && value !== "" ? scrub(plainText(value)) : undefined;
  const title = text(error["title"]);
  const details = text(membersOf(error["error_data"])?.["details"] ?? error["details"]);
  return {
    code,
    ...(title === undefined ? {} : { title }),
    ...(details === undefined ? {} : { details }),
  };
}
