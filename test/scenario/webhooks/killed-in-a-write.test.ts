import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { must } from "../../support/harness.ts";
import {
  connectivityHarness,
  type ConnectivityHarness,
} from "../../support/webhooks/connectivity-harness.ts";

/*
 * A process was killed between writing a file of its test and moving it into place. What lies there then holds the URL
 * from before in full.
 */

const URL_BEFORE = "https://prod.example/very-secret-path";
const OTHER = "t-20260101-aaaaaa";

const temporary = (folder: string, name: string): string => join(folder, `${name}.0123456789ab.tmp`);

/** A test that was killed while its callback URL was set, with what a killed write left beside its files. */
async function killed(): Promise<{ rig: ConnectivityHarness; test: string; folder: string }> {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const run = await one.start();
  await run.until(({ phase }) => phase === "awaiting-message");
  const folder = join(rig.ports.dataDir, "tests");
  for (const kind of ["address", "json"]) writeFileSync(temporary(folder, `${run.id}.${kind}`), URL_BEFORE);
  return { rig, test: run.id, folder };
}

test("[C5] [P6] nothing that a killed write left beside a test's files outlasts the test", async () => {
  const { rig, test: id } = await killed();
  const next = await rig.afterKill();
  const folder = join(next.dataDir, "tests");
  // Another test's, which has begun this moment, and one whose process died before its first record.
  writeFileSync(temporary(folder, `${OTHER}.json`), "new");
  writeFileSync(temporary(folder, "t-20260101-bbbbbb.json"), "old");
  utimesSync(temporary(folder, "t-20260101-bbbbbb.json"), 1_700_000_000, 1_700_000_000);
  expect(must(await next.tests.restore(id))).toMatchObject({ restored: true });
  expect(readdirSync(folder)).toEqual([`${OTHER}.json.0123456789ab.tmp`]);
});

test("[C5] [P6] restore clears up what a test left that was killed before it replaced anything", async () => {
  const { rig, test: id } = await killed();
  const next = await rig.afterKill();
  const folder = join(next.dataDir, "tests");
  must(await next.tests.restore(id));
  const record = JSON.parse(readFileSync(join(rig.ports.dataDir, "tests", `${id}.json`), "utf8")) as object;
  const { borrowed: _none, checksum: _sum, ...early } = record as Record<string, unknown>;
  writeFileSync(join(folder, `${id}.json`), JSON.stringify({ ...early, address: "file" }));
  writeFileSync(join(folder, `${id}.address`), URL_BEFORE);
  writeFileSync(temporary(folder, `${id}.address`), URL_BEFORE);
  const restored = await next.tests.points.restore({ target: { kind: "plan", plan: rig.plan } });
  expect(must(restored)).toMatchObject({ found: false });
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});
