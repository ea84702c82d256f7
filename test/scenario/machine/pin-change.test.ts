import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Core, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const TWO_STEP = "/v1/settings/account/two-step";

let rig: Harness;
let second: string;
const open: CoreDriver[] = [];
beforeEach(async () => {
  rig = await startTimedHarness({ startsOn: "onprem" });
  second = mkdtempSync(join(tmpdir(), "switchover-second-"));
});
afterEach(async () => {
  for (const hands of open.splice(0)) await hands.close();
  await rig.close();
  rmSync(second, { recursive: true, force: true });
});

const inSecondFolder = (ports: HostPorts): HostPorts => ({ ...ports, dataDir: second });

async function hands(change: Parameters<typeof openCoreDriver>[1] = {}): Promise<CoreDriver> {
  const opened = await openCoreDriver(rig, change);
  open.push(opened);
  return opened;
}

const change = ({ client }: Core) =>
  client.call("pin.change", { plan: rig.plan("to-cloud"), action: "set", side: "on-premises", by: "person" });

/** Does something between the look for open runs and the intent: while the side is read. */
const whileReading =
  (work: () => void) =>
  (ports: HostPorts): HostPorts => ({
    ...inSecondFolder(ports),
    files: {
      ...ports.files,
      // The free space is asked for after the first look, before the number is taken.
      freeBytes: (path) => {
        work();
        return ports.files.freeBytes(path);
      },
    },
  });

describe("a change of the PIN and the opening of a run, in two data folders", () => {
  test("[I4] [I25] a run that is opened after the look keeps the PIN as it is, and nothing is sent", async () => {
    const home = await hands();
    const template = must(await home.start(rig.plan("to-cloud")));
    const [opened] = home.rows(template);
    must(await home.abandon(template));
    if (opened?.entry.kind !== "opened") throw new Error("a journal begins with its opening");
    const { entry } = opened;
    const run = `${template.run.slice(0, -6)}second` as typeof entry.run;
    const core = await rig.core(
      whileReading(() => {
        must(
          home.deps.storage.create(numberOf(rig.plan("to-cloud")), { ...entry, run, sealed: {} }),
        ).release();
      }),
    );
    expect(problemIn(await change(core))).toMatchObject({ kind: "runElsewhere", run, state: "open" });
    expect(countOf(rig, "POST", TWO_STEP)).toBe(0);
  });

  test("[I4] [I15] [I25] while the PIN is changed from one folder no run of the number begins in another", async () => {
    const home = await hands();
    const core = await rig.core(inSecondFolder);
    const starts: Promise<unknown>[] = [];
    core.client.subscribe("pinChanges", ({ state }) => {
      if (state === "under-way") starts.push(home.start(rig.plan("to-cloud")));
    });
    rig.sandbox.world.setFaults(["lost-pin-after"]);
    const before = must(await home.start(rig.plan("to-cloud")));
    expect(problemIn(await change(core))).toMatchObject({ kind: "runElsewhere" });
    must(await home.abandon(before));
    expect(must(await change(core))).toMatchObject({ state: "unknown" });
    expect(await Promise.all(starts)).toMatchObject([{ ok: false, problem: { kind: "numberBusy" } }]);
    expect(endingOf(await home.goOn(must(await home.start(rig.plan("to-cloud")))))).not.toMatch(/^awaiting/);
  });

  test("[I16] [I25] what a killed change of the PIN leaves in the book is cleared by whoever comes next", async () => {
    const core = await rig.core(inSecondFolder);
    core.client.subscribe("pinChanges", () => {
      throw new Error("killed");
    });
    await expect(change(core)).rejects.toThrow("killed");
    await core.app.close();
    must(await (await hands()).start(rig.plan("to-cloud")));
  });
});
