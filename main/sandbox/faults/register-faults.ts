import { withNumber } from "../world/state.ts";
import { PIN_LOCK_MS } from "../world/pin.ts";
import { afterActing, clientError, cloudError, instead, page, textReply } from "./answers.ts";
import type { Fault } from "./fault.ts";
import * as at from "./request-matchers.ts";

/** Faults of setting or turning off a two-step PIN. To add a fault, add an entry. */
export const PIN_FAULTS = {
  "lost-pin-before": {
    strikes: at.PIN,
    does: { kind: "reset", acts: false },
    times: 1,
  },
  "lost-pin-after": {
    strikes: at.PIN,
    does: { kind: "reset", acts: true },
    times: 1,
  },
  "pin-string-true": {
    strikes: at.PIN,
    does: afterActing({ status: 200, body: { success: "true" } }),
    times: 1,
  },
  "pin-success-one": {
    strikes: at.PIN,
    does: afterActing({ status: 200, body: { success: 1 } }),
    times: 1,
  },
  "pin-rate-limited": {
    strikes: at.PIN_ON_PREM,
    does: instead(clientError(429, 1015, "Too many requests", "Retry after 30 seconds.")),
    times: 1,
  },
} as const satisfies Readonly<Record<string, Fault>>;

/** Faults of the register call. To add a fault, add an entry. */
export const REGISTER_FAULTS = {
  "delay-register": {
    strikes: at.REGISTER,
    does: { kind: "delay", seconds: 5 },
    times: 1,
  },
  "lost-register-before": {
    strikes: at.REGISTER,
    does: { kind: "reset", acts: false },
    times: 1,
  },
  "lost-register-after": {
    strikes: at.REGISTER,
    does: { kind: "reset", acts: true },
    times: 1,
  },
  "register-late-effect": {
    strikes: at.REGISTER,
    does: { kind: "lateEffect", seconds: 3 },
    times: 1,
  },
  "register-502-after": {
    strikes: at.REGISTER,
    does: afterActing(page(502, "502 Bad Gateway")),
    times: 1,
  },
  "register-error-after": {
    strikes: at.REGISTER,
    does: afterActing(cloudError(202, 131000, "Something went wrong")),
    times: 1,
  },
  "register-503-before": {
    strikes: at.REGISTER,
    does: instead(cloudError(503, 133004, "Server temporarily unavailable")),
    times: 1,
  },
  "register-success-false": {
    strikes: at.REGISTER,
    does: instead({ status: 200, body: { success: false } }),
    times: 1,
  },
  "register-string-true": {
    strikes: at.REGISTER,
    does: afterActing({ status: 200, body: { success: "true" } }),
    times: 1,
  },
  "register-success-one": {
    strikes: at.REGISTER,
    does: afterActing({ status: 200, body: { success: 1 } }),
    times: 1,
  },
  "register-empty-200": {
    strikes: at.REGISTER,
    does: afterActing(textReply(200, "")),
    times: 1,
  },
  "register-html-200": {
    strikes: at.REGISTER,
    does: instead(page(200, "Welcome to the guest network")),
    times: 1,
  },
  "register-truncated": {
    strikes: at.REGISTER,
    does: { kind: "mangle", mangling: "truncated" },
    times: 1,
  },
  "register-duplicate-key": {
    strikes: at.REGISTER,
    does: afterActing(textReply(200, '{"success":false,"success":true}')),
    times: 1,
  },
  "register-redirect": {
    strikes: at.REGISTER,
    does: { kind: "redirect" },
    times: 1,
  },
  "huge-body": {
    strikes: at.REGISTER,
    does: { kind: "mangle", mangling: "huge" },
    times: 1,
  },
  "body-stall": {
    strikes: at.REGISTER,
    does: { kind: "mangle", mangling: "stalled" },
    times: 1,
  },
  "register-silent": {
    strikes: at.REGISTER,
    does: { kind: "mangle", mangling: "silent" },
    times: 1,
  },
  "register-limit": {
    strikes: at.REGISTER,
    does: { kind: "conduct", conduct: { registerLimitReached: true } },
    times: "always",
  },
  "register-rate-limited": {
    strikes: at.REGISTER,
    does: instead(cloudError(429, 80007, "Rate limit issues", { "retry-after": "2" })),
    times: 1,
  },
  "pin-wrong-stops-gateway": {
    strikes: at.REGISTER,
    does: { kind: "conduct", conduct: { wrongPinStopsGateway: true } },
    times: "always",
  },
  "pin-locked": {
    strikes: [...at.REGISTER, ...at.ACCOUNT],
    does: {
      kind: "world",
      change: (state, nowMs) => withNumber(state, { pinFailures: 5, pinLockedUntilMs: nowMs + PIN_LOCK_MS }),
      undo: (state) => withNumber(state, { pinFailures: 0, pinLockedUntilMs: 0 }),
    },
    times: "always",
  },
  "backup-rejected-false": {
    strikes: at.REGISTER,
    does: { kind: "conduct", conduct: { refuseBackup: true, backupRefusal: "false" } },
    times: "always",
  },
  "backup-rejected-code": {
    strikes: at.REGISTER,
    does: { kind: "conduct", conduct: { refuseBackup: true, backupRefusal: "code" } },
    times: "always",
  },
  "name-not-approved": {
    strikes: [...at.NUMBER, ...at.REGISTER],
    does: {
      kind: "world",
      change: (state) => withNumber(state, { nameStatus: "PENDING_REVIEW" }),
      undo: (state) => withNumber(state, { nameStatus: "APPROVED" }),
    },
    times: "always",
  },
  "deregistration-incomplete": {
    strikes: at.REGISTER,
    does: {
      kind: "world",
      change: (state) => withNumber(state, { deregistration: "incomplete" }),
      undo: (state) => withNumber(state, { deregistration: "complete" }),
    },
    times: "always",
  },
  "number-just-deleted": {
    strikes: at.REGISTER,
    does: {
      kind: "world",
      change: (state, nowMs) => withNumber(state, { deletedAtMs: nowMs }),
      undo: (state) => withNumber(state, { deletedAtMs: undefined }),
    },
    times: "always",
  },
} as const satisfies Readonly<Record<string, Fault>>;
