import type { Check } from "../context.ts";
import { pass, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { counted, shown } from "../words.ts";
import { ownAppId, subscriptionOf } from "./own-app.ts";

/**
 * Which apps hear of the account's messages? Ours is subscribed by the move; any other one will get customers'
 * messages as well, from the moment the number is in the cloud.
 */
export const webhooksSubscription: Check<"webhooks.subscription"> = {
  id: "webhooks.subscription",
  directions: ["to-cloud"],
  run: async (context) => {
    const outcome = await context.looks.subscriptions();
    if (outcome.kind !== "confirmed") return unseen("subscribed apps", outcome);
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
    if (apps.length === 0) return pass("no app is subscribed yet; the move subscribes yours", facts);
    if (own === undefined)
      return pass(
        `${counted(apps.length, "app")} subscribed: ${others.join(", ")}; which is yours is not told`,
        facts,
      );
    const yours = subscribed ? "your app is subscribed" : "your app is not subscribed yet";
    if (others.length === 0) return pass(yours, facts);
    return warn("other-apps-subscribed", `${yours}; also subscribed: ${others.join(", ")}`, {
      ...facts,
      others: others.join(", "),
    });
  },
};
