import { expect, test } from "vitest";
import { provesArrival } from "../../../main/core/migration/reading/home.ts";
import type { Reading } from "../../../shared/migration/reading.ts";
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

test("[F40] a server that closes after each answer gets no register on a connection that never answered", async () => {
  const server = await serve((asked, response) => {
    response.setHeader("connection", "close");
    json(response, 200, asked.method === "GET" ? { id: "1" } : { success: true });
  });
  const cloud = cloudAt(server.origin);
  await cloud.warm();
  const fresh = cloud.lastAnswerMs() !== undefined;
  await cloud.register({ pin: PIN, backup: PAIR });
  const [warm, register] = server.asked;
  expect({ fresh, same: warm?.socket === register?.socket }).not.toEqual({ fresh: true, same: false });
});

test("[I23] a Date header that is no date dates nothing", async () => {
  const server = await serve((_asked, response) => {
    response.setHeader("date", "7");
    json(response, 200, { id: "1" });
  });
  expect((await cloudAt(server.origin).warm()).evidence.serverDate).toBeUndefined();
});

test("[I9] a cloud that tells the host now and did not before has not changed its word", () => {
  const now = { home: "cloud", cloudSays: "cloud", clientSays: "silent" } as Reading;
  const then = { home: "unknown", cloudSays: "somewhere", clientSays: "connected" } as Reading;
  const before = { home: { is: "unknown", proof: "none" }, reading: then } as const;
  expect(provesArrival("to-cloud", before, now)).toBe(false);
});

test("[I12][I13] a code that the client repeats in a later answer is not kept", async () => {
  const server = await serve((asked, response) =>
    asked.method === "POST"
      ? json(response, 500, { errors: [{ code: 1014, title: "Internal error" }] })
      : json(response, 500, {
          errors: [{ code: 1014, title: "Internal error", details: "code 123-456 is being checked" }],
        }),
  );
  const client = onPremAt(server.origin);
  await client.verifyCode(redact("123456", "code"));
  const look = await client.readHealth();
  expect(JSON.stringify(look.evidence)).not.toMatch(/123-?456/);
});
