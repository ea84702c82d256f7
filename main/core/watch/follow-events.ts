import type { Detector } from "../../../shared/watch/finding.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import type { EventStore } from "../webhooks/store/port.ts";
import {
  type Detect,
  type Seen,
  detectBothApis,
  detectDisorder,
  detectRepeats,
  detectSenders,
  detectSignatures,
  detectUnsupported,
} from "./detectors/per-event.ts";

const SEED = 1_000;
const PAGE = 500;

type Callbacks = {
  /** Receives every event once, in the order of arrival. */
  readonly event: (event: WebhookEvent) => void;
  readonly found: (detector: Detector, event: WebhookEvent) => void;
  /** Called after new events: the shown state may have changed. */
  readonly changed: () => void;
};

/**
 * Runs the detectors over the newest stored events and over all later ones, whichever process accepted them.
 * Duplicates are reported only by the process that accepted them. The returned function ends it.
 */
export function followEvents(store: EventStore, callbacks: Callbacks): () => void {
  const detectors: readonly Detect[] = [
    detectRepeats,
    detectBothApis(),
    detectDisorder(),
    detectUnsupported,
    detectSignatures,
    detectSenders,
  ];
  const inspect = (seen: Seen): void => {
    for (const detect of detectors) {
      const detector = detect(seen);
      if (detector !== undefined) callbacks.found(detector, seen.event);
    }
    if (seen.repeat === undefined) callbacks.event(seen.event);
  };
  let last = 0;
  const seed = store.page({ filter: {}, limit: SEED });
  for (const event of seed.ok ? seed.value.events.toReversed() : []) {
    inspect({ event });
    last = event.id;
  }
  const catchUp = (): void => {
    for (;;) {
      const page = store.page({ filter: {}, limit: PAGE, ...(last === 0 ? {} : { after: last }) });
      const events = page.ok ? page.value.events.toReversed() : [];
      for (const event of events) inspect({ event });
      last = events.at(-1)?.id ?? last;
      if (!page.ok || !page.value.more || events.length === 0) return;
    }
  };
  const stopGrown = store.onGrown(() => {
    catchUp();
    callbacks.changed();
  });
  const stopArrivals = store.onArrivals(({ arrivals }) => {
    for (const { event, duplicateOf } of arrivals) {
      if (duplicateOf === undefined) continue;
      const came = store.arrivals(duplicateOf);
      if (!came.ok || came.value.length === 0) continue;
      const secrets = new Set(came.value.map(({ secret }) => secret));
      inspect({ event, repeat: secrets.size > 1 ? "other-secret" : "same-secret" });
    }
    callbacks.changed();
  });
  return () => {
    stopGrown();
    stopArrivals();
  };
}
