import { subscriptionOf } from "../../migration/reading/subscribe-need.ts";
import type { Check } from "../context.ts";
import { pass, phrase, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shown } from "../words.ts";
import { ownAppId } from "./own-app.ts";

/**
 * Which apps hear of the account's messages? Ours is subscribed by the move; any other one will get customers'
 * messages as well, from the moment the number is in the cloud.
 */
export const webhooksSubscription: Check<"webhooks.subscription"> = {
  id: "webhooks.subscription",
  directions: ["to-cloud"],
  run: async (context) => {
    const outcome = await context.looks.subscriptions();
    if (outcome.kind !== "confirmed") return unseen("subscriptions", outcome);
    const apps = outcome.value;
    const own = await ownAppId(context);
    const subscribed = subscriptionOf(apps, own) !== undefined;
    const others = apps
      .filter(({ id }) => id !== own)
      .map(({ id, name }) => (name === undefined ? shown(id) : `${shown(name)} (${shown(id)})`));
    const facts = {
      subscribed: apps.length,
      ownAppSubscribed: subscribed,
      ...(own === undefined ? {} : { appId: own }),
    };
    if (apps.length === 0) return pass(phrase("findings.subscription.none"), facts);
    if (own === undefined)
      return pass(
        phrase("findings.subscription.ownUntold", { count: apps.length, apps: others.join(", ") }),
        facts,
      );
    if (others.length === 0)
      return pass(phrase(`findings.subscription.${subscribed ? "own" : "ownNot"}`), facts);
    const named = { others: others.join(", ") };
    const said = phrase(`findings.subscription.${subscribed ? "ownAndOthers" : "others"}`, named);
    return warn("other-apps-subscribed", said, { ...facts, ...named });
  },
};
