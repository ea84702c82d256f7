import type { ChangingCall, ReadingCall } from "../../../../shared/migration/resend-table.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { classify, readSuccess, type ApiShape, type Rule } from "../http/classify.ts";
import { openConnection, type Connection } from "../http/connection.ts";
import type { Exchange } from "../http/exchange.ts";
import { LIMITS, MAX_ANSWER_BYTES } from "../http/limits.ts";
import { MOST_REMEMBERED, scrubberFor, type Scrub } from "../http/safe-text.ts";
import { readCloudError } from "./error-shape.ts";
import type { Late } from "../late.ts";
import type { CloudOptions } from "./options.ts";

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
