import type { Evidence } from "../../../../shared/platform/outcome.ts";
import { type ApiError, membersOf } from "./api-error.ts";
import type { ExchangeFacts } from "./exchange.ts";
import { retryAfterInDetails, retryAfterSeconds, toldSeconds } from "./retry-after.ts";
import type { Scrub } from "./safe-text.ts";

const MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const TIME = "[0-2][0-9]:[0-5][0-9]:[0-6][0-9]";
/** The three formats of RFC 9110, section 5.6.7: the current one, and two that recipients must still read. */
const FORMS = [
  new RegExp(`^[A-Z][a-z]{2}, [0-3][0-9] (?:${MONTHS}) [0-9]{4} ${TIME} GMT$`),
  new RegExp(`^[A-Z][a-z]+day, [0-3][0-9]-(?:${MONTHS})-[0-9]{2} ${TIME} GMT$`),
  new RegExp(`^[A-Z][a-z]{2} (?:${MONTHS}) [ 0-3][0-9] ${TIME} [0-9]{4}$`),
];

/** The time of a `Date` header in ms since 1970; undefined if it is not an HTTP date. */
function httpDateMs(header: string | undefined): number | undefined {
  const form = header === undefined ? -1 : FORMS.findIndex((one) => one.test(header));
  if (header === undefined || form < 0) return undefined;
  // The last format names no zone; it means GMT like the others.
  const ms = Date.parse(form === 2 ? `${header} GMT` : header);
  return Number.isNaN(ms) ? undefined : ms;
}

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
};

/** Collects a response's metadata, without secrets; never its content. */
export function evidenceOf(
  facts: ExchangeFacts,
  answer: Answer,
  error: ApiError | undefined,
  tools: { scrub: Scrub; traceIdSuffix: string },
): Evidence {
  const { scrub } = tools;
  const serverMs = httpDateMs(answer.headers["date"]);
  const now = serverMs ?? Date.parse(facts.at);
  const retryAfter = longestOf([
    retryAfterSeconds(answer.headers["retry-after"], now),
    toldSeconds(error?.retryAfter, now),
    retryAfterInDetails(error?.details, now),
  ]);
  const trace = traceIdIn(answer, tools.traceIdSuffix);
  const version = membersOf(membersOf(answer.json)?.["meta"])?.["version"];
  return {
    ...facts,
    httpStatus: answer.status,
    ...(trace === undefined ? {} : { traceId: scrub(trace) }),
    ...(error === undefined ? {} : { apiError: cleaned(error, scrub) }),
    ...(retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter }),
    ...(serverMs === undefined ? {} : { serverDate: new Date(serverMs).toISOString() }),
    ...(typeof version === "string" ? { clientVersion: scrub(version) } : {}),
  };
}

/** Of several waits in one answer, the longest counts; one of 0, or until a moment that is past, tells none. */
function longestOf(told: readonly (number | undefined)[]): number | undefined {
  const longest = Math.max(0, ...told.map((seconds) => seconds ?? 0));
  return longest === 0 ? undefined : longest;
}

function cleaned(error: ApiError, scrub: Scrub): NonNullable<Evidence["apiError"]> {
  return {
    code: error.code,
    ...(error.subcode === undefined ? {} : { subcode: error.subcode }),
    ...(error.title === undefined ? {} : { title: scrub(error.title) }),
    ...(error.details === undefined ? {} : { details: scrub(error.details) }),
  };
}

function traceIdIn({ headers, json }: Answer, suffix: string): string | undefined {
  const body = membersOf(json);
  const inBody =
    textUnder(membersOf(body?.["error"]), (name) => name.endsWith(suffix)) ??
    textUnder(body, (name) => name.endsWith(suffix));
  return inBody ?? textUnder(headers, (name) => /^x-(?:.*-)?trace(?:-?id)?$/.test(name));
}

function textUnder(
  members: Readonly<Record<string, unknown>> | undefined,
  wanted: (name: string) => boolean,
): string | undefined {
  const entry = Object.entries(members ?? {}).find(
    ([name, value]) => wanted(name) && typeof value === "string" && value !== "",
  );
  return entry === undefined ? undefined : String(entry[1]);
}
