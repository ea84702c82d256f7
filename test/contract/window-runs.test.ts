import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { PracticePort } from "../../main/core/runtime/ports.ts";
import type { PracticeState } from "../../shared/practice/practice-state.ts";
import { ok } from "../../shared/result.ts";
import { secretsIn } from "../support/byte-scan.ts";
import { problemIn } from "../support/expect-result.ts";
import { migrate, must, startHarness, type Harness } from "../support/harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

const STATE: PracticeState = {
  revision: 1,
  home: "cloud",
  faults: [],
  deliveries: { delivered: 0, failed: 0, waiting: 0, givenUp: 0 },
  now: "2026-01-15T12:00:00.000Z",
};
const practice: PracticePort = {
  state: () => STATE,
  setFaults: () => ok(STATE),
  reset: () => Promise.resolve(STATE),
  onChange: () => () => undefined,
  send: () => "cloud",
  advance: () => Promise.resolve(STATE),
  registry: { server: { host: "127.0.0.1", port: 1 }, asns: [64_500] },
  openFront: () => Promise.reject(new Error("no front here")),
};

test("[I13] a run's story tells every fact in order, and no secret or reference to one", async () => {
  rig = await startHarness();
  const core = await rig.core();
  const { run } = await migrate(core, rig.plan("to-cloud"));
  const story = must(await core.client.call("migration.story", { run }));
  expect(story.map((line) => ("step" in line ? `${line.kind} ${line.step}` : line.kind))).toEqual([
    "opened",
    "sent inspect",
    "answered inspect",
    "sent backup",
    "answered backup",
    "confirmed",
    "sent register",
    "answered register",
    "sent subscribe",
    "answered subscribe",
    "sent verify",
    "answered verify",
    "ended",
    "erased",
  ]);
  expect(story.map(({ at }) => at)).toEqual(story.map(({ at }) => at).toSorted());
  const text = JSON.stringify(story);
  expect(secretsIn(text, [...rig.env.values(), "CLOUD_TOKEN"])).toEqual([]);
  expect(text).not.toMatch(/"[a-f0-9]{32}"/);
  const absent = await core.client.call("migration.story", { run: "r-20260115-absent" });
  expect(problemIn(absent)).toEqual({ kind: "noSuchRun", run: "r-20260115-absent" });
});

test("[F28] one run whose journal cannot be read hides no other, and is named by itself", async () => {
  rig = await startHarness();
  const first = await rig.core();
  const lost = await migrate(first, rig.plan("to-cloud"));
  const sound = await migrate(first, rig.plan("to-onprem"));
  await first.app.close();
  const handle = new DatabaseSync(join(rig.dataDir, "journal.db"));
  handle.prepare("UPDATE journal SET payload = '{' WHERE run = ? AND seq = 1").run(lost.run);
  handle.close();
  const { client } = await rig.core();
  expect(must(await client.call("migration.status", {})).map(({ run }) => run)).toEqual([sound.run]);
  expect(must(await client.call("migration.unreadable", {}))).toEqual([{ run: lost.run, rows: 1 }]);
  const damaged = { kind: "journalDamaged", run: lost.run, rows: 1 };
  expect(problemIn(await client.call("migration.status", { run: lost.run }))).toEqual(damaged);
  expect(problemIn(await client.call("migration.story", { run: lost.run }))).toEqual(damaged);
});

test("the vault stays open, and practice as it is, while a run is worked on", async () => {
  rig = await startHarness();
  const { client } = await rig.core((ports) => ({ ...ports, practice }));
  const { run } = must(await client.call("migration.start", { plan: rig.plan("to-cloud") }));
  // What is called below is loaded: the first call of an area would come after the abandonment.
  must(await client.call("practice.state", {}));
  const going = client.call("migration.abandon", { run });
  expect(problemIn(await client.call("vault.lock", {}))).toEqual({ kind: "vaultInUse" });
  expect(problemIn(await client.call("practice.reset", { home: "cloud" }))).toEqual({ kind: "runUnderWay" });
  must(await going);
  expect(must(await client.call("vault.lock", {}))).toBe("locked");
});

test("starting practice anew abandons the runs that are open", async () => {
  rig = await startHarness();
  const { client } = await rig.core((ports) => ({ ...ports, practice }));
  const { run } = must(await client.call("migration.start", { plan: rig.plan("to-cloud") }));
  must(await client.call("practice.reset", { home: "cloud" }));
  const [after] = must(await client.call("migration.status", { run }));
  expect(after?.phase).toEqual({ kind: "ended", reason: "abandoned" });
});

test("[I15] practice that another process works on is not started anew", async () => {
  rig = await startHarness({ startsOn: "cloud" });
  const busy = await rig.core((ports) => ({ ...ports, practice }));
  const other = await rig.core((ports) => ({ ...ports, practice }));
  const { run } = must(await busy.client.call("migration.start", { plan: rig.plan("to-onprem") }));
  const going = busy.client.call("migration.abandon", { run });
  const refused = await other.client.call("practice.reset", { home: "cloud" });
  expect(problemIn(refused)).toEqual({ kind: "runUnderWay" });
  must(await going);
});
