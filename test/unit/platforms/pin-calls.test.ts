import { describe, expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { cloudAt, cloudError, json, onPremAt, onPremError, PIN, serve, text } from "./servers.ts";

const LOGIN = { kind: "login", username: "admin", password: redact("First-Pass1", "password") } as const;

describe("setting a PIN in the cloud", () => {
  test("is one POST of the PIN to the number itself", async () => {
    const server = await serve((_asked, response) => json(response, 200, { success: true }));
    expect((await cloudAt(server.origin).setPin(PIN)).kind).toBe("confirmed");
    expect(server.asked.map(({ method, url, body }) => [method, url?.split("?")[0], body])).toEqual([
      ["POST", expect.stringMatching(/^\/v23\.0\/[0-9]+$/), JSON.stringify({ pin: PIN.reveal() })],
    ]);
  });

  test.each([
    [{ success: "true" }, "confirmed"],
    [{ success: 1 }, "unknown"],
    [{}, "unknown"],
    [[], "unknown"],
    [null, "unknown"],
    [{ success: false }, "rejected"],
    [{ success: "false" }, "rejected"],
  ])("[F11] an answer of %j is %s", async (body, kind) => {
    const server = await serve((_asked, response) => json(response, 200, body));
    expect((await cloudAt(server.origin).setPin(PIN)).kind).toBe(kind);
  });

  test("[I21] is refused by the platform's own error, and sent once", async () => {
    const server = await serve((_asked, response) => json(response, 400, cloudError(133010)));
    expect(await cloudAt(server.origin).setPin(PIN)).toMatchObject({
      kind: "rejected",
      reason: "not-registered",
    });
    expect(server.asked).toHaveLength(1);
  });

  test("[I13] an answer that repeats the PIN is kept without it", async () => {
    const server = await serve((_asked, response) =>
      json(response, 400, { error: { code: 100, message: `no such pin ${PIN.reveal()}` } }),
    );
    expect(JSON.stringify(await cloudAt(server.origin).setPin(PIN))).not.toContain(PIN.reveal());
  });
});

describe("two-step verification on-premises", () => {
  test.each([
    [{ success: "true" }, "confirmed"],
    [{ success: 1 }, "unknown"],
    [{ success: false }, "rejected"],
    [[], "unknown"],
    ["ok", "unknown"],
    [1, "unknown"],
  ])("[F11] an answer of %j is %s, for both calls", async (body, kind) => {
    const server = await serve((_asked, response) => json(response, 200, body));
    const api = onPremAt(server.origin);
    expect([(await api.enableTwoStep(PIN)).kind, (await api.disableTwoStep()).kind]).toEqual([kind, kind]);
  });

  test("[F8] a page for a browser, or another status than 200, confirms nothing", async () => {
    const portal = await serve((_asked, response) => text(response, 200, "text/html", "<html>"));
    expect((await onPremAt(portal.origin).enableTwoStep(PIN)).kind).toBe("unknown");
    const other = await serve((_asked, response) => json(response, 202, {}));
    expect((await onPremAt(other.origin).disableTwoStep()).kind).toBe("unknown");
  });

  test("[I21][F17] is not sent again where the token is called stale, while a look is", async () => {
    let logins = 0;
    const server = await serve((asked, response) => {
      if (asked.url === "/v1/users/login") {
        logins += 1;
        return json(response, 200, { users: [{ token: `T${logins}` }] });
      }
      return asked.headers.authorization === "Bearer T1"
        ? json(response, 401, onPremError(1005))
        : json(response, 200, { settings: { application: {} }, health: { gateway_status: "connected" } });
    });
    const count = (method: string): number =>
      server.asked.filter((asked) => asked.url.endsWith("two-step") && asked.method === method).length;
    const setting = onPremAt(server.origin, { auth: LOGIN });
    expect(await setting.enableTwoStep(PIN)).toMatchObject({
      kind: "rejected",
      evidence: { httpStatus: 401 },
    });
    expect([logins, count("POST")]).toEqual([1, 1]);
    logins = 0;
    const dropping = onPremAt(server.origin, { auth: LOGIN });
    expect((await dropping.disableTwoStep()).kind).toBe("rejected");
    expect(count("DELETE")).toBe(1);
    logins = 0;
    const looking = onPremAt(server.origin, { auth: LOGIN });
    expect((await looking.readHealth()).kind).toBe("confirmed");
    expect(logins).toBe(2);
  });
});
