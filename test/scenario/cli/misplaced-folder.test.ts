import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cliHarness, startCli } from "../../support/cli-process.ts";
import { resultLine } from "../../support/json-lines.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** A home folder whose Dropbox is `synced`. */
function homeWithDropbox(): { readonly home: string; readonly synced: string } {
  const home = tempFolder();
  const synced = join(home, "synced");
  mkdirSync(synced);
  mkdirSync(join(home, ".dropbox"));
  writeFileSync(join(home, ".dropbox", "info.json"), JSON.stringify({ personal: { path: synced } }));
  return { home, synced };
}

const everythingIn = (folder: string): string => execFileSync("find", [folder], { encoding: "utf8" });

test("[ZQ2] the program writes nothing into a synced folder, whichever way it is named, and says why", async () => {
  const { home, synced } = homeWithDropbox();
  symlinkSync(synced, join(home, "link"));
  const before = everythingIn(home);
  const ways: readonly (readonly [readonly string[], Readonly<Record<string, string>>])[] = [
    [["--data-dir", join(synced, "data")], {}],
    [["--data-dir", join(home, "link", "data")], {}],
    [["--data-dir", "synced/data"], {}],
    [[], { XDG_DATA_HOME: synced }],
    [["--data-dir", join(home, "data")], { XDG_STATE_HOME: join(synced, "state") }],
  ];
  const commands = [["status"], ["vault", "status"], ["serve", "--no-open"]];
  for (const [index, [options, env]] of ways.entries())
    // Every command is refused in one way, and one in every way: they all ask the same question before they open anything.
    for (const command of index === 0 ? commands : commands.slice(0, 1)) {
      const { code, stdout, stderr } = await startCli([...command, ...options], {
        cwd: home,
        env: { HOME: home, ...env },
      }).ended;
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toContain("Dropbox synchronizes");
    }
  expect(everythingIn(home)).toBe(before);
});

test("[ZQ2] [I27] a migration whose data folder lay in a synced folder continues once it was moved to a local disk", async () => {
  const rig = await cliHarness();
  const { home, synced } = homeWithDropbox();
  const begun = await rig.run(["migrate", rig.plans["to-cloud"]]);
  // Without --yes it waits for the person before the point of no return.
  expect(begun.code).toBe(3);
  const { run } = resultLine(begun.stdout) as { run: string };
  const inDropbox = join(synced, "data");
  renameSync(rig.dataDir, inDropbox);
  const env = { HOME: home };
  const refused = await rig.runIn(inDropbox, ["resume", run, "--yes"], { env });
  expect([refused.code, refused.stderr.includes("move the whole folder to a local disk")]).toEqual([2, true]);
  const local = join(rig.folder, "local");
  renameSync(inDropbox, local);
  const resumed = await rig.runIn(local, ["resume", run, "--yes"], { env });
  expect([resumed.code, resultLine(resumed.stdout)]).toEqual([
    0,
    expect.objectContaining({ outcome: "complete", numberIs: "cloud" }),
  ]);
});
