import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import type { WorldState } from "../world/state.ts";
import { allNumbers, selectFields, wantedFields } from "./number-fields.ts";
import { badParameter } from "./replies.ts";
import { healthOf } from "./health-status.ts";
import { listPage } from "./paging.ts";

/** Gives the business account's fields. */
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

/** Lists the business accounts of the business: only the practice account. */
export function listAccounts(state: WorldState): Answer {
  const data = [{ id: state.fixtures.businessAccountId, name: "Northwind", timezone_id: "1" }];
  return { state, reply: { status: 200, body: { data, paging: { cursors: { before: "0", after: "0" } } } } };
}

const LIST_FIELDS = [
  "verified_name",
  "code_verification_status",
  "display_phone_number",
  "quality_rating",
  "id",
];
const PAGE_SIZE = 100;

/** Lists the numbers of the business account, page by page. */
export function listNumbers(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  // Lists name the hosting field differently than the number itself does; both names work here.
  const entries = allNumbers(around.numbers(), around).map((fieldsOf) => () => {
    const number = fieldsOf();
    return { ...number, host_platform: number["platform_type"] };
  });
  return listPage(state, request, around, {
    name: "number",
    entries,
    usualFields: LIST_FIELDS,
    pageSize: PAGE_SIZE,
  });
}
