import { BOTH_WAYS, type Check } from "../context.ts";
import { reachabilityOf } from "../reachability.ts";

/** Does the cloud API answer at the plan's address? */
export const cloudReachable: Check<"cloud.reachable"> = {
  id: "cloud.reachable",
  directions: BOTH_WAYS,
  run: async ({ plan, looks }) =>
    reachabilityOf(plan.cloud.baseUrl, await Promise.all([looks.number(), looks.token()])),
};
