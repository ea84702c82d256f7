import { afterEach, expect, test } from "vitest";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const DAY_MS = 86_400_000;

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

test("[I24] a word about an older registration is about the day on which it was given, also in a run that never ended", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const asked = await hands.migrate(plan, () => own.sandbox.world.setNumber({ home: "onprem" }));
  expect(endingOf(asked)).toBe("awaiting older-registration, on-premises proven");
  must(await hands.confirm(asked, ["older-registration"]));
  // The program is closed before it goes on, and opened again days later.
  await hands.close();
  own.clock.skip(5 * DAY_MS);
  hands = await openCoreDriver(own);
  const later = must(await hands.proceed(asked));
  expect({ ending: endingOf(later), shards: countOf(own, "POST", "/v1/account/shards") }).toEqual({
    ending: "awaiting older-registration, on-premises proven",
    shards: 0,
  });
});

test("[I24] the word about an older registration counts only after the person was told of one", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const started = must(await hands.start(plan));
  const early = await hands.confirm(started, ["older-registration"]);
  own.sandbox.world.setNumber({ home: "onprem" });
  const done = await hands.goOn(started);
  expect({
    taken: early.ok,
    shards: countOf(own, "POST", "/v1/account/shards"),
    phase: done.phase.kind,
  }).toEqual({
    taken: false,
    shards: 0,
    phase: "awaiting-confirmation",
  });
});
