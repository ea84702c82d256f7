import { expect, test } from "vitest";
import {
  askedBy,
  QUERY_LIMIT_MS,
  observeNumber,
  type ObservationApis,
} from "../../../main/core/migration/observation/observe-number.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import { planOf } from "../../support/told-run.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const NEVER = new Promise<never>(() => undefined);

test("[I17] a look at both sides shows something within 90 s, whatever is not answered", async () => {
  const clock = virtualClock();
  const number = { refusedFields: [], host: "CLOUD_API", status: "CONNECTED" };
  const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 5 };
  const apis: ObservationApis = {
    cloud: {
      readNumber: () => Promise.resolve({ kind: "confirmed", value: number, evidence }),
      readSubscriptions: () => NEVER,
      inspectToken: () => NEVER,
    },
    onPrem: { readHealth: () => NEVER, readSettings: () => NEVER },
  };
  const about = { dialect: dialectOf({ brand: "chat", apiVersion: "v23.0" }), clock, asked: "12025550123" };
  const reading = observeNumber(apis, about, { subscriptions: true, ownApp: true });
  expect(QUERY_LIMIT_MS).toBeLessThanOrEqual(90_000);
  await new Promise(setImmediate);
  await clock.advance(QUERY_LIMIT_MS);
  expect(await reading).toMatchObject({
    home: "cloud",
    cloud: { kind: "confirmed" },
    onPrem: { kind: "unknown", cause: "timeout" },
    clientSays: "silent",
  });
});

test("[I17] a look that is answered leaves no timer behind", async () => {
  const clock = virtualClock();
  const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 5 };
  const refused = { kind: "rejected", reason: "not-found", evidence } as const;
  const apis: ObservationApis = {
    cloud: {
      readNumber: () => Promise.resolve(refused),
      readSubscriptions: () => NEVER,
      inspectToken: () => NEVER,
    },
    onPrem: { readHealth: () => Promise.resolve(refused), readSettings: () => Promise.resolve(refused) },
  };
  const about = { dialect: dialectOf({ brand: "chat", apiVersion: "v23.0" }), clock, asked: "12025550123" };
  await observeNumber(apis, about, { subscriptions: false, ownApp: false });
  expect(clock.sleeping).toBe(0);
});

const EVIDENCE = { at: "2026-01-15T12:00:00.000Z", durationMs: 5 };
const confirmed = <T>(value: T) => Promise.resolve({ kind: "confirmed", value, evidence: EVIDENCE } as const);

/** Both APIs, which answer every query; the client's settings name `waId`. */
function answering(waId: string | undefined): ObservationApis {
  const health = { gateway: "connected", clustered: false, nodes: [] } as const;
  return {
    cloud: {
      readNumber: () => confirmed({ refusedFields: [], host: "ON_PREMISE", status: "CONNECTED" }),
      readSubscriptions: () => confirmed([{ id: "6708" }]),
      inspectToken: () => confirmed({ valid: true, scopes: [], appId: "6708" }),
    },
    onPrem: {
      readHealth: () => confirmed(health),
      readSettings: () => confirmed(waId === undefined ? {} : { waId }),
    },
  } as unknown as ObservationApis;
}

const lookTools = () => ({
  dialect: dialectOf({ brand: "chat", apiVersion: "v23.0" }),
  clock: virtualClock(),
  asked: "12025550123",
});

test("[I28] a look holds what each side answered, and what was not asked for is not in it", async () => {
  const asked = answering("+1 202-555-0123");
  const whole = await observeNumber(asked, lookTools(), { subscriptions: true, ownApp: true });
  expect(whole).toMatchObject({
    at: "2026-01-15T12:00:00.000Z",
    number: { host: "ON_PREMISE" },
    health: { gateway: "connected" },
    subscriptions: [{ id: "6708" }],
    ownApp: "6708",
    clientServes: "12025550123",
    clientSays: "serves-number",
  });
  const less = await observeNumber(asked, lookTools(), { subscriptions: false, ownApp: false });
  expect(less).not.toHaveProperty("subscriptions");
  expect(less).not.toHaveProperty("ownApp");
});

test.each([undefined, "", "none"])(
  "[I7] a client whose settings name %j do not tell for which number",
  async (waId) => {
    const reading = await observeNumber(answering(waId), lookTools(), {
      subscriptions: false,
      ownApp: false,
    });
    expect(reading).not.toHaveProperty("clientServes");
    expect(reading.clientSays).toBe("connected");
  },
);

test("[I7] a run's look asks for the number of its plan", () => {
  const { dialect, clock } = lookTools();
  expect(askedBy({ plan: planOf("to-cloud") }, { dialect, clock })).toEqual({
    dialect,
    clock,
    asked: "12025550123",
  });
});
