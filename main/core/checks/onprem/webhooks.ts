import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shownAddress } from "../words.ts";

/**
 * Does the on-premises client know where to deliver messages?
 *
 * To on-premises an empty address blocks: the specification's procedure starts with configured webhooks, and
 * customers' messages would reach nobody. To the cloud the address is only noted, for the comparison afterwards.
 */
export const onPremWebhooks: Check<"onprem.webhooks"> = {
  id: "onprem.webhooks",
  directions: BOTH_WAYS,
  run: async ({ plan, looks }) => {
    const settings = await looks.settings();
    if (settings.kind !== "confirmed") return unseen("settings", settings);
    const { webhookUrl } = settings.value;
    const leaving = plan.direction === "to-cloud";
    if (webhookUrl === undefined) return skip("not-told", phrase("findings.clientWebhook.untold"));
    if (webhookUrl === "")
      return leaving
        ? pass(phrase("findings.clientWebhook.none"))
        : fail("webhook-url-missing", phrase("findings.clientWebhook.none"));
    const webhook = shownAddress(webhookUrl);
    if (!leaving && !webhookUrl.toLowerCase().startsWith("https://")) {
      return warn("webhook-not-https", phrase("findings.clientWebhook.address", { webhook }), { webhook });
    }
    return pass(phrase("findings.clientWebhook.address", { webhook }), { webhook });
  },
};
