import type { Fault } from "./fault.ts";
import * as at from "./request-matchers.ts";

/** Faults of sending a reply through an API. To add a fault, add an entry. */
export const MESSAGE_FAULTS = {
  "lost-message-before": {
    strikes: at.MESSAGES,
    does: { kind: "reset", acts: false },
    times: 1,
  },
  "lost-message-after": {
    strikes: at.MESSAGES,
    does: { kind: "reset", acts: true },
    times: 1,
  },
  "message-refused": {
    strikes: at.MESSAGES,
    does: { kind: "conduct", conduct: { messages: "refused" } },
    times: "always",
  },
  "message-window-closed": {
    strikes: at.MESSAGES,
    does: { kind: "conduct", conduct: { messages: "window-closed" } },
    times: "always",
  },
  "message-token-refused": {
    strikes: at.MESSAGES,
    does: { kind: "conduct", conduct: { messages: "token-refused" } },
    times: "always",
  },
  "message-sent-only": {
    strikes: at.MESSAGES,
    does: { kind: "conduct", conduct: { messages: "sent-only" } },
    times: "always",
  },
  "message-failed": {
    strikes: at.MESSAGES,
    does: { kind: "conduct", conduct: { messages: "failed" } },
    times: "always",
  },
  "message-status-first": {
    strikes: at.MESSAGES,
    does: { kind: "lateAnswer", seconds: 2 },
    times: "always",
  },
} as const satisfies Readonly<Record<string, Fault>>;
