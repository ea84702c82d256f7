import { text } from "../world/body.ts";
import type { Answer, ApiReply, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { type CodeVerdict, channelWaitMs, sendCode, tryCode } from "../world/codes.ts";
import { type CodeMethod, type WorldState, withNumber, withOnPrem } from "../world/state.ts";
import { judgeCertificate, refuseNumber, weighPin } from "./checks.ts";
import { done, onPremError, refused } from "./replies.ts";
import { looksLikePin, setPin } from "../world/pin.ts";
import { moveToOnPrem } from "../world/move-number.ts";
import { findBackup, makeBackup } from "../world/backups.ts";

/** Gives the opaque backup of the number and its settings, encrypted with a password. */
export function backUp(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const password = text(request.body, "password");
  if (password === undefined || password === "") return refused(state, 1008, "password is required.");
  if (state.home !== "onprem" || state.onPrem.gateway !== "connected")
    return refused(state, 1011, "The client must be registered and connected.");
  if (around.conduct.emptyBackup) return done(state, 200, { settings: { data: "" } });
  const backup = makeBackup(state, password, around.chance);
  return done(backup.state, 200, { settings: { data: backup.data } });
}

/** Restores a backup to a client without a registration, if the number is not registered elsewhere. */
export function restore(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const [password, data] = [text(request.body, "password"), text(request.body, "data")];
  if (password === undefined || data === undefined)
    return refused(state, 1008, "password and data are required.");
  if (state.home === "onprem") return refused(state, 1025, "The client is registered already.");
  const backup = findBackup(state, { password, data });
  if (backup === undefined) return refused(state, 1009, "The data cannot be decoded with this password.");
  if (state.home !== "none" || backup.use !== "unused")
    return refused(state, 1005, "The backed-up registration is no longer in force.");
  return done(withOnPrem(moveToOnPrem(state, around.nowMs), { shards: backup.shards }), 200);
}

/** Completes the registration with the code that was sent: the number moves to this client. */
export function completeRegistration(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const code = text(request.body, "code");
  if (code === undefined) return refused(state, 1008, "code is required.");
  if (!/^\d{6}$/.test(code)) return refused(state, 1009, "code must be six digits, without a hyphen.");
  const tried = tryCode(state, {
    asker: "onPrem",
    code,
    nowMs: around.nowMs,
    stale: around.conduct.codeStale,
  });
  if (tried.verdict === "right") return done(moveToOnPrem(tried.state, around.nowMs), 201);
  return refused(tried.state, 1005, detailsOf(tried.verdict, tried.guessesLeft));
}

function detailsOf(verdict: Exclude<CodeVerdict, "right">, guessesLeft: number): string {
  switch (verdict) {
    case "mismatch":
      return `mismatch: the code is not the one that was sent; ${guessesLeft} guesses are left.`;
    case "stale":
      return "stale: the code has expired; request another one.";
    case "tooManyGuesses":
      return "too_many_guesses: the code is void; request another one. retry_after: 60 seconds";
    case "missing":
      return "missing: no code is awaited; request one first.";
  }
}

const NOT_HERE = "The number is not registered with this client.";

/** Turns on two-step verification with the given PIN. */
export function enableTwoStep(state: WorldState, request: ApiRequest): Answer {
  const pin = text(request.body, "pin");
  if (pin === undefined) return refused(state, 1008, "pin is required.");
  if (!looksLikePin(pin)) return refused(state, 1009, "pin must be six digits.");
  if (state.home !== "onprem") return refused(state, 1011, NOT_HERE);
  return done(setPin(state, pin), 200);
}

/** Turns off two-step verification; the next registration sets a new PIN. */
export function disableTwoStep(state: WorldState): Answer {
  if (state.home !== "onprem") return refused(state, 1011, NOT_HERE);
  return done(
    withNumber(state, { twoStep: false, pinFailures: 0, lastPinFailureMs: undefined, pinLockedUntilMs: 0 }),
    200,
  );
}

/**
 * Requests the registration of the number with this client: 201 if it is already here, otherwise a code is
 * sent.
 */
export function requestRegistration(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const { body } = request;
  const wrongNumber = refuseNumber(state, body);
  if (wrongNumber !== undefined) return { state, reply: wrongNumber };
  const method = text(body, "method");
  if (method === undefined) return refused(state, 1008, "method is required.");
  if (method !== "sms" && method !== "voice") return refused(state, 1009, "method must be sms or voice.");
  const cert = text(body, "cert");
  if (cert === undefined) return refused(state, 1008, "cert is required.");
  if (state.home === "onprem") return done(state, 201);
  return sendRegistrationCode(state, { body, method, cert }, around);
}

type Asked = { readonly body: unknown; readonly method: CodeMethod; readonly cert: string };

function sendRegistrationCode(state: WorldState, asked: Asked, around: Surroundings): Answer {
  const certificate = judgeCertificate(state, asked.cert, around);
  if (certificate.kind === "wrong")
    return refused(state, 1009, "cert cannot be decoded or is not for this number.");
  if (certificate.kind === "expired") return refused(state, 1005, "cert has expired; download a fresh one.");
  const tooRecent = refuseTooRecent(state, asked.method, around);
  if (tooRecent !== undefined) return { state, reply: tooRecent };
  const weighed = weighPin(state, asked.body, around.nowMs);
  if (weighed.refusal !== undefined) return { state: weighed.state, reply: weighed.refusal };
  const sent = sendCode(weighed.state, {
    asker: "onPrem",
    method: asked.method,
    nowMs: around.nowMs,
    chance: around.chance,
  });
  const vname = around.conduct.vnameShown ?? certificate.displayName;
  return done(sent, 202, { account: [around.conduct.hideVname ? {} : { vname }] });
}

function refuseTooRecent(state: WorldState, method: CodeMethod, around: Surroundings): ApiReply | undefined {
  const seconds = (channel: CodeMethod): number =>
    Math.ceil(channelWaitMs(state, channel, around.nowMs) / 1_000);
  const wait = around.conduct.codeTooRecent ? Math.max(30, seconds(method)) : seconds(method);
  if (wait === 0) return undefined;
  const waits = { sms: seconds("sms"), voice: seconds("voice"), [method]: wait };
  return onPremError(
    1015,
    `too_recent: retry_after: ${wait} seconds, sms_wait: ${waits.sms}, voice_wait: ${waits.voice}`,
  );
}
