import { expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { cloudAt, json, onPremAt, PAIR, PIN, serve } from "./servers.ts";

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
