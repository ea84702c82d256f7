import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Ended } from "../../support/child-process.ts";
import { cliHarness, startCli, type CliHarness } from "../../support/cli-process.ts";
import { resultLine } from "../../support/json-lines.ts";
import { STATE_VARIABLE } from "../../support/state-folder.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** Files of which two are the same: one of them may be lost. */
const PAIRS = [
  ["identity.json", "identity-copy.json"],
  ["vault/key.json", "vault/key-copy.json"],
] as const;
const TWINS: readonly string[] = PAIRS.map(([, second]) => second);

/** Cuts every small file of a data folder to this part of its length, except one of each pair. */
function cutAll(dataDir: string, part: number, except: readonly string[]): readonly string[] {
  const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".json") && !except.includes(name))
    .filter((name) => statSync(join(dataDir, name)).isFile());
  for (const name of files) {
    const { size } = statSync(join(dataDir, name));
    truncateSync(join(dataDir, name), Math.min(Math.floor(size * part), size - 2));
  }
  return files;
}

/**
 * Another computer: the data folder was copied there, the passphrase is lost, and of the first one nothing is left but
 * the certificate authority of the plan. Gives a command in a process of its own there.
 */
function onAnotherComputer(rig: CliHarness) {
  const home = tempFolder();
  const dataDir = join(home, "data");
  cpSync(rig.dataDir, dataDir, { recursive: true });
  rmSync(rig.dataDir, { recursive: true });
  for (const name of ["passphrase.txt", "cloud-token.txt", "onprem-password.txt", "pin.txt", "number.cert"])
    rmSync(join(rig.folder, name));
  const common = ["--json", "--data-dir", dataDir, "--passphrase-file", join(rig.folder, "key.txt")];
  const env = { HOME: home, [STATE_VARIABLE]: join(home, "state") };
  const run = (args: readonly string[], input = ""): Promise<Ended> =>
    startCli([...args, ...common], { cwd: home, env, input }).ended;
  return { dataDir, run };
}

/** Starts a migration that then waits for a person, and saves the recovery key. */
async function underWay(rig: CliHarness, args: readonly string[], outcome: string): Promise<string> {
  const begun = await rig.run(args);
  expect([begun.code, resultLine(begun.stdout).outcome]).toEqual([3, outcome]);
  expect((await rig.run(["vault", "recovery", "--out", join(rig.folder, "key.txt")])).code).toBe(0);
  return resultLine(begun.stdout).run ?? "";
}

const registersOf = ({ platform }: CliHarness): number =>
  platform.world.requests().filter(({ method, path }) => method === "POST" && path.endsWith("/register"))
    .length;

const LIMIT = { timeout: 120_000 };

test.each([
  ["cut in the middle", 0.5, TWINS],
  ["emptied", 0, ["identity.json", "vault/key.json"]],
] as const)(
  "[ZQ9] [F28] a migration to the cloud that is under way ends on another computer with the recovery key alone, every small file %s",
  LIMIT,
  async (_how, part, except) => {
    const rig = await cliHarness();
    const id = await underWay(rig, ["migrate", rig.plans["to-cloud"]], "awaiting-confirmation");
    const { dataDir, run } = onAnotherComputer(rig);
    expect(cutAll(dataDir, part, except).length).toBeGreaterThan(2);
    const ended = await run(["resume", id, "--yes"]);
    expect([ended.code, resultLine(ended.stdout)]).toEqual([
      0,
      expect.objectContaining({ outcome: "complete", numberIs: "cloud", proof: "proven" }),
    ]);
    expect([rig.platform.world.truth().home, registersOf(rig)]).toEqual(["cloud", 1]);
    // Twice is whole again, and what was cut is still there.
    const names = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
    for (const [one, other] of PAIRS)
      expect(readFileSync(join(dataDir, one), "utf8")).toBe(readFileSync(join(dataDir, other), "utf8"));
    expect(names.filter((name) => /(?:identity|key)(?:-copy)?\.json\.damaged-/.test(name))).toHaveLength(2);
  },
);

test(
  "[ZQ9] [F28] a migration back that waits for its code ends on another computer with the recovery key alone",
  LIMIT,
  async () => {
    const rig = await cliHarness();
    expect((await rig.run(["migrate", rig.plans["to-cloud"], "--yes"])).code).toBe(0);
    const id = await underWay(rig, ["migrate", rig.plans["to-onprem"], "--yes"], "awaiting-code");
    const { dataDir, run } = onAnotherComputer(rig);
    cutAll(dataDir, 0.9, TWINS);
    const ended = await run(["code", id], `${rig.platform.world.lastCode() ?? ""}\n`);
    expect([ended.code, resultLine(ended.stdout)]).toEqual([
      0,
      expect.objectContaining({ outcome: "complete", numberIs: "on-premises", proof: "proven" }),
    ]);
    expect(rig.platform.world.truth().home).toBe("onprem");
  },
);
