import { ownAppOf, subscribeNeed, subscriptionOf } from "./subscribe-need.ts";
import { BOTH_WAYS, type Check, type CheckContext } from "./context.ts";
import { pass, phrase, skip, warn } from "./finding.ts";
import { unseen } from "./unseen.ts";
import { valueOf } from "./resolve-location.ts";
import { shown, shownAddress } from "./words.ts";
import { maskedEndpointOf } from "../../../shared/platform/callback-address.ts";

/**
 * Checks whether both APIs deliver to the same URL. Their payloads differ in shape, so one handler would get
 * both.
 */
export const webhooksEndpoint: Check<"webhooks.endpoint"> = {
  id: "webhooks.endpoint",
  directions: BOTH_WAYS,
  run: async ({ queries: looks }) => {
    const [settings, number] = await Promise.all([looks.settings(), looks.number()]);
    const onPrem = valueOf(settings)?.webhookUrl ?? "";
    const { webhooks } = valueOf(number) ?? {};
    const cloud = [webhooks?.number, webhooks?.account, webhooks?.application].filter(
      (address) => address !== undefined && address !== "",
    );
    if (onPrem === "" || cloud.length === 0) {
      const which = onPrem !== "" ? "cloud" : cloud.length > 0 ? "client" : "both";
      return skip("not-told", phrase(`findings.endpoint.untoldOf.${which}`));
    }
    const webhook = shownAddress(onPrem);
    const shared = cloud.some(
      (address) => address !== undefined && maskedEndpointOf(address) === maskedEndpointOf(onPrem),
    );
    return shared
      ? warn("same-endpoint", phrase("findings.endpoint.same", { webhook }), { webhook })
      : pass(phrase("findings.endpoint.apart", { webhook }), { webhook });
  },
};

/**
 * Checks which callback URL gets the number's notifications in the cloud: the number's, the account's or the
 * app's.
 */
export const webhooksCallback: Check<"webhooks.callback"> = {
  id: "webhooks.callback",
  directions: ["to-cloud"],
  run: async ({ queries: looks }) => {
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

/** The ID of the app that a subscribe request would subscribe, by token and plan. */
async function ownAppId({ plan, queries: looks }: CheckContext): Promise<string | undefined> {
  return ownAppOf(valueOf(await looks.token())?.appId, plan.cloud.appId);
}

/**
 * Checks for a callback URL of the account, which a subscribe request without a body would remove. If our
 * app is subscribed already, no such request is sent and the URL stays.
 */
export const webhooksOverride: Check<"webhooks.override"> = {
  id: "webhooks.override",
  directions: ["to-cloud"],
  run: async (context) => {
    const [outcome, number, ownApp] = await Promise.all([
      context.queries.subscriptions(),
      context.queries.number(),
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
    // The app that owns the URL is unknown; the migration asks before it subscribes.
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
 * Checks which apps get the account's messages. The migration subscribes ours; any other one also gets
 * customers' messages once the number is in the cloud.
 */
export const webhooksSubscription: Check<"webhooks.subscription"> = {
  id: "webhooks.subscription",
  directions: ["to-cloud"],
  run: async (context) => {
    const outcome = await context.queries.subscriptions();
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
