import type { Answer, ApiReply, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import { member } from "../world/body.ts";
import { takeMessage, type Taken } from "../world/outgoing.ts";
import type { WorldState } from "../world/state.ts";
import { done, onPremError } from "./replies.ts";

/**
 * Accepts a message of the business for an end user; the client reports the statuses that its settings name.
 */
export function sendMessage(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  if (member(request.body, "context") !== undefined)
    return { state, reply: onPremError(1010, "context is not a parameter of this API.") };
  const taken = takeMessage(state, request.body, "onprem", around);
  if (taken.kind !== "sent") return { state, reply: refusal(taken) };
  return done(taken.state, 200, { messages: [{ id: taken.message.id }] });
}

function refusal(taken: Exclude<Taken, { kind: "sent" }>): ApiReply {
  switch (taken.kind) {
    case "malformed":
      return onPremError(1008, `${taken.parameter} is required.`);
    case "elsewhere":
      return onPremError(1011, "The number is not registered with this client.");
    case "refused":
      return REFUSED[taken.why];
  }
}

type Why = Extract<Taken, { kind: "refused" }>["why"];

const REFUSED: Readonly<Record<Why, ApiReply>> = {
  "token-refused": onPremError(1005, "Invalid or expired authentication token.", 401),
  "window-closed": onPremError(
    470,
    "Message failed to send because more than 24 hours have passed since the customer last replied.",
  ),
  refused: onPremError(1013, "The recipient is not a valid user."),
};
