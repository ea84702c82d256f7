import { recorded } from "../../../../shared/platform/outcome.ts";
import type { Effect } from "./effect.ts";

/** Subscribes our app to the account's webhooks, on the connection that register used. */
export const subscribe: Effect = async () => ({
  kind: "ready",
  send: async ({ cloud }, late) => ({
    outcome: recorded(await cloud.subscribe((outcome) => late({ outcome: recorded(outcome) }))),
  }),
});
