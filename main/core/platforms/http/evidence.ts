import type { Evidence } from "../../../../shared/platform/outcome.ts";
import { type ApiError, membersOf } from "./api-error.ts";
import type { ExchangeFacts } from "./exchange.ts";
import { httpDateMs } from "./http-date.ts";
import { type Said, waitIn } from "./retry-after.ts";
import { MAX_TEXT, type Scrub } from "./safe-text.ts";

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
  const { told, unclear } = waitIn(saidIn(answer, error), now);
  const trace = traceIdIn(answer, tools.traceIdSuffix);
  const version = membersOf(membersOf(answer.json)?.["meta"])?.["version"];
  return {
    ...facts,
    httpStatus: answer.status,
    ...(trace === undefined ? {} : { traceId: scrub(trace) }),
    ...(error === undefined ? {} : { apiError: cleaned(error, scrub) }),
    ...(told === undefined ? {} : { retryAfterSeconds: told }),
    ...(unclear === undefined ? {} : { unclearWait: unclear }),
    ...(serverMs === undefined ? {} : { serverDate: new Date(serverMs).toISOString() }),
    ...(typeof version === "string" ? { clientVersion: scrub(version) } : {}),
  };
}

function saidIn({ headers }: Answer, error: ApiError | undefined): Said {
  const kept = [error?.title, error?.details].filter((text) => text !== undefined);
  return {
    header: headers["retry-after"],
    members: error?.waits ?? [],
    kept,
    // Of a long one, only a part is kept.
    others: [...kept.filter((text) => text.length > MAX_TEXT), ...(error?.otherTexts ?? [])],
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
