import type { SubscribedApp } from "../../../../shared/platform/facts.ts";
import type { CheckContext } from "../context.ts";
import { valueOf } from "../whereabouts.ts";

/** The id of the app that a subscribe call would subscribe: the token's own, else the one that the plan names. */
export async function ownAppId({ plan, looks }: CheckContext): Promise<string | undefined> {
  return valueOf(await looks.token())?.appId ?? plan.cloud.appId;
}

/** The account's subscription of one app. */
export function subscriptionOf(
  apps: readonly SubscribedApp[],
  appId: string | undefined,
): SubscribedApp | undefined {
  return apps.find(({ id }) => id === appId);
}
