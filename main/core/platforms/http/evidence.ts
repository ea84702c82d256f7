import type { Evidence } from "../../../../shared/platform/outcome.ts";
import { membersOf, type ApiError } from "./api-error.ts";
import type { ExchangeFacts } from "./exchange.ts";
import { httpDateMs } from "./http-date.ts";
import { retryAfterInDetails, retryAfterSeconds, toldSeconds } from "./retry-after.ts";
import type { Scrub } from "./safe-text.ts";

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
};

/** Gathers what an answer says about itself, cleaned of secrets; never the answer's content. */
export function evidenceOf(
  facts: ExchangeFacts,
  answer: Answer,
  error: ApiError | undefined,
  tools: { scrub: Scrub; traceIdSuffix: string },
): Evidence {
  const { scrub } = tools;
  const serverMs = httpDateMs(answer.headers["date"]);
  const now = serverMs ?? Date.parse(facts.at);
  const retryAfter =
    retryAfterSeconds(answer.headers["retry-after"], now) ??
    toldSeconds(error?.retryAfter, now) ??
    retryAfterInDetails(error?.details, now);
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
