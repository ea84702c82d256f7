import type { ChangingCall, ReadingCall } from "../../../../shared/migration/resend-table.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { type ApiShape, type Rule, classify, readSuccess } from "../http/classify.ts";
import { type Connection, openConnection } from "../http/connection.ts";
import type { Exchange, Late } from "../http/exchange.ts";
import { LIMITS, type Limits, MAX_ANSWER_BYTES } from "../http/limits.ts";
import { MOST_REMEMBERED, type Scrub, scrubberFor } from "../http/safe-text.ts";
import { type ApiError, firstText, membersOf, present, wholeNumber } from "../http/api-error.ts";
import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { Clock } from "../../../../shared/time.ts";
import type { Trust } from "../http/trust.ts";

/** What a cloud client needs to know. `limits` are for tests; the built-in ones fit real deployments. */
export type CloudOptions = {
  readonly baseUrl: string;
  readonly dialect: Dialect;
  readonly businessAccountId: string;
  readonly phoneNumberId: string;
  readonly accessToken: Redacted<string>;
  readonly trust: Trust;
  readonly clock: Clock;
  readonly limits?: Partial<Limits>;
};

/**
 * Reads the cloud API's error body, `{ error: { code, message, … } }`; undefined for any other shape.
 * It stands alone where the body has no other member at all.
 */
export function readCloudError(json: unknown): ApiError | undefined {
  const body = membersOf(json);
  const error = membersOf(body?.["error"]);
  const code = wholeNumber(error?.["code"]);
  if (body === undefined || error === undefined || code === undefined) return undefined;
  const data = membersOf(error["error_data"]);
  return {
    code,
    alone: Object.keys(body).length === 1,
    ...present({
      subcode: wholeNumber(error["error_subcode"]),
      title: firstText(error["error_user_title"], error["message"]),
      details: firstText(data?.["details"], error["error_user_msg"]),
      retryAfter: error["retry_after"] ?? data?.["retry_after"] ?? undefined,
    }),
  };
}

/** Sends one GET with its query; the rule reads its answer. */
export type SendQuery = <T>(
  path: string,
  query: Readonly<Record<string, string>>,
  rule: Omit<Rule<T>, "statuses" | "emptyBody" | "call"> & { readonly call: ReadingCall },
) => Promise<CallOutcome<T>>;

/** A POST that changes something. `secrets` are the values in its body that must not come back in a stored text. */
export type Change<T = null> = {
  readonly call: ChangingCall;
  readonly path: string;
  readonly body?: string;
  readonly secrets: readonly Redacted<string>[];
  readonly late?: Late<T> | undefined;
};

export type CloudCaller = {
  readonly look: SendQuery;
  /** Sends a change that `success` confirms. */
  readonly change: (change: Change) => Promise<CallOutcome<null>>;
  /** Sends a change whose answer is read by a rule of its own. */
  readonly post: <T>(change: Change<T>, read: Rule<T>["read"]) => Promise<CallOutcome<T>>;
  readonly connection: Connection;
};

/** Gives what sends calls to one cloud deployment under its access token. */
export function openCloudCaller({
  baseUrl,
  dialect,
  accessToken,
  trust,
  clock,
  limits: changed,
}: CloudOptions): CloudCaller {
  const limits = { ...LIMITS, ...changed };
  const connection = openConnection({
    baseUrl,
    trust,
    clock,
    connectMs: limits.connectMs,
    lateMs: limits.lateMs,
  });
  const { successWords, traceIdSuffix } = dialect;
  const shape: ApiShape = { api: "cloud", readError: readCloudError, successWords, traceIdSuffix };
  const rules = { statuses: (status: number) => status === 200, emptyBody: "says-nothing" } as const;
  const headers = (): Record<string, string> => ({
    accept: "application/json",
    authorization: `Bearer ${accessToken.reveal()}`,
  });

  // A PIN or a backup's password that went out before may be named in a later answer.
  const sentBefore: Redacted<string>[] = [];
  const scrubbing = (): Scrub => scrubberFor([accessToken, ...sentBefore].map((secret) => secret.reveal()));

  const post: CloudCaller["post"] = async ({ call, path, body, secrets, late }, read) => {
    sentBefore.push(...secrets);
    sentBefore.splice(0, Math.max(0, sentBefore.length - MOST_REMEMBERED));
    const scrub = scrubbing();
    const judge = (exchange: Exchange) => classify(exchange, { call, ...rules, read }, shape, scrub);
    const exchange = await connection.call({
      method: "POST",
      path,
      headers: body === undefined ? headers() : { ...headers(), "content-type": "application/json" },
      ...(body === undefined ? {} : { body }),
      deadlineMs: limits.changeMs,
      maxBytes: MAX_ANSWER_BYTES,
      late: late === undefined ? undefined : (exchange) => late(judge(exchange)),
    });
    return judge(exchange);
  };

  return {
    connection,
    async look(path, query, rule) {
      const search = new URLSearchParams(query).toString();
      const exchange = await connection.call({
        method: "GET",
        path: search === "" ? path : `${path}?${search}`,
        headers: headers(),
        deadlineMs: limits.lookUpMs,
        maxBytes: MAX_ANSWER_BYTES,
      });
      return classify(exchange, { ...rule, ...rules }, shape, scrubbing());
    },
    change: (change) => post(change, readSuccess(successWords)),
    post,
  };
}
