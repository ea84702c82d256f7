import type { CheckResult } from "../checks/result.ts";
import { isKey, type Key, type Translate } from "./translate.ts";

/** A cause for people: what happened, and how to fix it. */
export type CauseWording = { readonly happened: string; readonly remedy: string };

type CheckId = CheckResult["id"];

/** A check's title. A newer core may name a check that these words don't know; then its id is the title. */
export function checkTitle(t: Translate, id: CheckId): string {
  return spoken(t, wordsOf(id, "title")) ?? id;
}

/** Why a check matters; undefined for one that these words don't know. */
export function checkWhy(t: Translate, id: CheckId): string | undefined {
  return spoken(t, wordsOf(id, "why"));
}

/** What to heed even where a check passes; undefined for most. */
export function checkHeed(t: Translate, id: CheckId): string | undefined {
  return spoken(t, wordsOf(id, "heed"));
}

/**
 * What a cause means and how to fix it; undefined for one that these words don't know. The endpoint check has words of
 * its own for causes that it shares with others, so `id` tells whose cause it is; without it, the first that fits is
 * taken.
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

/** Where the words of a check may be: with the preflight checks, the endpoint check's or the webhook test's. */
function wordsOf(id: CheckId, part: "title" | "why" | "heed"): readonly string[] {
  const [area, name = ""] = id.split(".");
  if (area === "endpoint") return [`endpointChecks.${name}.${part}`];
  const own = `checks.${id}.${part}`;
  return area === "webhooks" ? [own, `webhookChecks.${name}.${part}`] : [own];
}

function causeKeys(cause: string, part: keyof CauseWording, id: CheckId | undefined): readonly string[] {
  const ofEndpoint = `endpointCauses.${cause}.${part}`;
  const ofWebhooks = `webhookCauses.${cause}.${part}`;
  const ofPreChecks = `checkCauses.${cause}.${part}`;
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
