import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { describe, expect, test } from "vitest";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import { cloudAt, cloudError, dialect, json, PAIR, PIN, serve, TOKEN, type Asked } from "./servers.ts";

const ID = "106540352242922";
const ACCOUNT = "102290129340398";
const query = (asked: Asked | undefined): URLSearchParams =>
  new URL(asked?.url ?? "", "http://x").searchParams;

describe("number fields", () => {
  const all = {
    id: ID,
    display_phone_number: "+1 202-555-0123",
    verified_name: "Northwind Bakery",
    platform_type: "CLOUD_API",
    throughput: { level: "STANDARD" },
    is_official_business_account: false,
    health_status: { can_send_message: "AVAILABLE", entities: [] },
    webhook_configuration: {
      phone_number: "https://a.example/n",
      chat_business_account: "https://a.example/w",
      application: "https://a.example/app",
    },
    something_new: { deep: [1] },
  };

  test("are all asked at once and told in our own words", async () => {
    const server = await serve((_asked, response) => json(response, 200, all));
    const outcome = await cloudAt(server.origin).readNumber();
    expect(outcome).toMatchObject({
      kind: "confirmed",
      value: {
        id: ID,
        displayPhoneNumber: "+1 202-555-0123",
        host: "CLOUD_API",
        throughput: "STANDARD",
        officialAccount: false,
        canSend: "AVAILABLE",
        webhooks: {
          number: maskAddress("https://a.example/n"),
          account: maskAddress("https://a.example/w"),
          application: maskAddress("https://a.example/app"),
        },
        refusedFields: [],
      },
    });
    expect(server.asked.length).toBe(1);
    expect(query(server.asked[0]).get("fields")?.split(",")).toEqual(
      dialect.numberFields.filter((field) => field !== "host_platform"),
    );
    expect(server.asked[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test("are asked one by one where one is refused, on the same connection, and only the answered ones the next time", async () => {
    const unknown = new Set(["platform_type", "webhook_configuration"]);
    const server = await serve((asked, response) => {
      const fields = (query(asked).get("fields") ?? "").split(",");
      if (fields.some((field) => unknown.has(field))) json(response, 400, cloudError(100));
      else
        json(response, 200, {
          id: ID,
          ...Object.fromEntries(
            fields.map((field) => [field, field === "host_platform" ? "ON_PREMISE" : ID]),
          ),
        });
    });
    const api = cloudAt(server.origin);
    expect(await api.readNumber()).toMatchObject({
      kind: "confirmed",
      value: { host: "ON_PREMISE", refusedFields: ["webhook_configuration"] },
    });
    expect(server.asked.length).toBe(2 + dialect.numberFields.length);
    expect(new Set(server.asked.map(({ socket }) => socket)).size).toBe(1);
    expect(await api.readNumber()).toMatchObject({
      kind: "confirmed",
      value: { host: "ON_PREMISE", refusedFields: ["webhook_configuration"] },
    });
    expect(server.asked.length).toBe(3 + dialect.numberFields.length);
  });

  test("name the host in the way that the deployment knows", async () => {
    const server = await serve((asked, response) => {
      if (query(asked).get("fields")?.includes("platform_type") === true)
        json(response, 400, cloudError(100));
      else json(response, 200, { id: ID, host_platform: "ON_PREMISE" });
    });
    const api = cloudAt(server.origin);
    for (const calls of [2, 3]) {
      expect(await api.readNumber()).toMatchObject({
        kind: "confirmed",
        value: { host: "ON_PREMISE", refusedFields: [] },
      });
      expect(server.asked.length).toBe(calls);
    }
  });

  test("that are all refused are asked without naming any, and what that says counts", async () => {
    const none = await serve((_asked, response) => json(response, 400, cloudError(100)));
    expect(await cloudAt(none.origin).readNumber()).toMatchObject({
      kind: "rejected",
      reason: "not-found",
      evidence: { apiError: { code: 100 } },
    });
    const bare = await serve((asked, response) =>
      query(asked).has("fields")
        ? json(response, 400, cloudError(100))
        : json(response, 200, { id: ID, quality_rating: "GREEN" }),
    );
    expect(await cloudAt(bare.origin).readNumber()).toMatchObject({
      kind: "confirmed",
      value: { qualityRating: "GREEN", refusedFields: dialect.numberFields },
    });
  });

  test("of an unknown number, or a deployment without the look-up, are not found", async () => {
    const missing = await serve((_asked, response) =>
      json(response, 400, cloudError(100, undefined, { error_subcode: 33 })),
    );
    expect(await cloudAt(missing.origin).readNumber()).toMatchObject({
      kind: "rejected",
      reason: "not-found",
    });
    const none = await serve((_asked, response) => json(response, 404, cloudError(4242)));
    expect(await cloudAt(none.origin).readNumber()).toMatchObject({ kind: "rejected", reason: "not-found" });
  });

  test.each([{}, [], null, "x", { id: "999" }, { data: [] }])("answered as %j are no proof", async (body) => {
    const server = await serve((_asked, response) => json(response, 200, body));
    expect(await cloudAt(server.origin).readNumber()).toMatchObject({
      kind: "unknown",
      cause: "unexpected-shape",
    });
  });

  test("of odd types are left out", async () => {
    const server = await serve((_asked, response) =>
      json(response, 200, {
        id: ID,
        status: { a: 1 },
        throughput: "HIGH",
        quality_rating: 7,
        health_status: null,
      }),
    );
    expect(await cloudAt(server.origin).readNumber()).toMatchObject({
      kind: "confirmed",
      value: { id: ID, qualityRating: "7", refusedFields: [] },
    });
  });
});

describe("the numbers of an account", () => {
  test("are collected page by page, by the cursor alone", async () => {
    const elsewhere = await serve((_asked, response) => json(response, 200, { data: [] }));
    const server = await serve((asked, response) => {
      const page = Number(query(asked).get("after") ?? "0");
      const next = `${elsewhere.origin}/v23.0/${ACCOUNT}/phone_numbers?limit=100&after=${page + 1}`;
      const cursors = page === 0 ? { cursors: { before: "x", after: "1" } } : {};
      json(response, 200, {
        data: [{ id: `n${page}`, host_platform: "CLOUD_API" }],
        paging: page === 3 ? { cursors: { after: "9" } } : { ...cursors, next },
      });
    });
    const outcome = await cloudAt(server.origin).listNumbers();
    expect(outcome).toMatchObject({
      kind: "confirmed",
      value: ["n0", "n1", "n2", "n3"].map((id) => ({ id, host: "CLOUD_API" })),
    });
    expect(query(server.asked[0]).get("limit")).toBe("100");
    expect(elsewhere.asked).toEqual([]);
  });

  test("are asked for no further than the page with the number that is looked for", async () => {
    const server = await serve((asked, response) => {
      const page = Number(query(asked).get("after") ?? "0");
      const paging = { cursors: { after: String(page + 1) }, next: page === 3 ? "" : "more" };
      json(response, 200, { data: [{ id: `n${page}` }], paging });
    });
    const found = await cloudAt(server.origin).listNumbers("n1");
    expect(found).toMatchObject({ kind: "confirmed", value: [{ id: "n0" }, { id: "n1" }] });
    expect(server.asked).toHaveLength(2);
    const none = await cloudAt(server.origin).listNumbers("n9");
    expect(none.kind === "confirmed" && none.value).toHaveLength(4);
  });

  test.each([
    ["repeats its cursor", () => "same"],
    ["names no cursor", () => undefined],
  ])("are unknown where the list %s", async (_name, cursor) => {
    const server = await serve((_asked, response) =>
      json(response, 200, {
        data: [{ id: "1" }],
        paging: { cursors: { after: cursor() }, next: "https://x.example/?a=1" },
      }),
    );
    expect(await cloudAt(server.origin).listNumbers()).toMatchObject({
      kind: "unknown",
      cause: "unexpected-shape",
    });
    expect(server.asked.length).toBeLessThan(4);
  });

  test("are given up after 100 pages", async () => {
    let page = 0;
    const server = await serve((_asked, response) =>
      json(response, 200, { data: [], paging: { cursors: { after: String((page += 1)) }, next: "x" } }),
    );
    expect(await cloudAt(server.origin).listNumbers()).toMatchObject({ kind: "unknown", cause: "too-large" });
    expect(server.asked.length).toBe(100);
  });

  test("are asked with fewer fields where the deployment refuses some", async () => {
    const server = await serve((asked, response) => {
      if (query(asked).has("fields")) json(response, 400, cloudError(100));
      else json(response, 200, { data: [{ id: ID, display_phone_number: "+1 202" }] });
    });
    expect(await cloudAt(server.origin).listNumbers()).toMatchObject({
      kind: "confirmed",
      value: [{ id: ID }],
    });
  });

  test("are unknown where an entry is none", async () => {
    const server = await serve((_asked, response) => json(response, 200, { data: [{ id: ID }, 5] }));
    expect(await cloudAt(server.origin).listNumbers()).toMatchObject({
      kind: "unknown",
      cause: "unexpected-shape",
    });
  });
});

describe("the token check", () => {
  const answer = {
    data: {
      app_id: 670_843_887_433_847,
      type: "SYSTEM_USER",
      is_valid: true,
      expires_at: 0,
      scopes: ["chat_business_messaging"],
      granular_scopes: [{ scope: "chat_business_management", target_ids: [ACCOUNT] }],
    },
  };

  test("carries the token in its query to the versioned path", async () => {
    const server = await serve((_asked, response) => json(response, 200, answer));
    const outcome = await cloudAt(server.origin).inspectToken();
    expect(outcome).toMatchObject({
      kind: "confirmed",
      value: {
        appId: "670843887433847",
        valid: true,
        expiresAt: 0,
        scopes: ["chat_business_messaging"],
        granularScopes: [{ scope: "chat_business_management", targetIds: [ACCOUNT] }],
      },
    });
    expect(server.asked[0]?.url).toBe(`/v23.0/debug_token?input_token=${TOKEN}`);
    expect(JSON.stringify(outcome)).not.toContain(TOKEN);
  });

  test("is tried without the version where the versioned path is not found", async () => {
    const server = await serve((asked, response) => {
      if (asked.url.startsWith("/v23.0/"))
        response.writeHead(404, { "content-type": "text/html" }).end("no such page");
      else json(response, 200, { data: { is_valid: false, error: { code: 190, subcode: 463 } } });
    });
    expect(await cloudAt(server.origin).inspectToken()).toMatchObject({
      kind: "confirmed",
      value: { valid: false, errorCode: 190, errorSubcode: 463 },
    });
    expect(server.asked.map(({ url }) => url.split("?")[0])).toEqual(["/v23.0/debug_token", "/debug_token"]);
  });

  test.each([{}, { data: {} }, { data: { is_valid: "true" } }])("answered as %j is unknown", async (body) => {
    const server = await serve((_asked, response) => json(response, 200, body));
    expect(await cloudAt(server.origin).inspectToken()).toMatchObject({
      kind: "unknown",
      cause: "unexpected-shape",
    });
  });
});

describe("subscriptions", () => {
  test("are listed under the dialect's member, with overrides", async () => {
    const brand = dialectOf({ brand: "parley", apiVersion: "v19.0" });
    const server = await serve((_asked, response) =>
      json(response, 200, {
        data: [
          {
            parley_business_api_data: { id: "6708", name: "Desk", link: "x" },
            override_callback_uri: "https://user:pw@cb.example/path?key=1",
          },
        ],
      }),
    );
    const outcome = await cloudAt(server.origin, { dialect: brand }).readSubscriptions();
    expect(outcome).toMatchObject({
      kind: "confirmed",
      value: [
        {
          id: "6708",
          name: "Desk",
          overrideCallbackUri: maskAddress("https://user:pw@cb.example/path?key=1"),
        },
      ],
    });
    expect(server.asked[0]?.url).toBe(`/v19.0/${ACCOUNT}/subscribed_apps`);
  });

  test("may be none", async () => {
    const server = await serve((_asked, response) => json(response, 200, { data: [] }));
    expect(await cloudAt(server.origin).readSubscriptions()).toMatchObject({ kind: "confirmed", value: [] });
  });

  test("are made with an empty body", async () => {
    const server = await serve((_asked, response) => json(response, 200, { success: "true" }));
    expect((await cloudAt(server.origin).subscribe()).kind).toBe("confirmed");
    expect(server.asked[0]).toMatchObject({
      method: "POST",
      url: `/v23.0/${ACCOUNT}/subscribed_apps`,
      body: "",
    });
    expect(server.asked[0]?.headers["content-type"]).toBeUndefined();
  });
});

describe("register", () => {
  test("sends product, PIN and the pair, once", async () => {
    const server = await serve((_asked, response) => json(response, 200, { success: true, more: 1 }));
    const brand = dialectOf({ brand: "parley", apiVersion: "v23.0" });
    expect((await cloudAt(server.origin, { dialect: brand }).register({ pin: PIN, backup: PAIR })).kind).toBe(
      "confirmed",
    );
    expect(server.asked.map(({ method, url, body }) => [method, url, JSON.parse(body) as unknown])).toEqual([
      [
        "POST",
        `/v23.0/${ID}/register`,
        {
          messaging_product: "parley",
          pin: PIN.reveal(),
          backup: { password: PAIR.password.reveal(), data: PAIR.data.reveal() },
        },
      ],
    ]);
  });

  test("without a pair sends no backup", async () => {
    const server = await serve((_asked, response) => json(response, 200, { success: true }));
    await cloudAt(server.origin).register({ pin: PIN });
    expect(JSON.parse(server.asked[0]?.body ?? "")).toEqual({ messaging_product: "chat", pin: PIN.reveal() });
  });
});
