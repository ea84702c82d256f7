import { digitsOf } from "../../../../shared/phone.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { otherNumberOf, valueOf } from "../resolve-location.ts";
import { reachabilityOf } from "../reachability.ts";
import { judgeTls } from "../tls-judgement.ts";
import { shownAddress } from "../words.ts";

/**
 * Checks whether the on-premises client has a callback URL.
 *
 * To on-premises an empty URL fails: the specification's procedure starts with configured webhooks, and
 * customers' messages would be delivered nowhere. To the cloud the URL is only recorded, to compare it
 * afterwards.
 */
export const onPremWebhooks: Check<"onprem.webhooks"> = {
  id: "onprem.webhooks",
  directions: BOTH_WAYS,
  run: async ({ plan, queries: looks }) => {
    const settings = await looks.settings();
    if (settings.kind !== "confirmed") return unseen("settings", settings);
    const { webhookUrl } = settings.value;
    const leaving = plan.direction === "to-cloud";
    if (webhookUrl === undefined) return skip("not-told", phrase("findings.clientWebhook.untold"));
    if (webhookUrl === "")
      return leaving
        ? pass(phrase("findings.clientWebhook.none"))
        : fail("webhook-url-missing", phrase("findings.clientWebhook.none"));
    const webhook = shownAddress(webhookUrl);
    if (!leaving && !webhookUrl.toLowerCase().startsWith("https://")) {
      return warn("webhook-not-https", phrase("findings.clientWebhook.address", { webhook }), { webhook });
    }
    return pass(phrase("findings.clientWebhook.address", { webhook }), { webhook });
  },
};

/** Checks whether the plan accepts the on-premises client's certificate. */
export const onPremTls: Check<"onprem.tls"> = {
  id: "onprem.tls",
  directions: BOTH_WAYS,
  run: async ({ plan, queries: looks, local }) =>
    judgeTls(plan.onPrem.baseUrl, await looks.onPremTls(), local.now),
};

/** Checks whether the on-premises client answers at the plan's URL. */
export const onPremReachable: Check<"onprem.reachable"> = {
  id: "onprem.reachable",
  directions: BOTH_WAYS,
  run: async ({ plan, queries: looks }) =>
    reachabilityOf(plan.onPrem.baseUrl, await Promise.all([looks.health(), looks.settings()])),
};

/**
 * Checks the client's message and callback queues, which a backup does not contain.
 *
 * No read-only query shows their length, so this check never passes; it reports the setting about waiting
 * callbacks.
 */
export const onPremQueue: Check<"onprem.queue"> = {
  id: "onprem.queue",
  directions: ["to-cloud"],
  run: async ({ queries: looks }) => {
    const settings = await looks.settings();
    if (settings.kind !== "confirmed") return unseen("settings", settings);
    const { callbackPersist } = settings.value;
    if (callbackPersist === false)
      return warn("callbacks-not-kept", phrase("findings.queue.notKept"), {
        callbackPersist,
      });
    const facts = callbackPersist === undefined ? {} : { callbackPersist };
    return skip("queue-not-visible", phrase("findings.queue.notVisible"), facts);
  },
};

/**
 * Checks whether the on-premises client serves this number and no other.
 *
 * To the cloud, its backup would be of the other number; to on-premises, this number would replace the other
 * one. The setting may be outdated, so it fails only while the client is connected.
 */
export const onPremNumber: Check<"onprem.number"> = {
  id: "onprem.number",
  directions: BOTH_WAYS,
  run: async ({ plan, queries: looks }) => {
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
