import { BOTH_WAYS, type Check } from "../context.ts";
import { judgeTls } from "../tls-judgement.ts";

/** Is the on-premises client's certificate one that the plan accepts? */
export const onPremTls: Check<"onprem.tls"> = {
  id: "onprem.tls",
  directions: BOTH_WAYS,
  run: async ({ plan, looks, local }) => judgeTls(plan.onPrem.baseUrl, await looks.onPremTls(), local.now),
};
