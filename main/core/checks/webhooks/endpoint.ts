import { maskedEndpointOf } from "../../../../shared/platform/callback-address.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";
import { valueOf } from "../whereabouts.ts";
import { shownAddress } from "../words.ts";

/** Do both APIs deliver to the same address? Their payloads differ in shape, so one handler would meet both. */
export const webhooksEndpoint: Check<"webhooks.endpoint"> = {
  id: "webhooks.endpoint",
  directions: BOTH_WAYS,
  run: async ({ looks }) => {
    const [settings, number] = await Promise.all([looks.settings(), looks.number()]);
    const onPrem = valueOf(settings)?.webhookUrl ?? "";
    const { webhooks } = valueOf(number) ?? {};
    const cloud = [webhooks?.number, webhooks?.account, webhooks?.application].filter(
      (address) => address !== undefined && address !== "",
    );
    if (onPrem === "" || cloud.length === 0) return skip("not-told", phrase("findings.endpoint.untold"));
    const webhook = shownAddress(onPrem);
    const shared = cloud.some(
      (address) => address !== undefined && maskedEndpointOf(address) === maskedEndpointOf(onPrem),
    );
    return shared
      ? warn("same-endpoint", phrase("findings.endpoint.same", { webhook }), { webhook })
      : pass(phrase("findings.endpoint.apart", { webhook }), { webhook });
  },
};
