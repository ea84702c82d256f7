import { en as windowEn } from "../../../renderer/wording/en/index.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import type { Claim } from "./claims.ts";
import { complete, type Rows } from "./complete.ts";

const SHARED: Readonly<Record<string, readonly Claim[]>> = {
  "outcome.go": ["checks passed"],
  "outcome.no-go": ["checks failed"],
  "outcome.complete": ["is complete"],
  "outcome.rejected": ["has stopped"],
  "outcome.stopped": ["has stopped"],
  "outcome.unknown": ["location unknown"],
  "outcome.awaiting-code": ["needs a person"],
  "outcome.awaiting-confirmation": ["needs a person"],
  "outcome.none": ["not started"],
  "outcome.unconfirmed": ["needs a person"],
  "reported.cloud": ["reported cloud"],
  "reported.on-premises": ["reported on-premises"],
  "assumed.cloud": ["assumed cloud"],
  "assumed.on-premises": ["assumed on-premises"],
  "place.cloud": ["is cloud"],
  "place.on-premises": ["is on-premises"],
  "place.unknown": ["location unknown"],
  "summary.failed": ["checks failed"],
};

const WINDOW: Readonly<Record<string, readonly Claim[]>> = {
  "at.to-do": ["to do"],
  "at.in-progress": ["in progress"],
  "title.running": ["goes on"],
  "title.checking": ["goes on"],
  "title.pausing": ["comes to a pause"],
  "title.paused": ["is paused"],
  "title.stopping": ["comes to its end"],
  "title.ended": ["has ended"],
  "title.checked": ["has ended"],
  waitsUntil: ["waits for the window"],
};

/** What each word and sentence about a batch claims. */
export const BATCH_MEANINGS: Rows = [
  ...complete("batch", en.batch, SHARED),
  ...complete("window.batch", windowEn.batch, WINDOW),
];
