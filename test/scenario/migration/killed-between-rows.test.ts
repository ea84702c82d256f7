import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { countOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { Crash, withAppend } from "../../support/crash.ts";
import { must, startHarness, type Harness } from "../../support/harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

/** A process that dies before it writes an entry. */
const dyingAt = (own: Harness, is: (entry: JournalEntry) => boolean): Promise<CoreDriver> =>
  openCoreDriver(own, {
    deps: (deps) => ({
      ...deps,
      storage: withAppend(deps.storage, (hold, entry, options) => {
        if (is(entry)) throw new Crash(`before ${entry.kind}`);
        return deps.storage.append(hold, entry, options);
      }),
    }),
  });

/** What the next start with a window makes of it, without anybody pressing anything. */
async function nextStart(own: Harness) {
  const core = await own.core((ports) => ({ ...ports, host: "browser" }));
  const runs: RunSnapshot[] = [];
  core.client.subscribe("runs", (push) => runs.push(push));
  for (let turn = 0; turn < 4_000 && runs.at(-1)?.phase.kind !== "ended"; turn += 1) await setImmediate();
  const [now] = must(await core.client.call("migration.status", {}));
  return now;
}

test("[I9][I16][I17] killed between the check that found the number and the row that settles it: the next start goes on", async () => {
  const own = await startHarness();
  rig = own;
  const dying = await dyingAt(own, (entry) => entry.kind === "settled" && entry.step === "register");
  await expect(
    dying.migrate(own.plan("to-cloud"), () => own.sandbox.world.setFaults(["lost-register-after"])),
  ).rejects.toThrow(Crash);
  await dying.close();
  own.sandbox.world.clearFaults();
  const now = await nextStart(own);
  expect(countOf(own, "POST", "/register")).toBe(1);
  expect(now).toMatchObject({ phase: { reason: "complete" }, numberIs: "cloud", proof: "proven" });
});

test("[I17] killed between a person's report and the row that settles it: the next start goes on", async () => {
  const own = await startHarness();
  rig = own;
  const dying = await dyingAt(own, (entry) => entry.kind === "settled" && entry.step === "register");
  const lost = await dying.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["lost-register-after", "no-lookups", "onprem-lookup-missing"]),
  );
  expect(lost.phase.kind).toBe("unknown");
  await expect(dying.resolve(lost, { kind: "seen", home: "cloud" })).rejects.toThrow(Crash);
  await dying.close();
  own.sandbox.world.clearFaults();
  const now = await nextStart(own);
  expect(now).toMatchObject({ phase: { reason: "complete" }, numberIs: "cloud" });
});
