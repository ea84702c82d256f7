import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { testsFolder } from "../../../main/core/connectivity/records.ts";
import { must, startHarness, type Harness } from "../../support/harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

test("[ZJ33] a digest tells of open migrations, replaced callback URLs and, where something monitors, findings", async () => {
  rig = await startHarness();
  const terminal = await rig.core();
  must(
    await terminal.client.call("alerts.save", {
      scope: "all",
      form: "slack",
      url: "https://hooks.example/very-secret",
      news: [],
      digest: { every: "daily", at: "08:00" },
      wholeNumbers: false,
      language: "en",
      allowPrivate: false,
      systemRoots: false,
    }),
  );
  const before = must(await terminal.client.call("alerts.digest", { scope: "all" }));
  expect(before?.digest).toMatchObject({ migrations: { open: 0, unknown: 0 }, replaced: 0 });
  const { phase } = must(await terminal.client.call("migration.start", { plan: rig.plan("to-cloud") }));
  expect(phase.kind).toBe("ready");
  const folder = testsFolder(rig.dataDir);
  mkdirSync(folder, { recursive: true });
  // A record that can't be read may be of a callback URL that is replaced.
  writeFileSync(join(folder, "t-cut-off.json"), "{");
  const shown = must(await terminal.client.call("alerts.digest", { scope: "all" }));
  expect(shown?.digest).toMatchObject({
    every: "daily",
    arrivals: { numbers: [] },
    migrations: { open: 1, unknown: 0 },
    replaced: 1,
  });
  // A command in a terminal monitors nothing.
  expect(shown?.digest.monitoring).toBeUndefined();
  expect(shown?.text).toContain("Findings of monitoring aren't known here");
  expect(JSON.stringify(shown)).not.toMatch(/very-secret|hooks\.example/);
  const window = await rig.core((given) => ({ ...given, host: "browser" }));
  const inWindow = must(await window.client.call("alerts.digest", { scope: "all" }));
  expect(inWindow?.digest.monitoring).toEqual({ findings: 0, failed: 0, paused: true });
});
