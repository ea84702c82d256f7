import { afterEach, expect, test } from "vitest";
import { numberOf } from "../../../shared/migration/plan.ts";
import { shifted } from "../../support/bent.ts";
import { endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const DAY_MS = 24 * 3_600_000;

let rig: Harness | undefined;
let open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  [open, rig] = [[], undefined];
});

async function opened(own: Harness, change: Parameters<typeof openCoreDriver>[1] = {}): Promise<CoreDriver> {
  const hands = await openCoreDriver(own, change);
  open.push(hands);
  return hands;
}

async function closed(hands: CoreDriver): Promise<void> {
  open = open.filter((one) => one !== hands);
  await hands.close();
}

test.fails("[I5][F19] registers are given back after 72 hours of the platform's clock although this machine's was a year ahead once", async () => {
  const own = (rig = await startTimedHarness());
  const plan = own.plan("to-cloud");
  const ahead = await opened(own, { ports: shifted({ ms: 400 * DAY_MS }) });
  const stopped = await ahead.migrate(plan, () => own.sandbox.world.setFaults(["register-success-false"]));
  expect(endingOf(stopped)).toMatch(/^register-refused/);
  await closed(ahead);
  own.clock.skip(4 * DAY_MS);
  const right = await opened(own);
  const started = must(await right.start(plan));
  must(await right.proceed(started));
  expect(right.deps.storage.attemptsLeft(numberOf(plan), started.run)).toMatchObject({
    ok: true,
    value: { inWindow: 8 },
  });
});
