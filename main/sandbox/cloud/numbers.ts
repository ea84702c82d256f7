import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import type { WorldState } from "../world/state.ts";
import { allNumbers, selectFields, wantedFields } from "./number-fields.ts";
import { badParameter } from "./replies.ts";
import { healthOf } from "./health-status.ts";

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
const MOST = 100;
const USUAL = 25;

/** Lists the numbers of the business account, page by page. */
export function listNumbers(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const limit = Number(request.query.get("limit") ?? USUAL);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
    return { state, reply: badParameter(around, `Param limit must be between 1 and ${MOST}`) };
  const start = startOf(request.query.get("after"));
  if (start === undefined) return { state, reply: badParameter(around, "Invalid cursors values") };
  const numbers = allNumbers(state);
  const wanted = wantedFields(request.query, LIST_FIELDS);
  const data: unknown[] = [];
  for (const number of numbers.slice(start, start + limit)) {
    // Lists name the hosting field differently than the number itself does; both names work here.
    const selection = selectFields({ ...number, host_platform: number["platform_type"] }, wanted, around);
    if (selection.kind === "unknownField")
      return { state, reply: badParameter(around, `Tried accessing nonexisting field (${selection.field})`) };
    data.push(selection.fields);
  }
  const end = start + data.length;
  return {
    state,
    reply: {
      status: 200,
      body: {
        data,
        ...(data.length === 0
          ? {}
          : {
              paging: paging(`${request.origin}/${state.fixtures.apiVersion}${request.path}`, request.query, {
                start,
                end,
                total: numbers.length,
              }),
            }),
      },
    },
  };
}

type Page = { readonly start: number; readonly end: number; readonly total: number };

function paging(address: string, asked: URLSearchParams, page: Page): unknown {
  const cursors = { before: cursorAt(page.start), after: cursorAt(page.end - 1) };
  if (page.end >= page.total) return { cursors };
  const query = new URLSearchParams(asked);
  query.set("after", cursors.after);
  return { cursors, next: `${address}?${query.toString()}` };
}

function cursorAt(index: number): string {
  return Buffer.from(`number:${index}`).toString("base64url");
}

function startOf(cursor: string | null): number | undefined {
  if (cursor === null || cursor === "") return 0;
  const index = /^number:(\d+)$/.exec(Buffer.from(cursor, "base64url").toString("utf8"))?.[1];
  return index === undefined ? undefined : Number(index) + 1;
}
