import { afterEach, expect, test } from "vitest";
import { timelineOf } from "../../../main/core/migration/timeline.ts";
import { rescueOf } from "../../../shared/migration/crossing.ts";
import { openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

/** A migration to on-premises whose first code was wrong, and the right code. */
async function afterWrongCode() {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  const driver = await openCoreDriver(own);
  hands = driver;
  const waiting = await driver.migrate(own.plan("to-onprem"));
  const code = own.sandbox.world.lastCode() ?? "";
  must(await driver.enterCode(waiting, code === "111111" ? "222222" : "111111"));
  return { own, driver, waiting, code };
}

test("the downtime shown starts with the request that it was measured from, not with a wrong code before", async () => {
  const { own, driver, waiting, code } = await afterWrongCode();
  own.clock.skip(8 * 60_000);
  const end = await driver.goOn(must(await driver.enterCode(waiting, code)));
  const { sentAt = "", arrivedAt = "" } = end.crossing ?? {};
  const shownMs = Date.parse(arrivedAt) - Date.parse(sentAt);
  expect(Math.abs(shownMs - (end.downtimeMs ?? 0))).toBeLessThan(2_000);
  const entries = must(timelineOf(driver.deps.storage, end.run));
  expect(entries.filter(({ kind }) => kind === "sent").map(({ at }) => at)).toContain(sentAt);
});

test("a rescue is told although a wrong code was refused before", async () => {
  const { own, driver, waiting, code } = await afterWrongCode();
  own.sandbox.world.setFaults(["lost-verify-after"]);
  const end = await driver.goOn(must(await driver.enterCode(waiting, code)));
  expect(end).toMatchObject({ numberIs: "on-premises", proof: "proven" });
  expect(rescueOf(must(timelineOf(driver.deps.storage, end.run)))).toMatchObject({ by: "look-up" });
});
