import { afterEach, expect, test } from "vitest";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import { shifted } from "../../support/bent.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

test("[I23] a told resend wait does not end early because the clock was set back since the code went out", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  const offset = { ms: 0 };
  hands = await openCoreDriver(own, { ports: shifted(offset) });
  const waiting = await hands.migrate(own.plan("to-onprem"));
  expect(waiting.phase.kind).toBe("awaiting-code");
  own.clock.skip(61_000);
  offset.ms = -HOUR_MS;
  own.sandbox.world.setFaults(["code-rate-limited"]);
  must(await hands.resend(waiting));
  expect(countOf(own, "POST", "/v1/account")).toBe(2);
  // The platform just said: wait at least 30 seconds.
  const again = await hands.resend(waiting);
  expect(countOf(own, "POST", "/v1/account")).toBe(2);
  expect(problemIn(again)).toMatchObject({ kind: "tooSoon" });
});

test("[I23] the wait between two codes does not end early after a restart on a clock set forward", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const waiting = await hands.migrate(own.plan("to-onprem"), () =>
    own.sandbox.world.setFaults(["lost-account-after"]),
  );
  expect(waiting.phase.kind).toBe("awaiting-code");
  await hands.close();
  hands = await openCoreDriver(own, { ports: shifted({ ms: HOUR_MS }) });
  const again = await hands.resend(waiting);
  expect(countOf(own, "POST", "/v1/account")).toBe(1);
  expect(problemIn(again)).toMatchObject({ kind: "tooSoon" });
});

test("[I4][I23] the hour after a lost register does not end early after a restart on a clock set forward", async () => {
  const own = await startTimedHarness();
  rig = own;
  hands = await openCoreDriver(own);
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["lost-register-before", "no-lookups", "onprem-lookup-missing"]),
  );
  must(await hands.resolve(resting, { kind: "seen", home: "on-premises" }));
  own.sandbox.world.clearFaults();
  await hands.close();
  hands = await openCoreDriver(own, { ports: shifted({ ms: 2 * HOUR_MS }) });
  const next = await hands.migrate(own.plan("to-cloud"));
  expect(countOf(own, "POST", "/register")).toBe(1);
  expect(endingOf(next)).toMatch(/^awaiting recent-register/);
});

test("[I24] a word on an older registration does not hold a week later", async () => {
  const own = await startTimedHarness({ startsOn: "onprem" });
  rig = own;
  hands = await openCoreDriver(own);
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const asked = await hands.migrate(plan, () => own.sandbox.world.setFaults(["shards-temporary-403"]));
  expect(endingOf(asked)).toMatch(/^awaiting older-registration/);
  must(await hands.confirm(asked, ["older-registration"]));
  const stopped = must(await hands.proceed(asked));
  expect(endingOf(stopped)).toBe("shards-refused, on-premises proven");
  own.sandbox.world.clearFaults();
  expect(countOf(own, "POST", "/v1/account/shards")).toBe(1);
  own.clock.skip(8 * DAY_MS);
  const again = must(await hands.proceed(stopped, true));
  expect({
    sent: countOf(own, "POST", "/v1/account/shards"),
    ending: endingOf(again),
    gateway: own.sandbox.world.truth(),
  }).toMatchObject({ sent: 1 });
});

test("[I24][F19] shards stay unset on day eight with a set-back clock where the code's answer was lost", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const waiting = await hands.migrate(plan, () =>
    own.sandbox.world.setFaults(["lost-verify-after", "shards-temporary-403"]),
  );
  const stopped = must(await hands.enterCode(waiting));
  expect(endingOf(stopped)).toBe("shards-refused, on-premises proven");
  own.sandbox.world.clearFaults();
  await hands.close();
  own.clock.skip(8 * DAY_MS);
  hands = await openCoreDriver(own, { ports: shifted({ ms: -8 * DAY_MS }) });
  const again = must(await hands.proceed(stopped, true));
  expect({
    sent: countOf(own, "POST", "/v1/account/shards"),
    ending: endingOf(again),
    truth: own.sandbox.world.truth(),
  }).toMatchObject({ sent: 1 });
});

test("[I6] no third PIN goes out after two were refused, whichever step carried them", async () => {
  const own = await startTimedHarness({ startsOn: "cloud", twoStep: true });
  rig = own;
  hands = await openCoreDriver(own);
  const good = own.env.get("PIN") ?? "";
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const waiting = await hands.migrate(plan);
  own.env.set("PIN", "111111");
  await hands.close();
  hands = await openCoreDriver(own);
  const first = must(await hands.enterCode(waiting));
  expect(endingOf(first)).toBe("shards-refused, on-premises proven");
  own.clock.skip(120_000);
  own.env.set("PIN", "222222");
  const second = must(await hands.proceed(first, true));
  own.clock.skip(120_000);
  own.env.set("PIN", good === "333333" ? "444444" : "333333");
  must(await hands.proceed(second, true));
  expect(countOf(own, "POST", "/v1/account/shards")).toBe(2);
});
