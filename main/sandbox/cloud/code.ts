import { text } from "../world/body.ts";
import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { channelWaitMs, sendCode, tryCode } from "../world/codes.ts";
import { withNumber, type CodeMethod, type WorldState } from "../world/state.ts";
import { badParameter, graphError, success } from "./replies.ts";

const METHODS: Readonly<Record<string, CodeMethod>> = { SMS: "sms", VOICE: "voice" };

/** Sends the code that confirms to the cloud who owns the number. */
export function requestCode(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const method = METHODS[text(request.body, "code_method") ?? ""];
  if (method === undefined)
    return { state, reply: badParameter(around, "Param code_method must be one of {SMS, VOICE}") };
  if (text(request.body, "language") === undefined)
    return { state, reply: badParameter(around, "The parameter language is required.") };
  const waitMs = channelWaitMs(state, method, around.nowMs);
  if (waitMs > 0) {
    const details = `A code was requested too recently. Try again after ${Math.ceil(waitMs / 1_000)} seconds.`;
    return {
      state,
      reply: graphError(around, 136024, { status: 400, message: "Request code error", details }),
    };
  }
  return success(sendCode(state, { asker: "cloud", method, nowMs: around.nowMs, chance: around.chance }));
}

/** Accepts or rejects the code that was sent to the number's owner. */
export function verifyCode(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const code = text(request.body, "code");
  if (code === undefined || !/^\d{6}$/.test(code))
    return { state, reply: badParameter(around, "Param code must be six digits") };
  const tried = tryCode(state, {
    asker: "cloud",
    code,
    nowMs: around.nowMs,
    stale: around.conduct.codeStale,
  });
  if (tried.verdict === "right") {
    const reply = { status: 200, body: { success: true, id: state.fixtures.phoneNumberId } };
    return { state: withNumber(tried.state, { verifiedForCloud: true }), reply };
  }
  const details = `The code was not accepted: ${tried.verdict}.`;
  return {
    state: tried.state,
    reply: graphError(around, 136025, { status: 400, message: "Verify code error", details }),
  };
}
