import { afterEach, expect, test } from "vitest";
import { ROW_VERSION } from "../../main/core/storage/row-versions.ts";
import { problemIn } from "../support/expect-result.ts";
import { NEWER, rewriteLastRow, toNewer } from "../support/newer-rows.ts";
import { migrate, must, startHarness, type Harness } from "../support/harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

test("[F37] a run that a newer version has closed is refused by that name, and new runs are warned of it", async () => {
  rig = await startHarness();
  const first = await rig.core();
  const { run } = await migrate(first, rig.plan("to-cloud"));
  await first.app.close();
  rewriteLastRow(rig.dataDir, run, toNewer);
  const { client } = await rig.core();
  const problem = { kind: "runOfNewerVersion", run, found: NEWER, known: ROW_VERSION };
  expect(must(await client.call("migration.status", {}))).toEqual([]);
  expect(must(await client.call("migration.unreadable", {}))).toEqual([
    { run, rows: 0, newer: { found: NEWER, known: ROW_VERSION } },
  ]);
  expect(problemIn(await client.call("migration.status", { run }))).toEqual(problem);
  expect(problemIn(await client.call("migration.proceed", { run, reopen: true }))).toEqual(problem);
  expect(problemIn(await client.call("migration.abandon", { run }))).toEqual(problem);
  expect(problemIn(await client.call("migration.story", { run }))).toEqual(problem);
  expect(problemIn(await client.call("migration.wayBack", { run }))).toEqual(problem);
  const { checks } = must(
    await client.call("checks.run", { plan: rig.plan("to-onprem"), only: ["local.unresolved-run"] }),
  );
  expect(checks).toMatchObject([{ status: "warn", facts: { run } }]);
});
