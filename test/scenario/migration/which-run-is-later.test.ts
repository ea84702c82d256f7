import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { shifted } from "../../support/bent.ts";
import { endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const DAY_MS = 86_400_000;

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

test("[I28][F19] what a run knew is past once a later one has moved the number, though the clock was set back between them", async () => {
  const own = (rig = await startTimedHarness());
  const offset = { ms: 0 };
  const hands = await opened(own, { ports: shifted(offset) });
  const there = await hands.migrate(own.plan("to-cloud"));
  expect(endingOf(there)).toBe("complete, cloud proven");
  offset.ms = -2 * DAY_MS;
  const back = await hands.migrate(own.plan("to-onprem", (json) => void (json.number.shards = undefined)));
  const done = must(await hands.enterCode(back));
  const truth = own.sandbox.world.truth().home;
  expect({ truth, first: endingOf(hands.status(there)), second: endingOf(done) }).toEqual({
    truth: "onprem",
    first: "complete, on-premises proven",
    second: "complete, on-premises proven",
  });
});

test("[F26][I28] what a run knew is past, too, where the record of the later one is lost or corrupted and its rows are there", async () => {
  for (const harm of ["DELETE FROM run WHERE run = ?", "UPDATE run SET mark = 'x' WHERE run = ?"]) {
    const own = (rig = await startTimedHarness());
    const hands = await openCoreDriver(own);
    const there = await hands.migrate(own.plan("to-cloud"));
    const back = await hands.migrate(own.plan("to-onprem", (json) => void (json.number.shards = undefined)));
    must(await hands.enterCode(back));
    await hands.close();
    const database = new DatabaseSync(join(own.dataDir, "journal.db"));
    database.prepare(harm).run(back.run);
    database.close();
    const after = await openCoreDriver(own);
    // The number is on-premises. The journal of the run that moved it there can't be trusted any more.
    expect(after.status(there)).toMatchObject({
      newer: { run: back.run },
      numberIs: "unknown",
      proof: "none",
    });
    await after.close();
    await own.close();
  }
  rig = undefined;
});

test("[I16][F19] a run that can be put right is taken up again, though an earlier one bears a later date", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const offset = { ms: 0 };
  const hands = await opened(own, { ports: shifted(offset) });
  const there = await hands.migrate(own.plan("to-onprem", (json) => void (json.number.shards = undefined)));
  expect(endingOf(must(await hands.enterCode(there)))).toBe("complete, on-premises proven");
  offset.ms = -2 * DAY_MS;
  const stopped = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["subscribe-denied"]),
  );
  own.sandbox.world.clearFaults();
  const later = must(await hands.proceed(stopped, true));
  expect({ stopped: endingOf(stopped), later: endingOf(later) }).toEqual({
    stopped: "subscribe-refused, cloud proven",
    later: "complete, cloud proven",
  });
});

test("[I28][I25] what a run knew is past once a later run in another data folder has moved the number", async () => {
  const own = (rig = await startTimedHarness());
  const hands = await opened(own);
  const there = await hands.migrate(own.plan("to-cloud"));
  expect(endingOf(there)).toBe("complete, cloud proven");
  const dataDir = mkdtempSync(join(tmpdir(), "switchover-second-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  own.clock.skip(60_000);
  const other = await openCoreDriver({ ...own, ports: { ...own.ports, dataDir } });
  const back = await other.migrate(own.plan("to-onprem", (json) => void (json.number.shards = undefined)));
  const done = must(await other.enterCode(back));
  await other.close();
  expect(endingOf(done)).toBe("complete, on-premises proven");
  expect(endingOf(hands.status(there))).not.toBe("complete, cloud proven");
  expect(hands.status(there)).toMatchObject({
    newer: { run: done.run, folder: realpathSync(dataDir) },
    numberIs: "unknown",
    proof: "none",
  });
  // Once this folder has moved the number again, it knows the place again.
  const again = await hands.migrate(own.plan("to-cloud"));
  expect(endingOf(again)).toBe("complete, cloud proven");
  expect(hands.status(there)).toMatchObject({ newer: { run: again.run }, numberIs: "cloud" });
});
