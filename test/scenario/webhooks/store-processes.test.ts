import { join } from "node:path";
import { expect, test } from "vitest";
import { runProgram } from "../../support/child-process.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { countsOf, killCycles, storeTaker } from "../../soak/kill-cycles.ts";
import { storedIds } from "../../soak/stored-ids.ts";

const program = join(import.meta.dirname, "../../support/webhooks/store-process.ts");

test("[I20] [W2] a process that is killed again and again loses nothing it acknowledged and stores nothing twice", async () => {
  const dataDir = tempFolder();
  const random = seededRandom();
  const acknowledged = await killCycles(storeTaker(dataDir), 4, () => random.next());
  expect(acknowledged.size).toBeGreaterThan(4);
  expect(countsOf(4, acknowledged, await storedIds(dataDir))).toMatchObject({ lost: 0, twice: 0 });
});

test("[I20] [W6] the same where facts alone are kept", async () => {
  const dataDir = tempFolder();
  const random = seededRandom();
  const acknowledged = await killCycles(storeTaker(dataDir, "facts"), 2, () => random.next());
  expect(countsOf(2, acknowledged, await storedIds(dataDir))).toMatchObject({ lost: 0, twice: 0 });
});

test("[W3] two processes take the same notifications at once, and each event is there once", async () => {
  const dataDir = tempFolder();
  const both = [1, 2].map(() => runProgram(process.execPath, [program, dataDir, "same", "210"]));
  expect((await Promise.all(both)).map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ""],
    [0, ""],
  ]);
  const ids = await storedIds(dataDir);
  expect([ids.length, new Set(ids).size]).toEqual([210, 210]);
});
