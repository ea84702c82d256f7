import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, skip } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shown } from "../words.ts";

/** Does the token belong to the app that the plan names? The token's app is the one that gets subscribed. */
export const cloudApp: Check<"cloud.app"> = {
  id: "cloud.app",
  directions: BOTH_WAYS,
  run: async ({ plan, looks }) => {
    const token = await looks.token();
    if (token.kind !== "confirmed") return unseen("token check", token);
    const { appId } = token.value;
    const planned = plan.cloud.appId;
    if (appId === undefined) return skip("not-told", "the token check does not name the token's app");
    const facts = { appId, ...(planned === undefined ? {} : { plannedAppId: planned }) };
    if (planned === undefined)
      return pass(`the token belongs to app ${shown(appId)}; the plan names none`, facts);
    return appId === planned
      ? pass(`the token belongs to app ${appId}, as planned`, facts)
      : fail("app-differs", `the token belongs to app ${shown(appId)}, the plan names ${planned}`, facts);
  },
};
