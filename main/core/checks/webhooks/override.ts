import type { Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { valueOf } from "../whereabouts.ts";
import { shownAddress } from "../words.ts";
import { ownAppId, subscriptionOf } from "./own-app.ts";

/** Does the account have a callback of its own, which a subscription without one would wipe? */
export const webhooksOverride: Check<"webhooks.override"> = {
  id: "webhooks.override",
  directions: ["to-cloud"],
  run: async (context) => {
    const [outcome, number, own] = await Promise.all([
      context.looks.subscriptions(),
      context.looks.number(),
      ownAppId(context),
    ]);
    // The number's own fields tell an account-level callback too, where the list is not answered or leaves it out.
    const fromList = subscriptionOf(valueOf(outcome) ?? [], own)?.overrideCallbackUri;
    const override = fromList ?? valueOf(number)?.webhooks?.account;
    if (override !== undefined && override !== "") {
      const callback = shownAddress(override);
      return warn("override-would-be-lost", phrase("findings.override.set", { callback }), { callback });
    }
    if (outcome.kind !== "confirmed") return unseen("subscriptions", outcome);
    if (own === undefined && outcome.value.some((app) => app.overrideCallbackUri !== undefined))
      return skip("not-told", phrase("findings.override.whoseUntold"));
    return pass(phrase("findings.override.none"));
  },
};
