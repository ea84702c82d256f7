import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { type ApiShape, type Rule, classify } from "./classify.ts";
import type { Connection, HttpRequest } from "./connection.ts";
import type { Exchange, Late } from "./exchange.ts";
import { MAX_ANSWER_BYTES } from "./limits.ts";
import { MOST_REMEMBERED, type Scrub, scrubberFor } from "./safe-text.ts";

/** One call to an API: where it goes, what it carries, and the rule that reads its response. */
export type ApiCall<T> = Pick<HttpRequest, "method" | "path" | "deadlineMs"> & {
  /** The whole Authorization header. */
  readonly authorization: string;
  /** The body with its media type; left out of a request without a body. */
  readonly content?: { readonly type: string; readonly text: string } | undefined;
  /** Secrets in the body: no stored text of this response, or of a later one, may name them. */
  readonly secrets?: readonly (Redacted<string> | undefined)[] | undefined;
  /** At most so many bytes of the response are read. */
  readonly maxBytes?: number | undefined;
  readonly rule: Rule<T>;
  /** Receives the outcome of a response that arrives after `deadlineMs`. */
  readonly late?: Late<T> | undefined;
};

/** Is told what became of each request, the ones whose response came late included. Must not throw. */
export type ObserveCall = (
  api: ApiShape["api"],
  call: Rule<unknown>["call"],
  outcome: CallOutcome<unknown>,
  late: boolean,
) => void;

export type ApiCaller = <T>(call: ApiCall<T>) => Promise<CallOutcome<T>>;

/**
 * Sends calls to one API over one connection and classifies their responses.
 *
 * `credentials` are secrets that every response is scrubbed of. Secrets of earlier calls are remembered, up
 * to `MOST_REMEMBERED`: a later response may still name the PIN or the password of an earlier request.
 */
export function openApiCaller(
  connection: Connection,
  shape: ApiShape,
  credentials: readonly (Redacted<string> | undefined)[],
  observe: ObserveCall = () => undefined,
): ApiCaller {
  const remembered: Redacted<string>[] = [];
  // Most calls know the same secrets as the one before: their spellings are computed once.
  let last: { readonly secrets: readonly string[]; readonly scrub: Scrub } | undefined;
  const scrubberOf = (secrets: readonly string[]): Scrub => {
    const isSame =
      last?.secrets.length === secrets.length && secrets.every((secret, at) => secret === last?.secrets[at]);
    if (last === undefined || !isSame) last = { secrets, scrub: scrubberFor(secrets) };
    return last.scrub;
  };
  return async ({ method, path, deadlineMs, authorization, content, secrets = [], maxBytes, rule, late }) => {
    remembered.push(...secrets.filter((secret) => secret !== undefined));
    remembered.splice(0, Math.max(0, remembered.length - MOST_REMEMBERED));
    const read = (exchange: Exchange, isLate: boolean) => {
      const known = [...credentials, ...remembered].flatMap((secret) => secret?.reveal() ?? []);
      const scrub = scrubberOf([...known, authorization.replace(/^\w+ /, "")]);
      const outcome = classifyOrUnknown(exchange, rule, shape, scrub);
      observe(shape.api, rule.call, outcome, isLate);
      return outcome;
    };
    const exchange = await connection.call({
      method,
      path,
      headers: {
        accept: "application/json",
        authorization,
        ...(content === undefined ? {} : { "content-type": content.type }),
      },
      ...(content === undefined ? {} : { body: content.text }),
      deadlineMs,
      maxBytes: maxBytes ?? MAX_ANSWER_BYTES,
      late: late === undefined ? undefined : (exchange) => late(read(exchange, true)),
    });
    return read(exchange, false);
  };
}

/**
 * What a response that no rule foresaw proves is unknown, even where it makes reading it fail: a change that was sent
 * may have been made. Nothing of the response but its status is kept then.
 */
function classifyOrUnknown<T>(
  exchange: Exchange,
  rule: Rule<T>,
  shape: ApiShape,
  scrub: Scrub,
): CallOutcome<T> {
  try {
    return classify(exchange, rule, shape, scrub);
  } catch (error) {
    if (exchange.kind !== "answered") throw error;
    const evidence = { ...exchange.facts, httpStatus: exchange.status };
    return { kind: "unknown", cause: "unexpected-shape", evidence };
  }
}
