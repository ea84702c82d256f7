import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { changePin } from "../../../main/core/pin/change-pin.ts";
import { RunId } from "../../../shared/ids.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { problemIn } from "../../support/expect-result.ts";
import { endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let open: CoreDriver[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  open = [];
  rig = undefined;
});

async function handsOn(own: Harness, change?: Parameters<typeof openCoreDriver>[1]): Promise<CoreDriver> {
  const hands = await openCoreDriver(own, change);
  open.push(hands);
  return hands;
}

test("[I4] a run is not taken up again while a change of its number's PIN is under way", async () => {
  const own = await startTimedHarness();
  rig = own;
  const hands = await handsOn(own);
  const plan = own.plan("to-cloud");
  const stopped = await hands.migrate(plan, () => own.sandbox.world.setFaults(["token-expired"]));
  expect(stopped.phase.kind).toBe("ended");
  own.sandbox.world.clearFaults();
  let taken: unknown;
  const { storage, vault, lateAnswers } = hands.deps;
  const change = changePin(
    {
      storage,
      vault,
      lateAnswers,
      ports: own.ports,
      onChange: (seen) => {
        if (seen.state !== "under-way") return;
        taken = hands.proceed(stopped, true);
      },
    },
    { plan, action: "set", side: "on-premises", by: "person" },
  );
  must(await change);
  const resumed = (await taken) as Awaited<ReturnType<CoreDriver["proceed"]>>;
  expect(resumed.ok ? endingOf(resumed.value) : problemIn(resumed).kind).toBe("numberBusy");
});

test("[I4][I25] no run is opened in another data folder while a change of the number's PIN is under way", async () => {
  const own = await startTimedHarness();
  rig = own;
  const hands = await handsOn(own);
  const dataDir = mkdtempSync(join(tmpdir(), "switchover-second-"));
  folders.push(dataDir);
  const other = await handsOn({ ...own, ports: { ...own.ports, dataDir } });
  const plan = own.plan("to-cloud");
  let opened = "nothing";
  const { storage, vault, lateAnswers } = hands.deps;
  must(
    await changePin(
      {
        storage,
        vault,
        lateAnswers,
        ports: own.ports,
        onChange: (seen) => {
          if (seen.state !== "under-way") return;
          const created = other.deps.storage.create(numberOf(plan), {
            kind: "opened",
            run: RunId.parse("r-20260101-aaaaaa"),
            workspace: "default",
            plan,
            checks: [],
            sealed: {},
            wayBack: {},
          });
          opened = created.ok ? "opened" : created.problem.kind;
          if (created.ok) created.value.release();
        },
      },
      { plan, action: "set", side: "on-premises", by: "person" },
    ),
  );
  expect(opened).toBe("numberBusy");
});
