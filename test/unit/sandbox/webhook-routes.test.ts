import { describe, expect, test } from "vitest";
import { cloudTargets, ownCallback } from "../../../main/sandbox/webhook-sender/attempt.ts";
import { withCloud, withNumber } from "../../../main/sandbox/world/state.ts";
import { worldOf } from "./imagined-world.ts";
import { errorCode, rehearse, type Rehearsal } from "./rehearsal.ts";
import { json, type Seen } from "./visitor.ts";

const APP = "https://callbacks.example/cloud";
const ACCOUNT = "https://account.example/hook";
const NUMBER = "https://number.example/hook";

describe("where the cloud calls", () => {
  const fresh = worldOf({ startsOn: "cloud" });
  const { appId, appSecret } = fresh.fixtures;
  const account = withCloud(fresh, {
    subscriptions: [{ id: appId, name: "Northwind Messaging", overrideCallbackUri: ACCOUNT }],
  });

  test("[A5.12] the number's own callback wins over the account's, and that over the app's", () => {
    expect(ownCallback(fresh)).toBe(APP);
    expect(ownCallback(account)).toBe(ACCOUNT);
    expect(ownCallback(withNumber(account, { callbackOverride: NUMBER }))).toBe(NUMBER);
  });

  test("[A5.5] an app that is not subscribed, or not to messages, is not called", () => {
    expect(ownCallback(withCloud(fresh, { subscriptions: [] }))).toBeUndefined();
    const deaf = { callbackUrl: APP, fields: ["account_update"] };
    expect(ownCallback(withCloud(account, { appSubscription: deaf }))).toBeUndefined();
  });

  test("[A5.12] each app with a callback has a copy and a secret of its own; a stranger's goes elsewhere", () => {
    const own = { id: appId, name: "Northwind Messaging" };
    const second = { id: "2", name: "Second", sends: { secret: "s2" } };
    const third = { id: "3", name: "Third", sends: { secret: "s3", callbackUrl: NUMBER } };
    const stranger = { id: "4", name: "Another Company's App" };
    const state = withCloud(fresh, { subscriptions: [own, second, third, stranger] });
    expect(cloudTargets(state, false)).toEqual([
      { appId, url: APP, secret: appSecret },
      { appId: "2", url: APP, secret: "s2" },
      { appId: "3", url: NUMBER, secret: "s3" },
    ]);
    expect(cloudTargets(state, true)[0]?.secret).not.toBe(appSecret);
  });
});

/** The three calls that set a callback URL, each with a token. */
const LEVELS = {
  app: (r: Rehearsal, url: string, token: string): Promise<Seen> =>
    r.cloud(
      "POST",
      `/${r.sandbox.cloud.appId}/subscriptions`,
      { object: "chat_business_account", callback_url: url, verify_token: token, fields: "messages" },
      `${r.sandbox.cloud.appId}|${r.sandbox.cloud.appSecret}`,
    ),
  account: (r: Rehearsal, url: string, token: string): Promise<Seen> =>
    r.subscribe({ override_callback_uri: url, verify_token: token }),
  number: (r: Rehearsal, url: string, token: string): Promise<Seen> =>
    r.cloud("POST", `/${r.sandbox.cloud.phoneNumberId}`, {
      webhook_configuration: { override_callback_uri: url, verify_token: token },
    }),
} as const;

async function callbacks(r: Rehearsal): Promise<unknown> {
  const seen = await r.cloud("GET", `/${r.sandbox.cloud.phoneNumberId}?fields=webhook_configuration`);
  return (json(seen) as { readonly webhook_configuration: unknown }).webhook_configuration;
}

describe("setting a callback", () => {
  test.each(["app", "account", "number"] as const)(
    "[A5.11] of the %s: a production endpoint answers only to its own verify token",
    async (level) => {
      const r = await rehearse({ startsOn: "cloud" });
      const before = await callbacks(r);
      const wrong = await LEVELS[level](r, APP, "not the token");
      expect(errorCode(wrong)).toBe(100);
      expect(wrong.text).toMatch(/verification failed.*403/);
      expect(await callbacks(r)).toEqual(before);
      expect(json(await LEVELS[level](r, APP, r.sandbox.cloud.endpointToken))).toEqual({ success: true });
    },
  );

  test("[A5.11] one that is met for the first time keeps to the token that it is given", async () => {
    const r = await rehearse({ startsOn: "cloud" });
    expect((await LEVELS.number(r, NUMBER, "first")).status).toBe(200);
    expect(errorCode(await LEVELS.number(r, NUMBER, "second"))).toBe(100);
    expect(errorCode(await LEVELS.account(r, NUMBER, "second"))).toBe(100);
    expect((await LEVELS.account(r, NUMBER, "first")).status).toBe(200);
  });

  test("[A5.11] an address that is no https URL, is too long or comes without a token is refused unasked", async () => {
    const r = await rehearse({ startsOn: "cloud" });
    const refused = [
      await LEVELS.number(r, "http://number.example/hook", "t"),
      await LEVELS.account(r, `https://number.example/${"a".repeat(200)}`, "t"),
      await r.subscribe({ override_callback_uri: NUMBER }),
      await r.cloud("POST", `/${r.sandbox.cloud.phoneNumberId}`, {
        webhook_configuration: { override_callback_uri: NUMBER },
      }),
    ];
    expect(refused.map(errorCode)).toEqual([100, 100, 100, 100]);
    expect(await callbacks(r)).toEqual({ application: APP });
  });

  test("an empty one clears the number's own, and a bare subscribe the account's", async () => {
    const r = await rehearse({ startsOn: "cloud" });
    await LEVELS.number(r, NUMBER, "n");
    await LEVELS.account(r, ACCOUNT, "a");
    expect(await callbacks(r)).toEqual({
      phone_number: NUMBER,
      chat_business_account: ACCOUNT,
      application: APP,
    });
    await r.subscribe();
    expect(await callbacks(r)).toEqual({ phone_number: NUMBER, application: APP });
    const clear = { webhook_configuration: { override_callback_uri: "" } };
    expect((await r.cloud("POST", `/${r.sandbox.cloud.phoneNumberId}`, clear)).status).toBe(200);
    expect(await callbacks(r)).toEqual({ application: APP });
  });

  test("the app's callback takes an app's token and no other", async () => {
    const r = await rehearse({ startsOn: "cloud" });
    const { appId, accessToken } = r.sandbox.cloud;
    const body = { object: "chat_business_account", callback_url: APP, verify_token: "t" };
    expect(errorCode(await r.cloud("POST", `/${appId}/subscriptions`, body, accessToken))).toBe(15);
  });
});
