import { invariant } from "../../../../shared/invariant.ts";
import { recorded } from "../../../../shared/platform/outcome.ts";
import type { Effect } from "./effect.ts";
import { diskFull } from "./guards.ts";

/** Completes registration with the code that a person has just entered. */
export const code: Effect = async (context) =>
  diskFull(context) ?? {
    kind: "ready",
    send: async ({ onPrem }) => {
      invariant(context.code, "the code step is taken only with a code at hand");
      return { outcome: recorded(await onPrem.verifyCode(context.code)) };
    },
  };
