import { text } from "../world/body.ts";
import type { Answer, ApiReply, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { channelWaitMs, sendCode } from "../world/codes.ts";
import type { CodeMethod, WorldState } from "../world/state.ts";
import { judgeCertificate, refuseNumber, weighPin } from "./checks.ts";
import { done, onPremError, refused } from "./replies.ts";

/** Asks for the registration of the number with this client: 201 where it is here already, else a code goes out. */
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
