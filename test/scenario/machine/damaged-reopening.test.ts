import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import { numberOf } from "../../../shared/migration/plan.ts";

let rig: Harness | undefined;
let open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  [open, rig] = [[], undefined];
});

async function opened(own: Harness): Promise<CoreDriver> {
  const hands = await openCoreDriver(own);
  open.push(hands);
  return hands;
}

test("[I4][F26] a run that was taken up again keeps its number busy although the row that says so is damaged", async () => {
  const own = (rig = await startTimedHarness());
  own.env.set("PIN", "000001");
  const hands = await opened(own);
  const plan = own.plan("to-cloud");
  expect(endingOf(await hands.migrate(plan))).toMatch(/^register-pin-refused/);
  const [refused] = must(hands.deps.storage.runs());
  if (refused === undefined) throw new Error("a run");
  own.env.set("PIN", own.sandbox.number.pin);
  own.sandbox.world.setFaults(["lost-register-before", "no-lookups", "onprem-lookup-missing"]);
  expect(endingOf(must(await hands.proceed(refused, true)))).toBe("unknown, unknown none");
  expect(countOf(own, "POST", "/register")).toBe(2);
  await hands.close();
  open = [];
  const database = new DatabaseSync(join(own.dataDir, "journal.db"));
  database.exec("UPDATE journal SET kind = 'reopenee' WHERE kind = 'reopened'");
  database.close();
  own.sandbox.world.clearFaults();
  const again = await opened(own);
  expect(must(again.deps.storage.openRunOf(numberOf(plan)))).toBe(refused.run);
  expect(await again.start(plan)).toMatchObject({ ok: false });
});
