import { describe, expect, test } from "vitest";
import { PIN_LOCK_MS } from "../../../main/sandbox/world/pin.ts";
import { errorCode, rehearse } from "./rehearsal.ts";
import { json } from "./visitor.ts";

const HOUR_MS = 3_600_000;

describe("homes", () => {
  test("[A5.1] a successful register moves the number to the cloud and unregisters the client", async () => {
    const r = await rehearse();
    expect(json(await r.toCloud())).toEqual({ success: true });
    expect(r.sandbox.world.truth()).toMatchObject({ home: "cloud", gateway: "unregistered" });
    expect(json(await r.onPrem("GET", "/health"))).toMatchObject({
      health: { gateway_status: "unregistered" },
    });
    const look = await r.cloud("GET", `/${r.sandbox.cloud.phoneNumberId}?fields=platform_type`);
    expect(json(look)).toMatchObject({ platform_type: "CLOUD_API" });
  });

  test("[A5.1] an account request answers 201 where the number is on the client already, and sends no code", async () => {
    const r = await rehearse();
    expect((await r.askForCode()).status).toBe(201);
    expect(r.sandbox.world.lastCode()).toBeUndefined();
  });

  test("[A5.1] elsewhere it answers 202 with the display name, and the code moves the number", async () => {
    const r = await rehearse({ startsOn: "cloud" });
    const asked = await r.askForCode();
    expect(asked.status).toBe(202);
    expect(json(asked)).toMatchObject({ account: [{ vname: r.sandbox.number.displayName }] });
    expect(r.sandbox.world.lastCode()).toMatch(/^\d{3}-\d{3}$/);
    expect(r.sandbox.world.truth().home).toBe("cloud");
    expect((await r.enterCode()).status).toBe(201);
    expect(r.sandbox.world.truth()).toMatchObject({ home: "onprem", gateway: "connected" });
  });

  test("[A5.1] a number that ran on several shards gets the high throughput", async () => {
    const r = await rehearse({ shards: 2 });
    await r.toCloud();
    const look = await r.cloud("GET", `/${r.sandbox.cloud.phoneNumberId}?fields=throughput`);
    expect(json(look)).toMatchObject({ throughput: { level: "HIGH" } });
  });
});

describe("PINs", () => {
  test("[A5.2] a first wrong PIN answers 133005, quick repeats 133009, the fifth 133008 with a wait", async () => {
    const r = await rehearse();
    const codes: number[] = [];
    for (let guess = 0; guess < 5; guess += 1)
      codes.push(errorCode(await r.register(r.sandbox.number.wrongPin)));
    expect(codes).toEqual([133005, 133009, 133009, 133009, 133008]);
    const locked = await r.register(r.sandbox.number.pin);
    expect(errorCode(locked)).toBe(133008);
    expect(locked.text).toContain("after 3600 seconds");
    r.clock.advance(PIN_LOCK_MS);
    expect(errorCode(await r.register(r.sandbox.number.wrongPin))).toBe(133005);
  });

  test("[A5.2] slow wrong guesses stay 133005, and a right one is let through and forgives them", async () => {
    const r = await rehearse();
    const data = await r.backUp();
    for (let guess = 0; guess < 3; guess += 1) {
      expect(errorCode(await r.register(r.sandbox.number.wrongPin))).toBe(133005);
      r.clock.advance(HOUR_MS);
    }
    expect(json(await r.register(r.sandbox.number.pin, { password: "backup password", data }))).toEqual({
      success: true,
    });
    expect(r.sandbox.world.truth().pinFailures).toBe(0);
  });

  test("[A5.2] a wrong PIN stops the client only where the switch says so", async () => {
    const r = await rehearse();
    await r.register(r.sandbox.number.wrongPin);
    expect(r.sandbox.world.truth()).toMatchObject({ home: "onprem", gateway: "connected" });
    r.sandbox.world.addFault("pin-wrong-stops-gateway");
    await r.register(r.sandbox.number.wrongPin);
    expect(r.sandbox.world.truth()).toMatchObject({ home: "onprem", gateway: "disconnected" });
  });

  test("without two-step verification the given PIN becomes the number's own", async () => {
    const r = await rehearse({ twoStep: false });
    const data = await r.backUp();
    expect(json(await r.register("424242", { password: "backup password", data }))).toEqual({
      success: true,
    });
    expect(r.sandbox.world.truth()).toMatchObject({ pin: "424242", twoStep: true });
  });

  test("the side that holds the number can set its PIN, the other cannot", async () => {
    const r = await rehearse();
    const phone = `/${r.sandbox.cloud.phoneNumberId}`;
    expect(errorCode(await r.cloud("POST", phone, { pin: "111111" }))).toBe(133010);
    expect((await r.onPrem("DELETE", "/settings/account/two-step")).status).toBe(200);
    expect(r.sandbox.world.truth().twoStep).toBe(false);
    expect((await r.onPrem("POST", "/settings/account/two-step", { pin: "222222" })).status).toBe(200);
    expect(r.sandbox.world.truth()).toMatchObject({ twoStep: true, pin: "222222" });
    r.sandbox.world.setNumber({ home: "cloud" });
    expect((await r.cloud("POST", phone, { pin: "333333" })).status).toBe(200);
    expect(r.sandbox.world.truth().pin).toBe("333333");
    expect(errorCode(await r.onPrem("POST", "/settings/account/two-step", { pin: "444444" }))).toBe(1011);
  });
});

describe("registering", () => {
  test("[A5.3] the eleventh register of a number within 72 hours answers 133016, and so do those of the next 72", async () => {
    const r = await rehearse();
    for (let call = 0; call < 10; call += 1)
      expect(errorCode(await r.register(r.sandbox.number.pin))).toBe(133006);
    expect(errorCode(await r.register(r.sandbox.number.pin))).toBe(133016);
    r.clock.advance(71 * HOUR_MS);
    expect(errorCode(await r.register(r.sandbox.number.pin))).toBe(133016);
    r.clock.advance(2 * HOUR_MS);
    expect(errorCode(await r.register(r.sandbox.number.pin))).toBe(133006);
    expect(r.sandbox.world.truth().registerCalls).toBe(13);
  });

  test("[A5.3] a number deleted just now answers 133015 for five minutes", async () => {
    const r = await rehearse({ faults: ["number-just-deleted"] });
    expect(errorCode(await r.register(r.sandbox.number.pin))).toBe(133015);
    r.clock.advance(5 * 60_000);
    expect(errorCode(await r.register(r.sandbox.number.pin))).toBe(133006);
  });

  test("[A5.3] a number half deregistered answers 133000 until it is deregistered again", async () => {
    const r = await rehearse({ faults: ["deregistration-incomplete"] });
    expect(errorCode(await r.register(r.sandbox.number.pin))).toBe(133000);
    expect((await r.cloud("POST", `/${r.sandbox.cloud.phoneNumberId}/deregister`)).status).toBe(200);
    expect(errorCode(await r.register(r.sandbox.number.pin))).toBe(133006);
    expect(r.sandbox.world.truth().home).toBe("onprem");
  });

  test("[A5.4] a wrong password or wrong data is refused in either style and moves nothing", async () => {
    const r = await rehearse();
    const data = await r.backUp("right");
    const { pin } = r.sandbox.number;
    for (const pair of [
      { password: "wrong", data },
      { password: "right", data: `${data}A` },
    ]) {
      expect(errorCode(await r.register(pin, pair))).toBe(131009);
    }
    r.sandbox.world.addFault("backup-rejected-false");
    const refused = await r.register(pin, { password: "right", data });
    expect(refused.status).toBe(200);
    expect(json(refused)).toEqual({ success: false });
    expect(r.sandbox.world.truth().home).toBe("onprem");
  });

  test("[A5.4] a pair works once: repeated on the cloud it converges, after a way back it is refused", async () => {
    const r = await rehearse();
    const pair = { password: "backup password", data: await r.backUp() };
    const spare = { password: "spare", data: await r.backUp("spare") };
    expect(json(await r.register(r.sandbox.number.pin, pair))).toEqual({ success: true });
    expect(json(await r.register(r.sandbox.number.pin, pair))).toEqual({ success: true });
    await r.askForCode();
    await r.enterCode();
    expect(r.sandbox.world.truth().home).toBe("onprem");
    expect(errorCode(await r.register(r.sandbox.number.pin, pair))).toBe(131009);
    expect(errorCode(await r.register(r.sandbox.number.pin, spare))).toBe(131009);
  });

  test("without a backup a number has to be confirmed by a code first", async () => {
    const r = await rehearse();
    const phone = `/${r.sandbox.cloud.phoneNumberId}`;
    expect(errorCode(await r.register(r.sandbox.number.pin))).toBe(133006);
    expect(
      (await r.cloud("POST", `${phone}/request_code`, { code_method: "SMS", language: "en_US" })).status,
    ).toBe(200);
    expect(
      errorCode(await r.cloud("POST", `${phone}/request_code`, { code_method: "SMS", language: "en_US" })),
    ).toBe(136024);
    const code = r.sandbox.world.lastCode()?.replace("-", "");
    expect((await r.cloud("POST", `${phone}/verify_code`, { code })).status).toBe(200);
    expect(errorCode(await r.cloud("POST", `${phone}/verify_code`, { code }))).toBe(136025);
    expect(json(await r.register(r.sandbox.number.pin))).toEqual({ success: true });
    expect(r.sandbox.world.truth().home).toBe("cloud");
  });
});

describe("messages", () => {
  test("[A5.5] no app hears of messages before the subscribe call", async () => {
    const r = await rehearse();
    await r.toCloud();
    r.clock.advance(60_000);
    expect(r.sandbox.world.inbound()).toBe("unheard");
    await r.subscribe();
    expect(r.sandbox.world.inbound()).toBe("cloud");
    expect(r.sandbox.world.truth().subscribed).toEqual([r.sandbox.cloud.appId]);
  });

  test("[A5.5] a subscribe call without a body wipes the override", async () => {
    const r = await rehearse();
    const override = { override_callback_uri: "https://hooks.example/account", verify_token: "v" };
    const list = (): Promise<unknown> =>
      r.cloud("GET", `/${r.sandbox.cloud.businessAccountId}/subscribed_apps`).then(json);
    expect(errorCode(await r.subscribe(override))).toBe(100);
    await r.subscribe();
    expect(json(await r.subscribe(override))).toEqual({ success: true });
    expect(await list()).toMatchObject({
      data: [
        {
          chat_business_api_data: { id: r.sandbox.cloud.appId },
          override_callback_uri: override.override_callback_uri,
        },
      ],
    });
    await r.subscribe();
    expect(JSON.stringify(await list())).not.toContain("override_callback_uri");
  });

  test("[A5.6] messages in the gap vanish and are counted", async () => {
    const r = await rehearse();
    expect(r.sandbox.world.inbound()).toBe("onprem");
    await r.toCloud();
    await r.subscribe();
    expect(r.sandbox.world.inbound()).toBe("dropped");
    expect(r.sandbox.world.inbound()).toBe("dropped");
    r.clock.advance(4_000);
    expect(r.sandbox.world.inbound()).toBe("cloud");
    expect(r.sandbox.world.traffic()).toEqual({ cloud: 1, onPrem: 1, dropped: 2, unheard: 0 });
    expect(r.sandbox.world.dropped()).toBe(2);
  });
});

describe("sessions and health", () => {
  test("[A5.8] a login writes its end with a space and +00:00, and is over then", async () => {
    const r = await rehearse();
    const { username, password } = r.sandbox.onPrem;
    const basic = (word: string): string => `Basic ${Buffer.from(`${username}:${word}`).toString("base64")}`;
    expect((await r.onPrem("POST", "/users/login", {}, basic("nonsense"))).status).toBe(401);
    const seen = await r.onPrem("POST", "/users/login", {}, basic(password));
    const { users } = json(seen) as {
      readonly users: readonly { readonly token: string; readonly expires_after: string }[];
    };
    expect(users[0]?.expires_after).toBe("2026-01-22 12:00:00+00:00");
    const bearer = `Bearer ${users[0]?.token}`;
    expect((await r.onPrem("GET", "/health", undefined, bearer)).status).toBe(200);
    r.clock.advance(7 * 24 * HOUR_MS);
    expect((await r.onPrem("GET", "/health", undefined, bearer)).status).toBe(401);
  });

  test("[A5.8] a cloud token that has expired answers 190 with 463, a wrong one with 467", async () => {
    const r = await rehearse();
    const phone = `/${r.sandbox.cloud.phoneNumberId}`;
    expect(json(await r.cloud("GET", phone, undefined, "EAAwrong"))).toMatchObject({
      error: { code: 190, error_subcode: 467 },
    });
    r.sandbox.world.expireTokens();
    const expired = await r.cloud("GET", phone);
    expect(expired.status).toBe(401);
    expect(json(expired)).toMatchObject({ error: { code: 190, error_subcode: 463 } });
    expect((await r.onPrem("GET", "/health")).status).toBe(401);
  });

  test("[A5.9] a cluster tells its health node by node, with a standby that is disconnected", async () => {
    const r = await rehearse({ clustered: true });
    const statuses = async (): Promise<readonly string[]> => {
      const { health } = json(await r.onPrem("GET", "/health")) as {
        readonly health: Readonly<Record<string, { readonly gateway_status: string; readonly role: string }>>;
      };
      return Object.values(health).map((node) => `${node.role} ${node.gateway_status}`);
    };
    expect(await statuses()).toEqual([
      "primary_master disconnected",
      "secondary_master disconnected",
      "coreapp connected",
      "coreapp disconnected",
    ]);
    r.sandbox.world.setNumber({ shards: 2 });
    expect(await statuses()).toEqual([
      "primary_master connected",
      "secondary_master disconnected",
      "coreapp connected",
      "coreapp connected",
      "coreapp disconnected",
    ]);
  });
});
