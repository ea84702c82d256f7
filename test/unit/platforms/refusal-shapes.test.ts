import { expect, test } from "vitest";
import { readOnPremError } from "../../../main/core/platforms/on-prem/caller.ts";
import { classify } from "../../../main/core/platforms/http/classify.ts";
import { scrubberFor } from "../../../main/core/platforms/http/safe-text.ts";
import { dialect } from "./servers.ts";

const shape = {
  api: "onPrem",
  readError: readOnPremError,
  successWords: dialect.successWords,
  traceIdSuffix: "trace_id",
} as const;

function answered(call: "requestAccount" | "verifyCode" | "setShards", status: number, body: unknown) {
  const rule = {
    call,
    statuses: (given: number) => given >= 200 && given < 300,
    emptyBody: "confirms",
    read: () => ({ kind: "confirmed", value: null }) as const,
  } as const;
  const facts = { at: "2026-01-15T12:00:00.000Z", durationMs: 5 };
  const exchange = {
    kind: "answered",
    facts,
    status,
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify(body)),
  } as const;
  return classify(exchange, rule, shape, scrubberFor([]));
}

test("[I4] a 202 with success false is no refusal of a call that sends a code", () => {
  expect(answered("requestAccount", 202, { success: false }).kind).toBe("unknown");
});
test("[I4] a 201 with success false is no refusal of a code", () => {
  expect(answered("verifyCode", 201, { success: false }).kind).toBe("unknown");
});
test("[I4] a listed error beside a generic one is no refusal", () => {
  expect(
    answered("requestAccount", 400, {
      errors: [
        { code: 1008, title: "a" },
        { code: 1000, title: "b" },
      ],
    }).kind,
  ).toBe("unknown");
});
test("[I4] a listed 4xx error beside the call's own success members is no refusal", () => {
  expect(
    answered("requestAccount", 400, {
      errors: [{ code: 1005, title: "a" }],
      account: [{ vname: "Northwind" }],
    }).kind,
  ).toBe("unknown");
});

import { retryAfterInDetails } from "../../../main/core/platforms/http/retry-after.ts";
test("[I23] a named wait counts, not another time that the details mention", () => {
  expect(retryAfterInDetails("too_many_guesses: codes last 10 minutes. retry_after: 3600")).toBe(3600);
});
test("[I23] a wait told in two units is told in both", () => {
  expect(retryAfterInDetails("Please wait 1 hour 30 minutes")).toBe(5400);
});
