import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let open: CoreDriver[] = [];
let other: string | undefined;
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  if (other !== undefined) rmSync(other, { recursive: true, force: true });
  open = [];
  [rig, other] = [undefined, undefined];
});

const TWO_STEP = "/v1/settings/account/two-step";

test("[I4][I25] no PIN is changed from another data folder while a run of the number is open", async () => {
  const own = await startTimedHarness();
  rig = own;
  const hands = await openCoreDriver(own);
  open.push(hands);
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["lost-register-before", "no-lookups", "onprem-lookup-missing"]),
  );
  expect(endingOf(resting)).toBe("unknown, unknown none");
  own.sandbox.world.clearFaults();
  other = mkdtempSync(join(tmpdir(), "switchover-other-"));
  const elsewhere = other;
  own.env.set("PIN", "246810");
  const core = await own.core((ports) => ({ ...ports, dataDir: elsewhere }));
  await core.client.call("pin.change", {
    plan: own.plan("to-cloud"),
    action: "set",
    side: "on-premises",
    by: "person",
  });
  expect(countOf(own, "POST", TWO_STEP)).toBe(0);
});

test("[I23] a told wait is measured anew by the process that takes a run up a second time", async () => {
  const own = await startTimedHarness();
  rig = own;
  const boot = (): ((ports: HostPorts) => HostPorts) => (ports) => ({
    ...ports,
    clock: { ...ports.clock },
  });
  // A process that is killed in its first pause.
  const killed = (): ((ports: HostPorts) => HostPorts) => (ports) => ({
    ...ports,
    clock: {
      ...ports.clock,
      sleep: (ms, signal) =>
        ms < 30_000 ? Promise.reject(new Error("killed")) : ports.clock.sleep(ms, signal),
    },
  });
  const plan = own.plan("to-cloud");
  const z = await openCoreDriver(own, { ports: killed() });
  const started = must(await z.start(plan));
  own.sandbox.world.setFaults(["lost-backup"]);
  await expect(z.goOn(started)).rejects.toThrow("killed");
  await z.close();
  const a = await openCoreDriver(own, { ports: boot() });
  open.push(a);
  const waiting = must(await a.proceed(started));
  expect(endingOf(waiting)).toMatch(/^awaiting point-of-no-return/);
  own.clock.skip(60_000);
  const b = await openCoreDriver(own, { ports: killed() });
  own.sandbox.world.setFaults(["rate-limited"]);
  must(await b.confirm(waiting, ["point-of-no-return"]));
  await expect(b.proceed(waiting)).rejects.toThrow("killed");
  await b.close();
  must(await a.proceed(waiting));
  const rows = a.rows(waiting);
  const times = rows.filter(
    ({ entry }) => (entry.kind === "intent" || entry.kind === "outcome") && entry.step === "subscribe",
  );
  const [, refused, again] = times;
  expect((again?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThanOrEqual(1000);
});
