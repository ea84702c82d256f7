import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { createApp } from "../../../main/core/app/app.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness;
let home: CoreDriver;
let away: string;
beforeEach(async () => {
  rig = await startTimedHarness({ startsOn: "onprem" });
  home = await openCoreDriver(rig);
  away = join(mkdtempSync(join(tmpdir(), "switchover-second-")), "data");
});
afterEach(async () => {
  await home.close();
  await rig.close();
  rmSync(join(away, ".."), { recursive: true, force: true });
});

/** The pre-checks by themselves, from a data folder whose vault nobody opens. */
async function check(change: (ports: HostPorts) => HostPorts): Promise<OutputOf<"checks.run">> {
  const app = createApp(change(rig.ports));
  try {
    return must(await clientOver(app.transport).call("checks.run", { plan: rig.plan("to-cloud") }));
  } finally {
    await app.close();
  }
}

const elsewhere = (ports: HostPorts): HostPorts => ({ ...ports, dataDir: away });
const found = ({ verdict, checks }: OutputOf<"checks.run">): unknown => {
  const { status, cause, facts } = checks.find(({ id }) => id === "local.unresolved-run") ?? {};
  return { verdict, status, cause, facts };
};

describe("the pre-checks by themselves, while a run of the number is open", () => {
  test("[I25] say no-go from another data folder, name run and folder, and make no folder of their own", async () => {
    const run = must(await home.start(rig.plan("to-cloud")));
    expect(found(await check(elsewhere))).toMatchObject({
      verdict: "no-go",
      status: "fail",
      cause: "run-elsewhere",
      facts: { run: run.run, folder: expect.stringContaining("switchover-rig-") as string, state: "open" },
    });
    expect(existsSync(away)).toBe(false);
    must(await home.abandon(run));
    expect(found(await check(elsewhere))).toMatchObject({ verdict: "go", status: "pass" });
    expect(existsSync(away)).toBe(false);
  });

  test("[I25] say no-go from a data folder of their own that is there, too", async () => {
    const other = await openCoreDriver(rig, { ports: elsewhere });
    const run = must(await home.start(rig.plan("to-cloud")));
    expect(found(await check(elsewhere))).toMatchObject({ cause: "run-elsewhere", facts: { run: run.run } });
    await other.close();
  });

  test("[I4] say no-go in the very folder, and name the run", async () => {
    const run = must(await home.start(rig.plan("to-cloud")));
    expect(found(await check((ports) => ports))).toMatchObject({
      verdict: "no-go",
      cause: "run-open",
      facts: { run: run.run, held: false },
    });
  });

  test("[I25] say no-go while another process works on it, or changes its PIN", async () => {
    const core = await rig.core();
    const looks: Promise<unknown>[] = [];
    core.client.subscribe("pinChanges", ({ state }) => {
      if (state === "under-way") looks.push(check(elsewhere).then(found));
    });
    const pin = { plan: rig.plan("to-cloud"), action: "set", side: "on-premises", by: "person" } as const;
    must(await core.client.call("pin.change", pin));
    expect(await Promise.all(looks)).toMatchObject([{ verdict: "no-go", cause: "number-busy" }]);
  });

  test("[I25] say no-go where what all folders share cannot be read", async () => {
    must(await home.abandon(must(await home.start(rig.plan("to-cloud")))));
    // A file lies where the folder should be.
    const stateDir = join(rig.dataDir, "identity.json", "state");
    expect(found(await check((ports) => ({ ...ports, stateDir })))).toMatchObject({
      verdict: "no-go",
      cause: "records-unusable",
      facts: { folder: stateDir },
    });
  });
});
