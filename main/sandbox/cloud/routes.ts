import type { Answer, ApiRequest, Resource, Surroundings } from "../world/api-exchange.ts";
import type { Fixtures, WorldState } from "../world/state.ts";
import { listAccounts, listNumbers, readAccount } from "./numbers.ts";
import { readAppSubscriptions, writeAppSubscriptions } from "./app-subscriptions.ts";
import { type NeededToken, checkToken, refuseToken } from "./authorise.ts";
import { requestCode, verifyCode } from "./code.ts";
import { deregister, register } from "./register.ts";
import { sendMessage } from "./messages.ts";
import { readNumber, updateNumber } from "./number.ts";
import { badParameter, noSuchObject } from "./replies.ts";
import { listTemplates } from "./templates.ts";
import { listSubscribedApps, subscribeApp, unsubscribeApp } from "./subscribed-apps.ts";

type Route = { readonly operation: string; readonly needs: NeededToken; readonly resource: Resource };

/** The operations by method and path; ids in paths are replaced by their kinds. */
const ROUTES: readonly Route[] = [
  { operation: "GET /debug_token", needs: "either", resource: checkToken },
  { operation: "GET /{phone}", needs: "user", resource: readNumber },
  { operation: "POST /{phone}", needs: "user", resource: updateNumber },
  { operation: "POST /{phone}/register", needs: "user", resource: register },
  { operation: "POST /{phone}/deregister", needs: "user", resource: deregister },
  { operation: "POST /{phone}/request_code", needs: "user", resource: requestCode },
  { operation: "POST /{phone}/verify_code", needs: "user", resource: verifyCode },
  { operation: "POST /{phone}/messages", needs: "user", resource: sendMessage },
  { operation: "GET /{account}", needs: "user", resource: readAccount },
  { operation: "GET /{account}/phone_numbers", needs: "user", resource: listNumbers },
  { operation: "GET /{account}/message_templates", needs: "user", resource: listTemplates },
  { operation: "GET /{account}/subscribed_apps", needs: "user", resource: listSubscribedApps },
  { operation: "POST /{account}/subscribed_apps", needs: "user", resource: subscribeApp },
  { operation: "DELETE /{account}/subscribed_apps", needs: "user", resource: unsubscribeApp },
  { operation: "GET /{app}/subscriptions", needs: "app", resource: readAppSubscriptions },
  { operation: "POST /{app}/subscriptions", needs: "app", resource: writeAppSubscriptions },
  { operation: "GET /{business}/owned_accounts", needs: "user", resource: listAccounts },
  { operation: "GET /{business}/client_accounts", needs: "user", resource: listAccounts },
];

/** Handles one request to the cloud API. The path comes without its version prefix. */
export const answerCloud: Resource = (state, request, around) => {
  const route =
    ROUTES.find((candidate) => candidate.operation === operationOf(state.fixtures, request)) ??
    fallback(request);
  const refusal = refuseToken(state, request, around, route.needs);
  if (refusal !== undefined) return { state, reply: refusal };
  if (request.unreadable) return { state, reply: badParameter(around, "The request body is not valid JSON") };
  return route.resource(state, request, around);
};

function operationOf(fixtures: Fixtures, request: ApiRequest): string {
  const [, id = "", ...rest] = request.path.split("/");
  const names: Readonly<Record<string, string>> = {
    [`owned_${fixtures.brand}_business_accounts`]: "owned_accounts",
    [`client_${fixtures.brand}_business_accounts`]: "client_accounts",
  };
  const path = [kindOf(fixtures, id), ...rest.map((part) => names[part] ?? part)].join("/");
  return `${request.method} /${path}`;
}

function kindOf(fixtures: Fixtures, id: string): string {
  switch (id) {
    case fixtures.phoneNumberId:
      return "{phone}";
    case fixtures.businessAccountId:
      return "{account}";
    case fixtures.appId:
      return "{app}";
    case fixtures.businessId:
      return "{business}";
    default:
      return id;
  }
}

/** Numbers that exist only in the list can be queried; any other id does not exist. */
function fallback(request: ApiRequest): Route {
  const isNumberLike = request.method === "GET" && /^\/\d+$/.test(request.path);
  return { operation: "", needs: "either", resource: isNumberLike ? readNumber : unsupported };
}

function unsupported(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  return { state, reply: noSuchObject(around, request.path.split("/")[1] ?? "") };
}
