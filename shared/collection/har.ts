import type { CollectedCall, Collection } from "./call.ts";
import { plainly } from "./text.ts";

/**
 * The calls that were sent, as an HTTP archive (HAR 1.2).
 *
 * The journal keeps no header and no body of a response, and no body of a request: what is not known is left
 * empty, as the format wants it, and secrets are `${NAME}`. A call without a known response has status 0.
 */
export function harOf({ run, sent, damaged }: Collection, appVersion: string): unknown {
  const first = sent[0];
  return {
    log: {
      version: "1.2",
      creator: { name: "Switchover", version: appVersion },
      pages:
        first?.at === undefined
          ? []
          : [{ startedDateTime: first.at, id: run, title: `Migration ${run}`, pageTimings: {} }],
      entries: sent.map((call) => entryOf(call, run)),
      comment: [
        "Collected from a migration's journal. Secrets are placeholders such as ${PIN}. The journal keeps no bodies and no response headers.",
        ...(damaged === 0
          ? []
          : [`Rows of the journal that can't be read: ${damaged}. Calls after them are missing.`]),
      ].join(" "),
    },
  };
}

function entryOf(call: CollectedCall, run: string): unknown {
  const { at, outcome, late } = call;
  const evidence = outcome?.evidence;
  const time = evidence === undefined ? 0 : Math.max(0, evidence.durationMs);
  return {
    pageref: run,
    startedDateTime: at,
    time,
    request: requestOf(call),
    response: {
      status: evidence?.httpStatus ?? 0,
      statusText: "",
      httpVersion: "",
      cookies: [],
      headers: [],
      content: { size: 0, mimeType: "x-unknown" },
      redirectURL: "",
      headersSize: -1,
      bodySize: -1,
      comment: responseComment(call),
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    comment: purposeComment(call),
    _outcome: outcome?.kind ?? "not-recorded",
    ...(late === undefined ? {} : { _late: true }),
    ...(evidence?.traceId === undefined ? {} : { _traceId: evidence.traceId }),
    ...(evidence?.apiError === undefined ? {} : { _errorCode: evidence.apiError.code }),
  };
}

function requestOf({ method, url, headers, body }: CollectedCall): unknown {
  const address = plainly(url);
  return {
    method,
    url: address,
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: headers.map(({ name, value }) => ({ name, value: plainly(value) })),
    queryString: queryIn(address),
    ...(body === undefined ? {} : { postData: { mimeType: "application/json", text: plainly(body) } }),
    headersSize: -1,
    bodySize: -1,
  };
}

function queryIn(address: string): readonly { readonly name: string; readonly value: string }[] {
  const at = address.indexOf("?");
  if (at < 0) return [];
  return address
    .slice(at + 1)
    .split("&")
    .map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("=") };
    });
}

function purposeComment({ purpose }: CollectedCall): string {
  switch (purpose.kind) {
    case "step":
      return `step ${purpose.step}, attempt ${purpose.attempt}`;
    case "planned":
      return `step ${purpose.step}, not sent`;
    default:
      return purpose.kind;
  }
}

function responseComment({ outcome }: CollectedCall): string {
  if (outcome === undefined) return "No response is recorded for this call.";
  if (outcome.evidence.httpStatus === undefined)
    return `No HTTP status is recorded; outcome: ${outcome.kind}.`;
  return `Only the status is recorded; outcome: ${outcome.kind}.`;
}
