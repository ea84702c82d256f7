import { subscribeNeed } from "../../migration/reading/subscribe-need.ts";
import type { Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { valueOf } from "../whereabouts.ts";
import { shownAddress } from "../words.ts";
import { ownAppId } from "./own-app.ts";

/**
 * Does the account have a callback of its own, which a subscription without one would wipe? Where our app is
 * subscribed already no such call is sent, and the callback stays.
 */
export const webhooksOverride: Check<"webhooks.override"> = {
  id: "webhooks.override",
  directions: ["to-cloud"],
  run: async (context) => {
    const [outcome, number, ownApp] = await Promise.all([
      context.looks.subscriptions(),
      context.looks.number(),
      ownAppId(context),
    ]);
    const subscriptions = valueOf(outcome);
    const need = subscribeNeed({
      subscriptions,
      ownApp,
      accountCallback: valueOf(number)?.webhooks?.account,
    });
    if (need.kind === "nothing" && need.override !== undefined) {
      const callback = shownAddress(need.override);
      return pass(phrase("findings.override.kept", { callback }), { callback, kept: true });
    }
    // Whose it is can be told by nobody here; the move asks before it subscribes.
    if (need.kind === "wipes" && need.whose === "perhaps-ours")
      return skip("not-told", phrase("findings.override.whoseUntold"));
    if (need.kind === "wipes") {
      const callback = shownAddress(need.override);
      return warn("override-would-be-lost", phrase("findings.override.set", { callback }), { callback });
    }
    if (outcome.kind !== "confirmed") return unseen("subscriptions", outcome);
    return pass(phrase("findings.override.none"));
  },
};
