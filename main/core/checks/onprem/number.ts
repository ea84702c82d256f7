import { digitsOf } from "../../../../shared/phone.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { otherNumberOf, valueOf } from "../whereabouts.ts";

/**
 * Does the on-premises client serve this number and no other?
 *
 * To the cloud, its backup would be another number's; to on-premises, the number would push the other one out.
 * The setting may be left over from earlier, so it blocks only while the client is connected.
 */
export const onPremNumber: Check<"onprem.number"> = {
  id: "onprem.number",
  directions: BOTH_WAYS,
  run: async ({ plan, looks }) => {
    const [settings, health] = await Promise.all([looks.settings(), looks.health()]);
    if (settings.kind !== "confirmed") return unseen("settings", settings);
    const served = digitsOf(settings.value.waId ?? "");
    if (settings.value.waId === undefined) return skip("not-told", phrase("findings.served.untold"));
    if (served === "") return pass(phrase("findings.served.none"));
    const other = otherNumberOf(plan, settings.value);
    if (other === undefined)
      return pass(phrase("findings.served.asPlanned", { number: numberOf(plan) }), { serves: served });
    const gateway = valueOf(health)?.gateway;
    const live = gateway === "connected" || gateway === "connecting";
    const found = phrase("findings.served.another", { served: `+${other}`, number: numberOf(plan) });
    return (live ? fail : warn)("serves-another-number", found, { serves: other });
  },
};
