import { en as windowEn } from "../../../renderer/wording/en/index.ts";
import type { Claim } from "./claims.ts";
import { complete, type Rows } from "./complete.ts";

const WINDOW: Readonly<Record<string, readonly Claim[]>> = {
  up: ["received here"],
  down: ["not received here"],
  interrupted: ["receiving interrupted"],
  start: ["press: receive here"],
  stop: ["press: restore this one"],
  "phase.working": ["being set"],
  "phase.restoring": ["being restored"],
  "atQuit.stay": ["time will be over"],
  endsNever: ["ends on request only"],
  "end.left": ["callback not as before"],
};

const { webhooks } = windowEn;

/** What each sentence about a callback URL that points here claims. */
export const POINT_MEANINGS: Rows = [
  ...complete("window.webhooks.point", webhooks.point, WINDOW),
  ...complete("window.webhooks.unrestored", webhooks.unrestored, {
    title: ["next: restore"],
    "what.number": ["callback may lead here"],
    "what.account": ["callback may lead here"],
    "what.application": ["callback may lead here"],
    "what.client": ["callback may lead here"],
    "certificate.title": ["next: restore"],
    "certificate.what": ["certificate left"],
    beforeNone: ["callback may lead here"],
    now: ["press: restore"],
  }),
];
