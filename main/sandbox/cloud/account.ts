import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import type { WorldState } from "../world/state.ts";
import { healthOf } from "./health-status.ts";
import { selectFields, wantedFields } from "./number-fields.ts";
import { badParameter } from "./replies.ts";

/** Looks the business account up. */
export function readAccount(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const all = {
    id: state.fixtures.businessAccountId,
    name: "Northwind",
    timezone_id: "1",
    account_review_status: "APPROVED",
    business_verification_status: "verified",
    health_status: healthOf(state, "WABA"),
  };
  const selection = selectFields(all, wantedFields(request.query, ["id", "name", "timezone_id"]), around);
  if (selection.kind === "selected") return { state, reply: { status: 200, body: selection.fields } };
  return {
    state,
    reply: badParameter(
      around,
      `Tried accessing nonexisting field (${selection.field}) on node type (ChatBusinessAccount)`,
    ),
  };
}

/** Lists the business accounts of the business: one, the practised one. */
export function listAccounts(state: WorldState): Answer {
  const data = [{ id: state.fixtures.businessAccountId, name: "Northwind", timezone_id: "1" }];
  return { state, reply: { status: 200, body: { data, paging: { cursors: { before: "0", after: "0" } } } } };
}
