import { afterActing, clientError, instead } from "./answers.ts";
import type { Fault } from "./fault.ts";
import * as at from "./request-matchers.ts";

/** What can go wrong where a two-step PIN is set or turned off. Another fault is another entry. */
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
