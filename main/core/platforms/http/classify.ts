import { type ChangingCall, isChanging, provesNoEffect } from "../../../../shared/migration/resend-table.ts";
import { reasonOf } from "../../../../shared/platform/codes.ts";
import type { PlatformApi, PlatformCall } from "../../../../shared/platform/code-row.ts";
import type {
  CallOutcome,
  Evidence,
  RefusalReason,
  UnknownCause,
} from "../../../../shared/platform/outcome.ts";
import { type ApiError, membersOf } from "./api-error.ts";
import type { Exchange } from "./exchange.ts";
import { evidenceOf } from "./evidence.ts";
import type { Scrub } from "./safe-text.ts";
import { type Result, err, ok } from "../../../../shared/result.ts";
import { parseStrictJson } from "../../../../shared/strict-json.ts";

export type AnswerProblem = "not-json" | "malformed-json";

/**
 * Parses a response body as JSON. Requires a JSON content type and no compression, because none was
 * requested.
 */
function readJson(
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  numbers?: "exact",
): Result<unknown, AnswerProblem> {
  if (!saysJson(headers["content-type"] ?? "")) return err("not-json");
  if (!/^(?:identity)?$/i.test(headers["content-encoding"]?.trim() ?? "")) return err("not-json");
  const json = parseStrictJson(body, numbers);
  return json.ok ? ok(json.value) : err("malformed-json");
}

function saysJson(contentType: string): boolean {
  const [mediaType = "", ...parameters] = contentType.toLowerCase().split(";");
  if (!/^application\/(?:[a-z0-9.!#$&^_-]+\+)?json$/.test(mediaType.trim())) return false;
  // Whatever else it calls its characters, readable or not, it isn't read as UTF-8 on trust.
  return parameters
    .filter((parameter) => /^\s*charset/.test(parameter))
    .every((parameter) => /^\s*charset\s*=\s*(?:utf-?8|"utf-?8")\s*$/.test(parameter));
}

/** What a response with the right status says about the call. */
export type ParsedResponse<T> =
  | { readonly kind: "confirmed"; readonly value: T }
  | { readonly kind: "unknown"; readonly cause: UnknownCause };

/** What confirms one call. */
export type Rule<T> = {
  readonly call: PlatformCall;
  readonly statuses: (status: number) => boolean;
  /** Whether an empty body with such a status is valid too; `read` then gets undefined. */
  readonly emptyBody: "confirms" | "says-nothing";
  /** The value is sent back later, so numbers keep their notation. */
  readonly numbers?: "exact";
  readonly read: (json: unknown, status: number) => ParsedResponse<T>;
};

/** The differences between the two APIs. */
export type ApiShape = {
  readonly api: PlatformApi;
  readonly readError: (json: unknown) => ApiError | undefined;
  readonly successWords: { readonly yes: readonly unknown[]; readonly no: readonly unknown[] };
  readonly traceIdSuffix: string;
};

/** The status used to look up a code that came with `success: false` and status 200. */
const REFUSED = 400;

/** Calls whose response says by `success` whether they were carried out. */
const SAYS_SUCCESS: ReadonlySet<PlatformCall> = new Set<ChangingCall>([
  "register",
  "subscribe",
  "setNumberCallback",
  "setAccountCallback",
  "setAppCallback",
  "setPin",
  "enableTwoStep",
  "disableTwoStep",
]);

type Verdict<T> = ParsedResponse<T> | { readonly kind: "rejected"; readonly reason: RefusalReason };

/**
 * Classifies an exchange. Confirmed and rejected need the platform's own response in its own format; not sent
 * needs proof that no byte left; everything else is unknown. A changing call counts as rejected only if its
 * response is on the closed list of those that prove that nothing happened (see `resend-table.ts`).
 */
export function classify<T>(
  exchange: Exchange,
  rule: Rule<T>,
  shape: ApiShape,
  scrub: Scrub,
): CallOutcome<T> {
  if (exchange.kind !== "answered")
    return { kind: exchange.kind, cause: exchange.cause, evidence: exchange.facts } as CallOutcome<T>;
  const { status, headers, body } = exchange;
  const empty = body.byteLength === 0;
  const parsed = empty ? undefined : readJson(headers, body, rule.numbers);
  const json = parsed?.ok === true ? parsed.value : undefined;
  const error = shape.readError(json);
  const evidence: Evidence = evidenceOf(exchange.facts, { status, headers, json }, error, {
    scrub,
    traceIdSuffix: shape.traceIdSuffix,
  });

  return { ...judge({ status, empty, parsed, json, error, rule, shape }), evidence };
}

/** The parsed response and the call that it belongs to. */
type Answer<T> = {
  readonly status: number;
  readonly empty: boolean;
  readonly parsed: ReturnType<typeof readJson> | undefined;
  readonly json: unknown;
  readonly error: ApiError | undefined;
  readonly rule: Rule<T>;
  readonly shape: ApiShape;
};
type WithError<T> = Answer<T> & { readonly error: ApiError };

function judge<T>(answer: Answer<T>): Verdict<T> {
  const { status, parsed } = answer;
  if (status >= 500)
    return isRefusal(answer) ? rejectedFor(answer) : { kind: "unknown", cause: "server-error" };
  if (status >= 300 && status < 400) return { kind: "unknown", cause: "redirect" };
  if (parsed?.ok === false) return { kind: "unknown", cause: parsed.problem };
  return status >= 400 ? judgeRefusal(answer) : judgeSuccess(answer);
}

function judgeRefusal<T>(answer: Answer<T>): Verdict<T> {
  const { empty, rule } = answer;
  if (isChanging(rule.call)) {
    if (isRefusal(answer)) return rejectedFor(answer);
    if (hasError(answer) || saysNo(answer)) return { kind: "unknown", cause: "unlisted-refusal" };
  }
  if (hasError(answer)) return rejectedFor(answer);
  if (saysNo(answer)) return { kind: "rejected", reason: "success-false" };
  // Not in the platform's own format: a captive portal or proxy may have responded instead.
  return { kind: "unknown", cause: empty ? "not-json" : "unexpected-shape" };
}

function judgeSuccess<T>(answer: Answer<T>): Verdict<T> {
  const { status, empty, json, rule } = answer;
  if (isChanging(rule.call) && carriesError(json))
    return maySayNo(answer) && saysNo(answer) && hasError(answer) && isListed(answer, REFUSED)
      ? { kind: "rejected", reason: knownReason(answer) }
      : { kind: "unknown", cause: "unlisted-refusal" };
  if (saysNo(answer)) {
    if (isChanging(rule.call) && !maySayNo(answer)) return { kind: "unknown", cause: "unexpected-shape" };
    return { kind: "rejected", reason: hasError(answer) ? knownReason(answer) : "success-false" };
  }
  // For a read-only call, an error alone is a rejection whatever its status. Together with other members it
  // contradicts them.
  if (hasError(answer))
    return answer.error.alone ? rejectedFor(answer) : { kind: "unknown", cause: "unexpected-shape" };
  if (!rule.statuses(status)) return { kind: "unknown", cause: "unexpected-status" };
  if (empty && rule.emptyBody === "says-nothing") return { kind: "unknown", cause: "not-json" };
  return rule.read(json, status);
}

// For calls without `success` or with another status, a 2xx means that the request was accepted.
function maySayNo({ status, rule: { call } }: Answer<unknown>): boolean {
  return status === 200 && SAYS_SUCCESS.has(call);
}

function hasError<T>(answer: Answer<T>): answer is WithError<T> {
  return answer.error !== undefined;
}

// An error next to other members may belong to a call that was carried out.
function isRefusal<T>(answer: Answer<T>): answer is WithError<T> {
  return hasError(answer) && answer.error.alone && isListed(answer, answer.status);
}

function rejectedFor<T>({ status, error, rule, shape }: WithError<T>): Verdict<T> {
  return {
    kind: "rejected",
    reason: reasonOf(shape.api, { ...error, httpStatus: status, call: rule.call }),
  };
}

function knownReason({ error, rule, shape }: WithError<unknown>): RefusalReason {
  const reason = reasonOf(shape.api, { ...error, call: rule.call });
  return reason === "other" ? "success-false" : reason;
}

function saysNo({ json, shape }: Answer<unknown>): boolean {
  return shape.successWords.no.includes(membersOf(json)?.["success"]);
}

/**
 * Whether an error with this status is on the closed list of those that prove that a changing call had no
 * effect.
 */
function isListed({ error, rule: { call } }: WithError<unknown>, httpStatus: number): boolean {
  return isChanging(call) && provesNoEffect(call, { code: error.code, httpStatus });
}

/** Whether a body holds an error in any format. */
function carriesError(json: unknown): boolean {
  const { error, errors } = membersOf(json) ?? {};
  const listed = Array.isArray(errors) ? errors.length > 0 : errors !== undefined && errors !== null;
  return listed || (error !== undefined && error !== null);
}

/** Returns a reader for `{ success }`: only the API settings' values for yes confirm. */
export function readSuccess(successWords: ApiShape["successWords"]): (json: unknown) => ParsedResponse<null> {
  return (json) =>
    successWords.yes.includes(membersOf(json)?.["success"])
      ? { kind: "confirmed", value: null }
      : { kind: "unknown", cause: "unexpected-shape" };
}
