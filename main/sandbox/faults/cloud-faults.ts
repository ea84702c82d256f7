import { cloudError, instead } from "./answers.ts";
import { subscribeStranger } from "./world-changes.ts";
import type { Fault } from "./fault.ts";
import * as at from "./places.ts";

/** What can go wrong at the cloud's other calls. Another fault is another entry. */
export const CLOUD_FAULTS = {
  "lost-subscribe-before": {
    title: "Subscribe never arrives",
    lesson: "Subscribing can be repeated safely.",
    strikes: at.SUBSCRIBE,
    does: { kind: "reset", acts: false },
    times: 1,
  },
  "lost-subscribe-after": {
    title: "Subscribe works, its answer is lost",
    lesson: "Subscribing can be repeated safely; the list proves it.",
    strikes: at.SUBSCRIBE,
    does: { kind: "reset", acts: true },
    times: 1,
  },
  "subscribe-denied": {
    title: "The app may not subscribe",
    lesson: "A number without a subscription is live and deaf.",
    strikes: at.SUBSCRIBE,
    does: instead(cloudError(403, 200, "You do not have the necessary permissions")),
    times: "always",
  },
  "subscribed-by-others": {
    title: "Other apps are subscribed, and a callback is overridden",
    lesson: "A second subscribe call would wipe the override.",
    strikes: [...at.SUBSCRIBED_APPS, ...at.SUBSCRIBE],
    does: { kind: "world", change: subscribeStranger },
    times: "always",
  },
  "rate-limited": {
    title: "The cloud asks to wait",
    lesson: "A 429 names the wait, and is followed by a success.",
    strikes: at.SUBSCRIBE,
    does: instead(cloudError(429, 4, "Application request limit reached", { "retry-after": "1" })),
    times: 2,
  },
  "token-expired": {
    title: "The access token has expired",
    lesson: "A new token is needed; nothing was changed.",
    strikes: at.ANY_CLOUD,
    does: { kind: "conduct", conduct: { cloudTokenExpired: true } },
    times: "always",
  },
  "token-lacks-scope": {
    title: "The token lacks a permission",
    lesson: "Looking is allowed, changing is not.",
    strikes: [...at.CLOUD_CHANGES, ...at.TOKEN_CHECK],
    does: { kind: "conduct", conduct: { missingScope: "business_management" } },
    times: "always",
  },
  "unknown-field-refused": {
    title: "Some fields are unknown here",
    lesson: "One unknown field spoils a whole look-up; the others are asked one by one.",
    strikes: [...at.NUMBER, ...at.NUMBERS],
    does: { kind: "conduct", conduct: { refusedFields: ["health_status", "throughput"] } },
    times: "always",
  },
  "platform-field-refused": {
    title: "The hosting field is unknown here",
    lesson: "Without it the cloud does not tell where a number is.",
    strikes: [...at.NUMBER, ...at.NUMBERS],
    does: { kind: "conduct", conduct: { refusedFields: ["platform_type", "host_platform"] } },
    times: "always",
  },
  "no-lookups": {
    title: "The cloud has no look-ups",
    lesson: "A migration works without them, with less proof.",
    strikes: [...at.NUMBER, ...at.NUMBERS, ...at.TOKEN_CHECK, ...at.SUBSCRIBED_APPS],
    does: instead(cloudError(404, 2500, "Unknown path components")),
    times: "always",
  },
  "cloud-lookup-missing": {
    title: "The cloud does not look numbers up",
    lesson: "The on-premises client's health is the proof that is left.",
    strikes: at.NUMBER,
    does: instead(cloudError(404, 2500, "Unknown path components")),
    times: "always",
  },
  "verify-code-expired": {
    title: "The cloud's code has expired",
    lesson: "Another code is needed.",
    strikes: at.VERIFY_CLOUD,
    does: { kind: "conduct", conduct: { codeStale: true } },
    times: "always",
  },
} as const satisfies Readonly<Record<string, Fault>>;
