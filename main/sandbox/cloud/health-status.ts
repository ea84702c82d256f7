import type { WorldState } from "../world/state.ts";

type Sending = "AVAILABLE" | "LIMITED" | "BLOCKED";
type Entity = {
  readonly entity_type: string;
  readonly id: string;
  readonly can_send_message: Sending;
  readonly errors?: readonly unknown[];
};

/** Gives `health_status`: whether messages can be sent, for the requested entity and those above it. */
export function healthOf(state: WorldState, asked: "PHONE_NUMBER" | "WABA"): unknown {
  const { fixtures } = state;
  const above: readonly Entity[] = [
    { entity_type: "WABA", id: fixtures.businessAccountId, can_send_message: "AVAILABLE" },
    { entity_type: "BUSINESS", id: fixtures.businessId, can_send_message: "AVAILABLE" },
    { entity_type: "APP", id: fixtures.appId, can_send_message: "AVAILABLE" },
  ];
  const entities = asked === "WABA" ? above : [numberHealth(state), ...above];
  const blocked = entities.some((entity) => entity.can_send_message === "BLOCKED");
  return { can_send_message: blocked ? "BLOCKED" : "AVAILABLE", entities };
}

function numberHealth(state: WorldState): Entity {
  const entity = { entity_type: "PHONE_NUMBER", id: state.fixtures.phoneNumberId };
  if (state.number.status === "BANNED") {
    const error = {
      error_code: 141000,
      error_description: "The phone number is banned.",
      possible_solution: "Contact support.",
    };
    return { ...entity, can_send_message: "BLOCKED", errors: [error] };
  }
  if (state.home !== "none") return { ...entity, can_send_message: "AVAILABLE" };
  const error = {
    error_code: 141000,
    error_description: "The phone number is not registered.",
    possible_solution: "Register the phone number.",
  };
  return { ...entity, can_send_message: "BLOCKED", errors: [error] };
}
