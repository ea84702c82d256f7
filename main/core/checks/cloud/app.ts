import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, skip } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shown } from "../words.ts";

/** Does the token belong to the app that the plan names? The token's app is the one that gets subscribed. */
export const cloudApp: Check<"cloud.app"> = {
  id: "cloud.app",
  directions: BOTH_WAYS,
  run: async ({ plan, looks }) => {
    const token = await looks.token();
    if (token.kind !== "confirmed") return unseen("token", token);
    const { appId } = token.value;
    const planned = plan.cloud.appId;
    if (appId === undefined) return skip("not-told", phrase("findings.app.untold"));
    const facts = { appId, ...(planned === undefined ? {} : { plannedAppId: planned }) };
    if (planned === undefined) return pass(phrase("findings.app.unplanned", { app: shown(appId) }), facts);
    return appId === planned
      ? pass(phrase("findings.app.asPlanned", { app: appId }), facts)
      : fail("app-differs", phrase("findings.app.differs", { app: shown(appId), planned }), facts);
  },
};
