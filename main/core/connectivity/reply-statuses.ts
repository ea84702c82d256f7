import { membersOf } from "../platforms/http/api-error.ts";
import { plainText, type Scrub } from "../platforms/http/safe-text.ts";
import { isoOf } from "../../../shared/time.ts";
import type { TestReply } from "../../../shared/webhook/connectivity-test.ts";
import { isEvidence, type WebhookEvent } from "../../../shared/webhook/event.ts";
import { isOurs, ownTextOf } from "./arrivals.ts";
import type { TestJob } from "./job.ts";
import { parseJson } from "../../../shared/parse-json.ts";

/** A status of the answer that counts. */
export type StatusLine = TestReply["statuses"][number];

export type SentMessage = { readonly messageId: string; readonly sentMs: number };

/** Statuses of one message, from before anybody knows its id. */
export type ReplyListener = {
  /** Hands over those of this message, sent at that monotonic moment: what was heard already, and what is yet to come. */
  of(sent: SentMessage, listener: (told: StatusLine, event: WebhookEvent) => void): void;
  end(): void;
};

type ReceivedStatuses = {
  readonly event: WebhookEvent;
  readonly status: string;
  readonly at: string;
  readonly heardMs: number;
};

/** A busy number has many statuses within the minute that a response may take; the answer's own are among the newest. */
const MOST_HEARD = 5_000;

/**
 * Listens for statuses that count: from the number's own side, and signed where that side signs. A status may overtake
 * the response that names its message, so that it has to be heard before.
 */
export function listenForReply({ target, store, deps }: TestJob): ReplyListener {
  const { clock } = deps.ports;
  const { receiver, source, phoneNumberId, provesItself } = target;
  const heard: ReceivedStatuses[] = [];
  let hear = (one: ReceivedStatuses): void => {
    heard.push(one);
    if (heard.length > MOST_HEARD) heard.shift();
  };
  const end = store.onArrivals(({ receiver: at, arrivals }) => {
    if (at !== receiver) return;
    for (const { event } of arrivals) {
      if (event.kind !== "status" || event.status === undefined) continue;
      if (!isOurs({ store, receiver, source, phoneNumberId }, event)) continue;
      if (!isEvidence(event) || (provesItself && event.signature !== "valid")) continue;
      hear({ event, status: event.status, at: isoOf(clock.now()), heardMs: clock.monotonicMs() });
    }
  });
  return {
    of({ messageId, sentMs }, listener) {
      hear = ({ event, status, at, heardMs }) => {
        // What was told before the request left cannot be about it.
        if (event.messageId !== messageId || heardMs < sentMs) return;
        listener({ status, event: event.id, at, afterMs: Math.max(0, Math.round(heardMs - sentMs)) }, event);
      };
      for (const one of heard.splice(0)) hear(one);
    },
    end,
  };
}

/** What a failed status says of its failure, in either API's form; undefined where it says nothing that can be read. */
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
