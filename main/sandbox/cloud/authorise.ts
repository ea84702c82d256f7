import { bearer } from "../world/body.ts";
import type { ApiReply, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import type { WorldState } from "../world/state.ts";
import { graphError } from "./replies.ts";

/** Who may make a call: a person or system user of the account, the app itself, or either. */
export type NeededToken = "user" | "app" | "either";

/** The refusal that a call deserves for its token, or `undefined` where it may go on. */
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

/** Tells whether a moment, where 0 means never, has come. */
export function isOver(expiresAtMs: number, nowMs: number): boolean {
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
