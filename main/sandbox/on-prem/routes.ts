import type { Resource } from "../world/api-exchange.ts";
import {
  backUp,
  completeRegistration,
  disableTwoStep,
  enableTwoStep,
  requestRegistration,
  restore,
} from "./account.ts";
import { downloadCertificate, readHealth } from "./health.ts";
import { sendMessage } from "./messages.ts";
import { onPremError, refused } from "./replies.ts";
import { login, logout, refuseSession } from "./session.ts";
import {
  AUTHORITIES,
  addAuthority,
  changeSettings,
  readAuthorities,
  readSettings,
  removeAllAuthorities,
  removeAuthority,
  resetSettings,
} from "./webhook-authorities.ts";
import { readShards, setShards } from "./shards.ts";

const ROUTES: Readonly<Record<string, Resource>> = {
  "POST /v1/users/login": login,
  "POST /v1/users/logout": logout,
  "GET /v1/health": readHealth,
  "GET /v1/settings/application": readSettings,
  "PATCH /v1/settings/application": changeSettings,
  "DELETE /v1/settings/application": resetSettings,
  "POST /v1/settings/backup": backUp,
  "POST /v1/settings/restore": restore,
  "POST /v1/settings/account/two-step": enableTwoStep,
  "DELETE /v1/settings/account/two-step": disableTwoStep,
  "POST /v1/account": requestRegistration,
  "POST /v1/account/verify": completeRegistration,
  "GET /v1/account/shards": readShards,
  "POST /v1/account/shards": setShards,
  "POST /v1/messages": sendMessage,
  "GET /v1/certificates/external/ca": downloadCertificate,
  [`GET ${AUTHORITIES}`]: readAuthorities,
  [`POST ${AUTHORITIES}`]: addAuthority,
  [`DELETE ${AUTHORITIES}`]: removeAllAuthorities,
};

const OPEN = new Set(["POST /v1/users/login"]);

/** Handles one request to the on-premises client. */
export const answerOnPrem: Resource = (state, request, around) => {
  const operation = `${request.method} ${request.path}`;
  const refusal = OPEN.has(operation) ? undefined : refuseSession(state, request, around);
  if (refusal !== undefined) return { state, reply: refusal };
  const resource = resourceOf(operation);
  if (resource === undefined) return { state, reply: onPremError(1006, "No such node.") };
  if (request.unreadable && resource !== addAuthority)
    return refused(state, 1025, "The body is not valid JSON.");
  return resource(state, request, around);
};

function resourceOf(operation: string): Resource | undefined {
  if (Object.hasOwn(ROUTES, operation)) return ROUTES[operation];
  return operation.startsWith(`DELETE ${AUTHORITIES}/`) ? removeAuthority : undefined;
}
