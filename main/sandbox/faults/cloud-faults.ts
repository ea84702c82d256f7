import { cloudError, instead } from "./answers.ts";
import { subscribeStranger, unsubscribeStranger } from "./world-changes.ts";
import type { Fault } from "./fault.ts";
import * as at from "./places.ts";

/** What can go wrong at the cloud's other calls. Another fault is another entry. */
export const CLOUD_FAULTS = {
  "lost-subscribe-before": {
    strikes: at.SUBSCRIBE,
    does: { kind: "reset", acts: false },
    times: 1,
  },
  "lost-subscribe-after": {
    strikes: at.SUBSCRIBE,
    does: { kind: "reset", acts: true },
    times: 1,
  },
  "subscribe-denied": {
    strikes: at.SUBSCRIBE,
    does: instead(cloudError(403, 200, "You do not have the necessary permissions")),
    times: "always",
  },
  "subscribed-by-others": {
    strikes: [...at.SUBSCRIBED_APPS, ...at.SUBSCRIBE],
    does: { kind: "world", change: subscribeStranger, undo: unsubscribeStranger },
    times: "always",
  },
  "rate-limited": {
    strikes: at.SUBSCRIBE,
    does: instead(cloudError(429, 4, "Application request limit reached", { "retry-after": "1" })),
    times: 2,
  },
  "token-expired": {
    strikes: at.ANY_CLOUD,
    does: { kind: "conduct", conduct: { cloudTokenExpired: true } },
    times: "always",
  },
  "token-lacks-scope": {
    strikes: [...at.CLOUD_CHANGES, ...at.TOKEN_CHECK],
    does: { kind: "conduct", conduct: { missingScope: "business_management" } },
    times: "always",
  },
  "unknown-field-refused": {
    strikes: [...at.NUMBER, ...at.NUMBERS],
    does: { kind: "conduct", conduct: { refusedFields: ["health_status", "throughput"] } },
    times: "always",
  },
  "platform-field-refused": {
    strikes: [...at.NUMBER, ...at.NUMBERS],
    does: { kind: "conduct", conduct: { refusedFields: ["platform_type", "host_platform"] } },
    times: "always",
  },
  "no-lookups": {
    strikes: [...at.NUMBER, ...at.NUMBERS, ...at.TOKEN_CHECK, ...at.SUBSCRIBED_APPS],
    does: instead(cloudError(404, 2500, "Unknown path components")),
    times: "always",
  },
  "cloud-lookup-missing": {
    strikes: at.NUMBER,
    does: instead(cloudError(404, 2500, "Unknown path components")),
    times: "always",
  },
  "verify-code-expired": {
    strikes: at.VERIFY_CLOUD,
    does: { kind: "conduct", conduct: { codeStale: true } },
    times: "always",
  },
} as const satisfies Readonly<Record<string, Fault>>;
