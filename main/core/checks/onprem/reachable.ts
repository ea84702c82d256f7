import { BOTH_WAYS, type Check } from "../context.ts";
import { reachabilityOf } from "../reachability.ts";

/** Does the on-premises client answer at the plan's address? */
export const onPremReachable: Check<"onprem.reachable"> = {
  id: "onprem.reachable",
  directions: BOTH_WAYS,
  run: async ({ plan, looks }) =>
    reachabilityOf(plan.onPrem.baseUrl, await Promise.all([looks.health(), looks.settings()])),
};
