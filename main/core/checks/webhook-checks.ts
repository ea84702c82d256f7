import { ownAppOf, subscribeNeed, subscriptionOf } from "./subscribe-need.ts";
import { BOTH_WAYS, type Check, type CheckContext } from "./context.ts";
import { pass, phrase, skip, warn } from "./finding.ts";
import { unseen } from "./unseen.ts";
import { valueOf } from "./resolve-location.ts";
import { shown, shownAddress } from "./words.ts";
import { maskedEndpointOf } from "../../../shared/platform/callback-address.ts";

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

/** The id of the app that a subscribe call would subscribe, as far as token and plan tell. */
async function ownAppId({ plan, looks }: CheckContext): Promise<string | undefined> {
  return ownAppOf(valueOf(await looks.token())?.appId, plan.cloud.appId);
}

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
