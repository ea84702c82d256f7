import type { ApiReply, ApiRequest } from "../platform/reply.ts";
import { clientError, cloudError } from "../platform/reply.ts";
import type { Arrives } from "./faults.ts";

/** A request on the wire. */
export type WireRequest = {
  readonly side: "cloud" | "client";
  readonly method: string;
  readonly target: string;
  readonly authorization: string;
  readonly text: string;
};

/** What the engine receives. */
export type WireAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  /** The connection ends before the whole body was sent. */
  readonly cut: boolean;
};

const encoder = new TextEncoder();

export function parseRequest({ method, target, authorization, text }: WireRequest): ApiRequest {
  const [path = "", search = ""] = target.split("?");
  return {
    method,
    path,
    query: queryIn(search),
    authorization,
    body: bodyOf(text),
  };
}

/** Queries that were read before: the engine asks the same ones in every history. */
const queries = new Map<string, ApiRequest["query"]>();
const MOST_QUERIES = 1000;

function queryIn(search: string): ApiRequest["query"] {
  const known = queries.get(search);
  if (known !== undefined) return known;
  const query = Object.freeze(Object.fromEntries(new URLSearchParams(search)));
  if (queries.size >= MOST_QUERIES) queries.clear();
  queries.set(search, query);
  return query;
}

/** The parsed body of a request; undefined without one, null if it could not be parsed. */
export function bodyOf(text: string): unknown {
  return text === "" ? undefined : parsed(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The bytes of the API's own reply. `date` is the platform's clock. */
export function answerOf({ status, body, headers = {} }: ApiReply, date: string): WireAnswer {
  const bytes = body === undefined ? new Uint8Array() : encoder.encode(JSON.stringify(body));
  return { status, headers: { "content-type": "application/json", date, ...headers }, bytes, cut: false };
}

/** What arrives in place of the API's own reply; undefined if the connection ends. */
export function replaced(
  arrives: Exclude<Arrives, { kind: "reset" }>,
  own: WireAnswer | undefined,
  { side, date }: { readonly side: WireRequest["side"]; readonly date: string },
): WireAnswer {
  switch (arrives.kind) {
    case "truncated": {
      const whole = own?.bytes ?? encoder.encode('{"success":true}');
      return {
        status: own?.status ?? 200,
        headers: { "content-type": "application/json", date },
        bytes: whole.slice(0, Math.floor(whole.length / 2)),
        cut: true,
      };
    }
    case "refusal":
      return answerOf(REFUSALS[side][arrives.about], date);
    case "other":
      return {
        status: arrives.status,
        headers: { "content-type": arrives.type, date, ...arrives.headers },
        bytes: encoder.encode(arrives.text),
        cut: false,
      };
  }
}

const REFUSALS = {
  cloud: {
    rate: cloudError(429, 80007, "Rate limit hit", { headers: { "retry-after": "20" } }),
    wait: cloudError(429, 130429, "Rate limit hit", { headers: { "retry-after": "7200" } }),
    token: cloudError(401, 190, "Invalid OAuth access token"),
    generic: cloudError(400, 131000, "Something went wrong"),
  },
  client: {
    rate: clientError(429, 1015, "Too many requests", "retry_after: 20 seconds"),
    wait: clientError(429, 1015, "Too many requests", "retry_after: 7200 seconds"),
    token: clientError(401, 1005, "Access denied", "Invalid or expired authentication token."),
    generic: clientError(400, 1000, "Generic error"),
  },
} as const satisfies Record<WireRequest["side"], Record<string, ApiReply>>;
