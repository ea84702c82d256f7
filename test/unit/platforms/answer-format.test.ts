import { describe, expect, test } from "vitest";
import { readCloudError } from "../../../main/core/platforms/cloud/caller.ts";
import { classify, readSuccess, type Rule } from "../../../main/core/platforms/http/classify.ts";
import type { Exchange } from "../../../main/core/platforms/http/exchange.ts";
import { scrubberFor } from "../../../main/core/platforms/http/safe-text.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { cloudError, dialect } from "./servers.ts";

const SHAPE = {
  api: "cloud",
  readError: readCloudError,
  successWords: dialect.successWords,
  traceIdSuffix: "trace_id",
} as const;
const REGISTER: Rule<null> = {
  call: "register",
  statuses: (status) => status === 200,
  emptyBody: "says-nothing",
  read: readSuccess(dialect.successWords),
};
const READ: Rule<null> = { ...REGISTER, call: "readNumber" };
const FACTS = { at: "2026-01-15T12:00:00.000Z", durationMs: 5 };

type Headers = Readonly<Record<string, string>>;

function outcomeOf(exchange: Exchange, rule: Rule<null> = REGISTER): CallOutcome<null> {
  return classify(exchange, rule, SHAPE, scrubberFor([]));
}

function answered(status: number, text: string, headers: Headers, rule?: Rule<null>): CallOutcome<null> {
  return outcomeOf({ kind: "answered", facts: FACTS, status, headers, body: Buffer.from(text) }, rule);
}

/** The outcome of a JSON answer, as its kind and what it says beside it. */
function told(status: number, json: unknown, rule?: Rule<null>): readonly string[] {
  return wordsOf(answered(status, JSON.stringify(json), { "content-type": "application/json" }, rule));
}

function wordsOf(outcome: CallOutcome<null>): readonly string[] {
  if (outcome.kind === "confirmed") return ["confirmed"];
  return [outcome.kind, outcome.kind === "rejected" ? outcome.reason : outcome.cause];
}

describe("what is read as JSON", () => {
  const YES = JSON.stringify({ success: true });

  test.each([
    "application/json",
    "APPLICATION/JSON",
    " application/json ; charset=utf-8",
    "application/json;charset=utf-8",
    'application/json; charset="utf8"',
    "application/json; charset=utf-8 ; q=1",
    "application/json; profile=charset",
    "application/problem+json",
    "application/vnd.platform.v2+json",
  ])("[F8] an answer of type %s is read", (type) => {
    expect(answered(200, YES, { "content-type": type }).kind).toBe("confirmed");
  });

  test.each([
    "",
    "text/html",
    "text/json",
    "x-application/json",
    "application/json5",
    "application/jsonp",
    "application/json+xml",
    "application/+json",
    "application/,+json",
    "application/json;charset=utf-16",
    "application/json; charset=utf-16 charset=utf-8",
    "application/json; charset=utf-8x",
    "application/json; charset=utf-8 x",
    'application/json; charset="utf-8',
  ])("[F8] an answer of type %s is not", (type) => {
    expect(wordsOf(answered(200, YES, { "content-type": type }))).toEqual(["unknown", "not-json"]);
  });

  test("[F8] an answer without a type is not", () => {
    expect(wordsOf(answered(200, YES, {}))).toEqual(["unknown", "not-json"]);
  });

  test.each([
    ["identity", true],
    [" Identity ", true],
    ["", true],
    ["gzip", false],
    ["identity, gzip", false],
    ["gzip, identity", false],
    ["x-identity", false],
  ])("[F8] with the content encoding '%s' it is read: %s", (encoding, isRead) => {
    const headers = { "content-type": "application/json", "content-encoding": encoding };
    expect(wordsOf(answered(200, YES, headers))).toEqual(isRead ? ["confirmed"] : ["unknown", "not-json"]);
  });

  test("[F8] JSON that breaks off is told as that", () => {
    const headers = { "content-type": "application/json" };
    expect(wordsOf(answered(200, YES.slice(0, -1), headers))).toEqual(["unknown", "malformed-json"]);
    expect(wordsOf(answered(400, YES.slice(0, -1), headers))).toEqual(["unknown", "malformed-json"]);
  });

  test("[F11] an empty answer confirms where the call's rule says so, under its own statuses alone", () => {
    const rule: Rule<null> = {
      ...REGISTER,
      emptyBody: "confirms",
      read: () => ({ kind: "confirmed", value: null }),
    };
    const empty = (status: number, of: Rule<null>) =>
      wordsOf(answered(status, "", { "content-type": "application/json" }, of));
    expect(empty(200, rule)).toEqual(["confirmed"]);
    expect(empty(201, rule)).toEqual(["unknown", "unexpected-status"]);
    expect(empty(200, { ...rule, emptyBody: "says-nothing" })).toEqual(["unknown", "not-json"]);
  });
});

describe("what an answer's status says", () => {
  test.each([500, 502, 503, 599])("[F7] a %i is a server error, whatever stands in it", (status) => {
    const unknown = ["unknown", "server-error"];
    for (const rule of [REGISTER, READ]) {
      expect(told(status, cloudError(999_999), rule)).toEqual(unknown);
      expect(told(status, { success: true }, rule)).toEqual(unknown);
      expect(told(status, { success: false }, rule)).toEqual(unknown);
      expect(wordsOf(answered(status, "<h1>Bad gateway</h1>", {}, rule))).toEqual(unknown);
    }
    expect(told(status, cloudError(190), READ)).toEqual(unknown);
  });

  test.each([300, 302, 399])("[F13] a %i is a redirect, whatever stands in it", (status) => {
    const unknown = ["unknown", "redirect"];
    for (const rule of [REGISTER, READ]) {
      expect(told(status, { success: true }, rule)).toEqual(unknown);
      expect(told(status, cloudError(190), rule)).toEqual(unknown);
      expect(wordsOf(answered(status, "", {}, rule))).toEqual(unknown);
    }
  });

  test("[F8] a 4xx in no format of the platform's is unknown for what only reads, too", () => {
    expect(told(400, { message: "Sign in" }, READ)).toEqual(["unknown", "unexpected-shape"]);
    expect(wordsOf(answered(404, "", {}, READ))).toEqual(["unknown", "not-json"]);
  });
});

describe("an error in a good answer", () => {
  test("[F17] is a refusal of what only reads, if it stands alone", () => {
    expect(told(200, cloudError(190), READ)).toEqual(["rejected", "token-invalid"]);
    expect(told(202, cloudError(190), READ)).toEqual(["rejected", "token-invalid"]);
    expect(told(200, cloudError(999_999), READ)).toEqual(["rejected", "other"]);
  });

  test("[F11] contradicts what stands beside it", () => {
    expect(told(200, { ...(cloudError(190) as object), id: "1" }, READ)).toEqual([
      "unknown",
      "unexpected-shape",
    ]);
    expect(told(200, { ...(cloudError(190) as object), success: true }, READ)).toEqual([
      "unknown",
      "unexpected-shape",
    ]);
  });

  test("[F10] beside success false names the reason, where one is known", () => {
    expect(told(200, { ...(cloudError(190) as object), success: false }, READ)).toEqual([
      "rejected",
      "token-invalid",
    ]);
    expect(told(200, { ...(cloudError(999_999) as object), success: false }, READ)).toEqual([
      "rejected",
      "success-false",
    ]);
  });

  test("[I4] in no format of the platform's leaves a change unknown, beside success false too", () => {
    for (const error of ["odd", {}, 7])
      expect(told(200, { success: false, error })).toEqual(["unknown", "unlisted-refusal"]);
  });
});

test("[F2] [F5] what got no answer stays what the connection says of it", () => {
  expect(outcomeOf({ kind: "notSent", cause: "connection-refused", facts: FACTS })).toEqual({
    kind: "notSent",
    cause: "connection-refused",
    evidence: FACTS,
  });
  expect(outcomeOf({ kind: "unknown", cause: "timeout", facts: FACTS })).toEqual({
    kind: "unknown",
    cause: "timeout",
    evidence: FACTS,
  });
});
