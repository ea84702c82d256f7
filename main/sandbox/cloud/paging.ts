import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import type { WorldState } from "../world/state.ts";
import { type Selection, selectFields, wantedFields } from "./number-fields.ts";
import { badParameter } from "./replies.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A list that is given page by page. */
type List = {
  /** Part of the cursors, so that those of one list don't fit another. */
  readonly name: string;
  /** Each makes its fields when its page is asked for. */
  readonly entries: readonly (() => Fields)[];
  /** The fields that exist. */
  readonly usualFields: readonly string[];
  /** The most entries on one page, whatever limit is asked for. */
  readonly pageSize: number;
};

const HIGHEST_LIMIT = 100;
const USUAL_LIMIT = 25;

/** Gives the page of a list that the request asks for, and the address of the next one while there is one. */
export function listPage(state: WorldState, request: ApiRequest, around: Surroundings, list: List): Answer {
  const limit = Number(request.query.get("limit") ?? USUAL_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > HIGHEST_LIMIT)
    return { state, reply: badParameter(around, `Param limit must be between 1 and ${HIGHEST_LIMIT}`) };
  const start = startOf(list.name, request.query.get("after"));
  if (start === undefined) return { state, reply: badParameter(around, "Invalid cursors values") };
  const wanted = wantedFields(request.query, list.usualFields);
  const shown = list.entries.slice(start, start + Math.min(limit, list.pageSize));
  const selected = shown.map((entry): Selection => selectFields(entry(), wanted, around));
  const unknown = selected.find((selection) => selection.kind === "unknownField");
  if (unknown !== undefined)
    return { state, reply: badParameter(around, `Tried accessing nonexisting field (${unknown.field})`) };
  const data = selected.flatMap((selection) => (selection.kind === "selected" ? [selection.fields] : []));
  const end = start + data.length;
  const address = `${request.origin}/${state.fixtures.apiVersion}${request.path}`;
  const paging = pagingOf(address, request.query, {
    name: list.name,
    start,
    end,
    total: list.entries.length,
  });
  return {
    state,
    reply: { status: 200, body: { data, ...(data.length === 0 ? {} : { paging }) } },
  };
}

type Page = { readonly name: string; readonly start: number; readonly end: number; readonly total: number };

function pagingOf(address: string, asked: URLSearchParams, page: Page): unknown {
  const cursors = { before: cursorAt(page.name, page.start), after: cursorAt(page.name, page.end - 1) };
  if (page.end >= page.total) return { cursors };
  const query = new URLSearchParams(asked);
  query.set("after", cursors.after);
  return { cursors, next: `${address}?${query.toString()}` };
}

function cursorAt(name: string, index: number): string {
  return Buffer.from(`${name}:${index}`).toString("base64url");
}

function startOf(name: string, cursor: string | null): number | undefined {
  if (cursor === null || cursor === "") return 0;
  const [list, index = ""] = Buffer.from(cursor, "base64url").toString("utf8").split(":");
  return list === name && /^\d+$/.test(index) ? Number(index) + 1 : undefined;
}
