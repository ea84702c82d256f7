import { CLOSED_POLICY } from "./policy.ts";

/** What every answer carries, whichever host gives it. A page puts its own policy in place of the closed one. */
export const COMMON_HEADERS = {
  "content-security-policy": CLOSED_POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "DENY",
} as const;

/** For files whose name changes with their content. */
export const KEPT_FOR_EVER = "private, max-age=31536000, immutable";
