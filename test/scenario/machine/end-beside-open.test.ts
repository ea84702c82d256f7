import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { RunId } from "../../../shared/ids.ts";
import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import { openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
const open = new Set<CoreDriver>();
const folders: string[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  open.clear();
  await rig?.close();
  rig = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "switchover-machine-"));
  folders.push(made);
  return made;
}

async function handsIn(
  own: Harness,
  dataDir: string,
  change = (ports: HostPorts) => ports,
): Promise<CoreDriver> {
  const hands = await openCoreDriver(own, { ports: (ports) => change({ ...ports, dataDir }) });
  open.add(hands);
  return hands;
}

function create({ deps }: CoreDriver, plan: Plan, run: string): string {
  const created = deps.storage.create(numberOf(plan), {
    kind: "opened",
    run: RunId.parse(run),
    workspace: "default",
    plan,
    checks: [],
    sealed: {},
    wayBack: {},
  });
  if (created.ok) created.value.release();
  return created.ok ? "opened" : created.problem.kind;
}

test("[I25] ending an old run in one folder does not make room beside a run that another folder is just opening", async () => {
  const own = await startTimedHarness();
  rig = own;
  const plan = own.plan("to-cloud");
  const old = folder();
  const first = await handsIn(own, old);
  const given = must(await first.start(plan));
  await first.close();
  open.delete(first);
  // The drive with the old folder is away; its run is given up on a person's word, and the drive comes back.
  renameSync(old, `${old}-away`);
  const elsewhere = await handsIn(own, folder());
  must(elsewhere.deps.storage.giveUpElsewhere(given.run, true));
  renameSync(`${old}-away`, old);
  const returned = await handsIn(own, old);

  // While a second folder writes its new run down, the old folder's run is taken to be ended.
  let calls = 0;
  let armed = false;
  const opening = await handsIn(own, folder(), (ports) => ({
    ...ports,
    clock: {
      ...ports.clock,
      now() {
        if (armed) calls += 1;
        if (armed && calls === 2) {
          armed = false;
          const hold = returned.deps.storage.hold(given.run, { toEnd: true });
          if (hold.ok) {
            const ended = returned.deps.storage.append(hold.value, { kind: "ended", reason: "abandoned" });
            must(ended);
            hold.value.release();
          }
        }
        return ports.clock.now();
      },
    },
  }));
  armed = true;
  expect(create(opening, plan, "r-20260101-aaaaaa")).toBe("opened");
  expect(calls).toBeGreaterThanOrEqual(2);
  // A third folder must still find the number taken.
  const third = await handsIn(own, folder());
  expect(create(third, plan, "r-20260101-bbbbbb")).not.toBe("opened");
});
