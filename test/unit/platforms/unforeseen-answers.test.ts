import { expect, test } from "vitest";
import { openApiCaller } from "../../../main/core/platforms/http/api-caller.ts";
import type { ApiShape, Rule } from "../../../main/core/platforms/http/classify.ts";
import type { Connection } from "../../../main/core/platforms/http/connection.ts";
import type { Exchange } from "../../../main/core/platforms/http/exchange.ts";

const SHAPE: ApiShape = {
  api: "cloud",
  readError: () => undefined,
  successWords: { yes: [true], no: [false] },
  traceIdSuffix: "trace_id",
};
const REGISTER: Rule<null> = {
  call: "register",
  statuses: (status) => status === 200,
  emptyBody: "says-nothing",
  read: () => {
    throw new RangeError("Maximum call stack size exceeded");
  },
};
const ANSWER: Exchange = {
  kind: "answered",
  status: 200,
  headers: { "content-type": "application/json" },
  body: new TextEncoder().encode('{"success":{}}'),
  facts: { at: "2026-01-15T10:00:00.000Z", durationMs: 12, connection: 1 },
};

/** A connection whose response comes at once, or after its call has ended. */
function connectionWith(exchange: Exchange, when: "now" | "late"): Connection {
  return {
    call: async ({ late }: Parameters<Connection["call"]>[0]) => {
      if (when === "now") return exchange;
      queueMicrotask(() => late?.(exchange));
      return { kind: "unknown", cause: "timeout", facts: exchange.facts };
    },
  } as Connection;
}

const CALL = {
  method: "POST",
  path: "/register",
  deadlineMs: 100,
  authorization: "Bearer abc",
  rule: REGISTER,
} as const;

test("[I9] a response that can't be read for a reason that nobody foresaw leaves a change unknown, and ends nothing", async () => {
  const observed: string[] = [];
  const call = openApiCaller(connectionWith(ANSWER, "now"), SHAPE, [], (_api, _call, { kind }) => {
    observed.push(kind);
  });
  expect(await call(CALL)).toEqual({
    kind: "unknown",
    cause: "unexpected-shape",
    evidence: { ...ANSWER.facts, httpStatus: 200 },
  });
  expect(observed).toEqual(["unknown"]);
});

test("[F36] the same is so for a response that comes after its call has ended", async () => {
  const late: string[] = [];
  const call = openApiCaller(connectionWith(ANSWER, "late"), SHAPE, []);
  await call({ ...CALL, late: ({ kind }) => late.push(kind) });
  await expect.poll(() => late).toEqual(["unknown"]);
});
