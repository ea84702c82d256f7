import type { WebhookProof } from "../../../shared/migration/journal-entry.ts";
import { isoOf } from "../../../shared/time.ts";
import { isEvidence, type WebhookEvent } from "../../../shared/webhook/event.ts";
import type { WebhookProofQuestion } from "../migration/run-context.ts";
import type { Events } from "./events.ts";

/** The platform's clock and this machine's may differ by so much; a notification of an earlier time in the cloud must not count. */
const CLOCKS_APART_MS = 60_000;
/** So many of the newest messages are looked at. */
const MOST = 200;

/**
 * The first message of an end user to a number that the cloud delivered, signed, after a moment: it arrived after it,
 * and happened at least a minute after it by its own word. The cloud delivers messages of the numbers that it serves
 * alone. The event is kept from being taken away by size until it was exported. Undefined where there is none.
 */
export function webhookProofIn(
  events: Events,
  { phoneNumberId, since, platformSince }: WebhookProofQuestion,
): WebhookProof | undefined {
  if (!events.exists()) return undefined;
  const store = events.store();
  if (!store.ok) return undefined;
  const page = store.value.page({
    filter: {
      phoneNumberId,
      source: "cloud",
      kind: "message",
      direction: "in",
      refused: false,
      since: isoOf(since),
    },
    limit: MOST,
  });
  const first = page.ok
    ? page.value.events.findLast((event) => proves(event, Math.max(since, platformSince), since))
    : undefined;
  if (first?.at === undefined || !store.value.pin([first.id]).ok) return undefined;
  return { event: first.id, receivedAt: first.receivedAt, happenedAt: first.at };
}

function proves(event: WebhookEvent, happenedSince: number, since: number): boolean {
  const { signature, at, receivedAt } = event;
  return (
    isEvidence(event) &&
    signature === "valid" &&
    at !== undefined &&
    Date.parse(receivedAt) > since &&
    // By a clock that runs ahead anything has happened after anything.
    Date.parse(at) <= Date.parse(receivedAt) + CLOCKS_APART_MS &&
    Date.parse(at) >= happenedSince + CLOCKS_APART_MS
  );
}
