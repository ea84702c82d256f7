import { X509Certificate } from "node:crypto";
import { describe, expect, test } from "vitest";
import { startSandbox } from "../../../main/sandbox/index.ts";
import { decodeNumberCertificate } from "../../../main/sandbox/world/number-certificate.ts";
import { freePort } from "../../support/free-port.ts";
import { errorCode, rehearse } from "./rehearsal.ts";
import { json } from "./visitor.ts";

type List = {
  readonly data: readonly { readonly id: string }[];
  readonly paging?: { readonly cursors: { readonly after: string }; readonly next?: string };
};

describe("the cloud API", () => {
  test("a look-up without fields shows four, and an unknown field spoils the whole call", async () => {
    const r = await rehearse();
    const phone = `/${r.sandbox.cloud.phoneNumberId}`;
    const seen = await r.cloud("GET", phone);
    expect(json(seen)).toEqual({
      verified_name: "Northwind Bakery",
      display_phone_number: "+1 202-555-0123",
      quality_rating: "GREEN",
      id: r.sandbox.cloud.phoneNumberId,
    });
    expect(seen.headers["date"]).toMatch(/GMT$/);
    const spoilt = await r.cloud("GET", `${phone}?fields=id,host_platform`);
    expect(errorCode(spoilt)).toBe(100);
    expect(json(spoilt)).toMatchObject({ error: { trace_id: expect.stringMatching(/./) as string } });
  });

  test("numbers are listed page by page until no next one is named", async () => {
    const r = await rehearse();
    const ids: string[] = [];
    let after = "";
    let pages = 0;
    for (let more = true; more; pages += 1) {
      const list = json(
        await r.cloud(
          "GET",
          `/${r.sandbox.cloud.businessAccountId}/phone_numbers?fields=id&limit=2&after=${after}`,
        ),
      ) as List;
      ids.push(...list.data.map((number) => number.id));
      after = list.paging?.cursors.after ?? "";
      more = list.paging?.next !== undefined;
    }
    expect(pages).toBe(3);
    expect(new Set(ids).size).toBe(5);
    expect(ids).toContain(r.sandbox.cloud.phoneNumberId);
  });

  test("the token check works with and without a version, and an app token opens the app's own settings", async () => {
    const r = await rehearse();
    const { appId, appSecret, accessToken } = r.sandbox.cloud;
    const app = `${appId}|${appSecret}`;
    const checked = json(await r.cloud("GET", `/debug_token?input_token=${accessToken}`, undefined, app));
    expect(checked).toMatchObject({
      data: {
        app_id: appId,
        is_valid: true,
        scopes: ["chat_business_messaging", "chat_business_management"],
      },
    });
    expect(json(await r.cloud("GET", "/debug_token?input_token=EAAnothing"))).toMatchObject({
      data: { is_valid: false },
    });
    expect((await r.cloud("GET", `/${appId}/subscriptions`, undefined, app)).text).toContain(
      '"object":"chat_business_account"',
    );
    expect((await r.cloud("GET", `/${appId}/subscriptions`)).status).toBe(400);
    expect((await r.cloud("POST", `/${r.sandbox.cloud.phoneNumberId}/register`, {}, app)).status).toBe(403);
  });

  test("a body that is not JSON, an unknown object and another version are refused", async () => {
    const r = await rehearse();
    const phone = `/${r.sandbox.cloud.phoneNumberId}`;
    expect(errorCode(await r.cloud("POST", `${phone}/register`, "{not json"))).toBe(100);
    expect(errorCode(await r.cloud("GET", "/1234567"))).toBe(100);
    expect(errorCode(await r.cloud("GET", `/../v99.0${phone}`))).toBe(2635);
  });

  test("deregistering leaves the number with nobody until it is registered again", async () => {
    const r = await rehearse({ startsOn: "cloud" });
    await r.cloud("POST", `/${r.sandbox.cloud.phoneNumberId}/deregister`);
    expect(r.sandbox.world.truth().home).toBe("none");
    expect(json(await r.register(r.sandbox.number.pin))).toEqual({ success: true });
    expect(r.sandbox.world.homes().map((entry) => entry.home)).toEqual(["cloud", "none", "cloud"]);
  });

  test("another brand word changes every name that carries it", async () => {
    const r = await rehearse({ brand: "acme", startsOn: "cloud" });
    expect((await r.cloud("GET", `/${r.sandbox.cloud.businessAccountId}/subscribed_apps`)).text).toContain(
      "acme_business_api_data",
    );
    expect(errorCode(await r.register(r.sandbox.number.pin))).toBe(100);
  });
});

describe("the on-premises client", () => {
  test("a code is refused with its reason, and rests between two of a channel", async () => {
    const r = await rehearse({ startsOn: "cloud" });
    expect((await r.enterCode("123456")).text).toContain("missing");
    await r.askForCode("sms");
    expect((await r.askForCode("sms")).text).toMatch(/too_recent.*retry_after: 60 seconds/);
    const wrong = r.sandbox.world.lastCode() === "000-000" ? "000001" : "000000";
    expect(errorCode(await r.enterCode(r.sandbox.world.lastCode()))).toBe(1009);
    for (let guess = 0; guess < 5; guess += 1) expect((await r.enterCode(wrong)).text).toContain("mismatch");
    expect((await r.enterCode()).text).toContain("too_many_guesses");
    expect((await r.askForCode("voice")).status).toBe(202);
    r.clock.advance(10 * 60_000 + 1);
    expect((await r.enterCode()).text).toContain("stale");
    expect(r.sandbox.world.truth().home).toBe("cloud");
  });

  test("every code is the given one where one is given", async () => {
    const r = await rehearse({ startsOn: "cloud", codes: "246813" });
    await r.askForCode();
    expect(r.sandbox.world.lastCode()).toBe("246-813");
  });

  test("a certificate of another number sends no code; at the shards it logs the client off until the right one comes", async () => {
    const r = await rehearse({ startsOn: "cloud" });
    const { cc, phoneNumber, cert, pin } = r.sandbox.number;
    const body = {
      cc,
      phone_number: phoneNumber,
      method: "sms",
      pin,
      cert: Buffer.from("another").toString("base64"),
    };
    expect(errorCode(await r.onPrem("POST", "/account", body))).toBe(1009);
    await r.askForCode();
    await r.enterCode();
    const shards = { ...body, shards: 4 };
    expect((await r.onPrem("POST", "/account/shards", shards)).status).toBe(403);
    expect(r.sandbox.world.truth()).toMatchObject({ gateway: "disconnected", shards: 1 });
    expect((await r.onPrem("POST", "/account/shards", { ...shards, cert })).status).toBe(201);
    expect(json(await r.onPrem("GET", "/account/shards"))).toMatchObject({ account: { shards: 4 } });
    expect(r.sandbox.world.truth().gateway).toBe("connected");
  });

  test("settings change member by member, and say whose number is served", async () => {
    const r = await rehearse();
    await r.onPrem("PATCH", "/settings/application", { webhooks: { url: "https://hooks.example/x" } });
    expect(json(await r.onPrem("GET", "/settings/application"))).toMatchObject({
      settings: {
        application: {
          wa_id: "12025550123",
          webhooks: { url: "https://hooks.example/x", max_concurrent_requests: 6 },
        },
      },
    });
  });

  test("a backup comes back only where nobody holds the number", async () => {
    const r = await rehearse();
    const pair = { password: "backup password", data: await r.backUp() };
    expect(errorCode(await r.onPrem("POST", "/settings/restore", pair))).toBe(1025);
    r.sandbox.world.setNumber({ home: "cloud" });
    expect(errorCode(await r.onPrem("POST", "/settings/restore", pair))).toBe(1005);
    r.sandbox.world.setNumber({ home: "none" });
    expect((await r.onPrem("POST", "/settings/restore", pair)).status).toBe(200);
    expect(r.sandbox.world.truth().home).toBe("onprem");
  });

  test("a session ends with its logout", async () => {
    const r = await rehearse();
    expect((await r.onPrem("POST", "/users/logout")).status).toBe(200);
    expect((await r.onPrem("GET", "/health")).status).toBe(401);
  });
});

describe("the platform as a whole", () => {
  test("the client's certificate vouches for itself, the cloud's does not", async () => {
    const r = await rehearse();
    const own = await r.onPrem("GET", "/certificates/external/ca");
    const certificate = new X509Certificate(own.text);
    expect(certificate.fingerprint256).toBe(r.sandbox.onPrem.sha256);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.checkIP("127.0.0.1")).toBe("127.0.0.1");
    expect(new X509Certificate(r.sandbox.caPem).ca).toBe(true);
    expect(certificate.ca).toBe(false);
  });

  test("a connection warmed by a look-up carries register and subscribe too", async () => {
    const r = await rehearse();
    await r.cloud("GET", `/${r.sandbox.cloud.phoneNumberId}`);
    await r.toCloud();
    await r.subscribe();
    const cloud = r.sandbox.world.requests().filter((entry) => entry.api === "cloud");
    expect(cloud).toHaveLength(3);
    expect(new Set(cloud.map((entry) => entry.connectionId)).size).toBe(1);
  });

  test("[I13] the list of requests holds no secret, and tells equal bodies from others", async () => {
    const r = await rehearse();
    const { pin, wrongPin } = r.sandbox.number;
    await r.cloud("GET", `/debug_token?input_token=${r.sandbox.cloud.accessToken}`);
    await r.register(pin);
    await r.register(pin);
    await r.register(wrongPin);
    const entries = r.sandbox.world.requests();
    const listed = JSON.stringify(entries);
    for (const secret of [pin, wrongPin, r.sandbox.cloud.accessToken, r.sandbox.onPrem.token])
      expect(listed).not.toContain(secret);
    const [, first, second, third] = entries.map((entry) => entry.bodyHash);
    expect(first).toBe(second);
    expect(first).not.toBe(third);
    expect(entries[0]?.bodyHash).toBe("");
  });

  test("the registration certificate names the number and its display name", async () => {
    const r = await rehearse();
    expect(decodeNumberCertificate(r.sandbox.number.cert)).toMatchObject({
      displayName: "Northwind Bakery",
      number: "12025550123",
    });
    expect(decodeNumberCertificate("bm90IG9uZQ==")).toBeUndefined();
    expect(decodeNumberCertificate("not base64!")).toBeUndefined();
  });

  test("listeners hear of changes until they end it", async () => {
    const r = await rehearse();
    const heard: string[] = [];
    const end = r.sandbox.world.onChange((truth) => heard.push(truth.home));
    await r.toCloud();
    expect(heard.at(-1)).toBe("cloud");
    end();
    const count = heard.length;
    await r.subscribe();
    expect(heard).toHaveLength(count);
  });

  test("it listens where it is told, and leaves nothing behind where it cannot", async () => {
    const port = await freePort();
    const r = await rehearse({ ports: { onPrem: port } });
    expect(r.sandbox.onPrem.baseUrl).toBe(`https://127.0.0.1:${port}`);
    const other = await freePort();
    await expect(startSandbox({ ports: { cloud: other, onPrem: port } })).rejects.toThrow(/EADDRINUSE/);
    const again = await rehearse({ ports: { cloud: other } });
    expect((await again.cloud("GET", `/${again.sandbox.cloud.phoneNumberId}`)).status).toBe(200);
  });
});
