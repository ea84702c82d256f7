import { causeWording, hasOwnWords, type CauseWording } from "../../shared/wording/checks.ts";
import type { CauseOfPlan, RemedyOfPlan } from "./causes-of-plan.ts";
import type { WindowTranslate } from "./window-translate.ts";

/** Remedies that the window says in its own words: here are forms, no plan's file. The compiler asks for all of them. */
const OWN_REMEDIES: Readonly<Record<RemedyOfPlan, true>> = {
  "name-not-found": true,
  "connection-refused": true,
  "proxy-unreachable": true,
  "proxy-authentication": true,
  "proxy-unsupported": true,
  redirect: true,
  "self-signed": true,
  "unknown-ca": true,
  "name-mismatch": true,
  "missing-intermediate": true,
  "fingerprint-mismatch": true,
  "version-refused": true,
  "token-invalid": true,
  "token-expired": true,
  "token-ends-soon": true,
  "app-differs": true,
  "brand-differs": true,
  "account-not-granted": true,
  "password-change-required": true,
  "not-admin": true,
  "gateway-unregistered": true,
  "serves-another-number": true,
  "not-in-account": true,
  "id-differs": true,
  "number-differs": true,
  "number-not-found": true,
  "number-migrated": true,
  "name-differs": true,
  "pin-refused-before": true,
  "pin-not-given": true,
  "throughput-drops": true,
  "too-few-nodes": true,
  "not-a-cluster": true,
  "country-code-repeated": true,
  "trunk-prefix": true,
  "number-invalid": true,
  "disk-low": true,
  "folder-read-only": true,
  "folder-moved": true,
  "password-short": true,
};

const OWN_CAUSES: Readonly<Record<CauseOfPlan, true>> = {
  "name-mismatch": true,
  "fingerprint-mismatch": true,
  "version-refused": true,
  "app-differs": true,
  "brand-differs": true,
  "serves-another-number": true,
  "number-differs": true,
  "name-differs": true,
  "pin-not-given": true,
  "number-invalid": true,
};

type Caused = { readonly id?: string; readonly cause?: string | undefined };

/** How what a check found is put right in this window; undefined where there is nothing or nobody knows. */
export function checkRemedy(t: WindowTranslate, check: Caused): string | undefined {
  return checkCause(t, check.cause, check.id)?.remedy;
}

/**
 * What a cause means and how it is put right in this window; undefined for one that no words are known for. `id` tells
 * whose cause it is: the test and the doctor have words of their own for some that the pre-checks know too.
 */
export function checkCause(
  t: WindowTranslate,
  cause: string | undefined,
  id?: string,
): CauseWording | undefined {
  const shared = causeWording(t, cause, id);
  if (cause === undefined || shared === undefined) return undefined;
  // Those speak of no plan.
  if (id !== undefined && hasOwnWords(cause, id)) return shared;
  return {
    happened: isOf(OWN_CAUSES, cause) ? t(`window.checkCauses.${cause}`) : shared.happened,
    remedy: isOf(OWN_REMEDIES, cause) ? t(`window.checkRemedies.${cause}`) : shared.remedy,
  };
}

function isOf<K extends string>(own: Readonly<Record<K, true>>, cause: string): cause is K {
  return Object.hasOwn(own, cause);
}
