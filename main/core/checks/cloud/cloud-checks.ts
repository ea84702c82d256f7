import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { quoted } from "../words.ts";
import { judgeTls } from "../tls-judgement.ts";
import { reachabilityOf } from "../reachability.ts";

// The code for a path of an unknown version, and two codes for a version that is no longer served.
const VERSION_CODES: readonly number[] = [2500, 2635, 12];

/**
 * Checks whether the cloud API serves the plan's version. The codes are assumptions, so a refusal is only a
 * warning.
 */
export const cloudVersion: Check<"cloud.version"> = {
  id: "cloud.version",
  directions: BOTH_WAYS,
  run: async ({ plan, queries: looks }) => {
    const { apiVersion } = plan.dialect;
    const outcomes = await Promise.all([looks.number(), looks.numbers()]);
    const refusal = outcomes.find((outcome) => VERSION_CODES.includes(outcome.evidence.apiError?.code ?? 0));
    if (refusal !== undefined) {
      const code = refusal.evidence.apiError?.code ?? 0;
      return warn("version-refused", phrase("findings.version.refused", { version: apiVersion, code }), {
        apiVersion,
      });
    }
    const served = outcomes.some((outcome) => outcome.kind === "confirmed");
    return served
      ? pass(phrase("findings.version.served", { version: apiVersion }), { apiVersion })
      : skip("not-answered", phrase("findings.version.unanswered", { version: apiVersion }), { apiVersion });
  },
};

/** Checks whether the cloud API answers at the plan's URL. */
export const cloudReachable: Check<"cloud.reachable"> = {
  id: "cloud.reachable",
  directions: BOTH_WAYS,
  run: async ({ plan, queries: looks }) =>
    reachabilityOf(plan.cloud.baseUrl, await Promise.all([looks.number(), looks.token()])),
};

/** Checks whether the plan accepts the cloud API's certificate. */
export const cloudTls: Check<"cloud.tls"> = {
  id: "cloud.tls",
  directions: BOTH_WAYS,
  run: async ({ plan, queries: looks, local }) =>
    judgeTls(plan.cloud.baseUrl, await looks.cloudTls(), local.now),
};

/** Checks whether the token belongs to the plan's app. The token's app is the one that gets subscribed. */
export const cloudApp: Check<"cloud.app"> = {
  id: "cloud.app",
  directions: BOTH_WAYS,
  run: async ({ plan, queries: looks }) => {
    const token = await looks.token();
    if (token.kind !== "confirmed") return unseen("token", token);
    const { appId } = token.value;
    const planned = plan.cloud.appId;
    if (appId === undefined) return skip("not-told", phrase("findings.app.untold"));
    const facts = { appId, ...(planned === undefined ? {} : { plannedAppId: planned }) };
    if (planned === undefined) return pass(phrase("findings.app.unplanned", { app: quoted(appId) }), facts);
    return appId === planned
      ? pass(phrase("findings.app.asPlanned", { app: appId }), facts)
      : fail("app-differs", phrase("findings.app.differs", { app: quoted(appId), planned }), facts);
  },
};
