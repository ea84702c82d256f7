import type { CheckResult } from "../checks/result.ts";
import { isKey, type Key, type Translate } from "./translate.ts";

/** A cause for people: what happened, and how to fix it. */
export type CauseWording = { readonly happened: string; readonly remedy: string };

type CheckId = CheckResult["id"];

/** A check's title, or its ID for a check of a newer core that has no title here. */
export function checkTitle(t: Translate, id: CheckId): string {
  return spoken(t, wordsOf(id, "title")) ?? id;
}

/** Why a check matters; undefined for an unknown check. */
export function checkWhy(t: Translate, id: CheckId): string | undefined {
  return spoken(t, wordsOf(id, "why"));
}

/** A caution that applies even if a check passes; undefined for most checks. */
export function checkHeed(t: Translate, id: CheckId): string | undefined {
  return spoken(t, wordsOf(id, "heed"));
}

/**
 * What a cause means and how to fix it; undefined for an unknown cause. The endpoint check and the webhook test
 * have their own texts for causes that they share with other checks: `id` selects them. Without `id`, the first
 * match is used.
 */
export function causeWording(
  t: Translate,
  cause: string | undefined,
  id?: CheckId,
): CauseWording | undefined {
  if (cause === undefined) return undefined;
  const happened = spoken(t, causeKeys(cause, "happened", id));
  const remedy = spoken(t, causeKeys(cause, "remedy", id));
  return happened === undefined || remedy === undefined ? undefined : { happened, remedy };
}

/** The catalogue sections that may hold a check's texts: preflight checks, endpoint check or webhook test. */
function wordsOf(id: CheckId, part: "title" | "why" | "heed"): readonly string[] {
  const [area, name = ""] = id.split(".");
  if (area === "endpoint") return [`endpointChecks.${name}.${part}`];
  const own = `checks.${id}.${part}`;
  return area === "webhooks" ? [own, `webhookChecks.${name}.${part}`] : [own];
}

/** Does the endpoint check or the webhook test explain this cause in words of its own? */
export function hasOwnWords(cause: string, id: CheckId): boolean {
  const ofPreChecks = `checkCauses.${cause}.remedy`;
  return causeKeys(cause, "remedy", id).find((key) => isKey(key)) !== ofPreChecks;
}

/** Where a cause of this check may be explained; the first place that explains it counts. */
function causeKeys(cause: string, part: keyof CauseWording, id: CheckId | undefined): readonly string[] {
  const ofEndpoint = `endpointCauses.${cause}.${part}`;
  const ofTunnel = `tunnelCauses.${cause}.${part}`;
  const ofWebhooks = `webhookCauses.${cause}.${part}`;
  const ofPreChecks = `checkCauses.${cause}.${part}`;
  if (id === "webhooks.tunnel") return [ofWebhooks, ofTunnel, ofPreChecks];
  // As with an endpoint, the platform has to reach and accept the URL, and no plan names it.
  if (id === "webhooks.outside-in") return [ofWebhooks, ofEndpoint, ofPreChecks];
  switch (areaOf(id)) {
    case "endpoint":
      return [ofEndpoint, ofPreChecks];
    case "webhooks":
      return [ofWebhooks, ofPreChecks];
    default:
      return id === undefined ? [ofPreChecks, ofEndpoint, ofWebhooks] : [ofPreChecks];
  }
}

function areaOf(id: CheckId | undefined): string | undefined {
  return id?.split(".")[0];
}

function spoken(t: Translate, keys: readonly string[]): string | undefined {
  const known = keys.find((key): key is Key => isKey(key));
  return known === undefined ? undefined : t(known);
}
