import { CLOSED_POLICY } from "./policy.ts";

/** Headers of every response of every host. A page replaces the closed policy with its own. */
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
