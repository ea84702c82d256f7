import { member, text } from "../world/body.ts";
import type { ApiRequest } from "../world/api-exchange.ts";
import type { Fixtures } from "../world/state.ts";

/** A callback that a request asks to be set, and the token that it has to be shown. */
export type WantedCallback = { readonly url: string; readonly verifyToken: string };

/** The callback that a request to the cloud API names; `undefined` for every other request, and where one is cleared. */
export function wantedCallback(fixtures: Fixtures, request: ApiRequest): WantedCallback | undefined {
  if (request.api !== "cloud" || request.method !== "POST") return undefined;
  switch (request.path) {
    case `/${fixtures.appId}/subscriptions`:
      return pairOf(request.body, "callback_url");
    case `/${fixtures.businessAccountId}/subscribed_apps`:
      return pairOf(request.body, "override_callback_uri");
    case `/${fixtures.phoneNumberId}`:
      return pairOf(member(request.body, "webhook_configuration"), "override_callback_uri");
    default:
      return undefined;
  }
}

function pairOf(body: unknown, name: string): WantedCallback | undefined {
  const url = text(body, name);
  const verifyToken = text(body, "verify_token");
  return url === undefined || url === "" || verifyToken === undefined ? undefined : { url, verifyToken };
}
