import { en as windowEn } from "../../../renderer/wording/en/index.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import type { Claim } from "./claims.ts";
import { complete, type Rows } from "./complete.ts";

const SHARED: Readonly<Record<string, readonly Claim[]>> = {
  "looks.number.works": ["reported working"],
  "looks.number.down": ["number down"],
  "looks.number.reported.status": ["number perhaps down"],
  "looks.number.reported.sending": ["number perhaps down"],
  "looks.number.homes.on-premises": ["home told"],
  "looks.number.homes.cloud": ["home told"],
  "looks.subscription.own": ["subscribed"],
  "looks.subscription.missing": ["not subscribed", "unheard"],
  "looks.subscription.strangers": ["subscribed"],
  "looks.tunnel.open": ["tunnel open"],
  "looks.tunnel.opening": ["tunnel opening"],
  "looks.tunnel.reconnecting": ["tunnel broke", "reconnects by itself"],
  "looks.tunnel.closed": ["tunnel not open"],
  "looks.tunnel.failed": ["tunnel not open"],
  "looks.receiver.listening": ["receiver running"],
  "looks.receiver.stopped": ["receiver not running"],
  "looks.receiver.trouble": ["receiver running", "receiver takes nothing"],
  "looks.receiver.troubleStopped": ["receiver not running"],
};

const WINDOW: Readonly<Record<string, readonly Claim[]>> = {
  open: ["findings open"],
  on: ["monitoring on"],
  off: ["monitoring off"],
  isPaused: ["monitoring paused"],
  next: ["a check comes"],
  nextOnBattery: ["a check comes"],
  "paused.nothing-watched": ["monitoring off"],
  "paused.vault-locked": ["monitoring paused"],
  "paused.switched-off": ["monitoring paused"],
  settled: ["a finding is acknowledged"],
  seen: ["a finding is acknowledged"],
  noFinding: ["nothing found in events"],
  noNewFinding: ["nothing new found in events"],
};

/** What each sentence about monitoring claims. */
export const WATCH_MEANINGS: Rows = [
  ...complete("watch", en.watch, SHARED),
  ...complete("window.webhooks.watch", windowEn.webhooks.watch, WINDOW),
];
