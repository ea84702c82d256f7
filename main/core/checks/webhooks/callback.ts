import type { Check } from "../context.ts";
import { pass, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shownAddress } from "../words.ts";

/** Where will the number's notifications go in the cloud: to an address of its own, of the account, or of the app? */
export const webhooksCallback: Check<"webhooks.callback"> = {
  id: "webhooks.callback",
  directions: ["to-cloud"],
  run: async ({ looks }) => {
    const outcome = await looks.number();
    if (outcome.kind !== "confirmed") return unseen("number fields", outcome);
    const { webhooks } = outcome.value;
    if (webhooks === undefined) return skip("not-told", "the cloud does not tell where notifications go");
    const { number = "", account = "", application = "" } = webhooks;
    if (number !== "") {
      const callback = shownAddress(number);
      return warn("number-callback-set", `the number has an address of its own: ${callback}`, {
        callback,
        level: "number",
      });
    }
    const address = account === "" ? application : account;
    if (address === "")
      return warn("no-callback", "no address is set for the number, the account or the app");
    const level = account === "" ? "application" : "account";
    return pass(`notifications go to ${shownAddress(address)} (${level})`, {
      callback: shownAddress(address),
      level,
    });
  },
};
