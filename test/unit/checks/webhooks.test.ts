import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { subscribeNeed } from "../../../main/core/checks/subscribe-need.ts";
import { describe, expect, it } from "vitest";
import {
  webhooksCallback,
  webhooksEndpoint,
  webhooksOverride,
  webhooksSubscription,
} from "../../../main/core/checks/webhook-checks.ts";
import {
  APP,
  confirmed,
  HEALTHY_NUMBER,
  HEALTHY_SETTINGS,
  rejected,
  resultOf,
  unanswered,
} from "../../support/check-context.ts";

const OWN = { id: APP, name: "Northwind Messaging" };
const STRANGER = { id: "555", name: "Old Partner" };
const NO_APP = {
  cloud: { baseUrl: "https://cloud.example", businessAccountId: "1", accessToken: { env: "T" } },
};
const calling = (webhooks: object) => ({ number: confirmed({ ...HEALTHY_NUMBER, webhooks }) });

describe("webhooks.subscription", () => {
  it("passes when no app is subscribed yet, or yours alone", async () => {
    expect(await resultOf(webhooksSubscription)).toMatchObject({
      status: "pass",
      facts: { subscribed: 0, ownAppSubscribed: false },
    });
    expect(
      await resultOf(webhooksSubscription, { looks: { subscriptions: confirmed([OWN]) } }),
    ).toMatchObject({ status: "pass", found: "your app is subscribed", facts: { ownAppSubscribed: true } });
  });
  it("warns about every other app by name", async () => {
    const result = await resultOf(webhooksSubscription, {
      looks: { subscriptions: confirmed([OWN, STRANGER, { id: "556" }]) },
    });
    expect(result).toMatchObject({
      status: "warn",
      cause: "other-apps-subscribed",
      facts: { others: "Old Partner (555), 556" },
    });
  });
  it("takes the planned app for yours where the token check is not answered", async () => {
    expect(
      await resultOf(webhooksSubscription, {
        looks: { subscriptions: confirmed([OWN]), token: unanswered() },
      }),
    ).toMatchObject({ status: "pass", facts: { ownAppSubscribed: true } });
  });
  it("lists the apps without a warning where it is not told which is yours", async () => {
    const result = await resultOf(webhooksSubscription, {
      plan: NO_APP,
      looks: { subscriptions: confirmed([STRANGER]), token: unanswered() },
    });
    expect(result).toMatchObject({
      status: "pass",
      found: expect.stringContaining("Old Partner (555)") as unknown,
    });
  });
  it("is skipped when the list is refused or not answered", async () => {
    expect(
      await resultOf(webhooksSubscription, { looks: { subscriptions: rejected("permission-missing", 200) } }),
    ).toMatchObject({ status: "skip", cause: "not-allowed" });
    expect(await resultOf(webhooksSubscription, { looks: { subscriptions: unanswered() } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
  });
});

describe("webhooks.override", () => {
  const overridden = {
    ...OWN,
    overrideCallbackUri: maskAddress("https://override.example/hook?verify=hidden"),
  };
  it("passes when no override is set, and when only a stranger has one", async () => {
    expect(await resultOf(webhooksOverride, { looks: { subscriptions: confirmed([OWN]) } })).toMatchObject({
      status: "pass",
    });
    expect(
      await resultOf(webhooksOverride, {
        looks: { subscriptions: confirmed([OWN, { ...STRANGER, overrideCallbackUri: "https://x.example" }]) },
      }),
    ).toMatchObject({ status: "pass" });
  });
  it("passes where our app is subscribed already: no call is sent then, and its override stays", async () => {
    const result = await resultOf(webhooksOverride, { looks: { subscriptions: confirmed([overridden]) } });
    expect(result).toMatchObject({
      status: "pass",
      facts: { callback: maskAddress("https://override.example/hook?verify=hidden"), kept: true },
    });
    expect(JSON.stringify(result)).not.toMatch(/hook|hidden/);
  });
  it("passes as well where only the number's own fields tell the override of our subscribed app", async () => {
    const looks = {
      subscriptions: confirmed([OWN]),
      ...calling({ account: maskAddress("https://override.example/hook") }),
    };
    expect(await resultOf(webhooksOverride, { looks })).toMatchObject({
      status: "pass",
      facts: { callback: maskAddress("https://override.example/hook"), kept: true },
    });
  });
  it.each([
    ["the list is not answered", unanswered()],
    ["our app is not on the list", confirmed([STRANGER])],
  ])("warns about an override that a bare subscribe would wipe, where %s", async (_where, subscriptions) => {
    const looks = { subscriptions, ...calling({ account: maskAddress("https://override.example/hook") }) };
    expect(await resultOf(webhooksOverride, { looks })).toMatchObject({
      status: "warn",
      cause: "override-would-be-lost",
      facts: { callback: maskAddress("https://override.example/hook") },
    });
  });
  it("is skipped when nothing is answered, or it is not told whose override it is", async () => {
    expect(await resultOf(webhooksOverride, { looks: { subscriptions: unanswered() } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
    expect(
      await resultOf(webhooksOverride, {
        plan: NO_APP,
        looks: { subscriptions: confirmed([overridden]), token: unanswered() },
      }),
    ).toMatchObject({ status: "skip", cause: "not-told" });
  });
});

describe("webhooks.callback", () => {
  it("passes with the address that counts and its level", async () => {
    expect(await resultOf(webhooksCallback)).toMatchObject({
      status: "pass",
      facts: { callback: maskAddress("https://hooks.example/cloud"), level: "application" },
    });
    expect(
      await resultOf(webhooksCallback, {
        looks: calling({ account: "https://a.example/x", application: "https://b.example/y" }),
      }),
    ).toMatchObject({ status: "pass", facts: { level: "account" } });
  });
  it("warns about an address of the number's own", async () => {
    expect(
      await resultOf(webhooksCallback, {
        looks: calling({ number: "https://n.example/x", application: "https://b.example" }),
      }),
    ).toMatchObject({
      status: "warn",
      cause: "number-callback-set",
      facts: { callback: maskAddress("https://n.example/x") },
    });
  });
  it("warns when there is no address at all", async () => {
    expect(await resultOf(webhooksCallback, { looks: calling({ application: "" }) })).toMatchObject({
      status: "warn",
      cause: "no-callback",
    });
  });
  it("is skipped where addresses are not told or not answered", async () => {
    expect(
      await resultOf(webhooksCallback, {
        looks: { number: confirmed({ refusedFields: ["webhook_configuration"] }) },
      }),
    ).toMatchObject({ status: "skip", cause: "not-told" });
    expect(await resultOf(webhooksCallback, { looks: { number: unanswered() } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
  });
});

describe("webhooks.endpoint", () => {
  it("passes when both sides deliver to different addresses", async () => {
    expect(await resultOf(webhooksEndpoint)).toMatchObject({
      status: "pass",
      facts: { webhook: maskAddress("https://hooks.example/onprem") },
    });
  });
  it.each(["number", "account", "application"])(
    "warns when the on-premises address is also that of the %s, whatever their queries",
    async (level) => {
      const result = await resultOf(webhooksEndpoint, {
        looks: calling({ [level]: "https://HOOKS.example/onprem/?a=1" }),
      });
      expect(result).toMatchObject({ status: "warn", cause: "same-endpoint" });
    },
  );
  const noUrl = { settings: confirmed({ ...HEALTHY_SETTINGS, webhookUrl: "" }) };
  it.each([
    ["the on-premises client", "client", { settings: unanswered() }],
    ["the on-premises client", "client", noUrl],
    ["the cloud", "cloud", { number: unanswered() }],
    ["neither API", "both", { ...noUrl, number: unanswered() }],
  ])("is skipped and names %s when it reports no URL", async (_, which, looks) => {
    expect(await resultOf(webhooksEndpoint, { looks })).toMatchObject({
      status: "skip",
      cause: "not-told",
      said: { key: `findings.endpoint.untoldOf.${which}` },
    });
  });
});

const OVERRIDE = maskAddress("https://override.example/hook");
const overriddenApp = { ...OWN, overrideCallbackUri: OVERRIDE };

describe("subscribeNeed", () => {
  const facts = { subscriptions: [OWN], ownApp: OWN.id, accountCallback: undefined };
  it.each([
    ["nothing where our app is on the list", facts, { kind: "nothing" }],
    [
      "nothing, and the override stays, where our app has one",
      { ...facts, subscriptions: [overriddenApp] },
      { kind: "nothing", override: OVERRIDE },
    ],
    [
      "a subscription where our app is not on the list",
      { ...facts, subscriptions: [STRANGER] },
      { kind: "subscribes" },
    ],
    [
      "a subscription where a stranger's override stands",
      { ...facts, subscriptions: [{ ...STRANGER, overrideCallbackUri: OVERRIDE }] },
      { kind: "subscribes" },
    ],
    [
      "a subscription where nobody told anything",
      { subscriptions: undefined, ownApp: undefined, accountCallback: undefined },
      { kind: "subscribes" },
    ],
    [
      "the loss of a callback where the list is not told",
      { ...facts, subscriptions: undefined, accountCallback: OVERRIDE },
      { kind: "wipes", override: OVERRIDE, whose: "account" },
    ],
    [
      "the loss of a callback where nobody knows which app is ours",
      { ...facts, ownApp: undefined, accountCallback: OVERRIDE },
      { kind: "wipes", override: OVERRIDE, whose: "account" },
    ],
    [
      "the loss of a callback of an app that may be ours",
      { subscriptions: [overriddenApp], ownApp: undefined, accountCallback: undefined },
      { kind: "wipes", override: OVERRIDE, whose: "perhaps-ours" },
    ],
    [
      "a subscription where the account's callback is told as none",
      { ...facts, subscriptions: [], accountCallback: "" },
      { kind: "subscribes" },
    ],
  ] as const)("means %s", (_what, given, need) => {
    expect(subscribeNeed(given)).toEqual(need);
  });
});
