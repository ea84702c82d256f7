import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import type { CloudToken, WorldState } from "../world/state.ts";
import { isOver } from "./authorise.ts";
import { OWN_APP_NAME } from "../world/platform-defaults.ts";
import { badParameter } from "./replies.ts";

/** Tells what a token is worth: whose it is, until when, and for what. */
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
