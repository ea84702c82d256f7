import { invariant } from "../../../../shared/invariant.ts";
import { recorded } from "../../../../shared/platform/outcome.ts";
import type { Effect } from "./effect.ts";
import { diskFull, waitStanding } from "./guards.ts";
import { notedRightPin } from "./pin.ts";

/** Completes registration with the code that a person has just entered. */
export const code: Effect = async (context) =>
  diskFull(context) ??
  (await waitStanding(context, "code")) ?? {
    kind: "ready",
    send: async ({ onPrem }, late) => {
      invariant(context.code, "the code step is taken only with a code at hand");
      const outcome = await onPrem.verifyCode(context.code, (told) => late({ outcome: recorded(told) }));
      // The account request brought the PIN; only with its code is the registration complete.
      notedRightPin(context, outcome);
      return { outcome: recorded(outcome) };
    },
  };
