import type { ChangingCall, ReadingCall } from "../../../../shared/migration/resend-table.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { openApiCaller, type ObserveCall } from "../http/api-caller.ts";
import { type ApiShape, type Rule, readSuccess } from "../http/classify.ts";
import { type Connection, openConnection } from "../http/connection.ts";
import type { Late } from "../http/exchange.ts";
import { LIMITS, type Limits } from "../http/limits.ts";
import { type ApiError, firstText, membersOf, otherTexts, wholeNumber } from "../http/api-error.ts";
import { present } from "../../../../shared/present.ts";
import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { Clock } from "../../../../shared/time.ts";
import type { Trust } from "../http/trust.ts";

/** The options of a cloud client. `limits` and `connect` are for tests; the defaults suit real deployments. */
export type CloudOptions = {
  readonly baseUrl: string;
  readonly dialect: Dialect;
  readonly businessAccountId: string;
  readonly phoneNumberId: string;
  readonly accessToken: Redacted<string>;
  readonly trust: Trust;
  readonly clock: Clock;
  readonly limits?: Partial<Limits>;
  readonly connect?: typeof openConnection;
  readonly observe?: ObserveCall | undefined;
};

/**
 * Reads the cloud API's error body, `{ error: { code, message, … } }`; undefined for any other shape. `alone`
 * means that the body has no other member.
 */
export function readCloudError(json: unknown): ApiError | undefined {
  const body = membersOf(json);
  const error = membersOf(body?.["error"]);
  const code = wholeNumber(error?.["code"]);
  if (body === undefined || error === undefined || code === undefined) return undefined;
  const data = membersOf(error["error_data"]);
  const titles = [error["error_user_title"], error["message"]];
  const explanations = [data?.["details"], error["error_user_msg"]];
  const title = firstText(...titles);
  const details = firstText(...explanations);
  return {
    code,
    alone: Object.keys(body).length === 1,
    waits: [error["retry_after"], data?.["retry_after"]],
    otherTexts: otherTexts([...titles, ...explanations], [title, details]),
    ...present({ subcode: wholeNumber(error["error_subcode"]), title, details }),
  };
}

/** Sends one GET with its query; the rule reads its response. */
export type SendQuery = <T>(
  path: string,
  query: Readonly<Record<string, string>>,
  rule: Omit<Rule<T>, "statuses" | "emptyBody" | "call"> & { readonly call: ReadingCall },
) => Promise<CallOutcome<T>>;

/**
 * A POST that changes something. `secrets` are the values in its body that must be removed from stored texts.
 */
export type Change<T = null> = {
  readonly call: ChangingCall;
  readonly path: string;
  readonly body?: string;
  readonly secrets: readonly Redacted<string>[];
  readonly late?: Late<T> | undefined;
};

export type CloudCaller = {
  readonly query: SendQuery;
  /** Sends a change that `success` confirms. */
  readonly change: (change: Change) => Promise<CallOutcome<null>>;
  /** Sends a change whose response is read by its own rule. */
  readonly post: <T>(change: Change<T>, read: Rule<T>["read"]) => Promise<CallOutcome<T>>;
  readonly connection: Connection;
};

/** Returns the functions that call one cloud deployment with its access token. */
export function openCloudCaller({
  baseUrl,
  dialect,
  accessToken,
  trust,
  clock,
  limits: changed,
  connect = openConnection,
  observe,
}: CloudOptions): CloudCaller {
  const limits = { ...LIMITS, ...changed };
  const connection = connect({
    baseUrl,
    trust,
    clock,
    connectMs: limits.connectMs,
    lateMs: limits.lateMs,
  });
  const { successWords, traceIdSuffix } = dialect;
  const shape: ApiShape = { api: "cloud", readError: readCloudError, successWords, traceIdSuffix };
  const rules = { statuses: (status: number) => status === 200, emptyBody: "says-nothing" } as const;
  const send = openApiCaller(connection, shape, [accessToken], observe);
  const authorization = (): string => `Bearer ${accessToken.reveal()}`;

  const post: CloudCaller["post"] = ({ call, path, body, secrets, late }, read) =>
    send({
      method: "POST",
      path,
      authorization: authorization(),
      content: body === undefined ? undefined : { type: "application/json", text: body },
      secrets,
      deadlineMs: limits.changeMs,
      rule: { call, ...rules, read },
      late,
    });

  return {
    connection,
    query(path, query, rule) {
      const search = new URLSearchParams(query).toString();
      return send({
        method: "GET",
        path: search === "" ? path : `${path}?${search}`,
        authorization: authorization(),
        deadlineMs: limits.lookUpMs,
        rule: { ...rule, ...rules },
      });
    },
    change: (change) => post(change, readSuccess(successWords)),
    post,
  };
}
