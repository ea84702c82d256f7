import { invariant } from "../../../../shared/invariant.ts";
import { recorded } from "../../../../shared/platform/outcome.ts";
import type { Effect } from "./effect.ts";

/** Completes registration with the code that a person has just entered. */
export const code: Effect = async ({ connections, code: entered }) => ({
  kind: "ready",
  send: async () => {
    invariant(entered, "the code step is taken only with a code at hand");
    return { outcome: recorded(await connections.onPrem.verifyCode(entered)) };
  },
});
