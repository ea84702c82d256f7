import { expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { cloudAt, json, onPremAt, PAIR, PIN, serve } from "./servers.ts";

const ACCOUNT = {
  cc: "1",
  phoneNumber: "2025550123",
  method: "sms",
  cert: redact("Q0VSVA==", "cert"),
} as const;

test("[I9] a 500 whose error stands beside success is no refusal of a register", async () => {
  const server = await serve((_asked, response) =>
    json(response, 500, { success: true, error: { code: 133000, message: "Incomplete deregistration" } }),
  );
  const outcome = await cloudAt(server.origin).register({ pin: PIN, backup: PAIR });
  expect(outcome.kind).toBe("unknown");
});

test("[I11] a 202 is no refusal of an account request, whatever stands in it: its code may be on the way", async () => {
  const server = await serve((_asked, response) =>
    json(response, 202, { success: false, errors: [{ code: 1005, title: "Access denied" }] }),
  );
  const outcome = await onPremAt(server.origin).requestAccount(ACCOUNT);
  expect(outcome.kind).toBe("unknown");
});

test.each([200, 201])("[I9] a %i is no refusal of a code, whatever stands in it", async (status) => {
  const server = await serve((_asked, response) =>
    json(response, status, { success: false, errors: [{ code: 1005, title: "Access denied" }] }),
  );
  const outcome = await onPremAt(server.origin).verifyCode(redact("123456", "code"));
  expect(outcome.kind).toBe("unknown");
});

test("[I9] a register that was accepted (202) is not refused by what stands in the body", async () => {
  const server = await serve((_asked, response) =>
    json(response, 202, { success: false, error: { code: 100, message: "Invalid parameter" } }),
  );
  const outcome = await cloudAt(server.origin).register({ pin: PIN, backup: PAIR });
  expect(outcome.kind).toBe("unknown");
});
