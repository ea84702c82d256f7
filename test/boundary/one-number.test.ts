import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { SandboxOptions } from "../../main/sandbox/index.ts";
import { cliHarness, type CliHarness } from "../support/cli-process.ts";
import type { Ended, Program, ProgramOptions } from "../support/child-process.ts";
import { jsonLines, resultLine } from "../support/json-lines.ts";
import { STATE_VARIABLE } from "../support/state-folder.ts";

const LIMIT = { timeout: 120_000 };

type Two = CliHarness & {
  /** A second data folder, which is not there before something makes it. */
  readonly away: string;
  /** The same commands from that folder. */
  awayRun(args: readonly string[], options?: ProgramOptions): Promise<Ended>;
};

/** One number, one user, two data folders, and a separate process for each command. */
async function twoFolders(options: SandboxOptions = {}): Promise<Two> {
  const rig = await cliHarness(options);
  const away = join(rig.folder, "away");
  return {
    ...rig,
    away,
    awayRun: (args, given) => rig.runIn(away, args, given),
  };
}

/** Requests that change a PIN or move the number. */
function changes({ platform }: CliHarness): readonly string[] {
  return platform.world
    .requests()
    .filter(({ method, path }) => method !== "GET" && /two-step$|register$|account$/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
}

const pin = (rig: CliHarness, action: "set" | "off"): readonly string[] => [
  "pin",
  action,
  rig.plans["to-cloud"],
  "--side",
  "on-premises",
  "--yes",
];

/** The plan with a token for the client, so that no sign-in is needed. */
function withToken({ folder, plans, platform }: CliHarness): string {
  const plan = JSON.parse(readFileSync(plans["to-cloud"], "utf8")) as { onPrem: { auth: unknown } };
  plan.onPrem.auth = { token: { file: "onprem-token.txt" } };
  writeFileSync(join(folder, "onprem-token.txt"), platform.onPrem.token);
  const path = join(folder, "with-token.json");
  writeFileSync(path, JSON.stringify(plan));
  return path;
}

/** Once a request that matches has reached the platform. */
async function reached(rig: CliHarness, pattern: RegExp): Promise<void> {
  await expect
    .poll(() => rig.platform.world.requests().some(({ method, path }) => pattern.test(`${method} ${path}`)), {
      timeout: 30_000,
      interval: 20,
    })
    .toBe(true);
}

async function killed(program: Program): Promise<void> {
  program.signal("SIGKILL");
  await program.ended;
}

describe("a number whose run waits in one data folder", LIMIT, () => {
  test("[I4] [I25] keeps its PIN as it is from another one, that is there or not: exit 3, with run and folder", async () => {
    const rig = await twoFolders();
    const waiting = await rig.run(["migrate", rig.plans["to-cloud"]]);
    expect(waiting.code).toBe(3);
    const { run } = resultLine(waiting.stdout);
    for (const action of ["set", "off"] as const) {
      const refused = await rig.awayRun(pin(rig, action));
      expect(refused.code).toBe(3);
      expect(resultLine(refused.stdout)).toMatchObject({
        run,
        action,
        folder: rig.dataDir,
        state: "open",
        outcome: "awaiting-confirmation",
        reason: "run-open",
      });
      expect(refused.stderr).toContain(`switchover status ${run} --data-dir ${rig.dataDir}`);
    }
    expect(existsSync(rig.away)).toBe(false);
    // A data folder that is there, and knows nothing of this number.
    expect((await rig.awayRun(["vault", "put", "some-label"], { input: "secret\n" })).code).toBe(0);
    expect((await rig.awayRun(pin(rig, "set"))).code).toBe(3);
    expect(changes(rig)).toEqual([]);
  });

  test("[I25] is a no-go for the checks from another one, which name run and folder, and for a migration exit 3", async () => {
    const rig = await twoFolders();
    const { run } = resultLine((await rig.run(["migrate", rig.plans["to-cloud"]])).stdout);
    const checked = await rig.awayRun(["check", rig.plans["to-cloud"]]);
    expect(checked.code).toBe(4);
    expect(jsonLines(checked.stdout)).toContainEqual(
      expect.objectContaining({
        type: "check",
        id: "local.unresolved-run",
        status: "fail",
        cause: "run-elsewhere",
        facts: { run, folder: rig.dataDir, state: "open" },
      }),
    );
    expect(resultLine(checked.stdout)).toMatchObject({ outcome: "no-go", reason: "local.unresolved-run" });
    expect(existsSync(rig.away)).toBe(false);
    const begun = await rig.awayRun(["migrate", rig.plans["to-cloud"], "--yes"]);
    expect(begun.code).toBe(3);
    expect(resultLine(begun.stdout)).toMatchObject({ run, reason: "runElsewhere", folder: rig.dataDir });
    const here = await rig.run(["check", rig.plans["to-cloud"]]);
    expect(here.code).toBe(4);
    expect(changes(rig)).toEqual([]);
  });
});

describe("a number that a process works on", LIMIT, () => {
  test("[I15] [I25] keeps its PIN as it is from another folder while a register is out: exit 5, no result line", async () => {
    const rig = await twoFolders();
    rig.platform.world.setFaults(["delay-register:20"]);
    const moving = rig.start(["migrate", rig.plans["to-cloud"], "--yes"]);
    await reached(rig, /^POST .*register$/);
    for (const action of ["set", "off"] as const) {
      const refused = await rig.awayRun(pin(rig, action));
      expect({ code: refused.code, stdout: refused.stdout }).toEqual({ code: 5, stdout: "" });
      expect(refused.stderr).toContain("Another process of yours is working on this number");
    }
    expect((await rig.awayRun(["migrate", rig.plans["to-cloud"], "--yes"])).code).toBe(5);
    expect(changes(rig).filter((line) => line.includes("two-step"))).toEqual([]);
    await killed(moving);
  });

  test("[I4] [I15] [I25] lets no run begin and no second change while its PIN is changed; a kill frees it", async () => {
    const pace = { looksMs: 0, changesMs: 15_000 };
    const rig = await twoFolders({ pace });
    // Signing in changes something too, and would take as long.
    const plan = withToken(rig);
    const changing = rig.start(["pin", "set", plan, "--side", "on-premises", "--yes"]);
    await reached(rig, /two-step$/);
    const begun = await rig.awayRun(["migrate", plan, "--yes"]);
    expect({ code: begun.code, stdout: begun.stdout }).toEqual({ code: 5, stdout: "" });
    const second = await rig.awayRun(["pin", "off", plan, "--side", "on-premises", "--yes"]);
    expect({ code: second.code, stdout: second.stdout }).toEqual({ code: 5, stdout: "" });
    expect((await rig.awayRun(["check", plan])).code).toBe(4);
    await killed(changing);
    // Nothing has to be held up any more; a migration begins with a request that changes something, too.
    pace.changesMs = 0;
    expect((await rig.awayRun(["check", plan])).code).toBe(0);
    const after = await rig.awayRun(["migrate", plan]);
    expect([after.code, resultLine(after.stdout).outcome]).toEqual([3, "awaiting-confirmation"]);
    expect(changes(rig)).toEqual([expect.stringContaining("two-step")]);
  });
});

describe("where what all data folders share cannot be written", LIMIT, () => {
  test("[I25] [F25] no PIN is changed and no run begun: exit 2, and the folder is named", async () => {
    const rig = await twoFolders();
    writeFileSync(join(rig.folder, "in-the-way"), "");
    const state = join(rig.folder, "in-the-way", "state");
    const env = { [STATE_VARIABLE]: state };
    for (const args of [pin(rig, "set"), pin(rig, "off"), ["migrate", rig.plans["to-cloud"], "--yes"]]) {
      const refused = await rig.run(args, { env });
      expect({ code: refused.code, stdout: refused.stdout }).toEqual({ code: 2, stdout: "" });
      expect(refused.stderr).toContain(state);
    }
    const checked = await rig.awayRun(["check", rig.plans["to-cloud"]], { env });
    expect(checked.code).toBe(4);
    expect(jsonLines(checked.stdout)).toContainEqual(
      expect.objectContaining({ id: "local.unresolved-run", cause: "records-unusable" }),
    );
    expect(changes(rig)).toEqual([]);
    expect(readdirSync(rig.folder)).not.toContain("away");
  });
});
