import { bearer, text } from "../world/body.ts";
import type { Answer, ApiReply, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { withOnPrem, type OnPremState, type WorldState } from "../world/state.ts";
import { onPremError, refused, done } from "./replies.ts";
import { TOKEN_LIFE_MS } from "../world/platform-defaults.ts";

/** Opens a session for the administrator; the first login may require a new password. */
export function login(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const { onPrem } = state;
  if (request.authorization !== basic(onPrem))
    return { state, reply: onPremError(1005, "Invalid authentication credentials.", 401) };
  const newPassword = text(request.body, "new_password");
  if (around.conduct.passwordChangeRequired && !onPrem.passwordChanged && newPassword === undefined) {
    return refused(state, 1024, "Please change the default password with new_password.");
  }
  if (newPassword === undefined) return openSession(state, around);
  if (!isGoodPassword(newPassword))
    return refused(
      state,
      1009,
      "new_password needs 8 to 64 characters with a digit, both cases and a special character.",
    );
  return openSession(withOnPrem(state, { password: newPassword, passwordChanged: true }), around);
}

/** Ends the session of the request's token. */
export function logout(state: WorldState, request: ApiRequest): Answer {
  const token = bearer(request);
  return done(
    withOnPrem(state, { tokens: state.onPrem.tokens.filter((known) => known.token !== token) }),
    200,
  );
}

/** Gives the error for a request's token, or `undefined` if the token is accepted. */
export function refuseSession(
  state: WorldState,
  request: ApiRequest,
  around: Surroundings,
): ApiReply | undefined {
  const token = bearer(request);
  const known = state.onPrem.tokens.find((candidate) => candidate.token === token);
  if (known !== undefined && around.nowMs < known.expiresAtMs) return undefined;
  return onPremError(1005, "Invalid or expired authentication token.", 401);
}

/** Gives a time in the client's format: `2026-01-31 12:00:00+00:00`. */
function expiryText(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replace("T", " ")}+00:00`;
}

function openSession(state: WorldState, around: Surroundings): Answer {
  const token = { token: around.chance.text(48), expiresAtMs: around.nowMs + TOKEN_LIFE_MS };
  const users = [{ token: token.token, expires_after: expiryText(token.expiresAtMs) }];
  return done(withOnPrem(state, { tokens: [...state.onPrem.tokens, token] }), 200, { users });
}

function basic(onPrem: OnPremState): string {
  return `Basic ${Buffer.from(`${onPrem.username}:${onPrem.password}`, "utf8").toString("base64")}`;
}

function isGoodPassword(password: string): boolean {
  const demands = [/^.{8,64}$/s, /\d/, /[A-Z]/, /[a-z]/, /[^A-Za-z0-9]/];
  return demands.every((demand) => demand.test(password));
}
