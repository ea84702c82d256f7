import { bearer } from "../world/body.ts";
import type { Answer, ApiReply, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import type { CloudToken, WorldState } from "../world/state.ts";
import { badParameter, graphError } from "./replies.ts";
import { OWN_APP_NAME } from "../world/platform-defaults.ts";

/** The token that a call needs: a user or system user of the account, the app itself, or either. */
export type NeededToken = "user" | "app" | "either";

/** Gives the error for a request's token, or `undefined` if the token is accepted. */
export function refuseToken(
  state: WorldState,
  request: ApiRequest,
  around: Surroundings,
  needs: NeededToken,
): ApiReply | undefined {
  const token = bearer(request);
  if (token === undefined)
    return graphError(around, 104, {
      status: 401,
      message: "An access token is required to request this resource.",
    });
  const isAppToken = token === `${state.fixtures.appId}|${state.fixtures.appSecret}`;
  if (isAppToken) return needs === "user" ? missingPermission(around) : undefined;
  const known = state.cloud.tokens.find((candidate) => candidate.token === token);
  if (known === undefined)
    return invalidToken(around, 467, "Invalid OAuth access token - Cannot parse access token");
  if (around.conduct.cloudTokenExpired || isOver(known.expiresAtMs, around.nowMs)) {
    return invalidToken(around, 463, "Error validating access token: Session has expired");
  }
  if (needs === "app")
    return graphError(around, 15, {
      status: 400,
      message: "This method must be called with an app access_token.",
    });
  if (around.conduct.missingScope !== undefined && request.method !== "GET") return missingPermission(around);
  return undefined;
}

/** True if a time has passed; 0 means never. */
function isOver(expiresAtMs: number, nowMs: number): boolean {
  return expiresAtMs !== 0 && nowMs >= expiresAtMs;
}

function invalidToken(around: Surroundings, subcode: number, message: string): ApiReply {
  return graphError(around, 190, { status: 401, subcode, message });
}

function missingPermission(around: Surroundings): ApiReply {
  return graphError(around, 200, {
    status: 403,
    message: "You do not have the necessary permissions required to perform this operation on this account.",
  });
}

/** Gives the details of a token: its owner, expiry and permissions. */
export function checkToken(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const asked = request.query.get("input_token");
  if (asked === null || asked === "")
    return { state, reply: badParameter(around, "The parameter input_token is required.") };
  const token = state.cloud.tokens.find((candidate) => candidate.token === asked);
  const data = token === undefined ? unknownToken() : knownToken(state, token, around);
  return { state, reply: { status: 200, body: { data } } };
}

function unknownToken(): unknown {
  return { is_valid: false, scopes: [], error: { code: 190, message: "Invalid OAuth access token." } };
}

function knownToken(state: WorldState, token: CloudToken, around: Surroundings): unknown {
  const lacking = around.conduct.missingScope;
  const expired = isOver(token.expiresAtMs, around.nowMs);
  const scopes = token.scopes.filter((scope) => lacking === undefined || !scope.endsWith(lacking));
  return {
    app_id: state.fixtures.appId,
    type: "SYSTEM_USER",
    application: OWN_APP_NAME,
    data_access_expires_at: 0,
    expires_at: Math.floor(token.expiresAtMs / 1_000),
    is_valid: !expired,
    issued_at: Math.floor(token.issuedAtMs / 1_000),
    scopes,
    granular_scopes: scopes.map((scope) => ({ scope, target_ids: [state.fixtures.businessAccountId] })),
    user_id: "122100000000001",
    ...(expired
      ? { error: { code: 190, subcode: 463, message: "Error validating access token: Session has expired" } }
      : {}),
  };
}
