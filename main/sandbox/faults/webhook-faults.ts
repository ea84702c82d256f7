import { subscribeSecondApp, unsubscribeSecondApp } from "./cloud-faults.ts";
import type { Fault } from "./fault.ts";

/** Faults of notifications; they apply to no request. To add a fault, add an entry. */
export const WEBHOOK_FAULTS = {
  "webhooks-delayed": {
    strikes: [],
    does: { kind: "sending", sending: { firstDelayMs: 30_000 } },
    times: "always",
  },
  "webhooks-duplicated": {
    strikes: [],
    does: { kind: "sending", sending: { copies: 2 } },
    times: "always",
  },
  "webhooks-reordered": {
    strikes: [],
    does: { kind: "sending", sending: { reordered: true } },
    times: "always",
  },
  "webhooks-wrong-signature": {
    strikes: [],
    does: { kind: "sending", sending: { wrongSecret: true } },
    times: "always",
  },
  "webhooks-to-second-app": {
    strikes: [],
    does: { kind: "world", change: subscribeSecondApp, undo: unsubscribeSecondApp },
    times: "always",
  },
  "webhooks-lost-handshake": {
    strikes: [],
    does: { kind: "sending", sending: { skipsHandshake: true } },
    times: "always",
  },
  "webhooks-off": {
    strikes: [],
    does: { kind: "sending", sending: { off: true } },
    times: "always",
  },
  "production-fails": {
    strikes: [],
    does: { kind: "sending", sending: { production: "fails" } },
    times: "always",
  },
  "production-slow": {
    strikes: [],
    does: { kind: "sending", sending: { production: "slow" } },
    times: "always",
  },
  "production-absent": {
    strikes: [],
    does: { kind: "sending", sending: { production: "absent" } },
    times: "always",
  },
} as const satisfies Readonly<Record<string, Fault>>;
