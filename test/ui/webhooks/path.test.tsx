import { describe, expect, test } from "vitest";
import {
  answerMs,
  callbackPlace,
  cloudPlace,
  deliveryLeg,
  endpointPlace,
} from "../../../renderer/screens/webhooks/overview/path.ts";
import type { Answer } from "../../../renderer/screens/webhooks/overview/answer.ts";
import type { EndpointReport } from "../../../renderer/stores/webhook-checks.ts";
import type { CheckResult } from "../../../shared/checks/result.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import type { NumberObservation } from "../../../shared/workspace/number-observation.ts";
import type { RouteMap } from "../../../shared/webhook/route-map.ts";
import { AGREED } from "../../support/fake-window-side.ts";

const AT = "2026-01-15T12:00:00.000Z";
const LATER = "2026-01-15T12:05:00.000Z";
const URL_OF_APP = "https://hooks.example/…1f3a";

function mapOf(change: Partial<RouteMap> = {}): RouteMap {
  return { at: AT, numbers: [], apps: [], sameEndpoint: false, ...change };
}

const routeOf = (change: Partial<RouteMap["numbers"][number]> = {}): RouteMap["numbers"][number] => ({
  phoneNumberId: "1",
  number: "+12025550100",
  callbacks: { application: URL_OF_APP },
  wins: "application",
  ...change,
});

const answerOf = (kind: Answer["kind"]): Answer =>
  kind === "under-way" || kind === "not-known" ? { kind } : { kind, at: AT };

const seenOf = (change: Partial<Observation>): Observation => ({ ...AGREED, ...change });

describe("the cloud's place on the path of a notification", () => {
  test("nothing is said of a subscription that was not read", () => {
    expect(cloudPlace(undefined, undefined)).toEqual({ meaning: "pending", word: "unknown" });
    expect(cloudPlace(mapOf({ appsUnseen: "not-allowed" }), undefined).word).toBe("unknown");
  });

  test("only the app of the access token counts as the user's own", () => {
    const own = { id: "7", name: "Northwind", own: true };
    expect(cloudPlace(mapOf({ apps: [{ id: "1", own: false }, own] }), undefined)).toEqual({
      meaning: "proven",
      word: "subscribed",
      detail: "Northwind",
      at: AT,
    });
    expect(cloudPlace(mapOf({ apps: [{ id: "1", own: false }] }), undefined).word).toBe("others");
    expect(cloudPlace(mapOf({ apps: [{ id: "1" }] }), undefined).word).toBe("unclear");
    expect(cloudPlace(mapOf(), undefined)).toMatchObject({ meaning: "stopped", word: "none" });
    const inactive = mapOf({ apps: [own], application: { fields: [], active: false } });
    expect(cloudPlace(inactive, undefined)).toMatchObject({ meaning: "stopped", word: "inactive" });
  });

  test("an observation whose token named no app is held against the app of the workspace", () => {
    const { ownApp: _, ...nameless } = seenOf({ subscriptions: [{ id: "78" }] });
    expect(cloudPlace(undefined, nameless).word).toBe("unclear");
    expect(cloudPlace(undefined, nameless, "78").word).toBe("subscribed");
    expect(cloudPlace(undefined, nameless, "77").word).toBe("others");
    expect(cloudPlace(undefined, { ...nameless, ownApp: "77" }, "78").word).toBe("others");
  });

  test("the newer of the callback check and the observation counts", () => {
    const seen = seenOf({ at: LATER, subscriptions: [{ id: "7", name: "Northwind" }], ownApp: "7" });
    expect(cloudPlace(mapOf(), seen)).toMatchObject({ word: "subscribed", at: LATER });
    expect(cloudPlace(mapOf({ at: LATER }), { ...seen, at: AT })).toMatchObject({ word: "none", at: LATER });
  });
});

const observed = (phoneNumberId: string, change: Partial<Observation>): NumberObservation => ({
  workspace: "ws-7k2q9d0a" as NumberObservation["workspace"],
  phoneNumberId: phoneNumberId as NumberObservation["phoneNumberId"],
  revision: 1,
  asked: {},
  reading: seenOf({ home: "cloud", ...change }),
});

describe("the callback URL on that path", () => {
  test("is named with its level where all numbers use the same one", () => {
    expect(callbackPlace(mapOf({ numbers: [routeOf(), routeOf({ phoneNumberId: "2" })] }), [])).toEqual({
      meaning: "proven",
      word: "application",
      detail: URL_OF_APP,
      at: AT,
    });
    const other = routeOf({
      phoneNumberId: "2",
      wins: "number",
      callbacks: { number: "https://two.example/…aaaa" },
    });
    expect(callbackPlace(mapOf({ numbers: [routeOf(), other] }), [])).toMatchObject({
      word: "differ",
      count: 2,
    });
  });

  test("one number without any is a failure, one that could not be read is none", () => {
    const { wins: _, ...without } = routeOf({ phoneNumberId: "2", callbacks: {} });
    const unseen = { ...without, unseen: "not-allowed" } as const;
    expect(callbackPlace(mapOf({ numbers: [routeOf(), without] }), [])).toMatchObject({
      meaning: "stopped",
      word: "missing",
      count: 1,
    });
    expect(callbackPlace(mapOf({ numbers: [routeOf(), unseen] }), []).word).toBe("application");
    expect(callbackPlace(mapOf({ numbers: [unseen] }), [])).toMatchObject({
      meaning: "unknown",
      word: "unseen",
    });
    expect(callbackPlace(undefined, [])).toEqual({ meaning: "pending", word: "unknown" });
  });

  test("is known from the check of a number's location too, and the newer of both counts", () => {
    const webhooks = { account: URL_OF_APP, application: "https://app.example/…" };
    const seen = [observed("1", { at: LATER, number: { refusedFields: [], webhooks } })];
    expect(callbackPlace(undefined, seen)).toEqual({
      meaning: "proven",
      word: "account",
      detail: URL_OF_APP,
      at: LATER,
    });
    const map = mapOf({ numbers: [routeOf()] });
    expect(callbackPlace(map, seen)).toMatchObject({ word: "account", at: LATER });
    expect(callbackPlace({ ...map, at: "2026-01-15T12:09:00.000Z" }, seen).word).toBe("application");
    const none = [observed("1", { at: LATER, number: { refusedFields: [], webhooks: {} } })];
    expect(callbackPlace(map, none)).toMatchObject({ word: "missing", count: 1 });
  });

  test("a number that was seen on-premises needs none", () => {
    const { wins: _, ...without } = routeOf({ phoneNumberId: "2", callbacks: {} });
    const map = mapOf({ numbers: [routeOf(), without] });
    expect(callbackPlace(map, []).word).toBe("missing");
    expect(callbackPlace(map, [observed("2", { home: "on-premises" })]).word).toBe("application");
    expect(callbackPlace(mapOf({ numbers: [without] }), [observed("2", { home: "on-premises" })]).word).toBe(
      "unknown",
    );
  });
});

describe("the production endpoint on that path", () => {
  const URL = "https://hooks.example/in";
  const reportOf = (checks: readonly CheckResult[], verdict: EndpointReport["verdict"] = "ready") => ({
    url: URL,
    verdict,
    checks,
    doneAt: 5,
    tookMs: 100,
  });
  const check = (id: string, status: CheckResult["status"], facts?: CheckResult["facts"]): CheckResult => ({
    id,
    status,
    found: "",
    ...(facts === undefined ? {} : { facts }),
  });

  test("a check of another URL says nothing about this one", () => {
    const report = reportOf([]);
    expect(endpointPlace(URL, report)).toMatchObject({ meaning: "proven", word: "ready", at: 5 });
    expect(endpointPlace("https://hooks.example/new", report)).toMatchObject({ word: "unchecked" });
    expect(endpointPlace(undefined, report).word).toBe("none");
    expect(endpointPlace(URL, reportOf([check("endpoint.tls", "fail")], "not-ready"))).toMatchObject({
      meaning: "stopped",
      word: "notReady",
      count: 1,
    });
  });

  test("[H4] a check without test notifications passes nothing but what it checked", () => {
    const unsent = { ...check("endpoint.status", "skip"), cause: "not-asked" } as CheckResult;
    expect(endpointPlace(URL, reportOf([unsent]))).toMatchObject({ meaning: "pending", word: "unsent" });
  });

  test("its time is the measured one, else that of a single answer, else none", () => {
    const reached = check("endpoint.reachable", "pass", { durationMs: 12.4 });
    expect(answerMs(reportOf([reached]))).toBe(12);
    expect(answerMs(reportOf([reached, check("endpoint.latency", "pass", { medianMs: 41 })]))).toBe(41);
    expect(answerMs(reportOf([]))).toBeUndefined();
  });
});

test("the path to the callback URL is only as certain as its worst number", () => {
  const all: Record<string, readonly Answer["kind"][]> = {
    fails: ["arrives", "does-not-arrive", "under-way"],
    busy: ["arrives", "under-way"],
    unchecked: ["arrives", "unchecked"],
    partly: ["arrives", "not-known"],
    unsigned: ["arrives", "unsigned"],
    signed: ["arrives", "arrives"],
    rejected: ["rejected", "stopped"],
    untold: ["something-came", "stopped"],
    unknown: ["something-came", "not-known"],
  };
  for (const [word, kinds] of Object.entries(all)) expect(deliveryLeg(kinds.map(answerOf)).word).toBe(word);
  expect(deliveryLeg([]).word).toBe("unknown");
});
