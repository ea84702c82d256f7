import { expect, test } from "vitest";
import { LOOK_LIMIT_MS, takeReading, type ReadingApis } from "../../../main/core/migration/reading/take.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const NEVER = new Promise<never>(() => undefined);

test("[I17] a look at both sides shows something within 90 s, whatever is not answered", async () => {
  const clock = virtualClock();
  const number = { refusedFields: [], host: "CLOUD_API", status: "CONNECTED" };
  const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 5 };
  const apis: ReadingApis = {
    cloud: {
      readNumber: () => Promise.resolve({ kind: "confirmed", value: number, evidence }),
      readSubscriptions: () => NEVER,
      inspectToken: () => NEVER,
    },
    onPrem: { readHealth: () => NEVER, readSettings: () => NEVER },
  };
  const about = { dialect: dialectOf({ brand: "chat", apiVersion: "v23.0" }), clock, asked: "12025550123" };
  const reading = takeReading(apis, about, { subscriptions: true, ownApp: true });
  expect(LOOK_LIMIT_MS).toBeLessThanOrEqual(90_000);
  await new Promise(setImmediate);
  await clock.advance(LOOK_LIMIT_MS);
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
  const apis: ReadingApis = {
    cloud: {
      readNumber: () => Promise.resolve(refused),
      readSubscriptions: () => NEVER,
      inspectToken: () => NEVER,
    },
    onPrem: { readHealth: () => Promise.resolve(refused), readSettings: () => Promise.resolve(refused) },
  };
  const about = { dialect: dialectOf({ brand: "chat", apiVersion: "v23.0" }), clock, asked: "12025550123" };
  await takeReading(apis, about, { subscriptions: false, ownApp: false });
  expect(clock.sleeping).toBe(0);
});
