import { describe, expect, test } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { cli, planFolder, type CliEnd, type CliOptions } from "../../support/cli.ts";
import { FAKE_RUN, fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { resultLine } from "../../support/json-lines.ts";

const WRONG = "000000";
const RIGHT = "314159";

/** Runs a command at a terminal for a run that waits for its code. */
async function atTerminal(
  argv: readonly string[],
  answers: NonNullable<CliOptions["answers"]>,
  script: Script = {},
): Promise<CliEnd & { readonly core: FakeCore }> {
  const core = fakeCore({ code: RIGHT, ...script });
  const { folder, passphrase } = planFolder();
  const end = await cli([...argv, "--json", ...passphrase], { core, folder, answers });
  return { ...end, core };
}

const waiting =
  (change: object) =>
  (run: RunSnapshot): RunSnapshot =>
    run.phase.kind === "awaiting-code" ? { ...run, phase: { ...run.phase, ...change } } : run;

describe("[I12][I17] a code that is asked for at a terminal", () => {
  test.each([
    ["resume", ["resume", FAKE_RUN]],
    ["code", ["code", FAKE_RUN]],
  ] as const)("by %s is asked for three times at most; then the run rests", async (_name, argv) => {
    const { code, stdout, stderr, core } = await atTerminal(argv, [WRONG, WRONG, WRONG]);
    expect(code).toBe(3);
    expect(core.inputs("migration.enterCode")).toHaveLength(3);
    expect(resultLine(stdout)).toMatchObject({ outcome: "awaiting-code", reason: "code-wrong" });
    expect(stderr).toContain("3 codes were entered. Switchover doesn't ask for another now");
  });

  test.each([
    ["resume", ["resume", FAKE_RUN]],
    ["code", ["code", FAKE_RUN]],
  ] as const)(
    "by %s may stay away: where the input ends, the run waits for it (exit 3)",
    async (_name, argv) => {
      const { code, stdout } = await atTerminal(argv, [undefined], {
        edit: (run) => (run.phase.kind === "ready" ? { ...run, phase: WAITS } : run),
      });
      expect(code).toBe(3);
      expect(resultLine(stdout)).toMatchObject({
        run: FAKE_RUN,
        outcome: "awaiting-code",
        next: "enter-code",
      });
    },
  );

  test("is taken at the second try", async () => {
    const { code, core } = await atTerminal(["code", FAKE_RUN], [WRONG, RIGHT]);
    expect([code, core.inputs("migration.enterCode").length]).toEqual([0, 2]);
  });

  test("is not asked for where the run does not wait for one", async () => {
    const { code, stdout, core } = await atTerminal(["code", FAKE_RUN], [], {
      edit: (run) => ({ ...run, phase: { kind: "ended", reason: "complete" } }),
    });
    expect([code, stdout, core.inputs("migration.enterCode")]).toEqual([2, "", []]);
  });

  test.each([
    ["has probably expired", { expired: true }],
    [
      "was guessed too often",
      {
        lastRefusal: {
          kind: "rejected",
          reason: "code-too-many-guesses",
          evidence: { at: "2026-01-15T12:00:00.000Z", durationMs: 1 },
        },
      },
    ],
    ["may not be guessed yet", { guessAt: "2999-01-15T12:00:00.000Z" }],
  ])("is not asked for by resume where it %s", async (_why, change) => {
    const { code, stdout, core } = await atTerminal(["resume", FAKE_RUN], [], { edit: waiting(change) });
    expect([code, core.inputs("migration.enterCode")]).toEqual([3, []]);
    expect(resultLine(stdout)).toMatchObject({ outcome: "awaiting-code" });
  });

  test("is not asked for once more where the last entry reached nobody", async () => {
    const { code, stdout, core } = await atTerminal(["code", FAKE_RUN], [WRONG], {
      edit: waiting({
        notTaken: {
          kind: "notSent",
          cause: "sign-in-refused",
          signIn: "token-invalid",
          evidence: { at: "2999-01-15T12:00:00.000Z", durationMs: 1 },
        },
      }),
    });
    expect([code, core.inputs("migration.enterCode").length]).toEqual([3, 1]);
    expect(resultLine(stdout)).toMatchObject({ reason: "sign-in-refused" });
  });
});

describe("[I12] a code whose validity is over", () => {
  const edit = waiting({ expired: true });

  test("is told as that by status, with the way to another one", async () => {
    const core = fakeCore({
      edit: (run) => edit({ ...run, phase: { ...WAITS } }),
    });
    const words = (await cli(["status", FAKE_RUN], { core })).stdout;
    expect(words).toContain("The registration code has probably expired.");
    expect(words).toContain("Request another code.");
    expect(words).not.toContain("Enter the code before");
    const line = JSON.parse((await cli(["status", FAKE_RUN, "--json"], { core })).stdout) as object;
    expect(line).toMatchObject({ state: "awaiting-code", reason: "code-expired", next: "enter-code" });
  });

  test("is followed by the command that asks for another", async () => {
    const { stderr } = await atTerminal(["resume", FAKE_RUN], [], { edit });
    expect(stderr).toContain(`switchover code ${FAKE_RUN} --resend`);
  });

  test("can be entered by whoever asks for that, who is told", async () => {
    const { code, stderr } = await atTerminal(["code", FAKE_RUN], [RIGHT], {
      edit: (run) => (run.phase.kind === "ready" ? { ...run, phase: { ...WAITS, expired: true } } : run),
    });
    expect(code).toBe(0);
    expect(stderr).toContain("probably expired");
  });
});

const WAITS = {
  kind: "awaiting-code",
  certain: true,
  sentAt: "2026-01-15T12:00:00.000Z",
  method: "sms",
  resendAt: { sms: "2026-01-15T12:01:00.000Z", voice: "2026-01-15T12:01:00.000Z" },
  expiresAt: "2026-01-15T12:10:00.000Z",
  guesses: 0,
} as const;

describe("[I12] a code that may not have been sent", () => {
  const edit = (run: RunSnapshot): RunSnapshot => ({ ...run, phase: { ...WAITS, certain: false } });

  test("is to be entered if it arrives, and otherwise requested again", async () => {
    const words = (await cli(["status", FAKE_RUN], { core: fakeCore({ edit }) })).stdout;
    expect(words).toContain("If a code arrives, enter it before");
    expect(words).toContain("If none does, request another; that is possible from");
  });

  test("another one that is too early leads to the command for this one, and denies no record of its request", async () => {
    const { code, stderr, stdout } = await atTerminal(["code", FAKE_RUN, "--resend"], [], { edit });
    expect(code).toBe(3);
    expect(stderr).toContain("Nothing more was sent. What was done before is unchanged.");
    expect(stderr).not.toContain("The migration is unchanged");
    expect(stderr).toContain(`switchover code ${FAKE_RUN} `);
    expect(resultLine(stdout)).toMatchObject({ problem: "tooSoon", next: "wait" });
  });
});

describe("a command that the migration isn't waiting for", () => {
  const refused = async (phase: RunSnapshot["phase"], problem = phase.kind) =>
    atTerminal(["resolve", FAKE_RUN, "--as", "cloud"], [], {
      edit: (run) => ({ ...run, phase }),
      problems: { "migration.resolve": { kind: "notWaitingForThis", run: FAKE_RUN, phase: problem } },
    });

  test.each<[RunSnapshot["phase"], string]>([
    [WAITS, `switchover code ${FAKE_RUN} `],
    [{ ...WAITS, expired: true }, `switchover code ${FAKE_RUN} --resend`],
    [{ kind: "ready" }, `switchover resume ${FAKE_RUN}`],
    [{ kind: "ended", reason: "complete" }, `switchover status ${FAKE_RUN}`],
  ])("in %o names the one that it is waiting for", async (phase, command) => {
    const { code, stdout, stderr } = await refused(phase);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("isn't waiting for this");
    expect(stderr).toContain(command);
  });

  test.each<[string, Partial<RunSnapshot>]>([
    ["a backup that is no longer needed", { pairLabel: "pair:bakery" }],
    ["records that can't be read", { damagedRows: 1 }],
  ])("leads to neither a deletion nor another folder beside %s", async (_about, change) => {
    const phase = { kind: "ended", reason: "complete" } as const;
    const { stderr } = await atTerminal(["resolve", FAKE_RUN, "--as", "cloud"], [], {
      edit: (run) => ({ ...run, ...change, phase }),
      problems: { "migration.resolve": { kind: "notWaitingForThis", run: FAKE_RUN, phase: phase.kind } },
    });
    expect(stderr).toContain(`switchover status ${FAKE_RUN}`);
    expect(stderr).not.toMatch(/vault forget|ANOTHER-FOLDER|state calls for/);
  });

  test("for a code at a terminal names the one that fits an ended migration", async () => {
    const { code, stderr } = await atTerminal(["code", FAKE_RUN], [], {
      edit: (run) => ({ ...run, numberIs: "unknown", phase: { kind: "ended", reason: "abandoned" } }),
    });
    expect(code).toBe(2);
    expect(stderr).toContain(`switchover resolve ${FAKE_RUN} --as cloud|onprem`);
  });

  test("without an attempt left leads to no request", async () => {
    const { stderr } = await refused({ kind: "unknown", step: "register" }, "attempts-spent" as never);
    expect(stderr).toContain("Find the number in the platform's dashboard");
    expect(stderr).toContain(`switchover status ${FAKE_RUN}`);
    expect(stderr).not.toContain("--repeat");
  });
});
