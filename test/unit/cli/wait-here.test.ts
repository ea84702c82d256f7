import { describe, expect, test, vi } from "vitest";
import { cli, planFolder, type CliEnd } from "../../support/cli.ts";
import { FAKE_RUN, fakeCore, type FakeCore } from "../../support/fake-core.ts";
import { jsonLines, resultLine } from "../../support/json-lines.ts";
import { virtualClock, type VirtualClock } from "../../support/virtual-clock.ts";

const UNTIL = "2026-01-15T12:01:00.000Z";
const TOO_SOON = { kind: "tooSoon", run: FAKE_RUN, until: UNTIL, onlyHere: true } as const;

type Asked = {
  readonly core: FakeCore;
  readonly clock: VirtualClock;
  readonly ended: Promise<CliEnd>;
};

/** A command whose call fails with a wait that only its own process can measure. */
function refused(argv: readonly string[], answers?: readonly (string | boolean)[]): Asked {
  const { folder, passphrase } = planFolder();
  const clock = virtualClock();
  const core = fakeCore({ asks: ["warnings"] });
  core.fail("migration.proceed", TOO_SOON);
  core.fail("migration.start", TOO_SOON);
  const ended = cli([...argv, ...passphrase], {
    core,
    clock,
    folder,
    ...(answers === undefined ? {} : { answers }),
  });
  return { core, clock, ended };
}

/**
 * A command first loads modules from the disk, which no fixed number of event loop turns covers on a busy
 * machine.
 */
const until = (done: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(done()).toBe(true), { timeout: 20_000, interval: 2 });
const count = ({ calls }: FakeCore, name: string): number => calls.filter((call) => call === name).length;

describe("a wait that only a process which stays open can count", () => {
  test.each([
    ["resume", ["resume", FAKE_RUN, "--yes"], "migration.proceed"],
    ["migrate", ["migrate", "plan.json", "--yes"], "migration.start"],
  ] as const)(
    "[I23] %s waits it out in the same process where a person at the terminal wants that, and goes on",
    async (_command, argv, method) => {
      const { core, clock, ended } = refused(argv, [true]);
      await until(() => clock.sleeping > 0);
      expect(count(core, method)).toBe(1);
      await clock.advance(59_999);
      expect(count(core, method)).toBe(1);
      core.fail("migration.proceed");
      core.fail("migration.start");
      await clock.advance(1);
      const { code, stderr } = await ended;
      expect(code).toBe(0);
      expect(stderr).toContain("only a program that stays open can tell");
      expect(stderr).toContain("Wait here, then continue?");
    },
  );

  test("[I23] a wait that is not over after all is waited out further, and nobody is asked twice", async () => {
    const { core, clock, ended } = refused(["resume", FAKE_RUN, "--yes"], [true]);
    await until(() => clock.sleeping > 0);
    core.fail("migration.proceed", { ...TOO_SOON, until: "2026-01-15T12:02:00.000Z" });
    await clock.advance(60_000);
    await until(() => clock.sleeping > 0);
    expect(count(core, "migration.proceed")).toBe(2);
    core.fail("migration.proceed");
    await clock.advance(60_000);
    expect((await ended).code).toBe(0);
  });

  test("[I17] [I23] a person who does not want to wait, and a script, are told why it would begin anew and what to do", async () => {
    const declined = await refused(["resume", FAKE_RUN, "--yes"], [false]).ended;
    const scripted = await refused(["resume", FAKE_RUN, "--yes", "--json"]).ended;
    for (const { code, stderr } of [declined, scripted].map((end) => ({
      ...end,
      stderr: `${end.stderr}${end.stdout}`,
    }))) {
      expect(code).toBe(3);
      expect(stderr).toContain("only a program that stays open can tell");
    }
    expect(declined.stdout).toContain("Each command starts the wait again.");
    expect(declined.stdout).toContain("switchover serve");
    expect(scripted.stderr).toContain("switchover serve");
    expect(resultLine(scripted.stdout)).toMatchObject({ problem: "tooSoon", until: UNTIL, onlyHere: true });
    expect(jsonLines(scripted.stdout)).toHaveLength(1);
  });

  test("[I23] a change of the PIN waits in the same way", async () => {
    const { folder } = planFolder();
    const clock = virtualClock();
    const core = fakeCore();
    core.fail("pin.change", { kind: "pinTooSoon", until: UNTIL, onlyHere: true });
    const ended = cli(["pin", "set", "plan.json", "--yes"], { core, clock, folder, answers: [true] });
    await until(() => clock.sleeping > 0);
    core.fail("pin.change");
    await clock.advance(60_000);
    expect((await ended).code).toBe(0);
    expect(count(core, "pin.change")).toBe(2);
  });
});

test("[I23] [I25] a wait that another data folder was told names its run, the folder and the time, and asks nobody", async () => {
  const { folder, passphrase } = planFolder();
  const core = fakeCore({ startProblem: { kind: "tooSoon", run: FAKE_RUN, until: UNTIL, folder: "/other" } });
  const { code, stdout, stderr } = await cli(["migrate", "plan.json", "--yes", "--json", ...passphrase], {
    core,
    folder,
  });
  expect(code).toBe(3);
  expect(resultLine(stdout)).toMatchObject({
    run: FAKE_RUN,
    outcome: "unknown",
    reason: "tooSoon",
    folder: "/other",
    until: UNTIL,
    next: "wait",
  });
  expect(stderr).toContain(`switchover status ${FAKE_RUN} --data-dir /other`);
});

test("[I23] a change of the PIN that came too soon ends safely with the time of the next one", async () => {
  const { folder } = planFolder();
  const core = fakeCore();
  core.fail("pin.change", { kind: "pinTooSoon", until: UNTIL });
  const { code, stdout } = await cli(["pin", "set", "plan.json", "--yes", "--json"], { core, folder });
  expect(code).toBe(1);
  expect(resultLine(stdout)).toMatchObject({ outcome: "stopped", reason: "too-soon", until: UNTIL });
});
