import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provesNoEffect, REFUSALS } from "../../../shared/migration/resend-table.ts";
import { readCloudError } from "../../../main/core/platforms/cloud/caller.ts";
import { classify, readSuccess } from "../../../main/core/platforms/http/classify.ts";
import { scrubberFor } from "../../../main/core/platforms/http/safe-text.ts";
import { redact } from "../../../shared/redacted.ts";
import type { PlatformCall } from "../../../shared/platform/code-row.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import {
  cloudAt,
  cloudError,
  dialect,
  json,
  onPremAt,
  onPremError,
  PAIR,
  PIN,
  serve,
  text,
  TOKEN,
} from "./servers.ts";

const shape = {
  api: "cloud",
  readError: readCloudError,
  successWords: dialect.successWords,
  traceIdSuffix: "trace_id",
} as const;
const rule = {
  call: "register",
  statuses: (status: number) => status === 200,
  emptyBody: "says-nothing",
  read: readSuccess(dialect.successWords),
} as const;

function answered(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
  call: PlatformCall = rule.call,
): CallOutcome<null> {
  return answeredBytes(status, Buffer.from(JSON.stringify(body)), headers, call);
}

function answeredBytes(
  status: number,
  body: Buffer,
  headers: Record<string, string> = {},
  call: PlatformCall = rule.call,
): CallOutcome<null> {
  const facts = { at: "2026-01-15T12:00:00.000Z", durationMs: 5 };
  const exchange = {
    kind: "answered",
    facts,
    status,
    headers: { "content-type": "application/json", ...headers },
    body,
  } as const;
  return classify(exchange, { ...rule, call }, shape, scrubberFor([]));
}

describe("the word success", () => {
  test('[F11] only true and "true" confirm, only false and "false" refuse, whatever else the body holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(true, "true", false, "false"), fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (success, others) => {
          const { error: _error, ...harmless } = others;
          const { kind } = answered(200, { ...harmless, success });
          const expected =
            success === true || success === "true"
              ? "confirmed"
              : success === false || success === "false"
                ? "rejected"
                : "unknown";
          expect(kind).toBe(expected);
        },
      ),
    );
  });

  test.each([1, 0, {}, [], null, "TRUE", "yes", { ok: true }])(
    "[F11] a body that is just %j is unknown",
    (body) => {
      expect(answered(200, body)).toMatchObject({ kind: "unknown", cause: "unexpected-shape" });
    },
  );

  test("[F10] success false is a refusal, with the reason where an error stands beside it", () => {
    expect(answered(200, { success: false })).toMatchObject({ kind: "rejected", reason: "success-false" });
    expect(answered(400, { success: false })).toMatchObject({ kind: "unknown", cause: "unlisted-refusal" });
    expect(answered(200, { success: "false", error: { code: 133005, message: "x" } })).toMatchObject({
      kind: "rejected",
      reason: "pin-wrong",
    });
  });

  test("[F10] a refusal in the answer names the reason that the error's own subcode tells", () => {
    const error = { code: 190, error_subcode: 463, message: "x" };
    expect(answered(200, { success: false, error })).toMatchObject({
      kind: "rejected",
      reason: "token-expired",
    });
  });

  test.each([
    "register",
    "subscribe",
    "setNumberCallback",
    "setAccountCallback",
    "setAppCallback",
    "setPin",
    "enableTwoStep",
    "disableTwoStep",
  ] as const)("[F10] success false under 200 is a refusal of %s, which answers by that word", (call) => {
    expect(answered(200, { success: false }, {}, call)).toMatchObject({
      kind: "rejected",
      reason: "success-false",
    });
    expect(answered(202, { success: false }, {}, call)).toMatchObject({ cause: "unexpected-shape" });
  });

  test.each(["requestAccount", "verifyCode", "setShards", "changePassword"] as const)(
    "[F10] success false is no answer to %s, which has another one",
    (call) => {
      expect(answered(200, { success: false }, {}, call)).toMatchObject({
        kind: "unknown",
        cause: "unexpected-shape",
      });
    },
  );

  test("[F10] success false is a refusal of what only reads, whatever good or bad status it comes under", () => {
    for (const status of [200, 202, 400, 404])
      expect(answered(status, { success: false }, {}, "readNumber")).toMatchObject({
        kind: "rejected",
        reason: "success-false",
      });
  });

  test("[F11] errors that hold none stand in the way of no success, and any other do", () => {
    for (const errors of [null, []])
      expect(answered(200, { success: true, errors })).toMatchObject({ kind: "confirmed" });
    for (const errors of [{}, "odd", [1]])
      expect(answered(200, { success: true, errors })).toMatchObject({ cause: "unlisted-refusal" });
  });

  test("[F8] a refusal without a body is no JSON, and one of another shape is told as that", () => {
    expect(answeredBytes(403, Buffer.alloc(0))).toMatchObject({ kind: "unknown", cause: "not-json" });
    expect(answered(403, {})).toMatchObject({ kind: "unknown", cause: "unexpected-shape" });
  });

  test("[I4] a good status with an error in its body is unknown, whatever the code and whatever success says", () => {
    for (const status of [200, 202])
      for (const code of [1, 2, 131000, 133005]) {
        const error = { code, message: "x" };
        expect(answered(status, { success: true, error })).toMatchObject({ cause: "unlisted-refusal" });
        expect(answered(status, { error })).toMatchObject({ kind: "unknown", cause: "unlisted-refusal" });
        expect(answered(status, { error, id: "1" })).toMatchObject({ kind: "unknown" });
      }
    expect(answered(200, { success: false, error: { code: 131000, message: "x" } }).kind).toBe("unknown");
    expect(answered(200, { success: true, error: "odd" }).kind).toBe("unknown");
    expect(answered(200, { success: true, error: null }).kind).toBe("confirmed");
  });

  test("another good status than the expected one is unknown", () => {
    expect(answered(202, { success: true })).toMatchObject({ kind: "unknown", cause: "unexpected-status" });
  });

  test("[F7] [F13] no status but 200 confirms, and no redirect or server error is taken at its word", () => {
    const others = fc.integer({ min: 201, max: 599 });
    const words = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom({ success: true }, { success: false }, cloudError(133005)),
    );
    fc.assert(
      fc.property(others, words, (status, body) => {
        expect(answered(status, body).kind).not.toBe("confirmed");
      }),
    );
    const strange = others.filter((status) => status >= 500 || (status >= 300 && status < 400));
    fc.assert(
      fc.property(strange, words, (status, body) => {
        expect(answered(status, body).kind).toBe("unknown");
      }),
    );
  });
});

describe("refusals", () => {
  test("[F17] 401 and 403 in the API's own shape are refusals, without it they are unknown", async () => {
    expect(answered(401, cloudError(190, undefined, { error_subcode: 463 }))).toMatchObject({
      kind: "rejected",
      reason: "token-expired",
    });
    expect(answered(403, cloudError(200))).toMatchObject({ kind: "rejected", reason: "permission-missing" });
    for (const status of [401, 403, 404, 429]) {
      expect(answered(status, { message: "Sign in" })).toMatchObject({
        kind: "unknown",
        cause: "unexpected-shape",
      });
      const server = await serve((_asked, response) =>
        text(response, status, "text/html", "<h1>Guest network</h1>"),
      );
      expect(await cloudAt(server.origin).register({ pin: PIN })).toMatchObject({
        kind: "unknown",
        cause: "not-json",
      });
    }
  });

  test.each([
    ["application/json; charset=utf-16 le", false],
    ['application/json; charset="utf-16', false],
    ["application/json; charset={", false],
    ["application/json; charset", false],
    ["application/json; charset*=utf-16''x", false],
    ["application/json; charset=utf-8; charset=utf-16", false],
    ['application/json; q=1; Charset = "UTF-8"', true],
    ["application/json; charset=utf8", true],
  ])("[F8] %s says that the answer is JSON in UTF-8: %s", (type, says) => {
    expect(answered(200, { success: true }, { "content-type": type })).toMatchObject(
      says ? { kind: "confirmed" } : { kind: "unknown", cause: "not-json" },
    );
  });

  test("[F18] 429 is a refusal with the wait that the server told", () => {
    expect(answered(429, cloudError(4), { "retry-after": "120" })).toMatchObject({
      kind: "rejected",
      reason: "rate-limited",
      evidence: { retryAfterSeconds: 120 },
    });
    expect(answered(429, cloudError(999_999))).toMatchObject({ kind: "unknown", cause: "unlisted-refusal" });
    expect(answered(429, cloudError(4)).evidence).not.toHaveProperty("retryAfterSeconds");
    expect(answered(429, cloudError(4), { "retry-after": "99999999999" }).evidence.retryAfterSeconds).toBe(
      259_200,
    );
    expect(answered(400, cloudError(133008, "Try again in 15 minutes")).evidence.retryAfterSeconds).toBe(900);
  });

  test("[I4] a code that nobody listed leaves a change unknown, and is kept", () => {
    expect(answered(400, cloudError(987_654, "Something new"))).toMatchObject({
      kind: "unknown",
      cause: "unlisted-refusal",
      evidence: { apiError: { code: 987_654, details: "Something new" } },
    });
  });
});

describe("the closed list of refusals", () => {
  const STATUSES = [200, 201, 202, 400, 401, 403, 404, 429, 500, 503] as const;
  const register = (status: number, code: number): string => answered(status, cloudError(code)).kind;

  test.each([
    10, 33, 100, 190, 200, 299, 368, 803, 131005, 131008, 131009, 131031, 131045, 133005, 133006, 133008,
    133009, 133010, 133015, 133016,
  ])("[I4] %i under a 4xx proves that a register had no effect, and under no other status", (code) => {
    expect(STATUSES.filter((status) => register(status, code) === "rejected")).toEqual([
      400, 401, 403, 404, 429,
    ]);
  });

  test.each([4, 80007, 130429])("[I4][F18] %i proves it under 429 alone", (code) => {
    expect(STATUSES.filter((status) => register(status, code) === "rejected")).toEqual([429]);
  });

  test("[I4] 133000 proves it under 500 alone", () => {
    expect(STATUSES.filter((status) => register(status, 133000) === "rejected")).toEqual([500]);
  });

  test.each([0, 1, 2, 3, 104, 131000, 131016, 131057, 133004, 300, 199, 133007, 999999])(
    "[I4] %i proves nothing under any status",
    (code) => {
      expect(STATUSES.filter((status) => register(status, code) === "rejected")).toEqual([]);
    },
  );

  test("[I21] every changing call has its own list, and every other call reads", () => {
    expect(Object.keys(REFUSALS).toSorted()).toEqual([
      "addWebhookAuthority",
      "changePassword",
      "disableTwoStep",
      "enableTwoStep",
      "register",
      "removeWebhookAuthority",
      "requestAccount",
      "sendClientMessage",
      "sendMessage",
      "setAccountCallback",
      "setAppCallback",
      "setClientCallback",
      "setNumberCallback",
      "setPin",
      "setShards",
      "subscribe",
      "verifyCode",
    ]);
  });

  test.each(["requestAccount", "verifyCode", "setShards"] as const)(
    "[I4] of %s: 4xx with the client's own codes, any code under 429, and nothing else",
    (call) => {
      const proves = (httpStatus: number, code: number): boolean =>
        provesNoEffect(call, { code, httpStatus });
      for (const code of [1005, 1008, 1009, 1011, 1015, 1024, 1025, 1031])
        expect([code, proves(400, code), proves(499, code), proves(200, code), proves(500, code)]).toEqual([
          code,
          true,
          true,
          false,
          false,
        ]);
      for (const code of [400, 500, 1000, 1006, 1010, 1013, 1014, 1016, 1022, 1023])
        expect([code, proves(400, code), proves(429, code), proves(503, code)]).toEqual([
          code,
          false,
          true,
          false,
        ]);
    },
  );
});

describe("evidence", () => {
  test("holds date, trace id, duration, status and the client's version", async () => {
    const server = await serve((_asked, response) =>
      json(
        response,
        200,
        { health: { gateway_status: "connected" }, meta: { api_status: "stable", version: "2.53.1" } },
        { "x-fb-trace-id": "TR-77", date: "Thu, 15 Jan 2026 12:00:00 GMT" },
      ),
    );
    const { evidence } = await onPremAt(server.origin).readHealth();
    expect(evidence).toMatchObject({
      httpStatus: 200,
      traceId: "TR-77",
      clientVersion: "2.53.1",
      serverDate: "2026-01-15T12:00:00.000Z",
    });
    expect(evidence.durationMs).toBeGreaterThan(0);
  });

  test("finds the trace id under any prefix", () => {
    const { error } = cloudError(100) as { error: Record<string, unknown> };
    expect(
      answered(400, { error: { ...error, trace_id: undefined, xy_trace_id: "Q9" } }).evidence.traceId,
    ).toBe("Q9");
  });

  test("never repeats a secret that the server echoes, in any spelling", async () => {
    const { password, data } = PAIR;
    const echo = [
      TOKEN,
      PIN.reveal(),
      password.reveal(),
      data.reveal(),
      Buffer.from(data.reveal()).toString("base64"),
      encodeURIComponent(password.reveal()),
    ];
    const details = `${echo.join(" | ")} | ${data.reveal().slice(0, 40)}…`;
    const server = await serve((_asked, response) =>
      json(response, 400, cloudError(100, details, { message: details, trace_id: TOKEN })),
    );
    const written = JSON.stringify(await cloudAt(server.origin).register({ pin: PIN, backup: PAIR }));
    for (const secret of [...echo, data.reveal().slice(0, 20)]) expect(written).not.toContain(secret);
    expect(written).toContain("<redacted>");
  });

  test("never repeats what a sign-in sent", async () => {
    const basic = Buffer.from("admin:Pa55-word!").toString("base64");
    const server = await serve((asked, response) =>
      json(response, 401, onPremError(1005, `refused ${asked.headers.authorization ?? ""} Pa55-word!`)),
    );
    const api = onPremAt(server.origin, {
      auth: { kind: "login", username: "admin", password: redact("Pa55-word!", "password") },
    });
    const outcome = await api.readHealth();
    expect(outcome).toMatchObject({ kind: "rejected", reason: "token-invalid" });
    expect(JSON.stringify(outcome)).not.toContain(basic);
    expect(JSON.stringify(outcome)).not.toContain("Pa55-word!");
  });

  test("texts lose control characters and are cut at 500 characters", () => {
    const { apiError } = answered(400, cloudError(100, `\u001b[31mred\u202e${"x".repeat(2000)}`)).evidence;
    expect(apiError?.details).toMatch(/^red x+…$/);
    expect(apiError?.details?.length).toBe(500);
  });
});
