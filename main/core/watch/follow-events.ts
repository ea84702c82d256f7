import type { Detector } from "../../../shared/watch/finding.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import type { EventStore } from "../webhooks/store/port.ts";
import {
  type Detect,
  type Seen,
  detectBothApis,
  detectDisorder,
  detectRepeats,
  detectSignatures,
  detectUnsupported,
} from "./detectors/per-event.ts";

const SEED = 1_000;
const PAGE = 500;

type Told = {
  /** Hears every event once, in the order of arrival. */
  readonly event: (event: WebhookEvent) => void;
  readonly found: (detector: Detector, event: WebhookEvent) => void;
  /** Something was told: what is shown may have changed. */
  readonly changed: () => void;
};

/**
 * Runs the detectors over the newest events of the store and over all that come from now on, whichever process took
 * them. Repeats are told by the process that took them. The returned function ends it.
 */
export function followEvents(store: EventStore, told: Told): () => void {
  const detectors: readonly Detect[] = [
    detectRepeats,
    detectBothApis(),
    detectDisorder(),
    detectUnsupported,
    detectSignatures,
  ];
  const look = (seen: Seen): void => {
    for (const detect of detectors) {
      const detector = detect(seen);
      if (detector !== undefined) told.found(detector, seen.event);
    }
    if (seen.repeat === undefined) told.event(seen.event);
  };
  let last = 0;
  const seed = store.page({ filter: {}, limit: SEED });
  for (const event of seed.ok ? seed.value.events.toReversed() : []) {
    look({ event });
    last = event.id;
  }
  const catchUp = (): void => {
    for (;;) {
      const page = store.page({ filter: {}, limit: PAGE, ...(last === 0 ? {} : { after: last }) });
      const events = page.ok ? page.value.events.toReversed() : [];
      for (const event of events) look({ event });
      last = events.at(-1)?.id ?? last;
      if (!page.ok || !page.value.more || events.length === 0) return;
    }
  };
  const stopGrown = store.onGrown(() => {
    catchUp();
    told.changed();
  });
  const stopArrivals = store.onArrivals(({ arrivals }) => {
    for (const { event, duplicateOf } of arrivals) {
      if (duplicateOf === undefined) continue;
      const came = store.arrivals(duplicateOf);
      if (!came.ok || came.value.length === 0) continue;
      const secrets = new Set(came.value.map(({ secret }) => secret));
      look({ event, repeat: secrets.size > 1 ? "other-secret" : "same-secret" });
    }
    told.changed();
  });
  return () => {
    stopGrown();
    stopArrivals();
  };
}
