import type { Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shownAddress } from "../words.ts";

/** Where will the number's notifications go in the cloud: to an address of its own, of the account, or of the app? */
export const webhooksCallback: Check<"webhooks.callback"> = {
  id: "webhooks.callback",
  directions: ["to-cloud"],
  run: async ({ looks }) => {
    const outcome = await looks.number();
    if (outcome.kind !== "confirmed") return unseen("number", outcome);
    const { webhooks } = outcome.value;
    if (webhooks === undefined) return skip("not-told", phrase("findings.callback.untold"));
    const { number = "", account = "", application = "" } = webhooks;
    if (number !== "") {
      const callback = shownAddress(number);
      return warn("number-callback-set", phrase("findings.callback.ofNumber", { callback }), {
        callback,
        level: "number",
      });
    }
    const address = account === "" ? application : account;
    if (address === "") return warn("no-callback", phrase("findings.callback.none"));
    const callback = shownAddress(address);
    return account === ""
      ? pass(phrase("findings.callback.ofApplication", { callback }), { callback, level: "application" })
      : pass(phrase("findings.callback.ofAccount", { callback }), { callback, level: "account" });
  },
};
