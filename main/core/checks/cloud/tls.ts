import { BOTH_WAYS, type Check } from "../context.ts";
import { judgeTls } from "../tls-judgement.ts";

/** Is the cloud API's certificate one that the plan accepts? */
export const cloudTls: Check<"cloud.tls"> = {
  id: "cloud.tls",
  directions: BOTH_WAYS,
  run: async ({ plan, looks, local }) => judgeTls(plan.cloud.baseUrl, await looks.cloudTls(), local.now),
};
