import { expect, onTestFinished, test } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { RunId } from "../../../shared/ids.ts";
import { e164 } from "../../../shared/phone.ts";
import { ENDED, opened as openedRow, runNamed } from "../../contract/storage/entries.ts";
import { must } from "../../support/harness.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { stateFolder } from "../../support/state-folder.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

test("[I28][I25] a later run of the same line counts as later, however its plan writes the number", async () => {
  const clock = virtualClock();
  const storage = must(
    openStorage({
      dataDir: tempFolder(),
      stateDir: stateFolder(),
      clock,
      random: seededRandom(),
      appVersion: "1.2.3",
    }),
  );
  onTestFinished(() => storage.close());
  const begin = (run: RunId, national: string): void => {
    const row = openedRow(run, national, "52");
    const plan = { ...row.plan, number: { ...row.plan.number, phoneNumberId: "15512345678" as never } };
    const hold = must(storage.create(e164("52", national), { ...row, plan }));
    must(storage.append(hold, ENDED));
    hold.release();
  };
  begin(runNamed("first1"), "15512345678");
  await clock.advance(1000);
  begin(runNamed("second"), "15512345678");
  await clock.advance(1000);
  begin(runNamed("third1"), "5512345678");
  expect(must(storage.laterRuns(runNamed("first1")))).toEqual([runNamed("third1"), runNamed("second")]);
});
