import { afterEach, expect, test } from "vitest";
import { runWords } from "../../../shared/wording/run-words.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { bentAlways, type Bend } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const DAY_MS = 86_400_000;
const DARK = {
  kind: "unknown",
  cause: "connection-lost",
  evidence: { at: "2026-01-01T00:00:00.000Z", durationMs: 1 },
} as const;

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

/** Once `now.dark` is set, neither API answers a query. */
function darkOnce(now: { dark: boolean }, refuse: Bend): Bend {
  return (given) => {
    const connections = refuse(given);
    const { cloud, onPrem } = connections;
    return {
      ...connections,
      cloud: {
        ...cloud,
        readNumber: () => (now.dark ? Promise.resolve(DARK) : cloud.readNumber()),
        readSubscriptions: () => (now.dark ? Promise.resolve(DARK) : cloud.readSubscriptions()),
      },
      onPrem: {
        ...onPrem,
        readHealth: () => (now.dark ? Promise.resolve(DARK) : onPrem.readHealth()),
        readSettings: () => (now.dark ? Promise.resolve(DARK) : onPrem.readSettings()),
      },
    };
  };
}

const REFUSED = {
  kind: "rejected",
  reason: "bad-parameter",
  evidence: { at: "2026-01-01T00:00:00.000Z", durationMs: 1, httpStatus: 400, apiError: { code: 131009 } },
} as const;

test("[I28] a refused register after which neither side answers leaves nobody knowing where the number is", async () => {
  const own = (rig = await startTimedHarness());
  const now = { dark: false };
  hands = await openCoreDriver(own, {
    deps: bentAlways(
      darkOnce(now, (connections) => ({
        ...connections,
        cloud: {
          ...connections.cloud,
          register: () => {
            now.dark = true;
            return Promise.resolve(REFUSED);
          },
        },
      })),
    ),
  });
  const stopped = await hands.migrate(own.plan("to-cloud"));
  expect(endingOf(stopped)).toBe("register-refused, unknown none");
});

test("[I28] a lost account request after which neither side answers proves no place by what was seen before it", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const now = { dark: false };
  hands = await openCoreDriver(own, {
    deps: bentAlways(
      darkOnce(now, (connections) => ({
        ...connections,
        onPrem: {
          ...connections.onPrem,
          requestAccount: () => {
            now.dark = true;
            return Promise.resolve(DARK);
          },
        },
      })),
    ),
  });
  const waiting = await hands.migrate(own.plan("to-onprem"));
  expect(endingOf(waiting)).toBe("awaiting-code, unknown none");
});

test("[I9] a run that waited for days tells where the number is by a look of now", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  hands = await openCoreDriver(own);
  const waiting = await hands.migrate(own.plan("to-onprem"));
  expect(endingOf(waiting)).toBe("awaiting-code, cloud proven");
  own.clock.skip(8 * DAY_MS);
  own.sandbox.world.beginAgain("onprem");
  const later = must(await hands.proceed(waiting));
  expect(later.numberIs).not.toBe("cloud");
  expect(countOf(own, "POST", "/v1/account")).toBe(1);
});

test("[I28] a run that ended some time ago says where its number was then, not where it is", async () => {
  const own = (rig = await startTimedHarness());
  hands = await openCoreDriver(own);
  const done = await hands.migrate(own.plan("to-cloud"));
  expect(done.asOf).toBeUndefined();
  expect(runWords(translateToEnglish, done).works).toMatch(/^\+.* is in the cloud and connected\.$/);
  own.clock.skip(DAY_MS);
  const later = hands.status(done);
  expect(Date.parse(later.asOf ?? "")).toBeLessThanOrEqual(Date.parse(done.updatedAt));
  expect(runWords(translateToEnglish, later).works).toMatch(/^Last checked .*: \+.* is in the cloud/);
});
