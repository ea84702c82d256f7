import { describe, expect, onTestFinished, test } from "vitest";
import { openAppCallback, openCallbacks } from "../../../main/core/platforms/cloud/callbacks.ts";
import type { CloudOptions } from "../../../main/core/platforms/cloud/caller.ts";
import { redact } from "../../../shared/redacted.ts";
import { cloudError, dialect, json, realClock, serve, TOKEN, type Asked } from "./servers.ts";

const ID = "106540352242922";
const ACCOUNT = "102290129340398";
const APP = "670843887433847";
const VERIFY = redact("a verify token of theirs", "verify token");
const ADDRESS = "https://a.example/hook?key=1";

function optionsFor(baseUrl: string): CloudOptions {
  return {
    baseUrl,
    dialect,
    businessAccountId: ACCOUNT,
    phoneNumberId: ID,
    accessToken: redact(TOKEN, "access token"),
    trust: { kind: "publicRoots" },
    clock: realClock,
    limits: { lookUpMs: 500, changeMs: 500 },
  };
}

async function callbacksWith(answer: Parameters<typeof serve>[0]) {
  const server = await serve(answer);
  const api = openCallbacks(optionsFor(server.origin));
  onTestFinished(() => api.close());
  return { api, asked: server.asked };
}

const field = (configuration: unknown) => ({ id: ID, webhook_configuration: configuration });

describe("a number's callbacks", () => {
  test("are read exactly as they stand, and the empty text is none", async () => {
    const { api, asked } = await callbacksWith((_asked, response) =>
      json(
        response,
        200,
        field({ phone_number: ADDRESS, chat_business_account: "", application: "https://a.example/app" }),
      ),
    );
    expect(await api.readOfNumber()).toMatchObject({
      kind: "confirmed",
      value: { reported: true, number: ADDRESS, application: "https://a.example/app" },
    });
    expect(asked[0]?.url).toBe(`/v23.0/${ID}?fields=webhook_configuration`);
  });

  test("are unknown where one could not be given back as it stands", async () => {
    for (const address of ["https://a.example/\u0000", `https://a.example/${"x".repeat(2048)}`, 7]) {
      const { api } = await callbacksWith((_asked, response) =>
        json(response, 200, field({ phone_number: address })),
      );
      expect(await api.readOfNumber()).toMatchObject({ kind: "unknown", cause: "unexpected-shape" });
    }
  });

  test("are not told where the field is left out, refused where it is no field, and another number's are none", async () => {
    const silent = await callbacksWith((_asked, response) => json(response, 200, { id: ID }));
    expect(await silent.api.readOfNumber()).toMatchObject({ kind: "confirmed", value: { reported: false } });
    const unknown = await callbacksWith((_asked, response) => json(response, 400, cloudError(100)));
    expect(await unknown.api.readOfNumber()).toMatchObject({ kind: "rejected", reason: "field-unknown" });
    const other = await callbacksWith((_asked, response) => json(response, 200, { ...field({}), id: "1" }));
    expect(await other.api.readOfNumber()).toMatchObject({ kind: "unknown" });
  });

  test("of a whole account come a hundred at a time", async () => {
    const { api, asked } = await callbacksWith(({ url }, response) =>
      json(
        response,
        200,
        url.includes("after=c1")
          ? { data: [{ id: "2", webhook_configuration: {} }] }
          : {
              data: [field({ phone_number: ADDRESS })],
              paging: { cursors: { after: "c1" }, next: "https://x.example" },
            },
      ),
    );
    const outcome = await api.readOfNumbers();
    expect(outcome.kind === "confirmed" && [...outcome.value]).toEqual([
      [ID, { reported: true, number: ADDRESS }],
      ["2", { reported: true }],
    ]);
    expect(asked).toHaveLength(2);
  });

  test("are set with address and token, and taken away with an empty text", async () => {
    const { api, asked } = await callbacksWith((_asked, response) => json(response, 200, { success: true }));
    expect(await api.setOfNumber({ address: ADDRESS, token: VERIFY })).toMatchObject({ kind: "confirmed" });
    expect(await api.setOfNumber(undefined)).toMatchObject({ kind: "confirmed" });
    expect(asked.map(told)).toEqual([
      [
        `POST /v23.0/${ID}`,
        { webhook_configuration: { override_callback_uri: ADDRESS, verify_token: VERIFY.reveal() } },
      ],
      [`POST /v23.0/${ID}`, { webhook_configuration: { override_callback_uri: "" } }],
    ]);
  });

  test("are not known to be set where the answer is none, and a token that is sent back is not kept", async () => {
    const strange = await callbacksWith((_asked, response) => json(response, 200, { success: 1 }));
    expect(await strange.api.setOfNumber(undefined)).toMatchObject({
      kind: "unknown",
      cause: "unexpected-shape",
    });
    const echo = await callbacksWith((_asked, response) =>
      json(response, 400, {
        error: { message: VERIFY.reveal(), type: "OAuthException", code: 100, trace_id: "t" },
      }),
    );
    const outcome = await echo.api.setOfNumber({ address: ADDRESS, token: VERIFY });
    expect(outcome).toMatchObject({ kind: "rejected", reason: "bad-parameter" });
    expect(JSON.stringify(outcome)).not.toContain(VERIFY.reveal());
  });
});

describe("the account's callback", () => {
  test("[I26] is read for each app exactly as it stands, and as unreadable where it could not be given back", async () => {
    const member = dialect.subscribedAppMember;
    const { api } = await callbacksWith((_asked, response) =>
      json(response, 200, {
        data: [
          { [member]: { id: APP }, override_callback_uri: "https://user:pw@a.example/hook/?key=1#x" },
          { [member]: { id: 77 } },
          { [member]: { id: "78" }, override_callback_uri: null },
          { [member]: { id: "79" }, override_callback_uri: "https://a.example/with a space" },
          { [member]: { id: "80" }, override_callback_uri: 5 },
        ],
      }),
    );
    expect(await api.readOfAccount()).toMatchObject({
      kind: "confirmed",
      value: [
        { app: APP, address: "https://user:pw@a.example/hook/?key=1#x", readable: true },
        { app: "77", readable: true },
        { app: "78", readable: true },
        { app: "79", readable: false },
        { app: "80", readable: false },
      ],
    });
  });

  test("is set in the body of a subscribe call and taken away by one without", async () => {
    const { api, asked } = await callbacksWith((_asked, response) =>
      json(response, 200, { success: "true" }),
    );
    expect(await api.setOfAccount({ address: ADDRESS, token: VERIFY })).toMatchObject({ kind: "confirmed" });
    expect(await api.clearOfAccount()).toMatchObject({ kind: "confirmed" });
    const path = `POST /v23.0/${ACCOUNT}/subscribed_apps`;
    expect(asked.map(told)).toEqual([
      [path, { override_callback_uri: ADDRESS, verify_token: VERIFY.reveal() }],
      [path, undefined],
    ]);
  });

  test("says when the app has to be subscribed first", async () => {
    const { api } = await callbacksWith((_asked, response) =>
      json(response, 400, cloudError(100, "your app must be subscribed first")),
    );
    expect(await api.setOfAccount({ address: ADDRESS, token: VERIFY })).toMatchObject({
      kind: "rejected",
      reason: "override-needs-subscription",
    });
  });
});

describe("the app's own callback", () => {
  const secret = redact("0123456789abcdef0123456789abcdef", "app secret");

  test("is read and set under the app's own token, with the fields it had", async () => {
    const entry = {
      object: "chat_business_account",
      callback_url: ADDRESS,
      active: true,
      fields: [{ name: "messages", version: "v23.0" }, "account_update"],
    };
    const server = await serve(({ method }, response) =>
      json(response, 200, method === "GET" ? { data: [{ object: "user" }, entry] } : { success: true }),
    );
    const app = openAppCallback(optionsFor(server.origin), { appId: APP, appSecret: secret });
    onTestFinished(() => app.close());
    expect(await app.read()).toMatchObject({
      kind: "confirmed",
      value: { address: ADDRESS, fields: ["messages", "account_update"], active: true },
    });
    expect(await app.set({ address: ADDRESS, token: VERIFY }, ["messages"])).toMatchObject({
      kind: "confirmed",
    });
    expect(server.asked.map(({ headers }) => headers.authorization)).toEqual(
      Array(2).fill(`Bearer ${APP}|${secret.reveal()}`),
    );
    expect(told(server.asked[1])).toEqual([
      `POST /v23.0/${APP}/subscriptions`,
      {
        object: "chat_business_account",
        callback_url: ADDRESS,
        verify_token: VERIFY.reveal(),
        fields: ["messages"],
      },
    ]);
  });

  test("is none where the app hears of nothing, and a secret that is sent back is not kept", async () => {
    const none = await serve((_asked, response) => json(response, 200, { data: [] }));
    const app = openAppCallback(optionsFor(none.origin), { appId: APP, appSecret: secret });
    onTestFinished(() => app.close());
    expect(await app.read()).toMatchObject({ kind: "confirmed", value: { fields: [] } });
    const echo = await serve((_asked, response) =>
      json(response, 401, {
        error: { message: `bad ${secret.reveal()}`, type: "X", code: 190, trace_id: "t" },
      }),
    );
    const refused = openAppCallback(optionsFor(echo.origin), { appId: APP, appSecret: secret });
    onTestFinished(() => refused.close());
    const outcome = await refused.set({ address: ADDRESS, token: VERIFY }, []);
    expect(outcome).toMatchObject({ kind: "rejected", reason: "token-invalid" });
    expect(JSON.stringify(outcome)).not.toContain(secret.reveal());
  });
});

function told(asked: Asked | undefined): readonly [string, unknown] {
  const body = asked?.body ?? "";
  return [`${asked?.method ?? ""} ${asked?.url ?? ""}`, body === "" ? undefined : JSON.parse(body)];
}
