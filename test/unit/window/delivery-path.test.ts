import { expect, test } from "vitest";
import { deliveryPathOf } from "../../../renderer/screens/webhooks/overview/delivery-path.ts";
import { NumberObservation } from "../../../shared/rpc/areas/workspaces.ts";
import type { WatchLook } from "../../../shared/watch/finding.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { AGREED } from "../../support/fake-window-side.ts";

const WORKSPACE = Workspace.parse({
  id: "ws-7k2q9d0a",
  name: "Northwind Bakery",
  dialect: {},
  cloud: { baseUrl: "https://cloud.example", businessAccountId: "1000001", appId: "77" },
  numbers: [],
});
const AT = AGREED.at;
const LATER = "2026-03-01T00:00:00.000Z";

const seen = (reading: Record<string, unknown>): NumberObservation =>
  NumberObservation.parse({
    workspace: WORKSPACE.id,
    phoneNumberId: "2000001",
    revision: 1,
    asked: {},
    reading: { ...AGREED, home: "cloud", ...reading },
  });
const pathOf = (readings: readonly Record<string, unknown>[], looks: readonly WatchLook[] = []) =>
  deliveryPathOf(WORKSPACE, readings.map(seen), looks);

test("nothing is drawn of the cloud's path while no number was seen in the cloud", () => {
  expect(pathOf([])).toBeUndefined();
  expect(pathOf([{ home: "on-premises" }, { home: "unknown" }])).toBeUndefined();
});

test("what no check told is not known, never assumed", () => {
  expect(pathOf([{ subscriptions: undefined, number: undefined }])).toEqual({
    subscription: { kind: "not-known" },
    callback: { kind: "not-known" },
    endpoint: { kind: "not-known" },
  });
});

test.each([
  ["our app", [{ id: "77" }], "subscribed"],
  ["another app alone", [{ id: "78" }], "other-app"],
  ["none", [], "not-subscribed"],
])("the subscription is that of %s", (_whose, subscriptions, kind) => {
  expect(pathOf([{ subscriptions }])?.subscription).toEqual({ kind, at: AT });
});

test("whose app is subscribed is unknown while neither the token nor the workspace names one", () => {
  const { appId: _, ...cloud } = WORKSPACE.cloud ?? { baseUrl: "", businessAccountId: "" };
  const nameless = Workspace.parse({ ...WORKSPACE, cloud });
  const told = deliveryPathOf(nameless, [seen({ subscriptions: [{ id: "78" }] })], []);
  expect(told?.subscription).toEqual({ kind: "not-known" });
  expect(
    deliveryPathOf(nameless, [seen({ subscriptions: [{ id: "78" }], ownApp: "78" })], [])?.subscription,
  ).toEqual({ kind: "subscribed", at: AT });
});

test("the callback URL is the most specific one, by the newest check that told of any", () => {
  const webhooks = { account: "https://account.example/…", application: "https://app.example/…" };
  const told = pathOf([{ at: LATER, number: undefined }, { number: { refusedFields: [], webhooks } }]);
  expect(told?.callback).toMatchObject({ kind: "set", level: "account", at: AT });
  expect(pathOf([{ number: { refusedFields: [], webhooks: {} } }])?.callback).toEqual({
    kind: "none",
    at: AT,
  });
});

test("the endpoint is as its last scheduled check of this workspace found it", () => {
  const check = { id: "endpoint.reachable", status: "fail", cause: "refused", found: "" } as const;
  const look = { workspace: WORKSPACE.id, thing: "endpoint", at: LATER, since: AT, check } as const;
  expect(pathOf([{}], [look])?.endpoint).toEqual({ kind: "fail", check, at: LATER });
  const others = { ...look, workspace: "ws-other000" as never };
  expect(pathOf([{}], [others, { ...look, thing: "token" }])?.endpoint).toEqual({ kind: "not-known" });
});
