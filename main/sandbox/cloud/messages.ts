import { text } from "../world/body.ts";
import type { Answer, ApiReply, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { takeMessage, type Taken } from "../world/outgoing.ts";
import type { WorldState } from "../world/state.ts";
import { badParameter, graphError } from "./replies.ts";

/** Accepts a message of the business for an end user; its statuses follow as notifications. */
export function sendMessage(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const { brand } = state.fixtures;
  if (text(request.body, "messaging_product") !== brand)
    return {
      state,
      reply: badParameter(around, `Param messaging_product must be one of {${brand.toUpperCase()}}`),
    };
  const taken = takeMessage(state, request.body, "cloud", around);
  if (taken.kind !== "sent") return { state, reply: refusal(taken, around) };
  const { id, to } = taken.message;
  const body = { messaging_product: brand, contacts: [{ input: to, wa_id: to }], messages: [{ id }] };
  return { state: taken.state, reply: { status: 200, body } };
}

function refusal(taken: Exclude<Taken, { kind: "sent" }>, around: Surroundings): ApiReply {
  switch (taken.kind) {
    case "malformed":
      return badParameter(around, `The parameter ${taken.parameter} is required.`);
    case "elsewhere":
      return graphError(around, 133010, {
        status: 400,
        message: "Phone number not registered",
        details: "Account does not exist in the cloud.",
      });
    case "refused":
      return REFUSED[taken.why](around);
  }
}

type Why = Extract<Taken, { kind: "refused" }>["why"];

const REFUSED: Readonly<Record<Why, (around: Surroundings) => ApiReply>> = {
  "token-refused": (around) =>
    graphError(around, 190, {
      status: 401,
      subcode: 463,
      message: "Error validating access token: Session has expired",
    }),
  "window-closed": (around) =>
    graphError(around, 131047, {
      status: 400,
      message: "Re-engagement message",
      details: "More than 24 hours have passed since the customer last replied to this number.",
    }),
  refused: (around) =>
    graphError(around, 131026, {
      status: 400,
      message: "Message undeliverable",
      details: "The message cannot be delivered to this recipient.",
    }),
};
