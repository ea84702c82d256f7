import { ownAppOf } from "../../migration/reading/subscribe-need.ts";
import type { CheckContext } from "../context.ts";
import { valueOf } from "../whereabouts.ts";

/** The id of the app that a subscribe call would subscribe, as far as token and plan tell. */
export async function ownAppId({ plan, looks }: CheckContext): Promise<string | undefined> {
  return ownAppOf(valueOf(await looks.token())?.appId, plan.cloud.appId);
}
